// Everything that happens in the background, on one screen.

import type { Imports } from '../domain/audience/imports/imports.ts'
import { createDelayedCheck, delayedCheckAgenda } from '../domain/automations/delayed-check.ts'
import { automationAgenda, createAutomationWork } from '../domain/automations/engine.ts'
import { createEventSignalWork, signalAgenda } from '../domain/automations/event-signal.ts'
import { createAutomationRemoval } from '../domain/automations/removal.ts'
import { createSegmentScan, segmentScanAgenda } from '../domain/automations/segment-scan.ts'
import { createFeedWork, FEED_JOBS, type FeedDeps, feedAgenda } from '../domain/campaigns/feeds/read-feeds.ts'
import { createChunkWork } from '../domain/campaigns/runs/chunk-work.ts'
import {
  AUTOMATION_JOBS,
  AUTOMATION_MESSAGES,
  CHUNK_WORKERS,
  RETRIES,
  RETRIES_EACH,
  RETRY_WORKERS,
} from '../domain/campaigns/runs/concurrency.ts'
import { messageAgenda } from '../domain/campaigns/runs/due-messages.ts'
import { finishAgenda, finishEndedRun } from '../domain/campaigns/runs/finish.ts'
import { createMessageWork } from '../domain/campaigns/runs/message-work.ts'
import { createPlanWork, planAgenda } from '../domain/campaigns/runs/plan.ts'
import { retryDeferred } from '../domain/campaigns/runs/retry-deferred.ts'
import { chunkAgenda, type SendDeps } from '../domain/campaigns/runs/send-run.ts'
import { createRunWatch, type WatchDeps } from '../domain/campaigns/runs/watch-runs.ts'
import { CNAME_JOBS, type CnameLookDeps, createCnameCheck } from '../domain/content/cnames/check-cnames.ts'
import { createHookWork, HOOK_JOBS, type HookDeps, hookAgenda } from '../domain/hooks/send-hooks.ts'
import { EVIDENCE_JOBS, evidenceAgenda } from '../domain/messages/registered/make-evidence.ts'
import type { MessageDeps } from '../domain/messages/transactional/attempt.ts'
import { sendMessages } from '../domain/messages/transactional/send-messages.ts'
import type { OperationRunner } from '../domain/operations/runner.ts'
import { TAKES } from '../domain/sending/priority.ts'
import type { Agenda } from '../domain/timers/agenda.ts'
import { byPresentClocks } from '../domain/timers/following.ts'
import type { Quarantine } from '../domain/timers/quarantine.ts'
import { createTimerWork, type TimerDeps, timerAgenda } from '../domain/timers/timers.ts'
import { ALL, type WorkTurn } from '../domain/timers/work-turn.ts'
import type { LeasedMessage } from '../store/sending/campaign-ledger.ts'
import type { Task } from './loop.ts'
import { type TaskName, taskKinds } from './task-names.ts'
import { watchedAgenda, watchedStep } from './watched-task.ts'

/** Limits for single messages: jobs at once, jobs of one account, and messages in one job. */
const SINGLES = { jobs: 8, each: 2, limit: 50 }

export type TaskDeps = TimerDeps &
  SendDeps &
  HookDeps &
  MessageDeps &
  FeedDeps &
  WatchDeps &
  CnameLookDeps & {
    imports: Pick<Imports, 'fetchStep' | 'agenda'>
    operationRunner: Pick<OperationRunner, 'step' | 'end' | 'agenda'>
    quarantine: Pick<Quarantine, 'openTurn' | 'holds'>
    prune(turn: WorkTurn): Promise<boolean>
    removeLists(turn: WorkTurn): Promise<boolean>
    addUpCounts(turn: WorkTurn): Promise<boolean>
    removeEditions(turn: WorkTurn): Promise<boolean>
    removeUnseenDevices(turn: WorkTurn): Promise<boolean>
    makeEvidence: NotedTask['step']
    sealChains(turn: WorkTurn): Promise<boolean>
    forgetOldKeys(): Promise<boolean>
    /** Learns how far the clocks of the accounts are ahead. */
    followClocks(): Promise<void>
  }

