// The background loop: a runner for each task takes its steps until there is nothing to do, then sleeps until something
// wakes it or the poll is due. A step that throws is logged and tried again after a pause. A step that may take long
// only takes its work; the runner looks for more while it is done.

import type { TableName } from '../store/schema.ts'
import { createJobLimiter, type Job } from './job-limiter.ts'
import { createSleepers } from './sleepers.ts'

export interface Task {
  name: string
  /** How many of the jobs that its steps return may run at once (1). */
  jobs?: number
  /** Tables in which new work for it shows; without them, any table. */
  wakes?: readonly TableName[]
  /** Does a piece of work, or takes one and says how to do it; false when there was none. */
  step(): Promise<boolean | Job>
  /** Gives back what it keeps between two steps, when the loop ends. */
  end?(): Promise<void>
}

export interface WorkLoop {
  start(): void
  /** Something may be due now: for the tasks that these tables wake, or for all. */
  wake(written?: ReadonlySet<string> | null): void
  /**
   * Resolves when no task finds anything to do, not even work that another task created, or when `isEnough` resolves
   * with true.
   */
  drain(isEnough?: () => Promise<boolean>): Promise<void>
  /** Milliseconds since a runner ended a step or looked for one; null when the loop was not started. */
  idle(): number | null
  /** Waits for the running steps, and starts no more. */
  stop(): Promise<void>
}

/** Milliseconds between checks for work without a wake-up: a retry, an expired lease. */
const POLL_MS = 500
/** Milliseconds between two questions whether enough is done. */
const CHECK_INTERVAL_MS = 50
/** Milliseconds to wait after a step that failed. */
const FAILED_PAUSE_MS = 1_000

const isWoken = (task: Task, written: ReadonlySet<string>) => task.wakes?.some((table) => written.has(table)) ?? true

/** The worker of a task, and how many changes there were when it last began to look and found nothing. */
interface Runner {
  task: Task
  ended: Promise<void>
  idleSince: number
}

/**
 * Tasks that have not looked since the last change. The others would find nothing new, and each look costs a query or
 * two.
 */
const tasksBehind = (runners: readonly Runner[], changes: number): Task[] =>
  runners.filter(({ idleSince }) => idleSince < changes).map(({ task }) => task)

/** Takes a step; after one that throws, pauses unless everything ends. */
async function runStep(
  task: Task,
  onError: (task: string, error: unknown) => void,
  isStopped: () => boolean,
): Promise<boolean | Job> {
  try {
    return await task.step()
  } catch (error) {
    onError(task.name, error)
    // No wake-up ends this pause: otherwise what fails would fail again at every commit of others.
    if (!isStopped()) await new Promise((resolve) => setTimeout(resolve, FAILED_PAUSE_MS))
    return false
  }
}

/** `mayBegin` says whether any step may begin now; `poll` is the longest sleep without a wake-up, in milliseconds. */
export function createWorkLoop(
  tasks: readonly Task[],
  onError: (task: string, error: unknown) => void,
  mayBegin: () => boolean = () => true,
  poll = POLL_MS,
): WorkLoop {
  const sleepers = createSleepers(tasks)
  const runners: Runner[] = []
  let stopped = false
  // Counts changes. A runner stays idle while this is the number at which it found nothing.
  let changes = 0
  let lastStep: number | null = null
  const changed = (task: Task) => {
    changes++
    sleepers.wakeSoon([task])
  }
  const jobs = createJobLimiter(
    tasks,
    () => !stopped && mayBegin(),
    (task: Task, error) => {
      if (error !== null) onError(task.name, error)
      changed(task)
    },
  )

  const wake = (written: ReadonlySet<string> | null = null) =>
    sleepers.wakeSoon(written ? tasks.filter((task) => isWoken(task, written)) : tasks)

  async function run(task: Task, self: { idleSince: number }): Promise<void> {
    while (!stopped) {
      const before = changes
      const did = mayBegin() && (await runStep(task, onError, () => stopped))
      lastStep = performance.now()
      if (typeof did === 'function') await jobs.start(task, did)
      else if (did) changed(task)
      else {
        self.idleSince = before
        if (changes === before && !stopped) await sleepers.sleep(task, poll)
      }
    }
  }

  return {
    wake,
    idle: () => (lastStep === null ? null : performance.now() - lastStep),
    start() {
      lastStep = performance.now()
      for (const task of tasks) {
        const self = { task, ended: Promise.resolve(), idleSince: -1 }
        self.ended = run(task, self)
        runners.push(self)
      }
    },
    async drain(isEnough) {
      // The work of the caller counts as a change, so every runner has to look again.
      changes++
      let asked = performance.now()
      for (
        let late = [...tasks];
        !stopped && (jobs.isBusy() || late.length > 0);
        late = tasksBehind(runners, changes)
      ) {
        sleepers.wakeNow(late)
        await new Promise((resolve) => setTimeout(resolve, 1))
        if (!isEnough || performance.now() - asked < CHECK_INTERVAL_MS) continue
        if (await isEnough()) return
        asked = performance.now()
      }
    },
    async stop() {
      stopped = true
      sleepers.end()
      await Promise.all(runners.map((runner) => runner.ended))
      await jobs.allDone()
      await Promise.all(tasks.map((task) => task.end?.().catch((error: unknown) => onError(task.name, error))))
    },
  }
}
