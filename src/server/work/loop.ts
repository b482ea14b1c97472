// The background loop: a runner for each task takes its steps until there is nothing to do, then sleeps until something
// wakes it or the poll is due. A step that throws is logged and tried again after a pause. A step that may take long
// only takes its work; the runner looks for more while it is done.

import type { TableName } from '../store/schema.ts'
import { createJobs, type Job } from './jobs.ts'
import { createSleepers } from './sleepers.ts'

export interface Task {
  name: string
  /** How many of the pieces that its steps take are in hand at once (1). */
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
   * Resolves when no task finds anything to do, not even what another task left behind, or when `isEnough` says that
   * nobody needs to wait for the rest.
   */
  drain(isEnough?: () => Promise<boolean>): Promise<void>
  /** Milliseconds since a runner ended a step or looked for one; null when the loop was not started. */
  idle(): number | null
  /** Lets the steps in hand end, and takes no more. */
  stop(): Promise<void>
}

/** Milliseconds between checks for work that wakes nobody: a retry, a lease that ran out. */
const POLL = 500
/** Milliseconds between two questions whether enough is done. */
const LOOK = 50
/** Milliseconds to wait after a step that failed. */
const PAUSE = 1_000

const isWoken = (task: Task, written: ReadonlySet<string>) => task.wakes?.some((table) => written.has(table)) ?? true

/** The worker of a task, and how many changes there were when it last began to look and found nothing. */
interface Runner {
  task: Task
  ended: Promise<void>
  idleSince: number
}

/** Tasks that have not looked since the last change. Who has finds nothing new, and each look costs a query or two. */
const behind = (runners: readonly Runner[], changes: number): Task[] =>
  runners.filter(({ idleSince }) => idleSince < changes).map(({ task }) => task)

/** Takes a step; after one that throws, pauses unless everything ends. */
async function take(
  task: Task,
  onError: (task: string, error: unknown) => void,
  isStopped: () => boolean,
): Promise<boolean | Job> {
  try {
    return await task.step()
  } catch (error) {
    onError(task.name, error)
    // No wake-up ends this pause: otherwise what fails would fail again at every commit of others.
    if (!isStopped()) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return false
  }
}

/** `mayBegin` tells whether anything may begin now; while it may not, nobody takes a step. */
export function createWorkLoop(
  tasks: readonly Task[],
  onError: (task: string, error: unknown) => void,
  mayBegin: () => boolean = () => true,
): WorkLoop {
  const sleepers = createSleepers(tasks)
  const runners: Runner[] = []
  let stopped = false
  // Grows whenever somebody did something; a runner is idle for good when it found nothing since.
  let changes = 0
  let lastStep: number | null = null
  const changed = (task: Task) => {
    changes++
    sleepers.wakeSoon([task])
  }
  const jobs = createJobs(
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
      const did = mayBegin() && (await take(task, onError, () => stopped))
      lastStep = performance.now()
      if (typeof did === 'function') await jobs.begin(task, did)
      else if (did) changed(task)
      else {
        self.idleSince = before
        if (changes === before && !stopped) await sleepers.sleep(task, POLL)
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
      // What the caller just did counts as a change, so every runner has to look once more.
      changes++
      let asked = performance.now()
      for (let late = [...tasks]; !stopped && (jobs.isBusy() || late.length > 0); late = behind(runners, changes)) {
        sleepers.wakeNow(late)
        await new Promise((resolve) => setTimeout(resolve, 1))
        if (!isEnough || performance.now() - asked < LOOK) continue
        if (await isEnough()) return
        asked = performance.now()
      }
    },
    async stop() {
      stopped = true
      sleepers.end()
      await Promise.all(runners.map((runner) => runner.ended))
      await jobs.ended()
      await Promise.all(tasks.map((task) => task.end?.().catch((error: unknown) => onError(task.name, error))))
    },
  }
}