/** A task with its agenda; null when no clock has to stop or wait for it. */
export interface PlatformTask extends Task {
  agenda: Agenda | null
}

/** A task whose step notes the stored work that it takes. */
interface NotedTask extends Omit<PlatformTask, 'step'> {
  name: TaskName
  step(turn: WorkTurn): ReturnType<Task['step']>
}

/** The tasks of the work loop. Each takes the work of the accounts in turn. */
export const createTasks = (parts: TaskDeps): PlatformTask[] =>
  tasksOf(parts).map((task) => {
    const { quarantine, followClocks } = parts
    const kind = taskKinds[task.name]
    return {
      ...task,
      agenda: task.agenda && watchedAgenda(quarantine, kind, task.agenda),
      step: watchedStep(quarantine, kind, (turn) => byPresentClocks(() => task.step(turn), followClocks)),
    }
  })

function tasksOf(parts: TaskDeps): NotedTask[] {
  const chunks = createChunkWork(parts)
  return [
    { name: 'timers', wakes: ['timer'], agenda: timerAgenda(parts), step: createTimerWork(parts) },
    { name: 'operations', wakes: ['operation'], ...parts.operationRunner },
    {
      name: 'import files',
      jobs: 32,
      wakes: ['import_file', 'operation'],
      agenda: parts.imports.agenda,
      step: (turn) => parts.imports.fetchStep(turn),
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
      step: (turn) => finishEndedRun(parts, turn),
    },
    // It changes nothing unless something is broken.
    { name: 'watch runs', wakes: ['run'], agenda: null, step: createRunWatch(parts) },
    {
      name: 'make evidences',
      jobs: EVIDENCE_JOBS,
      wakes: ['evidence'],
      agenda: evidenceAgenda(parts),
      step: (turn) => parts.makeEvidence(turn),
    },
    { name: 'seal chains', wakes: ['registered_message'], agenda: null, step: (turn) => parts.sealChains(turn) },
    {
      name: 'send hooks',
      jobs: HOOK_JOBS,
      wakes: ['hook_delivery', 'hook_address'],
      agenda: hookAgenda(parts),
      step: createHookWork(parts),
    },
    { name: 'look up cnames', jobs: CNAME_JOBS.jobs, wakes: ['cname'], agenda: null, step: createCnameCheck(parts) },
    // No clock waits for these.
    { name: 'remove lists', wakes: ['list'], agenda: null, step: (turn) => parts.removeLists(turn) },
    { name: 'add up counts', wakes: [], agenda: null, step: (turn) => parts.addUpCounts(turn) },
    { name: 'remove editions', wakes: ['catalog_edition'], agenda: null, step: (turn) => parts.removeEditions(turn) },
    { name: 'remove unseen devices', wakes: [], agenda: null, step: (turn) => parts.removeUnseenDevices(turn) },
    { name: 'remove what is old', wakes: [], agenda: null, step: (turn) => parts.prune(turn) },
    {
      name: 'forget old keys',
      wakes: [],
      agenda: null,
      step(turn) {
        turn.note({ account: 0, refs: [ALL] })
        return parts.forgetOldKeys()
      },
    },
  ]
}

function messageTasks(parts: TaskDeps): NotedTask[] {
  const singles = { ...SINGLES, send: (due: LeasedMessage[]) => sendMessages(parts, due) }
  return [
    // A flood of other messages must not delay a code for which a person waits.
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

function automationTasks(parts: TaskDeps): NotedTask[] {
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
      step: createEventSignalWork(parts),
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
      agenda: segmentScanAgenda(parts),
      step: createSegmentScan(parts),
    },
    {
      name: 'look again for automations',
      wakes: ['automation_later'],
      agenda: delayedCheckAgenda(parts),
      step: createDelayedCheck(parts),
    },
    { name: 'remove automations', wakes: ['automation'], agenda: null, step: createAutomationRemoval(parts) },
  ]
}
