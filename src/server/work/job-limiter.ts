// What is being done: the pieces of work that the steps of tasks have taken.

/**
 * A piece of work that runs concurrently with others. A job that takes more work of its kind must ask first whether it
 * may: not when the loop ends, or while nothing may begin.
 */
export type Job = (mayTakeMore: () => boolean) => Promise<void>

export interface JobLimiter<Task> {
  /** Begins a job of a task; resolves when there is room for one more. */
  start(task: Task, job: Job): Promise<void>
  isBusy(): boolean
  /** Resolves when all are done. */
  allDone(): Promise<unknown>
}

/** Runs at most `jobs` jobs of a task at once, by default 1. `onEnd` gets the error of a failed job, or null. */
export function createJobLimiter<Task extends { jobs?: number }>(
  tasks: readonly Task[],
  mayTakeMore: () => boolean,
  onEnd: (task: Task, error: unknown) => void,
): JobLimiter<Task> {
  const running = new Map(tasks.map((task) => [task, new Set<Promise<void>>()]))
  const all = () => [...running.values()].flatMap((jobs) => [...jobs])

  return {
    async start(task, job) {
      const jobs = running.get(task) as Set<Promise<void>>
      const end = (error: unknown) => {
        jobs.delete(done)
        onEnd(task, error)
      }
      const done: Promise<void> = job(mayTakeMore).then(() => end(null), end)
      jobs.add(done)
      while (jobs.size >= (task.jobs ?? 1)) await Promise.race(jobs)
    },
    isBusy: () => all().length > 0,
    allDone: () => Promise.all(all()),
  }
}
