// What is being done: the pieces of work that the steps of tasks have taken.

/**
 * A piece of work that was taken, and is done beside others. One that takes more of its kind as it goes asks before whether
 * it may: not when the loop ends, or while nothing may begin.
 */
export type Job = (mayTakeMore: () => boolean) => Promise<void>

export interface Jobs<Task> {
  /** Begins a job of a task; resolves when there is room for one more. */
  begin(task: Task, job: Job): Promise<void>
  isBusy(): boolean
  /** Resolves when all are done. */
  ended(): Promise<unknown>
}

/** At most as many jobs of a task are in hand as it says, or one. `onEnd` is told the error of one that failed, or null. */
export function createJobs<Task extends { jobs?: number }>(
  tasks: readonly Task[],
  mayTakeMore: () => boolean,
  onEnd: (task: Task, error: unknown) => void,
): Jobs<Task> {
  const inHand = new Map(tasks.map((task) => [task, new Set<Promise<void>>()]))
  const all = () => [...inHand.values()].flatMap((jobs) => [...jobs])

  return {
    async begin(task, job) {
      const jobs = inHand.get(task) as Set<Promise<void>>
      const end = (error: unknown) => {
        jobs.delete(done)
        onEnd(task, error)
      }
      const done: Promise<void> = job(mayTakeMore).then(() => end(null), end)
      jobs.add(done)
      while (jobs.size >= (task.jobs ?? 1)) await Promise.race(jobs)
    },
    isBusy: () => all().length > 0,
    ended: () => Promise.all(all()),
  }
}
