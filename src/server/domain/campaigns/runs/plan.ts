// Plans a run: decides once who gets the campaign, and writes it down in chunks. One transaction: a
// crash leaves the run as it was, to be planned again.
import { setImmediate } from 'node:timers/promises'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { isCostly, weightOf } from '../../../store/audience/condition-cost.ts'
import type { Condition } from '../../../store/audience/conditions.ts'
import type { AudiencePart } from '../../../store/campaigns/audience-pages.ts'
import { updateCampaign } from '../../../store/campaigns/campaigns.ts'
import { insertChunks, type NewChunk } from '../../../store/campaigns/chunks.ts'
import { unparkMails } from '../../../store/campaigns/run-ledger.ts'
import { accountsToPlan, findRunToPlan, type RunRow, updateRun } from '../../../store/campaigns/runs.ts'
import { updateOperation } from '../../../store/operations/operations.ts'
import type { Db, Store } from '../../../store/store.ts'
import { lookUpSegment } from '../../audience/segments/find-segment.ts'
import { readFilter } from '../../audience/segments/read-filter.ts'
import type { DomainDeps } from '../../deps.ts'
import type { Agenda } from '../../timers/agenda.ts'
import { createFairQueue } from '../../timers/fair-queue.ts'
import { unwatched, type WorkTurn } from '../../timers/work-turn.ts'
import { channelOf } from '../channels/channels.ts'
import { finishRunIfDone } from './finish.ts'
import { inZones, type TimedPart } from './local-time.ts'
import { takeMessageNumbers } from './message-numbers.ts'
import { moveRun } from './run-moves.ts'
import type { RunOptions } from './run-options.ts'

/** Recipients per chunk: the unit that a worker leases. */
export const CHUNK = 1000
/** Chunks that are written at once, after which other work of the process gets a turn. */
const CHUNKS_PER_TURN = 5

/** Milliseconds for reading the audience of a run, if that blocks nothing else. */
const PLAN_MS = 600_000

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
export function createPlanWork(parts: DomainDeps): (turn?: WorkTurn) => Promise<boolean> {
  const fairQueue = createFairQueue(() => accountsToPlan(parts.store.db, parts.clock.times()), { each: 1 })
  return async (work = unwatched) => {
    const turn = await fairQueue.claimNext(async (account) => (await planNextRun(parts, account, work)) || null)
    await turn?.run(async () => undefined)
    return turn !== null
  }
}

/**
 * Plans the oldest run of an account that waits and sets it sending; false when none waits. A run without recipients is
 * over at once; one that was resumed keeps what was planned.
 */
export async function planNextRun({ store, clock }: DomainDeps, account: number, turn = unwatched): Promise<boolean> {
  const ahead = await readAhead(store, { account, now: clock.now(account) }, turn)
  return store.writeAlongside(async (tx) => {
    const run = await findRunToPlan(tx, account, turn.held)
    if (!run) return false
    turn.note({ account, refs: [run.id] })
    const now = clock.now(account)
    const known = ahead && toJson(ahead.run) === toJson(run) ? ahead : null
    await (run.started === null ? planFirst(tx, run, now, known) : goOn(tx, run, now))
    // Without open recipients no chunk is ever sent, so none would end the run.
    await finishRunIfDone(tx, run.id, now)
    return true
  })
}

/** Runs that wait to be planned. */
export const planAgenda = ({ store }: { store: Store }): Agenda => ({
  isBusy: async (account) => (await findRunToPlan(store.db, account)) !== undefined,
})

/** Who gets a run, read before the transaction that plans it. */
interface Ahead {
  run: RunRow
  audience: RunAudience
  parts: AudiencePart[]
}

/**
 * Reads the audience of the next run before the transaction, if its segments are costly and the transaction would block
 * all others: on SQLite. The gate leaves out contacts that unsubscribe after this.
 */
async function readAhead(
  store: Store,
  { account, now }: { account: number; now: number },
  turn: WorkTurn,
): Promise<Ahead | null> {
  if (store.shared) return null
  const run = await findRunToPlan(store.db, account, turn.held)
  if (!run || run.started !== null) return null
  turn.note({ account, refs: [run.id] })
  const audience = await audienceNow(store.db, run, now)
  const condition = audience.planned?.condition
  if (!condition || !(await isCostly(store.db, { account, list: run.list_id }, weightOf(condition)))) return null
  const parts = await store.readLong({ account, ms: PLAN_MS }, (db) => Array.fromAsync(partsOf(db, run, audience)))
  return { run, audience, parts }
}

async function planFirst(tx: Db, run: RunRow, now: number, ahead: Ahead | null): Promise<void> {
  const planned = await writeChunks(tx, run, now, ahead)
  const first = planned === 0 ? 0 : await takeMessageNumbers(tx, planned)
  await moveRun(tx, run, 'plan', now, { planned, first_message_id: first, started: now })
  await updateCampaign(tx, run.account_id, run.campaign_id, { start_date: now })
  await updateOperation(tx, run.operation_id, { start_date: now })
}

/** Lets a resumed run continue with what is still open. */
async function goOn(tx: Db, run: RunRow, now: number): Promise<void> {
  await moveRun(tx, run, 'plan', now)
  await unparkMails(tx, run.id, now)
}

/** The audience of a run, with who is in its segments now. */
async function audienceNow(db: Db, run: RunRow, now: number): Promise<RunAudience> {
  const audience = fromJson<RunAudience>(run.audience)
  if (audience.type !== 'segment') return audience
  const moment = { account: run.account_id, list: run.list_id, now }
  const names: string[] = []
  const conditions: Condition[] = []
  for (const id of [audience.data ?? []].flat()) {
    // Only the tag of a segment may be gone by now.
    const segment = await lookUpSegment(db, moment.account, moment.list, id)
    if (!segment) continue
    names.push(segment.name)
    conditions.push(await readFilter(db, moment, segment.filter, false))
  }
  return { ...audience, planned: { names, condition: { any: conditions } } }
}

/** The recipients of a run, in chunks. */
function partsOf(db: Db, run: RunRow, audience: RunAudience): AsyncIterable<AudiencePart> {
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
  return channelOf(run.channel).recipients.plan(db, selection, CHUNK)
}

/** The parts of a run with their send times, according to its order. */
async function* timed(
  tx: Db,
  run: RunRow,
  parts: AsyncIterable<AudiencePart> | Iterable<AudiencePart>,
): AsyncGenerator<TimedPart> {
  const { local_time: local } = fromJson<RunOptions>(run.options)
  const { recipients } = channelOf(run.channel)
  if (local) yield* inZones(tx, parts, { local, ordered: run.created, recipients, size: CHUNK })
  else for await (const part of parts) yield { ...part, zone: null, notBefore: 0 }
}

async function writeChunks(tx: Db, run: RunRow, now: number, ahead: Ahead | null): Promise<number> {
  const audience = ahead?.audience ?? (await audienceNow(tx, run, now))
  // Later changes of the segments do not matter to the run.
  if (audience.type === 'segment') await updateRun(tx, run.id, { audience: toJson(audience) })
  let seq = 0
  let planned = 0
  let chunks: NewChunk[] = []
  for await (const part of timed(tx, run, ahead?.parts ?? partsOf(tx, run, audience))) {
    chunks.push({ ...part, seq: seq++, first: planned })
    planned += part.size
    if (chunks.length < CHUNKS_PER_TURN) continue
    await insertChunks(tx, run.id, chunks)
    chunks = []
    await setImmediate()
  }
  await insertChunks(tx, run.id, chunks)
  return planned
}
