// Plans a run: decides once who gets the campaign, and writes it down in chunks. One transaction: a
// crash leaves the run as it was, to be planned again.
import { setImmediate } from 'node:timers/promises'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import type { Condition } from '../../../store/audience/conditions.ts'
import { updateCampaign } from '../../../store/campaigns/campaigns.ts'
import { unpark } from '../../../store/campaigns/run-books.ts'
import {
  accountsToPlan,
  findRunToPlan,
  insertChunks,
  type NewChunk,
  type RunRow,
  updateRun,
} from '../../../store/campaigns/runs.ts'
import { updateOperation } from '../../../store/operations/operations.ts'
import type { Db, Store } from '../../../store/store.ts'
import { lookUpSegment } from '../../audience/segments/find-segment.ts'
import { readFilter } from '../../audience/segments/read-filter.ts'
import type { Parts } from '../../parts.ts'
import type { Agenda } from '../../timers/agenda.ts'
import { createRotation } from '../../timers/rotation.ts'
import { channelOf } from '../channels/channels.ts'
import { finishRunIfDone } from './finish.ts'
import { takeMessageNumbers } from './message-numbers.ts'
import { moveRun } from './run-moves.ts'
import type { RunOptions } from './run-options.ts'

/** Recipients per chunk: the unit that a worker leases. */
export const CHUNK = 1000
/** Chunks that are written at once, after which other work of the process gets a turn. */
const CHUNKS_PER_TURN = 5

/** What a send asked for. */
export interface RunAudience {
  type: 'none' | 'contact' | 'segment' | 'failed'
  /** For type `contact`: its address, or several addresses; for type `segment`: the ids of segments of the list. */
  data?: string | readonly string[]
  /** The segments as they were when the run was planned, and who was in one of them. */
  planned?: { names: readonly string[]; condition: Condition }
  /** Where on the list its recipients are; see `Place`. */
  field: string
}

/** Makes the step of the work loop that plans one run; it resolves with false when none waits. */
export function createPlanWork(parts: Parts): () => Promise<boolean> {
  const rotation = createRotation(() => accountsToPlan(parts.store.db, parts.clock.times()), { each: 1 })
  return async () => {
    const turn = await rotation.take(async (account) => (await planNextRun(parts, account)) || null)
    await turn?.during(async () => undefined)
    return turn !== null
  }
}

/**
 * Plans the oldest run of an account that waits and sets it sending; false when none waits. A run without recipients is
 * over at once; one that was resumed keeps what was planned.
 */
export function planNextRun({ store, clock }: Parts, account: number): Promise<boolean> {
  return store.writeAlongside(async (tx) => {
    const run = await findRunToPlan(tx, account)
    if (!run) return false
    const now = clock.now(account)
    await (run.started === null ? planFirst(tx, run, now) : goOn(tx, run, now))
    // Without open recipients no chunk is ever sent, so none would end the run.
    await finishRunIfDone(tx, run.id, now)
    return true
  })
}

/** Runs that wait to be planned. */
export const planAgenda = ({ store }: { store: Store }): Agenda => ({
  isBusy: async (account) => (await findRunToPlan(store.db, account)) !== undefined,
})

async function planFirst(tx: Db, run: RunRow, now: number): Promise<void> {
  const planned = await writeChunks(tx, run, now)
  const first = planned === 0 ? 0 : await takeMessageNumbers(tx, planned)
  await moveRun(tx, run, 'plan', now, { planned, first_message_id: first, started: now })
  await updateCampaign(tx, run.account_id, run.campaign_id, { start_date: now })
  await updateOperation(tx, run.operation_id, { start_date: now })
}

/** Lets a resumed run continue with what is still open. */
async function goOn(tx: Db, run: RunRow, now: number): Promise<void> {
  await moveRun(tx, run, 'plan', now)
  await unpark(tx, run.id, now)
}

/** Notes who is in the segments now: later changes of them do not matter to the run. */
async function planAudience(tx: Db, run: RunRow, now: number): Promise<RunAudience> {
  const audience = fromJson<RunAudience>(run.audience)
  if (audience.type !== 'segment') return audience
  const moment = { account: run.account_id, list: run.list_id, now }
  const names: string[] = []
  const conditions: Condition[] = []
  for (const id of [audience.data ?? []].flat()) {
    // Only the tag of a segment may be gone by now.
    const segment = await lookUpSegment(tx, moment.account, moment.list, id)
    if (!segment) continue
    names.push(segment.name)
    conditions.push(await readFilter(tx, moment, segment.filter, false))
  }
  const fixed = { ...audience, planned: { names, condition: { any: conditions } } }
  await updateRun(tx, run.id, { audience: toJson(fixed) })
  return fixed
}

async function writeChunks(tx: Db, run: RunRow, now: number): Promise<number> {
  const audience = await planAudience(tx, run, now)
  const only = audience.type === 'contact' ? [audience.data ?? ''].flat() : null
  const failedOf = audience.type === 'failed' ? run.campaign_id : null
  const { unique_contacts_only: isUnique = false, limit_contacts: limit = null } = fromJson<RunOptions>(run.options)
  const selection = {
    account: run.account_id,
    list: run.list_id,
    field: audience.field,
    only,
    failedOf,
    condition: audience.planned?.condition ?? null,
    isUnique,
    limit,
  }
  let seq = 0
  let planned = 0
  let chunks: NewChunk[] = []
  for await (const { ids, size } of channelOf(run.channel).recipients.plan(tx, selection, CHUNK)) {
    planned += size
    chunks.push({ seq: seq++, ids, size })
    if (chunks.length < CHUNKS_PER_TURN) continue
    await insertChunks(tx, run.id, chunks)
    chunks = []
    await setImmediate()
  }
  await insertChunks(tx, run.id, chunks)
  return planned
}
