// Everything that happens in the background, on one screen.

import type { Imports } from '../domain/audience/imports/imports.ts'
import { finishEndedRun } from '../domain/campaigns/runs/finish.ts'
import { CHUNK_WORKERS, RETRIES, RETRY_WORKERS } from '../domain/campaigns/runs/in-hand.ts'
import { planNextRun } from '../domain/campaigns/runs/plan.ts'
import { retryDeferred } from '../domain/campaigns/runs/retry-deferred.ts'
import { holdingMessages, leaseDue, type SendParts, sendChunk } from '../domain/campaigns/runs/send-run.ts'
import { createRunWatch, type WatchParts } from '../domain/campaigns/runs/watch-runs.ts'
import { type HookParts, sendHooks } from '../domain/hooks/send-hooks.ts'
import { type MessageParts, sendMessages } from '../domain/messages/transactional/send-messages.ts'
import { TAKES } from '../domain/sending/priority.ts'
import { startDueTimer, type TimerParts } from '../domain/timers/timers.ts'
import type { Task } from './loop.ts'

/** Single messages that one step takes. */
const SINGLES = 50

export type TaskParts = TimerParts &
  SendParts &
  HookParts &
  MessageParts &
  WatchParts & {
    imports: Pick<Imports, 'work' | 'fetchStep'>
    prune(): Promise<boolean>
    makeEvidence(): Promise<boolean>
    forgetOldKeys(): Promise<boolean>
  }

/** The tasks of the work loop. */
export function createTasks(parts: TaskParts): Task[] {
  return [
    { name: 'timers', runners: 1, wakes: ['timer'], step: () => startDueTimer(parts) },
    { name: 'imports', runners: 1, wakes: ['operation', 'operation_slice', 'import_file'], ...parts.imports.work },
    { name: 'import files', runners: 2, wakes: ['import_file', 'operation'], step: () => parts.imports.fetchStep() },
    { name: 'plan runs', runners: 1, wakes: ['run'], step: () => planNextRun(parts.store, parts.clock.now()) },
    { name: 'send chunks', runners: CHUNK_WORKERS, wakes: ['run', 'chunk_lease'], step: () => sendChunk(parts) },
    // A flood of other messages must not hold up a code that somebody waits for.
    {
      name: 'send codes and alerts',
      runners: 1,
      wakes: ['message'],
      step: () => sendDue(parts, TAKES.reserved, SINGLES, sendMessages),
    },
    {
      name: 'send single messages',
      runners: 2,
      wakes: ['message'],
      step: () => sendDue(parts, TAKES.single, SINGLES, sendMessages),
    },
    {
      name: 'retry deferred',
      runners: RETRY_WORKERS,
      wakes: ['message'],
      step: () => sendDue(parts, TAKES.retries, RETRIES, retryDeferred),
    },
    {
      name: 'finish runs',
      runners: 1,
      wakes: ['run', 'chunk_lease', 'message'],
      step: () => finishEndedRun(parts.store, parts.clock.now()),
    },
    { name: 'watch runs', runners: 1, wakes: ['run'], step: createRunWatch(parts) },
    { name: 'make evidences', runners: 1, wakes: ['evidence'], step: () => parts.makeEvidence() },
    { name: 'send hooks', runners: 8, wakes: ['hook_delivery', 'hook_address'], step: () => sendHooks(parts) },
    { name: 'remove what is old', runners: 1, wakes: [], step: () => parts.prune() },
    { name: 'forget old keys', runners: 1, wakes: [], step: () => parts.forgetOldKeys() },
  ]
}

type Send = (parts: TaskParts, due: Awaited<ReturnType<typeof leaseDue>>) => Promise<void>

/** Leases some messages that are due, and sends them. */
async function sendDue(parts: TaskParts, priorities: readonly number[], limit: number, send: Send): Promise<boolean> {
  const due = await leaseDue(parts, priorities, limit)
  if (due.length === 0) return false
  await holdingMessages(parts, due, () => send(parts, due))
  return true
}
