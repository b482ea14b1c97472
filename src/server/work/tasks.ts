// Everything that happens in the background, on one screen.

import type { Imports } from '../domain/audience/imports/imports.ts'
import { finishAgenda, finishEndedRun } from '../domain/campaigns/runs/finish.ts'
import { CHUNK_WORKERS, RETRIES, RETRY_WORKERS } from '../domain/campaigns/runs/in-hand.ts'
import { planAgenda, planNextRun } from '../domain/campaigns/runs/plan.ts'
import { retryDeferred } from '../domain/campaigns/runs/retry-deferred.ts'
import {
  chunkAgenda,
  holdingMessages,
  leaseDue,
  messageAgenda,
  type SendParts,
  sendChunk,
} from '../domain/campaigns/runs/send-run.ts'
import { createRunWatch, type WatchParts } from '../domain/campaigns/runs/watch-runs.ts'
import { type HookParts, hookAgenda, sendHooks } from '../domain/hooks/send-hooks.ts'
import { evidenceAgenda } from '../domain/messages/registered/make-evidence.ts'
import type { MessageParts } from '../domain/messages/transactional/attempt.ts'
import { sendMessages } from '../domain/messages/transactional/send-messages.ts'
import type { OperationRunner } from '../domain/operations/runner.ts'
import { TAKES } from '../domain/sending/priority.ts'
import type { Agenda } from '../domain/timers/agenda.ts'
import { byPresentClocks } from '../domain/timers/following.ts'
import { startDueTimer, type TimerParts, timerAgenda } from '../domain/timers/timers.ts'
import type { Task } from './loop.ts'

/** Single messages that one step takes. */
const SINGLES = 50

export type TaskParts = TimerParts &
  SendParts &
  HookParts &
  MessageParts &
  WatchParts & {
    imports: Pick<Imports, 'fetchStep'>
    operationRunner: Pick<OperationRunner, 'step' | 'end' | 'agenda'>
    prune(): Promise<boolean>
    makeEvidence(): Promise<boolean>
    forgetOldKeys(): Promise<boolean>
    /** Learns how far the clocks of the accounts are ahead. */
    followClocks(): Promise<void>
  }

/** A task with its agenda; null when no clock has to stop or wait for it. */
export interface PlatformTask extends Task {
  agenda: Agenda | null
}

/** The tasks of the work loop. */
export const createTasks = (parts: TaskParts): PlatformTask[] =>
  tasksOf(parts).map((task) => ({ ...task, step: () => byPresentClocks(() => task.step(), parts.followClocks) }))

function tasksOf(parts: TaskParts): PlatformTask[] {
  return [
    { name: 'timers', runners: 1, wakes: ['timer'], agenda: timerAgenda(parts), step: () => startDueTimer(parts) },
    { name: 'operations', runners: 1, wakes: ['operation'], ...parts.operationRunner },
    {
      name: 'import files',
      runners: 2,
      wakes: ['import_file', 'operation'],
      // A file comes when its host sends it, whatever the business time is.
      agenda: null,
      step: () => parts.imports.fetchStep(),
    },
    {
      name: 'plan runs',
      runners: 1,
      wakes: ['run'],
      agenda: planAgenda(parts),
      step: () => planNextRun(parts),
    },
    {
      name: 'send chunks',
      runners: CHUNK_WORKERS,
      wakes: ['run', 'chunk_lease'],
      agenda: chunkAgenda(parts),
      step: () => sendChunk(parts),
    },
    // A flood of other messages must not hold up a code that somebody waits for.
    {
      name: 'send codes and alerts',
      runners: 1,
      ...sending(parts, TAKES.reserved, SINGLES, sendMessages),
      agenda: null,
    },
    // This agenda is also that of the other two.
    { name: 'send single messages', runners: 2, ...sending(parts, TAKES.single, SINGLES, sendMessages) },
    {
      name: 'retry deferred',
      runners: RETRY_WORKERS,
      ...sending(parts, TAKES.retries, RETRIES, retryDeferred),
      agenda: null,
    },
    {
      name: 'finish runs',
      runners: 1,
      wakes: ['run', 'chunk_lease', 'message'],
      agenda: finishAgenda(parts),
      step: () => finishEndedRun(parts),
    },
    // It changes nothing unless something is broken.
    { name: 'watch runs', runners: 1, wakes: ['run'], agenda: null, step: createRunWatch(parts) },
    {
      name: 'make evidences',
      runners: 1,
      wakes: ['evidence'],
      agenda: evidenceAgenda(parts),
      step: () => parts.makeEvidence(),
    },
    {
      name: 'send hooks',
      runners: 8,
      wakes: ['hook_delivery', 'hook_address'],
      agenda: hookAgenda(parts),
      step: () => sendHooks(parts),
    },
    // No clock waits for these.
    { name: 'remove what is old', runners: 1, wakes: [], agenda: null, step: () => parts.prune() },
    { name: 'forget old keys', runners: 1, wakes: [], agenda: null, step: () => parts.forgetOldKeys() },
  ]
}

type Send = (parts: TaskParts, due: Awaited<ReturnType<typeof leaseDue>>) => Promise<void>

/** Leases some messages of these priorities that are due, and sends them. */
function sending(parts: TaskParts, priorities: readonly number[], limit: number, send: Send) {
  const step = async (): Promise<boolean> => {
    const due = await leaseDue(parts, priorities, limit)
    if (due.length === 0) return false
    await holdingMessages(parts, due, () => send(parts, due))
    return true
  }
  return { wakes: ['message'] as const, agenda: messageAgenda(parts), step }
}
