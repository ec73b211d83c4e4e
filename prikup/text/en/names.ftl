# The language's own name, ranks as they stand on the cards, people without a name.

language-name = English

rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A

player-number = Player { $number }
