# `prikup` and `prikup serve` for people.

serve-at = Prikup is at { $link }
serve-stop = Stop it with Ctrl+C.
serve-others = For others in your network: { $link }
serve-alone = Only this machine can reach { $address }. For others in your network: prikup serve --host 0.0.0.0
serve-no-network = No network was found, so nobody else can come yet.
serve-port-taken = port { $port } is in use; choose another with --port
serve-no-address = cannot listen on { $address }: { system-fault }
serve-bad-setting = a PRIKUP_… setting is no number: { $error }
serve-test-seed = PRIKUP_TEST_SEED is set: every card can be foretold.
reason-unknown-language = There is no language “{ $language }” here. Right would be: { $known }.
