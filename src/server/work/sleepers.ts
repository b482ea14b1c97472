// The runners that have nothing to do: each sleeps until its time is over or something wakes it.

/** Milliseconds between two wake-ups. */
const WAKE_GAP = 10
/**
 * Milliseconds for which a runner that looked in vain sleeps at least. Who finds nothing though much is written is most
 * likely to find nothing again.
 */
const REST = 25

export interface Sleepers<Task> {
  /** Resolves when a runner of this task is woken, after so many milliseconds at the latest. */
  sleep(task: Task, ms: number): Promise<void>
  /** Wakes one runner of each of these tasks, a few milliseconds from now at the latest. */
  wakeSoon(some: readonly Task[]): void
  /** Wakes the runners of these tasks now. */
  wakeNow(some: readonly Task[]): void
  /** Wakes every runner now and drops the wake-ups that are still to come. */
  end(): void
}

export function createSleepers<Task>(tasks: readonly Task[]): Sleepers<Task> {
  /** The runners of each task that sleep, and since when. */
  const asleep = new Map(tasks.map((task) => [task, new Map<() => void, number>()]))
  /** Tasks that are to be woken. */
  const woken = new Set<Task>()
  let lastWake = 0
  let pending: NodeJS.Timeout | null = null

  /** Wakes one runner of each task: a runner that finds something wakes the next, and every check has its price. */
  function wakeNext(): void {
    pending = null
    lastWake = performance.now()
    for (const task of woken) {
      const [wakeUp, since] = asleep.get(task)?.entries().next().value ?? []
      if (since !== undefined && lastWake - since < REST) continue
      woken.delete(task)
      wakeUp?.()
    }
    if (woken.size > 0) pending = setTimeout(wakeNext, WAKE_GAP)
  }

  function wakeNow(some: readonly Task[]): void {
    for (const task of some) for (const wakeUp of [...(asleep.get(task)?.keys() ?? [])]) wakeUp()
  }

  return {
    sleep(task, ms) {
      return new Promise((resolve) => {
        const wakeUp = () => {
          clearTimeout(timer)
          asleep.get(task)?.delete(wakeUp)
          resolve()
        }
        const timer = setTimeout(wakeUp, ms)
        asleep.get(task)?.set(wakeUp, performance.now())
      })
    },
    // Under load every commit would wake runners in vain; a delay of a few milliseconds is not noticed.
    wakeSoon(some) {
      for (const task of some) woken.add(task)
      if (woken.size === 0 || pending) return
      const wait = lastWake + WAKE_GAP - performance.now()
      if (wait <= 0) wakeNext()
      else pending = setTimeout(wakeNext, wait)
    },
    wakeNow,
    end() {
      if (pending) clearTimeout(pending)
      woken.clear()
      wakeNow(tasks)
    },
  }
}
