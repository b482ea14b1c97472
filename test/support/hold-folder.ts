// A process of its own that opens a store, prints `ready`, and keeps writing settings, printing the number of each that
// was acknowledged. For tests of what a second process may do, and of sudden deaths.

import { openSqlite } from '../../src/server/store/engines/sqlite.ts'
import { putSetting } from '../../src/server/store/settings.ts'

const store = await openSqlite(process.argv[2] ?? '')
process.stdout.write('ready\n')
for (let n = 0; ; n++) {
  // Four at a time, so that they share a commit.
  await Promise.all([0, 1, 2, 3].map((part) => store.write((tx) => putSetting(tx, `${n}.${part}`, 'x'))))
  process.stdout.write(`${n}\n`)
}
