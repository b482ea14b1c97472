// The second name of a sender: 32 hexadecimal digits by which older clients know it. It is derived from the
// secret of the platform, so it need not be stored, and cannot be guessed.
import { createHmac } from 'node:crypto'
import { listSenders } from '../../../store/accounts/senders.ts'
import type { SenderChannel } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'

/** How many senders a lookup reads; no account has so many. */
const MAX_SENDERS = 10_000

export interface SenderNames {
  hashOf(account: number, senderId: number): string
  /** The number of the sender with this hash, or null. */
  byHash(db: Db, account: number, channel: SenderChannel, hash: string): Promise<number | null>
}

export function createSenderNames(secret: string): SenderNames {
  const hashOf = (account: number, senderId: number): string =>
    createHmac('sha256', secret).update(`sender:${account}:${senderId}`).digest('hex').slice(0, 32)

  return {
    hashOf,

    async byHash(db, account, channel, hash): Promise<number | null> {
      const senders = await listSenders(db, account, channel, {}, { offset: 0, limit: MAX_SENDERS })
      return senders.find(({ id }) => hashOf(account, id) === hash)?.id ?? null
    },
  }
}
