// Keeps what a carrier of the sandbox took.

import { gatherWrites } from '../../store/batched-writes.ts'
import { ofPresentEpoch } from '../../store/epoch.ts'
import { insertCaptured, insertOneCaptured, type NewCaptured, notCaptured } from '../../store/sandbox/captured.ts'
import type { Db, Store } from '../../store/store.ts'
import { retryUntilStored } from '../sending/retry-until-stored.ts'
import { type Said, searchedTextOf } from './captured-search.ts'
import { scheduleReceipt } from './scheduled-receipts.ts'

/** A message that a carrier of the sandbox took, with the epoch of the account when the message was leased. */
export type TakenMessage = NewCaptured & {
  epoch: number
  /** What it says; without it, its content is read. */
  said?: Said
}

type Searched = Awaited<ReturnType<typeof withSearch>>

const withSearch = async ({ said, ...row }: TakenMessage) => ({ ...row, search: await searchedTextOf(row, said) })

/** Messages of one account. `again`: a try before this one may have kept them. */
interface Batch {
  messages: readonly Searched[]
  again: boolean
}

/** Captures of different accounts do not wait for each other: one of them may be emptied. */
const laneOf = ({ messages }: Batch) => messages[0]?.account_id

/** The messages of these batches that are to be kept, with the account held. */
async function toKeep(tx: Db, batches: readonly Batch[]): Promise<readonly Searched[]> {
  const present = await ofPresentEpoch(
    tx,
    batches.flatMap(({ messages }) => messages),
  )
  const tried = new Set(batches.flatMap(({ messages, again }) => (again ? messages : [])))
  if (tried.size === 0) return present
  const [again, first] = [present.filter((row) => tried.has(row)), present.filter((row) => !tried.has(row))]
  return [...(await notCaptured(tx, again)), ...first]
}

async function storeSearched(tx: Db, searched: readonly Searched[]): Promise<void> {
  const taken = searched.map(({ epoch: _epoch, ...row }) => row)
  await insertCaptured(
    tx,
    taken.filter(({ ending }) => ending === undefined),
  )
  for (const row of taken.filter(({ ending }) => ending !== undefined))
    await scheduleReceipt(tx, row, await insertOneCaptured(tx, row))
}

/**
 * Creates the function that stores messages durably, unless their account was emptied since. During an outage of the
 * database, it stores them afterwards: an outside carrier would not forget them either.
 */
export function keepCaptured(store: Store): (taken: readonly TakenMessage[]) => Promise<void> {
  const withOthers = gatherWrites(store, laneOf, async (tx, batches: readonly Batch[]) => {
    await storeSearched(tx, await toKeep(tx, batches))
    return batches.map(() => () => undefined)
  })
  return async (taken) => {
    const messages = await Promise.all(taken.map(withSearch))
    await retryUntilStored(store, (tries) => withOthers({ messages, again: tries > 1 }))
  }
}
