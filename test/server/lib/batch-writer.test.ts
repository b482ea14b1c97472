import { describe, expect, it } from 'vitest'
import { createBatchWriter } from '../../../src/server/lib/batch-writer.ts'

/** Longer than a test. */
const NEVER = 3_600_000

describe('a buffer', () => {
  it('writes what it holds in batches, in order, when asked', async () => {
    const written: (readonly number[])[] = []
    const { add, flush } = createBatchWriter<number>(
      { batch: 2, room: 10, within: NEVER },
      async (some) => written.push(some),
      fail,
    )
    expect(flush()).toBeNull()
    for (const n of [1, 2, 3]) expect(add(n)).toBe(true)
    await flush()
    expect(written).toEqual([[1, 2], [3]])
    expect(flush()).toBeNull()
  })

  it('writes on its own what has waited long enough', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly string[]>()
    const { add } = createBatchWriter<string>({ batch: 10, room: 10, within: 1 }, async (some) => resolve(some), fail)
    add('a')
    await expect(promise).resolves.toEqual(['a'])
  })

  it('writes a full batch at once, and takes no more than it has room for', async () => {
    const gate = Promise.withResolvers<void>()
    const written: number[] = []
    const write = async (some: readonly number[]) => {
      await gate.promise
      written.push(...some)
    }
    const { add, flush } = createBatchWriter<number>({ batch: 2, room: 3, within: NEVER }, write, fail)
    expect([1, 2, 3, 4].map(add)).toEqual([true, true, true, false])
    gate.resolve()
    await flush()
    expect(written).toEqual([1, 2, 3])
    expect(add(5)).toBe(true)
    await flush()
    expect(written).toEqual([1, 2, 3, 5])
  })

  it('lets what comes during a write wait for others again', async () => {
    const gate = Promise.withResolvers<void>()
    const written: (readonly number[])[] = []
    const write = async (some: readonly number[]) => {
      await gate.promise
      written.push(some)
    }
    const { add, flush } = createBatchWriter<number>({ batch: 2, room: 10, within: NEVER }, write, fail)
    add(1)
    const first = flush()
    add(2)
    gate.resolve()
    await first
    expect(written).toEqual([[1]])
    await flush()
    expect(written).toEqual([[1], [2]])
  })

  it('tells of what it could not write, and goes on', async () => {
    const lost: unknown[] = []
    const written: number[] = []
    const { add, flush } = createBatchWriter<number>(
      { batch: 2, room: 10, within: NEVER },
      async (some) => {
        if (some.includes(1)) throw new Error('the disk is full')
        written.push(...some)
      },
      (error, count) => lost.push([error, count]),
    )
    for (const n of [1, 2, 3]) add(n)
    await flush()
    expect(written).toEqual([3])
    expect(lost).toEqual([[new Error('the disk is full'), 2]])
  })
})

function fail(): never {
  throw new Error('nothing should be lost')
}
