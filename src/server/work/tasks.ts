// Everything that happens in the background, on one screen.

import type { Imports } from '../domain/audience/imports/imports.ts'
import { automationAgenda, createAutomationWork } from '../domain/automations/engine.ts'
import { createLaterWork, laterAgenda } from '../domain/automations/later-work.ts'
import { createLookWork, lookAgenda } from '../domain/automations/look-work.ts'
import { createAutomationRemoval } from '../domain/automations/removal.ts'
import { createSignalWork, signalAgenda } from '../domain/automations/signal-work.ts'
import { createFeedWork, FEED_JOBS, type FeedParts, feedAgenda } from '../domain/campaigns/feeds/read-feeds.ts'
import { createChunkWork } from '../domain/campaigns/runs/chunk-work.ts'
import { messageAgenda } from '../domain/campaigns/runs/due-messages.ts'
import { finishAgenda, finishEndedRun } from '../domain/campaigns/runs/finish.ts'
import {
  AUTOMATION_JOBS,
  AUTOMATION_MESSAGES,
  CHUNK_WORKERS,
  RETRIES,
  RETRIES_EACH,
  RETRY_WORKERS,
} from '../domain/campaigns/runs/in-hand.ts'
import { createMessageWork } from '../domain/campaigns/runs/message-work.ts'
import { createPlanWork, planAgenda } from '../domain/campaigns/runs/plan.ts'
import { retryDeferred } from '../domain/campaigns/runs/retry-deferred.ts'
import { chunkAgenda, type SendParts } from '../domain/campaigns/runs/send-run.ts'
import { createRunWatch, type WatchParts } from '../domain/campaigns/runs/watch-runs.ts'
import { CNAME_JOBS, type CnameLookParts, createCnameLook } from '../domain/content/cnames/look.ts'
import { createHookWork, HOOK_JOBS, type HookParts, hookAgenda } from '../domain/hooks/send-hooks.ts'
import { EVIDENCE_JOBS, evidenceAgenda } from '../domain/messages/registered/make-evidence.ts'
import type { MessageParts } from '../domain/messages/transactional/attempt.ts'
import { sendMessages } from '../domain/messages/transactional/send-messages.ts'
import type { OperationRunner } from '../domain/operations/runner.ts'
import { TAKES } from '../domain/sending/priority.ts'
import type { Agenda } from '../domain/timers/agenda.ts'
import { byPresentClocks } from '../domain/timers/following.ts'
import { createTimerWork, type TimerParts, timerAgenda } from '../domain/timers/timers.ts'
import type { LeasedMessage } from '../store/sending/messages.ts'
import type { Task } from './loop.ts'

/** How many single messages are in hand: pieces, those of one account, and the messages of one. */
const SINGLES = { jobs: 8, each: 2, limit: 50 }

export type TaskParts = TimerParts &
  SendParts &
  HookParts &
  MessageParts &
  FeedParts &
  WatchParts &
  CnameLookParts & {
    imports: Pick<Imports, 'fetchStep' | 'agenda'>
    operationRunner: Pick<OperationRunner, 'step' | 'end' | 'agenda'>
    prune(): Promise<boolean>
    removeLists(): Promise<boolean>
    addUpCounts(): Promise<boolean>
    removeEditions(): Promise<boolean>
    removeUnseenDevices(): Promise<boolean>
    makeEvidence: Task['step']
    sealChains(): Promise<boolean>
    forgetOldKeys(): Promise<boolean>
    /** Learns how far the clocks of the accounts are ahead. */
    followClocks(): Promise<void>
  }

/** A task with its agenda; null when no clock has to stop or wait for it. */
export interface PlatformTask extends Task {
  agenda: Agenda | null
}

/** The tasks of the work loop. Each takes the work of the accounts in turn. */
export const createTasks = (parts: TaskParts): PlatformTask[] =>
  tasksOf(parts).map((task) => ({ ...task, step: () => byPresentClocks(() => task.step(), parts.followClocks) }))

