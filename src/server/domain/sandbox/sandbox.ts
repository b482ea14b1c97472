// The test harness: what was captured, and starting over.

import type { Clock } from '../../lib/clock.ts'
import { ofPresentEpoch } from '../../store/epoch.ts'
import { gatherWrites } from '../../store/gathered-writes.ts'
import type { PageRequest } from '../../store/pages.ts'
import type {
  CapturedFilter,
  CapturedRow,
  CapturedSearch,
  ListedCaptured,
  NewCaptured,
} from '../../store/sandbox/captured.ts'
import * as rows from '../../store/sandbox/captured.ts'
import { deleteRecords } from '../../store/sandbox/reset.ts'
import type { Db, Store } from '../../store/store.ts'
import type { Accounts, Caller } from '../accounts/accounts.ts'
import { DomainError, notFound } from '../errors.ts'
import { untilStored } from '../sending/until-stored.ts'
import { type Said, searchedTextOf } from './captured-search.ts'
import { createCaptures } from './captures.ts'
import { planEnding } from './endings.ts'

export type { CapturedEnding } from '../../store/schema.ts'
export type { CapturedFilter, CapturedRow, CapturedSearch, ListedCaptured }

/** A message that a carrier of the sandbox took, with the epoch of the account when it was taken in hand. */
export type TakenMessage = NewCaptured & {
  epoch: number
  /** What it says; without it, its content is read. */
  said?: Said
}

export type Sandbox = ReturnType<typeof createSandbox>

type Searched = Awaited<ReturnType<typeof withSearch>>

const withSearch = async ({ said, ...row }: TakenMessage) => ({ ...row, search: await searchedTextOf(row, said) })

/** Messages of one account. `again`: a try before this one may have kept them. */
interface Batch {
  messages: readonly Searched[]
  again: boolean
}

/** Captures of different accounts do not wait for each other: one of them may be emptied. */
const laneOf = ({ messages }: Batch) => messages[0]?.account_id

async function toKeep(tx: Db, batch: Batch): Promise<readonly Searched[]> {
  const account = laneOf(batch)
  return account === undefined || !batch.again ? batch.messages : rows.notCaptured(tx, account, batch.messages)
}

async function keepCaptured(tx: Db, searched: readonly Searched[]): Promise<void> {
  const taken = (await ofPresentEpoch(tx, searched)).map(({ epoch: _epoch, ...row }) => row)
  await rows.insertCaptured(
    tx,
    taken.filter(({ ending }) => ending === undefined),
  )
  for (const row of taken.filter(({ ending }) => ending !== undefined))
    await planEnding(tx, row, await rows.insertOneCaptured(tx, row))
}

/** Only sandbox accounts have a sandbox. */
export function assertSandbox(caller: Caller): void {
  if (caller.kind !== 'sandbox')
    throw new DomainError('forbidden', 'Only a sandbox account can be filled, emptied, or have its clock moved.')
}

export function createSandbox({
  store,
  clock,
  accounts,
  onReset,
}: {
  store: Store
  clock: Clock
  accounts: Accounts
  onReset(): Promise<void>
}) {
  const captures = createCaptures(store)
  const leaving = new AbortController()
  const keepWithOthers = gatherWrites(store, laneOf, async (tx, batches: readonly Batch[]) => {
    const kept = await Promise.all(batches.map((batch) => toKeep(tx, batch)))
    await keepCaptured(tx, kept.flat())
    return batches.map(() => () => undefined)
  })

  const accountOf = (caller: Caller, id: number | undefined) =>
    id === undefined ? Promise.resolve(caller.accountId) : accounts.own(caller, id)

  return {
    /**
     * Keeps what the carrier took, unless the account was emptied meanwhile, and answers those who wait for it. When the
     * database is away, it is kept once it is back: a carrier outside would not lose sight of its messages either.
     */
    async capture(taken: TakenMessage[]): Promise<void> {
      const messages = await Promise.all(taken.map(withSearch))
      await untilStored(store, (tries) => keepWithOthers({ messages, again: tries > 1 }))
      captures.announce()
    },

    async list(caller: Caller, account: number | undefined, search: CapturedSearch, page: PageRequest) {
      return rows.listCaptured(store.db, await accountOf(caller, account), search, page)
    },

    /** Ends all waits, also those to come: the process stops. */
    endWaits: (): void => leaving.abort(),

    /**
     * The oldest message after `after` that fits; throws `timeout` when none comes in time, and `unavailable` when the
     * process stops.
     */
    async wait(
      caller: Caller,
      account: number | undefined,
      filter: CapturedFilter,
      { after, seconds, signal }: { after: number; seconds: number; signal: AbortSignal },
    ): Promise<CapturedRow> {
      const owner = await accountOf(caller, account)
      const deadline = AbortSignal.any([signal, leaving.signal, AbortSignal.timeout(seconds * 1000)])
      for (;;) {
        // Listening begins before the query, so that nothing slips in between.
        const next = captures.next(deadline)
        const found = await rows.firstCapturedAfter(store.db, owner, filter, after)
        if (found) return found
        if (leaving.signal.aborted)
          throw new DomainError('unavailable', 'The server is stopping. Try again in a few seconds.')
        if (deadline.aborted)
          throw new DomainError('timeout', `No message that fits was captured within ${seconds} seconds.`)
        await next
      }
    },

    /** A captured message of the caller or of an account that it made; throws `not_found`. */
    async get(caller: Caller, id: number): Promise<CapturedRow> {
      const row = await rows.findCaptured(store.db, id)
      if (!row) throw notFound('captured message', id)
      await accounts.own(caller, row.account_id).catch(() => {
        throw notFound('captured message', id)
      })
      return row
    },

    /** Empties the account; work in hand for it has no effect any more. */
    async reset(caller: Caller): Promise<void> {
      await store.writeAlongside((tx) => deleteRecords(tx, caller.accountId, clock.wall))
      await onReset()
    },
  }
}
