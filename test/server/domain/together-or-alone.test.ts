import { expect, it } from 'vitest'
import { togetherOrAlone } from '../../../src/server/domain/messages/transactional/together-or-alone.ts'
import { StoreUnavailableError } from '../../../src/server/store/store.ts'

/** Writes numbers twice as large; notes what was asked for, and refuses those with a 13 among them. */
function createWriter() {
  const calls: (readonly number[])[] = []
  const write = async (items: readonly number[]) => {
    calls.push(items)
    if (items.includes(13)) throw new Error('13 cannot be written')
    return items.map((item) => item * 2)
  }
  return { calls, write }
}

it('writes all at once when that can be done, and nothing when there is nothing', async () => {
  const { calls, write } = createWriter()
  const failures: unknown[] = []
  await expect(togetherOrAlone([1, 2, 3], write, failures)).resolves.toEqual([2, 4, 6])
  await expect(togetherOrAlone([], write, failures)).resolves.toEqual([])
  expect([calls, failures]).toEqual([[[1, 2, 3]], []])
})

it('writes each alone when one cannot be written, and tells of that one', async () => {
  const { calls, write } = createWriter()
  const failures: unknown[] = []
  await expect(togetherOrAlone([1, 13, 3], write, failures)).resolves.toEqual([2, 6])
  expect(failures).toEqual([new Error('13 cannot be written')])
  expect(calls).toEqual([[1, 13, 3], [1], [13], [3]])
})

it('tries nobody alone while the store is away', async () => {
  let calls = 0
  const write = async (): Promise<number[]> => {
    calls++
    throw new StoreUnavailableError('away')
  }
  await expect(togetherOrAlone([1, 2], write, [])).rejects.toBeInstanceOf(StoreUnavailableError)
  expect(calls).toBe(1)
})
