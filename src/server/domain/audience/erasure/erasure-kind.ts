// Forgetting as a kind of operation. It first finds out who is meant and stops all sending to them, then walks through
// the records of the account, stage by stage, and deletes the contacts near the end: an operation that was cancelled
// before has left them in the list, where they can be forgotten again.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { nextPart } from '../../../store/audience/erasure/operations.ts'
import { deleteSlices, insertSlices } from '../../../store/operations/operations.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { OperationEnd, OperationInput, OperationKind, Slice, Work } from '../../operations/kinds.ts'
import { contacts, identifySubjects, sharedNumbers } from './contacts.ts'
import { type Identifiers, joinIdentifiers, toDataSubjects } from './data-subjects.ts'
import { campaignMessages, clicks, singleMessages } from './messages.ts'
import { operations, snapshots, snapshotsUnderWay } from './operations.ts'
import {
  alerts,
  apiRequests,
  capturedMessages,
  carts,
  confirmations,
  flowRuns,
  hookDeliveries,
  inboundMessages,
  inboundParts,
  orders,
  requestsInHand,
  segments,
  submissions,
  verifyRequests,
} from './records.ts'
import type { Stage } from './stage.ts'

export const ERASURE = { name: 'forget', type: 'mass_operation' } as const

export interface ErasureProgress {
  /** Contacts that are gone, of how many. */
  done: number
  total: number
  /** The stage, from 0, and the number after which it continues. */
  stage: number
  after: number
}

type ForgetWork = Work<OperationInput, ErasureProgress>

/**
 * The stages in their order. Until the contacts are gone, webhooks and other operations may write of them: those stages
 * come twice.
 */
const stages: readonly Stage[] = [
  campaignMessages,
  singleMessages('email'),
  singleMessages('sms'),
  singleMessages('push'),
  clicks,
  capturedMessages,
  inboundMessages,
  inboundParts,
  verifyRequests,
  alerts,
  flowRuns,
  submissions,
  confirmations,
  carts,
  orders,
  segments,
  hookDeliveries,
  operations,
  contacts,
  sharedNumbers,
  requestsInHand,
  apiRequests,
  hookDeliveries,
  operations,
  snapshotsUnderWay,
  snapshots,
]

/** Contacts that are identified in one step. */
const IDENTIFIED = 200
/** The slice with the ids; those after it hold the traces. */
const IDS = 0

interface Kept {
  ids: number[]
  traces: Identifiers[]
}

async function readKept(db: Db, operation: number): Promise<Kept | null> {
  const first = await nextPart(db, 'operation_slice', operation, IDS - 1)
  if (!first) return null
  const traces: Identifiers[] = []
  for (let part = await nextPart(db, 'operation_slice', operation, IDS); part; ) {
    traces.push(fromJson<Identifiers>(part.data))
    part = await nextPart(db, 'operation_slice', operation, part.seq)
  }
  return { ids: fromJson<number[]>(first.data), traces }
}

function end({ operation, progress }: ForgetWork): OperationEnd {
  const subject = `Contacts of list ${operation.list_id} are forgotten`
  return { subject, text: `${subject}: ${progress.done}.`, callback: null }
}

/** Makes the kind. */
export function createContactErasureKind({
  store,
  clock,
}: {
  store: Store
  clock: Clock
}): OperationKind<OperationInput, ErasureProgress> {
  /** The first steps: who they are. */
  function identifySome({ operation, progress }: ForgetWork, { ids, traces }: Kept): Slice<ErasureProgress> {
    const { account_id: account, list_id: list } = operation
    const some = ids.slice(progress.after, progress.after + IDENTIFIED)
    const after = progress.after + some.length
    return {
      async apply(tx) {
        const found = await identifySubjects(tx, { account, list: list ?? 0 }, some, clock.now(account))
        await insertSlices(tx, [{ operation_id: operation.id, seq: traces.length + 1, data: toJson(found) }])
        const total = joinIdentifiers([...traces, found]).contacts.length
        const place = after < ids.length ? { stage: 0, after } : { stage: 1, after: 0 }
        return { progress: { ...progress, ...place, total }, lines: '', isLast: false }
      },
    }
  }

  /** One step of a stage; null while a message to these persons is being sent. */
  async function eraseSome(
    { operation, progress }: ForgetWork,
    stage: Stage,
    { traces }: Kept,
  ): Promise<Slice<ErasureProgress> | null> {
    const subjects = toDataSubjects(operation.account_id, joinIdentifiers(traces))
    const [now, wall] = [clock.now(operation.account_id), clock.wall()]
    const parts = { db: store.db, shared: store.shared, subjects, now, wall, operation: operation.id }
    const step = await stage(parts, progress.after)
    if (!step) return null
    const { next, gone = 0 } = step
    return {
      async apply(tx) {
        if ((await step.apply(tx)) === 'again') return { progress, lines: '', isLast: false }
        const place = next === null ? { stage: progress.stage + 1, after: 0 } : { after: next }
        return { progress: { ...progress, ...place, done: progress.done + gone }, lines: '', isLast: false }
      },
    }
  }

  /** The last steps: what is kept of them for the operation, and then the files of the database. */
  async function finish(
    { operation, progress }: ForgetWork,
    kept: Kept | null,
  ): Promise<Slice<ErasureProgress> | null> {
    const scrubbed = kept ? { next: 0 } : await store.scrub(progress.after)
    if (!scrubbed) return null
    const { next } = scrubbed
    return {
      async apply(tx) {
        if (kept) await deleteSlices(tx, operation.id)
        return { progress: { ...progress, after: next ?? 0 }, lines: '', isLast: next === null }
      },
    }
  }

  return {
    ...ERASURE,
    resultFile: () => null,
    async read(work) {
      const { stage } = work.progress
      const kept = await readKept(store.db, work.operation.id)
      if (stage > stages.length) return finish(work, kept)
      if (!kept) return null
      const next = stages[stage - 1]
      return next ? eraseSome(work, next, kept) : identifySome(work, kept)
    },
    progressOf: ({ progress: { done, total } }) => ({ done, total }),
    end,
    discard: async () => undefined,
  }
}
