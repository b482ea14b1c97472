// Everything that happens in the background, on one screen.
import { startDueTimer, type TimerParts } from '../domain/delivery/timers.ts'
import { finishEndedRun } from '../domain/delivery/finish.ts'
import { createRunWatch, type WatchParts } from '../domain/delivery/watch-runs.ts'
import { planNextRun } from '../domain/delivery/plan.ts'
import { retryDeferred } from '../domain/delivery/retry-deferred.ts'
import { holdingMessages, leaseDue, sendChunk, type SendParts } from '../domain/delivery/send-run.ts'
import { sendHooks, type HookParts } from '../domain/hooks/send-hooks.ts'
import type { Imports } from '../domain/contacts/import.ts'
import { PRIORITY, RESERVED } from '../domain/delivery/priority.ts'
import { sendMessages, type MessageParts } from '../domain/transactional/send-messages.ts'
import type { Task } from './loop.ts'

/** Due messages that one step takes. */
const DUE = 50

export type TaskParts = TimerParts & SendParts & HookParts & MessageParts & WatchParts & {
  imports: Pick<Imports, 'work' | 'fetchStep'>
  prune(): Promise<boolean>
  makeEvidence(): Promise<boolean>
  forgetOldKeys(): Promise<boolean>
}

/** The tasks of the work loop. */
export function createTasks(parts: TaskParts): Task[] {
  return [
    { name: 'timers', runners: 1, step: () => startDueTimer(parts) },
    { name: 'imports', runners: 1, ...parts.imports.work },
    { name: 'import files', runners: 2, step: () => parts.imports.fetchStep() },
    { name: 'plan runs', runners: 1, step: () => planNextRun(parts.store, parts.clock.now()) },
    { name: 'send chunks', runners: 2, step: () => sendChunk(parts) },
    // A flood of other messages must not hold up a code that somebody waits for.
    { name: 'send codes and alerts', runners: 1, step: () => sendDue(parts, RESERVED) },
    { name: 'send due messages', runners: 2, step: () => sendDue(parts, PRIORITY.campaign) },
    { name: 'finish runs', runners: 1, step: () => finishEndedRun(parts.store, parts.clock.now()) },
    { name: 'watch runs', runners: 1, step: createRunWatch(parts) },
    { name: 'make evidences', runners: 1, step: () => parts.makeEvidence() },
    { name: 'send hooks', runners: 8, step: () => sendHooks(parts) },
    { name: 'remove what is old', runners: 1, step: () => parts.prune() },
    { name: 'forget old keys', runners: 1, step: () => parts.forgetOldKeys() },
  ]
}

/** Single messages, and those of campaigns that were put off, up to a priority. */
async function sendDue(parts: TaskParts, upTo: number): Promise<boolean> {
  const due = await leaseDue(parts, upTo, DUE)
  if (due.length === 0) return false
  const single = due.filter((message) => message.run_id === null)
  const deferred = due.filter((message) => message.run_id !== null)
  await holdingMessages(parts, due, () => Promise.all([sendMessages(parts, single), retryDeferred(parts, deferred)]))
  return true
}
