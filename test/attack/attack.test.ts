// The short form of `npm run attack`.
import { expect, it } from 'vitest'
import { onSqliteOnly } from '../support/engine.ts'
import { lineOf, runKind } from './attack.ts'
import { kinds } from './kinds.ts'
import { startTarget } from './target.ts'

/** Milliseconds for an attempt on a busy machine: a kind takes as long as the machine needs. */
const MOST = 120_000
const WHOLE_KIND = 1_800_000
/** Kinds about connections, and about the event loop, to which only SQLite adds its queries. */
const withoutEngine = ['framing', 'slow', 'costs']

for (const [name, kind] of Object.entries(kinds)) {
  const where = withoutEngine.includes(name) ? onSqliteOnly() : {}
  it(`withstands ${name}`, { ...where, timeout: WHOLE_KIND }, async () => {
    const target = await startTarget(true)
    try {
      const result = await runKind(name, kind, target, MOST)
      process.stdout.write(`${lineOf(result)}\n`)
      expect(result.failures).toEqual([])
      expect(result.tried).toBeGreaterThan(0)
    } finally {
      await target.close()
    }
  })
}
