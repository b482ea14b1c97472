# Verifies the signatures of a mail with dkimpy: the source on standard input, the DNS as JSON in the argument.
import json, sys
import dkim

records = json.loads(sys.argv[1])
source = sys.stdin.buffer.read()

def look_up(name, timeout=5):
    name = name.decode() if isinstance(name, bytes) else name
    return records.get(name.rstrip('.'), '').encode()

verifier = dkim.DKIM(source)
count = sum(1 for name, _ in verifier.headers if name.lower() == b'dkim-signature')
print(json.dumps([verifier.verify(idx=i, dnsfunc=look_up) for i in range(count)]))
