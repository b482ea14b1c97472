// Makes the evidences that wait: draws and signs one, and writes it with the hook deliveries that announce it.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { signPdf } from '../../../lib/pdf-signature.ts'
import {
  accountsWithEvidences,
  type EvidenceRow,
  hasEvidenceToMake,
  leaseEvidence,
  settleEvidence,
} from '../../../store/messages/evidences.ts'
import { chainOf, findRegisteredById, type RegisteredRow } from '../../../store/messages/registered.ts'
import type { Store } from '../../../store/store.ts'
import type { Agenda } from '../../timers/agenda.ts'
import { createRotation } from '../../timers/rotation.ts'
import { drawCertificate } from './certificate.ts'
import type { RegisteredDetail } from './copy.ts'
import { type EvidenceSigning, SIGNER_NAME } from './signing.ts'
import { announceEvidence } from './webhooks.ts'

/** When a process dies, another makes its evidence after this many milliseconds of wall time. */
const LEASE = 60_000

export interface EvidenceParts {
  store: Store
  clock: Clock
  signing: EvidenceSigning
}

/** The step of the work loop that makes one evidence; it resolves with false when none waits. */
export function createEvidenceWork({ store, clock, signing }: EvidenceParts): () => Promise<boolean> {
  async function makePdf(message: RegisteredRow, { id, account_id }: EvidenceRow, created: number) {
    const name = `evidence-${message.hash}-${id}.pdf`
    const events = await chainOf(store.db, account_id, message.id)
    const drawn = await drawCertificate({
      name,
      message,
      detail: fromJson<RegisteredDetail>(message.detail),
      events,
      created,
    })
    const pdf = await signPdf(drawn, await signing.identity(), {
      name: SIGNER_NAME,
      reason: 'Evidence of a registered message',
      time: created,
    })
    return { name, size: pdf.length, pdf: pdf.toString('base64'), created }
  }

  const rotation = createRotation((after) => accountsWithEvidences(store.db, clock.wall(), after), { each: 1 })

  function lease(account: number): Promise<EvidenceRow | null> {
    const wall = clock.wall()
    return store.writeAlongside(async (tx) => (await leaseEvidence(tx, account, { wall, until: wall + LEASE })) ?? null)
  }

  async function make(row: EvidenceRow): Promise<void> {
    const message = await findRegisteredById(store.db, row.account_id, row.registered_id)
    // The account was emptied meanwhile.
    if (!message) return
    const made = await makePdf(message, row, clock.now(row.account_id))
    await store.writeAlongside(async (tx) => {
      if (await settleEvidence(tx, row, made))
        await announceEvidence(tx, message, { id: row.id, ...made }, clock.now(row.account_id))
    })
  }

  return async () => {
    const turn = await rotation.take(lease)
    await turn?.during(() => make(turn.work))
    return turn !== null
  }
}

/** Evidences in the queue. */
export const evidenceAgenda = ({ store }: { store: Store }): Agenda => ({
  isBusy: (account) => hasEvidenceToMake(store.db, account),
})
