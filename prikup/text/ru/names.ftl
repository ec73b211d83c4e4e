# Как язык называет себя, буквы на картах, игроки без имени.

language-name = Русский

rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = В
rank-Q = Д
rank-K = К
rank-A = Т

player-number = Игрок { $number }
