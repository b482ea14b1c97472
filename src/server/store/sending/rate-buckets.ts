// How far into the future sending capacity is reserved for mails, across all processes.
import { sql } from 'kysely'
import type { Db } from '../store.ts'

export interface BucketTake {
  name: string
  /** Microseconds of the bucket's time that are taken. */
  cost: number
}

/** The name of the bucket of a sender of an account. */
export const senderBucket = (account: number, address: string): string => `smtp ${account} ${address.toLowerCase()}`

/** Deletes the buckets of the senders of an account. */
export async function deleteSenderBuckets(tx: Db, account: number): Promise<void> {
  await tx
    .deleteFrom('rate_bucket')
    .where('name', 'like', `${senderBucket(account, '')}%`)
    .execute()
}

/**
 * Takes from each bucket; returns the time at which what was taken may begin, the latest of all buckets, in
 * microseconds since 1970 UTC as in `now`. A bucket that was idle for a while begins at `now`.
 */
export async function takeFromBuckets(tx: Db, takes: readonly BucketTake[], now: number): Promise<number> {
  let begin = now
  // Always in the same order: of two that take from the same buckets, one waits instead of both deadlocking.
  for (const { name, cost } of [...takes].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { tat } = await tx
      .insertInto('rate_bucket')
      .values({ name, tat: now + cost })
      .onConflict((c) =>
        c.column('name').doUpdateSet({
          tat: sql<number>`CASE WHEN rate_bucket.tat < ${now} THEN excluded.tat ELSE rate_bucket.tat + ${cost} END`,
        }),
      )
      .returning('tat')
      .executeTakeFirstOrThrow()
    begin = Math.max(begin, tat - cost)
  }
  return begin
}