function tasksOf(parts: TaskParts): PlatformTask[] {
  const chunks = createChunkWork(parts)
  return [
    { name: 'timers', wakes: ['timer'], agenda: timerAgenda(parts), step: createTimerWork(parts) },
    { name: 'operations', wakes: ['operation'], ...parts.operationRunner },
    {
      name: 'import files',
      jobs: 32,
      wakes: ['import_file', 'operation'],
      agenda: parts.imports.agenda,
      step: () => parts.imports.fetchStep(),
    },
    {
      name: 'read feeds',
      jobs: FEED_JOBS,
      wakes: ['feed'],
      agenda: feedAgenda(parts),
      step: createFeedWork(parts),
    },
    { name: 'plan runs', wakes: ['run'], agenda: planAgenda(parts), step: createPlanWork(parts) },
    {
      name: 'send chunks',
      jobs: CHUNK_WORKERS,
      wakes: ['run', 'chunk_lease'],
      agenda: chunkAgenda(parts),
      step: chunks.step,
    },
    { name: 'send chunks of others', wakes: ['run', 'chunk_lease'], agenda: null, step: chunks.spareStep },
    ...messageTasks(parts),
    ...automationTasks(parts),
    {
      name: 'finish runs',
      // What settles a message of a run counts it with the run.
      wakes: ['run', 'chunk_lease'],
      agenda: finishAgenda(parts),
      step: () => finishEndedRun(parts),
    },
    // It changes nothing unless something is broken.
    { name: 'watch runs', wakes: ['run'], agenda: null, step: createRunWatch(parts) },
    {
      name: 'make evidences',
      jobs: EVIDENCE_JOBS,
      wakes: ['evidence'],
      agenda: evidenceAgenda(parts),
      step: () => parts.makeEvidence(),
    },
    { name: 'seal chains', wakes: ['registered_message'], agenda: null, step: () => parts.sealChains() },
    {
      name: 'send hooks',
      jobs: HOOK_JOBS,
      wakes: ['hook_delivery', 'hook_address'],
      agenda: hookAgenda(parts),
      step: createHookWork(parts),
    },
    { name: 'look up cnames', jobs: CNAME_JOBS.jobs, wakes: ['cname'], agenda: null, step: createCnameLook(parts) },
    // No clock waits for these.
    { name: 'remove lists', wakes: ['list'], agenda: null, step: () => parts.removeLists() },
    { name: 'add up counts', wakes: [], agenda: null, step: () => parts.addUpCounts() },
    { name: 'remove editions', wakes: ['catalog_edition'], agenda: null, step: () => parts.removeEditions() },
    { name: 'remove unseen devices', wakes: [], agenda: null, step: () => parts.removeUnseenDevices() },
    { name: 'remove what is old', wakes: [], agenda: null, step: () => parts.prune() },
    { name: 'forget old keys', wakes: [], agenda: null, step: () => parts.forgetOldKeys() },
  ]
}

function messageTasks(parts: TaskParts): PlatformTask[] {
  const singles = { ...SINGLES, send: (due: LeasedMessage[]) => sendMessages(parts, due) }
  return [
    // A flood of other messages must not hold up a code that somebody waits for.
    {
      name: 'send codes and alerts',
      wakes: ['message'],
      agenda: null,
      ...createMessageWork(parts, { ...singles, takes: TAKES.reserved }),
    },
    {
      name: 'send single messages',
      wakes: ['message'],
      // It is also that of the task before and of the one after.
      agenda: messageAgenda(parts),
      ...createMessageWork(parts, { ...singles, takes: TAKES.single }),
    },
    {
      name: 'retry deferred',
      // Only time makes them due, but for a run that is resumed and a call that has ended.
      wakes: ['run', 'sms_part'],
      agenda: null,
      ...createMessageWork(parts, {
        takes: TAKES.retries,
        jobs: RETRY_WORKERS,
        each: RETRIES_EACH,
        limit: RETRIES,
        send: (due) => retryDeferred(parts, due),
      }),
    },
  ]
}

function automationTasks(parts: TaskParts): PlatformTask[] {
  return [
    {
      name: 'send messages of automations',
      // Each is counted with its run.
      wakes: ['run'],
      agenda: null,
      ...createMessageWork(parts, {
        takes: TAKES.automations,
        jobs: AUTOMATION_JOBS,
        each: AUTOMATION_JOBS,
        limit: AUTOMATION_MESSAGES,
        send: (due) => retryDeferred(parts, due),
      }),
    },
    {
      name: 'tell automations',
      wakes: ['automation_signal'],
      agenda: signalAgenda(parts),
      step: createSignalWork(parts),
    },
    {
      name: 'run automations',
      wakes: ['automation_run', 'automation'],
      agenda: automationAgenda(parts),
      step: createAutomationWork(parts),
    },
    {
      name: 'look for contacts',
      wakes: ['automation_look'],
      agenda: lookAgenda(parts),
      step: createLookWork(parts),
    },
    {
      name: 'look again for automations',
      wakes: ['automation_later'],
      agenda: laterAgenda(parts),
      step: createLaterWork(parts),
    },
    { name: 'remove automations', wakes: ['automation'], agenda: null, step: createAutomationRemoval(parts) },
  ]
}
