// What is left of deleted rows in the file of the embedded database.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSeededRandom } from '../../src/server/lib/seeded.ts'
import { createScrubber } from '../../src/server/store/engines/sqlite-scrub.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'messaging-scrub-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SECRET = 'zoeanna'

/** A database in which rows with the secret were written, changed and deleted among thousands of others. */
function fill(file: string, seed: number): DatabaseSync {
  const { below } = createSeededRandom(seed)
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA secure_delete = ON')
  db.exec('CREATE TABLE contact (id integer PRIMARY KEY, email text, fields text)')
  db.exec('CREATE INDEX contact_email ON contact (email)')
  const put = db.prepare('INSERT OR REPLACE INTO contact VALUES (?, ?, ?)')
  const putOne = (id: number) => {
    const word = id % 50 === 0 ? SECRET : 'somebody'
    put.run(id, `${word}-${below(1e6)}@example.com`, word.repeat(1 + below(40)))
  }
  db.exec('BEGIN')
  const ids = Array.from({ length: 3_000 }, () => below(1e6))
  for (const id of [...ids, ...ids.toReversed()]) putOne(id)
  db.exec('DELETE FROM contact WHERE id % 50 = 0')
  db.exec('COMMIT')
  return db
}

const leftIn = (file: string) =>
  [file, `${file}-wal`].reduce((sum, name) => sum + readFileSync(name, 'latin1').split(SECRET).length - 1, 0)

describe('the scrubber', () => {
  it('leaves nothing of deleted rows, while others write', () => {
    let before = 0
    for (let seed = 1; seed <= 8; seed++) {
      const file = join(folder, `${seed}.db`)
      const db = fill(file, seed)
      const scrubber = createScrubber(file, db)
      scrubber.step(Number.MAX_SAFE_INTEGER)
      before += leftIn(file)
      for (let at: number | null = 0; at !== null; ) {
        at = scrubber.step(at)?.next ?? null
        db.exec("UPDATE contact SET fields = fields || '.' WHERE id IN (SELECT min(id) FROM contact)")
      }
      expect(leftIn(file)).toBe(0)
      expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
      db.close()
      scrubber.close()
    }
    // Otherwise this would show nothing.
    expect(before).toBeGreaterThan(0)
  })

  it('waits while somebody reads an old state', () => {
    const file = join(folder, 'busy.db')
    const db = fill(file, 1)
    const reader = new DatabaseSync(file)
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM contact').get()
    db.exec("INSERT INTO contact VALUES (1, 'a', 'a')")
    const scrubber = createScrubber(file, db)
    expect(scrubber.step(0)).toBeNull()
    reader.exec('COMMIT')
    expect(scrubber.step(0)).not.toBeNull()
    for (const one of [reader, db, scrubber]) one.close()
  })
})
