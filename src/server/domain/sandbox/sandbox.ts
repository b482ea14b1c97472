// The test harness: what was captured, and starting over.

import type { Clock } from '../../lib/clock.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { CapturedFilter, CapturedRow, CapturedSearch, ListedCaptured } from '../../store/sandbox/captured.ts'
import * as rows from '../../store/sandbox/captured.ts'
import { deleteRecords } from '../../store/sandbox/reset.ts'
import type { Store } from '../../store/store.ts'
import { readSearch } from '../../store/text-search.ts'
import type { Accounts, Caller } from '../accounts/accounts.ts'
import { DomainError, notFound } from '../errors.ts'
import { createCaptures } from './captures.ts'
import { keepCaptured, type TakenMessage } from './keep-captured.ts'

export type { CapturedEnding } from '../../store/schema.ts'
export type { CapturedRow, CapturedSearch, ListedCaptured }

/** Only sandbox accounts have a sandbox. */
export function assertSandbox(caller: Caller): void {
  if (caller.kind !== 'sandbox')
    throw new DomainError('forbidden', 'Only a sandbox account can be filled, emptied, or have its clock moved.')
}

export interface Sandbox {
  /** Keeps what the carrier took, and answers those who wait for it. */
  capture(taken: TakenMessage[]): Promise<void>
  list(
    caller: Caller,
    account: number | undefined,
    search: CapturedSearch,
    page: PageRequest,
  ): Promise<Page<ListedCaptured>>
  /** Ends all waits, also those to come: the process stops. */
  endWaits(): void
  /**
   * The oldest message after `after` that fits; throws `timeout` when none comes in time, and `unavailable` when the
   * process stops.
   */
  wait(
    caller: Caller,
    account: number | undefined,
    filter: CapturedFilter,
    options: { after: number; seconds: number; signal: AbortSignal },
  ): Promise<CapturedRow>
  /** A captured message of the caller or of an account that it made; throws `not_found`. */
  get(caller: Caller, id: number): Promise<CapturedRow>
  /** Empties the account; running work for it has no effect any more. */
  reset(caller: Caller): Promise<void>
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
}): Sandbox {
  const captures = createCaptures(store)
  const leaving = new AbortController()
  const keep = keepCaptured(store)

  const accountOf = (caller: Caller, id: number | undefined) =>
    id === undefined ? Promise.resolve(caller.accountId) : accounts.own(caller, id)

  return {
    async capture(taken): Promise<void> {
      await keep(taken)
      captures.notifyCapture()
    },

    async list(caller, account, search, page) {
      const owner = await accountOf(caller, account)
      return readSearch(
        store,
        { table: 'captured_message', account: owner, isSearch: rows.isTextSearch(search) },
        (db) => rows.listCaptured(db, owner, search, page),
      )
    },

    endWaits: () => leaving.abort(),

    async wait(caller, account, filter, { after, seconds, signal }): Promise<CapturedRow> {
      const owner = await accountOf(caller, account)
      const isSearch = filter.subject !== undefined
      // A replica would not have the message yet.
      const search = { table: 'captured_message', account: owner, isSearch, mayBeLate: false } as const
      const deadline = AbortSignal.any([signal, leaving.signal, AbortSignal.timeout(seconds * 1000)])
      for (;;) {
        // Listening begins before the query, so that nothing slips in between.
        const next = captures.next(deadline)
        const found = await readSearch(store, search, (db) => rows.firstCapturedAfter(db, owner, filter, after))
        if (found) return found
        if (leaving.signal.aborted)
          throw new DomainError('unavailable', 'The server is stopping. Try again in a few seconds.')
        if (deadline.aborted)
          throw new DomainError('timeout', `No message that fits was captured within ${seconds} seconds.`)
        await next
      }
    },

    async get(caller, id): Promise<CapturedRow> {
      const row = await rows.findCaptured(store.db, id)
      if (!row) throw notFound('captured message', id)
      await accounts.own(caller, row.account_id).catch(() => {
        throw notFound('captured message', id)
      })
      return row
    },

    async reset(caller): Promise<void> {
      await store.writeAlongside((tx) => deleteRecords(tx, caller.accountId, clock.wall))
      await onReset()
    },
  }
}
