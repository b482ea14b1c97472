// Everything that happens in the background, on one screen.
import { startDueTimer, type TimerParts } from '../domain/delivery/timers.ts'
import { planRun } from '../domain/delivery/plan.ts'
import { holdingMessages, leaseDue, retryDeferred, sendChunk, type SendParts } from '../domain/delivery/send-run.ts'
import { sendHooks, type HookParts } from '../domain/hooks/send-hooks.ts'
import { sendSingles, type SingleParts } from '../domain/transactional/send-single.ts'
import { nextRunToPlan } from '../domain/delivery/plan.ts'
import type { Task } from './loop.ts'

/** Due messages that one step takes. */
const DUE = 50

export type TaskParts = TimerParts & SendParts & HookParts & SingleParts & { imports: { step(): Promise<boolean> } }

/** The tasks of the work loop. */
export function createTasks(parts: TaskParts): Task[] {
  return [
    { name: 'timers', runners: 1, step: () => startDueTimer(parts) },
    { name: 'imports', runners: 1, step: () => parts.imports.step() },
    { name: 'plan runs', runners: 1, step: () => planNext(parts) },
    { name: 'send chunks', runners: 2, step: () => sendChunk(parts) },
    { name: 'send due messages', runners: 2, step: () => sendDue(parts) },
    { name: 'send hooks', runners: 8, step: () => sendHooks(parts) },
  ]
}

async function planNext({ store, clock }: TaskParts): Promise<boolean> {
  const run = await nextRunToPlan(store)
  if (run === null) return false
  await planRun(store, run, clock.now())
  return true
}

/** Single emails, and mails of campaigns that were put off. */
async function sendDue(parts: TaskParts): Promise<boolean> {
  const due = await leaseDue(parts, DUE)
  if (due.length === 0) return false
  const single = due.filter((message) => message.run_id === null)
  const deferred = due.filter((message) => message.run_id !== null)
  await holdingMessages(parts, due, () => Promise.all([sendSingles(parts, single), retryDeferred(parts, deferred)]))
  return true
}
