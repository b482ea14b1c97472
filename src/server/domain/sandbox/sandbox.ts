// The test harness: what was captured, and starting over.

import type { Clock } from '../../lib/clock.ts'
import type { PageRequest } from '../../store/pages.ts'
import type { CapturedFilter, CapturedRow, CapturedSearch, ListedCaptured } from '../../store/sandbox/captured.ts'
import * as rows from '../../store/sandbox/captured.ts'
import { deleteRecords } from '../../store/sandbox/reset.ts'
import type { Store } from '../../store/store.ts'
import type { Accounts, Caller } from '../accounts/accounts.ts'
import { DomainError, notFound } from '../errors.ts'
import { createCaptures } from './captures.ts'
import { keepCaptured, type TakenMessage } from './keep-captured.ts'

export type { CapturedEnding } from '../../store/schema.ts'
export type { CapturedFilter, CapturedRow, CapturedSearch, ListedCaptured }

export type Sandbox = ReturnType<typeof createSandbox>

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
  const keep = keepCaptured(store)

  const accountOf = (caller: Caller, id: number | undefined) =>
    id === undefined ? Promise.resolve(caller.accountId) : accounts.own(caller, id)

  return {
    /** Keeps what the carrier took, and answers those who wait for it. */
    async capture(taken: TakenMessage[]): Promise<void> {
      await keep(taken)
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
