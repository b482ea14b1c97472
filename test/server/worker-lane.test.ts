// A thread that is lost costs the question that it had, and nothing else.
import { afterEach, describe, expect, it } from 'vitest'
import { createWorkerLane, LostThreadError } from '../../src/server/lib/worker-lane.ts'

const module = new URL('../support/threads/odd-worker.ts', import.meta.url)
const open = (time: number) => createWorkerLane<string, string>(module, { memory: 32, time, idle: 60_000 })

let lane: ReturnType<typeof open>
afterEach(() => lane?.close())

describe('a worker lane', () => {
  it.each(['memory', 'end', 'throw'])(
    'rejects a question that ends the thread (%s), and answers the others',
    async (bad) => {
      lane = open(60_000)
      const all = await Promise.allSettled(['a', bad, 'b'].map((question) => lane.ask(question)))
      expect(all.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.constructor))).toEqual([
        'a!',
        LostThreadError,
        'b!',
      ])
    },
  )

  it('rejects a question that takes too long', async () => {
    lane = open(500)
    await expect(lane.ask('loop')).rejects.toThrow('it takes more than 0.5 seconds')
  })

  it('rejects what is still open when it is closed', async () => {
    lane = open(60_000)
    const asked = [lane.ask('loop'), lane.ask('a')]
    const results = Promise.allSettled(asked)
    await lane.close()
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
