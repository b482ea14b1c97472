// Creates queued evidence: draws and signs a PDF, and stores it with the hook deliveries that announce it. With a time
// stamp authority, it waits for a stamp for as long as the operator allows, and is then created without one.
import type { Clock } from '../../../lib/clock.ts'
import { RoomError } from '../../../lib/pdf-signature.ts'
import { readStamp } from '../../../lib/pki/time-stamp.ts'
import { LostThreadError } from '../../../lib/worker-lane.ts'
import { sealsOf } from '../../../store/messages/chain-seals.ts'
import {
  accountsWithEvidences,
  type EvidenceRow,
  failEvidence,
  hasEvidenceToMake,
  leaseEvidence,
  postponeEvidence,
  returnEvidence,
  settleEvidence,
} from '../../../store/messages/evidences.ts'
import { chainOf, findRegisteredById, type RegisteredRow, sizeOfChain } from '../../../store/messages/registered.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { Agenda } from '../../timers/agenda.ts'
import { createFairQueue } from '../../timers/fair-queue.ts'
import { unwatched, type WorkTurn } from '../../timers/work-turn.ts'
import { MAX_DATA_IN_EVIDENCE, MAX_IN_EVIDENCE } from './event-limits.ts'
import { levelOf } from './evidence-data.ts'
import type { EvidenceThread } from './evidence-thread.ts'
import { shownSeals } from './seals.ts'
import { type EvidenceSigning, SIGNER_NAME } from './signing.ts'
import { createStampWatch, StampError, type Stamping } from './stamps.ts'
import { announceEvidence } from './webhooks.ts'

/** When a process dies, another makes its evidence after this many milliseconds of wall time. */
const LEASE = 300_000
/** How often a worker begins to make one evidence, and the pause in between, milliseconds. */
const MAX_TRIES = 3
const RETRY_PAUSE_MS = 2_000
const DOWN = 'The authority failed a moment ago.'
/** How many PDFs are created at once: one may wait for the authority. */
export const EVIDENCE_JOBS = 4

export interface EvidenceDeps {
  store: Store
  clock: Clock
  signing: EvidenceSigning
  /** Null without a time stamp authority. */
  stamping: Stamping | null
  /** Tells the operator that the authority gave no stamp. */
  warn(text: string, data: Record<string, unknown>): void
  drawing: EvidenceThread
}

type Content = Parameters<EvidenceThread['draw']>[0]

/** The PDF, and when it was stamped. */
interface Made {
  pdf: Uint8Array
  stamped: number | null
}

const base64Of = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** Draws and signs; with `stamping`, rejects with StampError if the authority gives no stamp. */
async function makePdf(
  content: Content,
  { signing, stamping, clock, drawing }: Pick<EvidenceDeps, 'signing' | 'stamping' | 'clock' | 'drawing'>,
): Promise<Made> {
  // Real time, also where the account has moved its own: the authority and who checks the signature have no other.
  const about = { name: SIGNER_NAME, reason: 'Evidence of a registered message', time: clock.wall() }
  const drawn = await drawing.draw(content, await signing.identity(), { ...about, stampRoom: stamping !== null })
  if (!stamping) return { pdf: drawn.pdf, stamped: null }
  const token = await stamping.authority.stamp(Buffer.from(drawn.value)).catch((error: unknown) => {
    throw new StampError((error as Error).message)
  })
  const stamped = await drawing.stamp(drawn, token).catch((error: unknown) => {
    throw error instanceof RoomError ? new StampError(`The stamp is too large. ${error.message}`) : error
  })
  return { pdf: stamped.pdf, stamped: readStamp(token).time }
}

/** What the evidence of a message says. */
async function contentOf(
  { store, clock, stamping }: Pick<EvidenceDeps, 'store' | 'clock' | 'stamping'>,
  message: RegisteredRow,
  { id, account_id }: EvidenceRow,
): Promise<Content> {
  return {
    name: `evidence-${message.hash}-${id}.pdf`,
    message,
    detail: message.detail,
    events: await chainOf(store.db, account_id, message.id),
    seals: shownSeals(await sealsOf(store.db, account_id, message.id)),
    created: clock.now(account_id),
    stamp: stamping ? 'stamped' : 'none',
  }
}

