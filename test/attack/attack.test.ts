// The short form of `npm run attack`.
import { expect, it } from 'vitest'
import { lineOf, runKind } from './attack.ts'
import { kinds } from './kinds.ts'
import { startTarget } from './target.ts'

/** Milliseconds for a kind on a busy machine. */
const MOST = 120_000

it.each(Object.keys(kinds))('withstands %s', async (name) => {
  const target = await startTarget(true)
  try {
    const result = await runKind(name, kinds[name] as (typeof kinds)[string], target, MOST)
    process.stdout.write(`${lineOf(result)}\n`)
    expect(result.failures).toEqual([])
    expect(result.tried).toBeGreaterThan(0)
  } finally {
    await target.close()
  }
})
