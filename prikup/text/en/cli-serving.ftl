# `prikup` and `prikup serve` for people.

serve-at = Prikup is at { $link }
serve-stop = Stop it with Ctrl+C.
serve-others = For others in your network: { $link }
serve-port-taken = port { $port } is in use; choose another with --port
serve-no-address = cannot listen on { $address }: { $error }
serve-bad-setting = a PRIKUP_… setting is no number: { $error }
serve-test-seed = PRIKUP_TEST_SEED is set: every card can be foretold.
