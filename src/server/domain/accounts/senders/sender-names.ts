// The second name of a sender: 32 hexadecimal digits by which older clients know it. It is derived from the
// secret of the platform, so there is nothing to store, and nobody can make one up.
import { createHmac } from 'node:crypto'
import { listSenders } from '../../../store/accounts/senders.ts'
import type { SenderChannel } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'

/** How many senders a lookup reads; no account has so many. */
const MOST = 10_000

export type SenderNames = ReturnType<typeof createSenderNames>

export function createSenderNames(secret: string) {
  const hashOf = (account: number, senderId: number): string =>
    createHmac('sha256', secret).update(`sender:${account}:${senderId}`).digest('hex').slice(0, 32)

  return {
    hashOf,

    /** The number of the sender with this hash, or null. */
    async byHash(db: Db, account: number, channel: SenderChannel, hash: string): Promise<number | null> {
      const senders = await listSenders(db, account, channel, {}, { offset: 0, limit: MOST })
      return senders.find(({ id }) => hashOf(account, id) === hash)?.id ?? null
    },
  }
}
