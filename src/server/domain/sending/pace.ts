// Keeps mails within the rate that their host takes, over all workers of all processes. A worker reserves a block of
// mails, as many as fit into 250 ms, and sends it when its time has come. So all share one limit, which costs four
// writes per second and worker. The reservation of a worker that died is lost.
import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import { createLimiter } from '../../lib/limiter.ts'
import { type BucketTake, senderBucket, takeFromBuckets } from '../../store/sending/rate-buckets.ts'
import type { Db, Store } from '../../store/store.ts'
import type { Outcome, OutgoingEmail } from './carrier.ts'
import { PRIORITY, RESERVED } from './priority.ts'
import { retryUntilStored } from './retry-until-stored.ts'

/** Mails per second. */
export interface MailRate {
  /** To the host. */
  carrier: number
  /** Of one sender; null: as many as the host takes. */
  sender: number | null
}

/** Seconds of the rate in one block. */
const BLOCK = 0.25

export interface PaceDeps {
  store: Store
  clock: Clock
  /** Names the bucket of the hosts. Codes and alerts have an additional one. */
  name: string
}

/** Sends mails block by block, each when its time has come. One outcome for each mail, in their order. */
export type Pace = (mails: OutgoingEmail[], send: (block: OutgoingEmail[]) => Promise<Outcome[]>) => Promise<Outcome[]>

const isReserved = (block: OutgoingEmail[]) => (block[0]?.priority ?? PRIORITY.campaign) <= RESERVED

const microsecondsFor = (mails: number, rate: number) => Math.ceil((mails * 1_000_000) / rate)

/** Makes the pace of a rate; null: mails go as they come. */
export function createPace({ store, clock, name }: PaceDeps, rate: MailRate | null): Pace {
  if (rate === null) return (mails, send) => send(mails)
  const { carrier: ofHost, sender: ofSender } = rate
  const size = Math.max(1, Math.floor(Math.min(ofHost, ofSender ?? ofHost) * BLOCK))
  // The reservation of an account comes before the mails of all others, so it reserves no more than one block ahead.
  const queue = createLimiter({ all: 4 * size, each: size })

  /** Reserves a block and resolves when its time has come. */
  async function turnOf(block: OutgoingEmail[]): Promise<void> {
    const now = Math.ceil(clock.wall() * 1_000)
    const begin = await retryUntilStored(store, () => store.writeAlongside((tx) => reserve(tx, block, now)))
    const wait = begin / 1_000 - clock.wall()
    if (wait > 0) await setTimeout(wait)
  }

  async function reserve(tx: Db, block: OutgoingEmail[], now: number): Promise<number> {
    const all: BucketTake = { name, cost: microsecondsFor(block.length, ofHost) }
    if (!isReserved(block)) return takeFromBuckets(tx, [all, ...ofSenders(block)], now)
    // Urgent mails overtake all others, which then wait that much longer.
    await takeFromBuckets(tx, [all], now)
    return takeFromBuckets(tx, [{ ...all, name: `${name} first` }], now)
  }

  function ofSenders(block: OutgoingEmail[]): BucketTake[] {
    if (ofSender === null) return []
    const senders = Map.groupBy(block, (mail) => senderBucket(mail.accountId, mail.from.email))
    return [...senders].map(([name, mails]) => ({ name, cost: microsecondsFor(mails.length, ofSender) }))
  }

  /** A person waits for codes and alerts: they overtake the other mails of their account. */
  const inTurn = (block: OutgoingEmail[]): Promise<void> =>
    isReserved(block) ? turnOf(block) : queue.run(block[0]?.accountId ?? 0, () => turnOf(block))

  return async (mails, send) => {
    const blocks: Promise<Outcome[]>[] = []
    // The next block need not wait for the host's answers to the one before.
    for (let from = 0; from < mails.length; from += size) {
      const block = mails.slice(from, from + size)
      const notSent = await inTurn(block).then(
        () => null,
        (error: Error) => error,
      )
      // Earlier blocks have their outcomes already, so this one must not throw.
      const later = (): Outcome[] =>
        block.map(() => ({ state: 'deferred', reason: notSent?.message ?? '', broken: true }))
      blocks.push(notSent ? Promise.resolve(later()) : send(block))
    }
    return (await Promise.all(blocks)).flat()
  }
}
