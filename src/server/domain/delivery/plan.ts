// Plans a run: decides once who gets the campaign, and writes it down in chunks. One transaction: a
// crash leaves the run as it was, to be planned again.
import { streamAudience } from '../../store/audience.ts'
import { updateCampaign } from '../../store/campaigns.ts'
import { updateOperation } from '../../store/operations.ts'
import { findRun, findRunToPlan, insertChunk, updateRun, type RunRow } from '../../store/runs.ts'
import { fromJson } from '../../lib/json-text.ts'
import { takeNumbers } from '../../store/settings.ts'
import type { Db, Store } from '../../store/store.ts'
import { finishRunIfDone } from './finish.ts'

/** Contacts per chunk: the unit that a worker leases. */
export const CHUNK = 1000
/** Numbers of campaign messages begin above those of transactional ones, which are int32 in the contract. */
const FIRST_CAMPAIGN_MESSAGE = 2 ** 32
/** Chunks after which other work of the process gets a turn. */
const CHUNKS_PER_TURN = 5

/** What a send asked for. */
export interface RunAudience {
  type: 'none' | 'contact'
  /** The address, for type contact. */
  data?: string
  /** `email`, or the id of an extra field of format email. */
  field: string
}

/** The oldest run that waits to be planned, or null. */
export const nextRunToPlan = async (store: Store): Promise<number | null> => (await findRunToPlan(store.db))?.id ?? null

/** Plans the run and sets it sending. A run without recipients is over at once. */
export async function planRun(store: Store, runId: number, now: number): Promise<void> {
  await store.write(async (tx) => {
    const run = await findRun(tx, runId)
    if (run?.state !== 'planning') return
    const planned = await writeChunks(tx, run)
    const first = planned === 0 ? 0 : await takeNumbers(tx, 'campaign-message', planned, FIRST_CAMPAIGN_MESSAGE)
    await updateRun(tx, run.id, { state: 'sending', planned, first_message_id: first, started: now })
    await updateCampaign(tx, run.account_id, run.campaign_id, { status: 'sending', start_date: now, updated: now })
    await updateOperation(tx, run.operation_id, { status: 'executing', start_date: now })
    // Without recipients no chunk is ever sent, whose end would be that of the run.
    if (planned === 0) await finishRunIfDone(tx, run.id, now)
  })
}

async function writeChunks(tx: Db, run: RunRow): Promise<number> {
  const audience = fromJson<RunAudience>(run.audience)
  const only = audience.type === 'contact' ? (audience.data ?? '') : null
  const query = { account: run.account_id, list: run.list_id, field: audience.field, only }
  let contacts: number[] = []
  let seq = 0
  let planned = 0
  const flush = async () => {
    await insertChunk(tx, run.id, seq++, contacts)
    planned += contacts.length
    contacts = []
    if (seq % CHUNKS_PER_TURN === 0) await new Promise(setImmediate)
  }
  for await (const id of streamAudience(tx, query)) {
    contacts.push(id)
    if (contacts.length === CHUNK) await flush()
  }
  if (contacts.length > 0) await flush()
  return planned
}
