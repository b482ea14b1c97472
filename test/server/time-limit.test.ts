// The time that a request gets.
import { afterEach, expect, it, vi } from 'vitest'
import { type Limited, limitTime } from '../../src/server/contract/time-limit.ts'

afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => undefined)

it('after its time work is refused, and its signal has aborted, whenever it is asked for', async () => {
  const early = Promise.withResolvers<AbortSignal>()
  const late = Promise.withResolvers<Limited>()
  const limits = [
    limitTime(0.01, ({ signal }) => {
      early.resolve(signal)
      return never
    }),
    limitTime(0.01, (limited) => {
      late.resolve(limited)
      return never
    }),
  ]
  for (const limit of limits) await expect(limit).rejects.toMatchObject({ code: 'timeout' })
  expect((await early.promise).aborted).toBe(true)
  expect((await late.promise).signal.aborted).toBe(true)
})

it('what work gives or throws comes through, and no timer stays behind', async () => {
  vi.useFakeTimers()
  await expect(limitTime(3_600, async () => 7)).resolves.toBe(7)
  await expect(limitTime(3_600, () => Promise.reject(new Error('later')))).rejects.toThrow('later')
  const atOnce = () => {
    throw new Error('at once')
  }
  await expect(limitTime(3_600, atOnce)).rejects.toThrow('at once')
  expect(vi.getTimerCount()).toBe(0)
})