/** Why no evidence can be made of a message, whatever is tried; null when one can. */
async function obstacleOf(db: Db, { account_id, id }: RegisteredRow, { tries }: EvidenceRow): Promise<string | null> {
  if (tries > MAX_TRIES) return `The platform ended ${MAX_TRIES} times while it made the evidence.`
  const { count, characters } = await sizeOfChain(db, account_id, id)
  if (count > MAX_IN_EVIDENCE) return `The message has ${count} events; an evidence holds ${MAX_IN_EVIDENCE}.`
  if (characters > MAX_DATA_IN_EVIDENCE)
    return `The events have ${characters} characters of data; an evidence holds ${MAX_DATA_IN_EVIDENCE}.`
  return null
}

/** The step of the work loop that takes one evidence; it resolves with false when none waits. */
export function createEvidenceWork(parts: EvidenceDeps): (turn?: WorkTurn) => Promise<false | (() => Promise<void>)> {
  const { store, clock, stamping, warn } = parts
  const watch = stamping && createStampWatch(stamping)

  /** Without a stamp, for `reason`: the evidence waits (null), or is made as it is when it has waited long enough. */
  async function withoutStamp(content: Content, row: EvidenceRow, reason: string | null): Promise<Made | null> {
    const next = watch?.nextTry(row, clock.wall())
    const told = { account: row.account_id, evidence: row.id, reason: reason ?? DOWN, tries: row.stamp_tries + 1 }
    // Of an authority that is down, the log says so once for each question, not for each evidence that waits.
    if (!next || reason !== null)
      warn(next ? 'an evidence waits for its time stamp' : 'an evidence is made without its time stamp', told)
    if (!next) return makePdf({ ...content, stamp: 'missed' }, { ...parts, stamping: null })
    await store.writeAlongside((tx) => postponeEvidence(tx, row, next))
    return null
  }

  /** The evidence as it can be made now; null when it waits for its stamp. */
  async function tryToMake(content: Content, row: EvidenceRow): Promise<Made | null> {
    if (watch?.isDown(clock.wall())) return withoutStamp(content, row, null)
    try {
      const made = await makePdf(content, parts)
      watch?.answered()
      return made
    } catch (error) {
      if (!watch || !(error instanceof StampError)) throw error
      watch.failed(clock.wall())
      return withoutStamp(content, row, error.message)
    }
  }

  async function giveUp(row: EvidenceRow, reason: string): Promise<void> {
    warn('cannot create evidence', { account: row.account_id, evidence: row.id, reason })
    await store.writeAlongside((tx) => failEvidence(tx, row, reason))
  }

  /** Makes an evidence; one that ends its thread is tried again after a pause, and then given up. */
  async function makeEvidence(row: EvidenceRow): Promise<void> {
    const message = await findRegisteredById(store.db, row.account_id, row.registered_id)
    // The account was emptied since.
    if (!message) return
    const obstacle = await obstacleOf(store.db, message, row)
    if (obstacle !== null) return giveUp(row, obstacle)
    try {
      await makeOf(message, row)
    } catch (error) {
      if (!(error instanceof LostThreadError)) throw error
      if (row.tries >= MAX_TRIES) return giveUp(row, `The evidence cannot be drawn: ${error.message}.`)
      await store.writeAlongside((tx) => returnEvidence(tx, row, clock.wall() + RETRY_PAUSE_MS))
    }
  }

  async function makeOf(message: RegisteredRow, row: EvidenceRow): Promise<void> {
    const content = await contentOf(parts, message, row)
    const made = await tryToMake(content, row)
    if (!made) return
    const { pdf, stamped } = made
    const { name, created } = content
    const size = pdf.length
    const level = levelOf({ stamp: stamped === null ? 'none' : 'stamped' })
    await store.writeAlongside(async (tx) => {
      if (await settleEvidence(tx, row, { name, size, created, level, stamped, pdf: base64Of(pdf) }))
        await announceEvidence(tx, message, { id: row.id, name, size, created }, clock.now(row.account_id))
    })
  }

  const fairQueue = createFairQueue((after) => accountsWithEvidences(store.db, clock.wall(), after), { each: 1 })

  function lease(account: number): Promise<EvidenceRow | null> {
    const wall = clock.wall()
    return store.writeAlongside(async (tx) => (await leaseEvidence(tx, account, { wall, until: wall + LEASE })) ?? null)
  }

  return async (work = unwatched) => {
    const turn = await fairQueue.claimNext(lease)
    if (!turn) return false
    work.note({ account: turn.work.account_id, refs: [turn.work.id] })
    return () => turn.run(() => makeEvidence(turn.work))
  }
}

/** Evidences in the queue; one that waits for its stamp waits in the time of the authority, not of the account. */
export const evidenceAgenda = ({ store }: { store: Store }): Agenda => ({
  isBusy: (account) => hasEvidenceToMake(store.db, account),
})
