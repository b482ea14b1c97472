// The best that the database can do: it inserts the rows of the import into one table with one index, without checks.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const [folder, total] = process.argv.slice(2) as [string, string]
const PER_TRANSACTION = 1_000
// As many values as the platform's contact table has columns.
const texts = [
  'status',
  'consent',
  'method',
  'u_method',
  'u_reason',
  'u_text',
  'first_name',
  'last_name',
  'language',
  'email',
  'email_status',
  'cellphone',
  'cellphone_status',
  'phone',
  'phone_status',
  'fields',
  'origin',
  'birth_date',
]
const numbers = ['account_id', 'list_id', 'subscription_date', 'unsubscription_date', 'change_date', 'consent_date']
const columns = [...numbers, ...texts]

const database = new DatabaseSync(join(folder, 'insert.db'))
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000')
database.exec(
  `CREATE TABLE contact (id INTEGER PRIMARY KEY, ${numbers.map((c) => `${c} INTEGER`).join()}, ${texts.map((c) => `${c} TEXT`).join()})`,
)
database.exec('CREATE INDEX contact_email ON contact (list_id, email)')
const insert = database.prepare(`INSERT INTO contact VALUES (${['id', ...columns].map(() => '?').join()})`)

const start = performance.now()
for (let n = 0; n < Number(total); n++) {
  if (n % PER_TRANSACTION === 0) database.exec('BEGIN IMMEDIATE')
  insert.run(
    n,
    1,
    1,
    start,
    null,
    start,
    null,
    'active',
    'any',
    'imported',
    '',
    '',
    '',
    `Reader ${n}`,
    'Silva',
    'en',
    `reader${n}@example.com`,
    'active',
    `351-91${n}`,
    'active',
    null,
    'active',
    null,
    '{}',
    null,
  )
  if ((n + 1) % PER_TRANSACTION === 0) database.exec('COMMIT')
}
if (database.isTransaction) database.exec('COMMIT')
const ms = performance.now() - start
const { user, system } = process.cpuUsage()
process.send?.({ ms, cpu: (user + system) / 1000 })
database.close()
process.disconnect?.()
