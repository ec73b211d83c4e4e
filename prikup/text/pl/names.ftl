# Jak język sam się nazywa, litery na kartach, gracze bez imienia.

language-name = Polski

rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = W
rank-Q = D
rank-K = K
rank-A = A

player-number = Gracz { $number }
