# The old bounces that come with Mailman's detector, and what it says of each: their folder and its verdicts as JSON.
import glob
import json
import os
from email import message_from_binary_file

import flufl.bounce.tests.data
from flufl.bounce import all_failures

folder = list(flufl.bounce.tests.data.__path__)[0]
verdicts = {}
for path in sorted(glob.glob(os.path.join(folder, "*.txt"))):
    with open(path, "rb") as mail:
        temporary, permanent = all_failures(message_from_binary_file(mail))
    verdicts[os.path.basename(path)] = "permanent" if permanent else "temporary" if temporary else "none"
print(json.dumps({"folder": folder, "verdicts": verdicts}))
