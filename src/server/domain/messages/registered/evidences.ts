// Evidences: ordered here, made in the background by make-evidence.ts, and read and deleted here again.
import type { Clock } from '../../../lib/clock.ts'
import type { EvidenceRow } from '../../../store/messages/evidences.ts'
import * as rows from '../../../store/messages/evidences.ts'
import { findRegistered, holdRegistered, type RegisteredHeading } from '../../../store/messages/registered.ts'
import type { Db, Store } from '../../../store/store.ts'
import { notFound } from '../../errors.ts'
import type { Page, PageRequest } from '../../pages.ts'

/** An evidence that is ready, with the channel of its message. */
export interface Evidence {
  row: EvidenceRow
  channel: 'email' | 'sms'
}

/**
 * Queues an evidence of each of these messages, which the caller holds, except of those that already wait for one
 * (R-018).
 */
export async function queueFor(
  tx: Db,
  account: number,
  messages: readonly Pick<RegisteredHeading, 'id'>[],
  clock: Clock,
): Promise<void> {
  if (messages.length === 0) return
  const ids = messages.map(({ id }) => id)
  const waiting = await rows.waitingAmong(tx, account, ids)
  await rows.queueEvidences(
    tx,
    account,
    ids.filter((id) => !waiting.has(id)),
    { now: clock.now(account), wall: clock.wall() },
  )
}

export interface Evidences {
  /** Queues an evidence of each message; what the account does not have is in `unknown`. Each hash is named once. */
  order(account: number, hashes: readonly string[]): Promise<{ queued: string[]; unknown: string[] }>
  /** Finished evidence of a message. Throws `not_found`. */
  list(account: number, hash: string, page: PageRequest): Promise<Page<Evidence>>
  /** Throws `not_found`. */
  get(account: number, hash: string, evidence: number): Promise<Evidence>
  /** The PDF. Throws `not_found`. */
  download(account: number, hash: string, evidence: number): Promise<{ name: string; bytes: Buffer }>
  /** Throws `not_found`. */
  delete(account: number, hash: string, evidence: number): Promise<void>
}

export function createEvidences({ store, clock }: { store: Store; clock: Clock }): Evidences {
  async function messageOf(account: number, hash: string) {
    const message = await findRegistered(store.db, account, hash)
    if (!message) throw notFound('registered message', hash)
    return { id: message.id, channel: message.channel }
  }

  return {
    order(account, hashes): Promise<{ queued: string[]; unknown: string[] }> {
      const wanted = [...new Set(hashes)]
      return store.writeAlongside(async (tx) => {
        const messages = await holdRegistered(tx, account, wanted)
        await queueFor(tx, account, messages, clock)
        const known = new Set(messages.map(({ hash }) => hash))
        return { queued: wanted.filter((hash) => known.has(hash)), unknown: wanted.filter((hash) => !known.has(hash)) }
      })
    },

    async list(account, hash, page): Promise<Page<Evidence>> {
      const { id, channel } = await messageOf(account, hash)
      const { total, items } = await rows.listEvidences(store.db, account, id, page)
      return { total, items: items.map((row) => ({ row, channel })) }
    },

    async get(account, hash, evidence): Promise<Evidence> {
      const { id, channel } = await messageOf(account, hash)
      const row = await rows.findEvidence(store.db, account, id, evidence)
      if (!row) throw notFound('evidence', evidence)
      return { row, channel }
    },

    async download(account, hash, evidence): Promise<{ name: string; bytes: Buffer }> {
      const { id } = await messageOf(account, hash)
      const file = await rows.findEvidenceFile(store.db, account, id, evidence)
      if (!file) throw notFound('evidence', evidence)
      return { name: file.name, bytes: Buffer.from(file.pdf ?? '', 'base64') }
    },

    async delete(account, hash, evidence): Promise<void> {
      const { id } = await messageOf(account, hash)
      await store.writeAlongside(async (tx) => {
        if (!(await rows.deleteEvidence(tx, account, id, evidence))) throw notFound('evidence', evidence)
      })
    },
  }
}
