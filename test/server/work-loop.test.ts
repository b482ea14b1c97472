// The background loop.
import { afterEach, describe, expect, it } from 'vitest'
import { createWorkLoop, type Task, type WorkLoop } from '../../src/server/work/loop.ts'
import { eventually } from '../support/eventually.ts'

let loop: WorkLoop | undefined
const errors: unknown[] = []
afterEach(async () => {
  await loop?.stop()
  errors.length = 0
})

function start(...tasks: Partial<Task>[]): WorkLoop {
  return startPolling(undefined, tasks)
}

/** A loop that finds only what it is woken for. */
const startUnpolled = (...tasks: Partial<Task>[]) => startPolling(3_600_000, tasks)

function startPolling(poll: number | undefined, tasks: readonly Partial<Task>[]): WorkLoop {
  const complete = tasks.map((task, n) => ({ name: `task ${n}`, step: async () => false, ...task }))
  const onError = (name: string, error: unknown) => errors.push([name, (error as Error).message])
  loop = createWorkLoop(complete, onError, undefined, poll)
  loop.start()
  return loop
}

/** A step that does what waits, one thing at a time. */
function queue() {
  const waiting: number[] = []
  const done: number[] = []
  const step = async () => {
    const next = waiting.shift()
    if (next === undefined) return false
    await new Promise(setImmediate)
    done.push(next)
    return true
  }
  return { waiting, done, step }
}

