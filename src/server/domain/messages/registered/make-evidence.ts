// Makes the evidences that wait: draws and signs one, and writes it with the hook deliveries that announce it. Where an
// authority stamps evidences, one waits for its stamp for as long as the operator says, and is then made without.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { RoomError, signPdf } from '../../../lib/pdf-signature.ts'
import { readStamp } from '../../../lib/pki/time-stamp.ts'
import { sealsOf } from '../../../store/messages/chain-seals.ts'
import {
  accountsWithEvidences,
  type EvidenceRow,
  hasEvidenceToMake,
  leaseEvidence,
  postponeEvidence,
  settleEvidence,
} from '../../../store/messages/evidences.ts'
import { chainOf, findRegisteredById, type RegisteredRow } from '../../../store/messages/registered.ts'
import type { Store } from '../../../store/store.ts'
import type { Agenda } from '../../timers/agenda.ts'
import { createRotation } from '../../timers/rotation.ts'
import { drawCertificate } from './certificate.ts'
import type { RegisteredDetail } from './copy.ts'
import { type CertificateContent, levelOf } from './evidence-data.ts'
import { shownSeals } from './seals.ts'
import { type EvidenceSigning, SIGNER_NAME } from './signing.ts'
import { createStampWatch, StampError, type Stamping } from './stamps.ts'
import { announceEvidence } from './webhooks.ts'

/** When a process dies, another makes its evidence after this many milliseconds of wall time. */
const LEASE = 60_000
const DOWN = 'The authority failed a moment ago.'
/** How many are in hand: one may wait for the authority. */
export const EVIDENCE_JOBS = 4

export interface EvidenceParts {
  store: Store
  clock: Clock
  signing: EvidenceSigning
  /** Null where nobody stamps evidences. */
  stamping: Stamping | null
  /** Tells the operator that the authority gave no stamp. */
  warn(text: string, data: Record<string, unknown>): void
}

/** The PDF, and when it was stamped. */
interface Made {
  pdf: Buffer
  stamped: number | null
}

/** Draws and signs; with `stamping`, rejects with StampError while there is no stamp. */
async function makePdf(
  content: CertificateContent,
  { signing, stamping, clock }: Pick<EvidenceParts, 'signing' | 'stamping' | 'clock'>,
): Promise<Made> {
  let stamped: number | null = null
  const stamp =
    stamping &&
    (async (signature: Buffer) => {
      const token = await stamping.authority.stamp(signature).catch((error: unknown) => {
        throw new StampError((error as Error).message)
      })
      stamped = readStamp(token).time
      return token
    })
  // Real time, also where the account has moved its own: the authority and who checks the signature have no other.
  const about = { name: SIGNER_NAME, reason: 'Evidence of a registered message', time: clock.wall() }
  const drawn = await drawCertificate(content)
  const pdf = await signPdf(drawn, await signing.identity(), { ...about, stamp }).catch((error: unknown) => {
    throw stamping && error instanceof RoomError ? new StampError(`The stamp is too large. ${error.message}`) : error
  })
  return { pdf, stamped }
}

/** The step of the work loop that takes one evidence; it resolves with false when none waits. */
export function createEvidenceWork(parts: EvidenceParts): () => Promise<false | (() => Promise<void>)> {
  const { store, clock, stamping, warn } = parts
  const watch = stamping && createStampWatch(stamping)

  async function contentOf(message: RegisteredRow, { id, account_id }: EvidenceRow): Promise<CertificateContent> {
    return {
      name: `evidence-${message.hash}-${id}.pdf`,
      message,
      detail: fromJson<RegisteredDetail>(message.detail),
      events: await chainOf(store.db, account_id, message.id),
      seals: shownSeals(await sealsOf(store.db, account_id, message.id)),
      created: clock.now(account_id),
      stamp: stamping ? 'stamped' : 'none',
    }
  }

  /** Without a stamp, for `reason`: the evidence waits (null), or is made as it is when it has waited long enough. */
  async function withoutStamp(
    content: CertificateContent,
    row: EvidenceRow,
    reason: string | null,
  ): Promise<Made | null> {
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
  async function tryToMake(content: CertificateContent, row: EvidenceRow): Promise<Made | null> {
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

  async function make(row: EvidenceRow): Promise<void> {
    const message = await findRegisteredById(store.db, row.account_id, row.registered_id)
    // The account was emptied meanwhile.
    if (!message) return
    const content = await contentOf(message, row)
    const made = await tryToMake(content, row)
    if (!made) return
    const { pdf, stamped } = made
    const { name, created } = content
    const size = pdf.length
    const level = levelOf({ stamp: stamped === null ? 'none' : 'stamped' })
    await store.writeAlongside(async (tx) => {
      if (await settleEvidence(tx, row, { name, size, created, level, stamped, pdf: pdf.toString('base64') }))
        await announceEvidence(tx, message, { id: row.id, name, size, created }, clock.now(row.account_id))
    })
  }

  const rotation = createRotation((after) => accountsWithEvidences(store.db, clock.wall(), after), { each: 1 })

  function lease(account: number): Promise<EvidenceRow | null> {
    const wall = clock.wall()
    return store.writeAlongside(async (tx) => (await leaseEvidence(tx, account, { wall, until: wall + LEASE })) ?? null)
  }

  return async () => {
    const turn = await rotation.take(lease)
    return turn !== null && (() => turn.during(() => make(turn.work)))
  }
}

/** Evidences in the queue; one that waits for its stamp waits in the time of the authority, not of the account. */
export const evidenceAgenda = ({ store }: { store: Store }): Agenda => ({
  isBusy: (account) => hasEvidenceToMake(store.db, account),
})