describe('the work loop', () => {
  it('does what waits, in order, and what comes later when it is woken', async () => {
    const { waiting, done, step } = queue()
    waiting.push(1, 2, 3)
    const { wake } = startUnpolled({ step })
    await eventually(() => done.length === 3)
    waiting.push(4)
    wake()
    await eventually(() => done.length === 4)
    expect(done).toEqual([1, 2, 3, 4])
  })

  it('looks only where something was written; of what nobody knows, everywhere', async () => {
    const looks = { a: 0, b: 0, any: 0 }
    const look = (name: keyof typeof looks) => async () => (looks[name]++, false)
    const { drain, wake } = startUnpolled(
      { wakes: ['message', 'run'], step: look('a') },
      { wakes: ['timer'], step: look('b') },
      { step: look('any') },
    )
    await drain()
    const before = { ...looks }
    wake(new Set(['run', 'event']))
    await eventually(() => looks.a > before.a && looks.any > before.any)
    expect(looks.b).toBe(before.b)
    wake(null)
    await eventually(() => looks.b > before.b)
  })

  it('wakes for all that was written while it waited to wake', async () => {
    const looks = { a: 0, b: 0 }
    const look = (name: keyof typeof looks) => async () => (looks[name]++, false)
    const { drain, wake } = startUnpolled({ wakes: ['run'], step: look('a') }, { wakes: ['timer'], step: look('b') })
    await drain()
    const before = { ...looks }
    for (const table of ['event', 'run', 'timer', 'run']) wake(new Set([table]))
    await eventually(() => looks.a > before.a && looks.b > before.b)
  })

  it('finds work that nobody woke it for', async () => {
    const { waiting, done, step } = queue()
    const { drain } = start({ step })
    await drain()
    waiting.push(1)
    await eventually(() => done.length === 1)
  })

  it('drain waits for all that follows, from task to task', async () => {
    const last = queue()
    const middle = queue()
    const first = queue()
    const passOn = (from: ReturnType<typeof queue>, to: ReturnType<typeof queue>) => async () => {
      const worked = await from.step()
      if (worked) to.waiting.push(from.done.at(-1) as number)
      return worked
    }
    const { drain } = start({ step: last.step }, { step: passOn(middle, last) }, { step: passOn(first, middle) })
    first.waiting.push(1, 2, 3, 4, 5)
    await drain()
    expect(last.done).toEqual([1, 2, 3, 4, 5])
    // Nothing to do: it ends as well.
    await drain()
  })

  it('drain waits for a step in hand', async () => {
    let finish: (() => void) | undefined
    let ended = false
    let taken = false
    const { drain } = start({
      step: async () => {
        if (taken) return false
        taken = true
        await new Promise<void>((resolve) => (finish = resolve))
        ended = true
        return true
      },
    })
    await eventually(() => taken)
    const drained = drain().then(() => ended)
    finish?.()
    await expect(drained).resolves.toBe(true)
  })

  it('drain asks nobody again who has looked since the last change', async () => {
    let finish: (() => void) | undefined
    let [taken, looks] = [false, 0]
    const job = () => new Promise<void>((resolve) => (finish = resolve))
    const { drain } = start(
      { step: async () => !taken && ((taken = true), job) },
      { step: async () => (looks++, false) },
    )
    const drained = drain()
    await eventually(() => finish !== undefined)
    // The one thing that has no event is that nobody looks.
    await new Promise((resolve) => setTimeout(resolve, 300))
    finish?.()
    await drained
    expect(looks).toBeLessThan(30)
  })

  it('has as many pieces of work in hand as the task may, and drain waits for all', async () => {
    let now = 0
    let most = 0
    let left = 12
    const job = async () => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve, 5))
      now--
    }
    const { drain } = start({ jobs: 3, step: async () => left-- > 0 && job })
    await drain()
    expect([most, now, left < 0]).toEqual([3, 0, true])
  })

  it('a piece of work that takes more of its kind ends its taking when the loop stops', async () => {
    let took = 0
    let taken = false
    const job = async (mayTakeMore: () => boolean) => {
      while (mayTakeMore()) {
        took++
        await new Promise(setImmediate)
      }
    }
    const { stop } = start({ step: async () => !taken && ((taken = true), job) })
    await eventually(() => took > 3)
    await stop()
    const before = took
    await new Promise(setImmediate)
    expect(took).toBe(before)
  })

  it('lets a runner rest that looks in vain, however often it is woken', async () => {
    let looks = 0
    const { drain, wake } = start({ step: async () => (looks++, false) })
    await drain()
    const before = looks
    const since = performance.now()
    await eventually(() => (wake(), performance.now() - since > 500))
    expect(looks - before).toBeLessThanOrEqual((performance.now() - since) / 25 + 1)
    expect(looks).toBeGreaterThan(before)
  })

  it('reports work that fails after it was taken, and does the next', async () => {
    const { done, waiting, step } = queue()
    waiting.push(1)
    let taken = 0
    const fails = async () => {
      throw new Error('disk full')
    }
    const { drain } = start({ jobs: 2, step: async () => taken++ < 3 && fails }, { step })
    await drain()
    expect(errors).toEqual([1, 2, 3].map(() => ['task 0', 'disk full']))
    expect(done).toEqual([1])
  })

  it('takes nothing while nothing may begin', async () => {
    let may = false
    const { waiting, done, step } = queue()
    waiting.push(1)
    loop = createWorkLoop(
      [{ name: 'task', step }],
      () => undefined,
      () => may,
    )
    loop.start()
    await loop.drain()
    expect(done).toEqual([])
    may = true
    await eventually(() => done.length === 1)
  })

  it('goes on after a step that throws, which is tried again, and reports it', async () => {
    const { waiting, done, step } = queue()
    let failures = 0
    const { wake } = start(
      { step },
      {
        step: async () => {
          if (failures++ === 0) throw new Error('disk full')
          return false
        },
      },
    )
    await eventually(() => errors.length === 1)
    waiting.push(1)
    wake()
    await eventually(() => done.length === 1)
    await eventually(() => failures > 1)
    expect(errors).toEqual([['task 1', 'disk full']])
  })

  it('drain ends although a step throws each time', async () => {
    const { drain } = start({
      step: async () => {
        throw new Error('never')
      },
    })
    await drain()
    expect(errors.length).toBeGreaterThan(0)
  })

  it('does not spin when there is nothing to do', async () => {
    let steps = 0
    const { drain } = start({
      step: async () => {
        steps++
        return false
      },
    })
    await drain()
    const before = steps
    // The one thing that has no event is that nothing happens.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(steps - before).toBeLessThanOrEqual(4)
  })

  it('does not spin when it is woken again and again', async () => {
    let steps = 0
    const { wake } = start({
      step: async () => {
        steps++
        return false
      },
    })
    const end = performance.now() + 300
    while (performance.now() < end) {
      wake()
      await new Promise(setImmediate)
    }
    expect(steps).toBeLessThan(100)
  })

  it('stop lets the step in hand end, and takes no more', async () => {
    const { waiting, done, step } = queue()
    waiting.push(...Array.from({ length: 10_000 }, (_, n) => n))
    const { stop } = start({ step })
    await eventually(() => done.length > 0)
    await stop()
    const after = done.length
    expect(done.length + waiting.length).toBe(10_000)
    await new Promise(setImmediate)
    expect(done).toHaveLength(after)
  })
})
