// Options that create evidence automatically, at 03:00 UTC some days after the registration. There is one timer
// for each option and day, with all messages of that day.
import type { Clock } from '../../../lib/clock.ts'
import type { AutocertificateRow } from '../../../store/messages/evidences.ts'
import * as rows from '../../../store/messages/evidences.ts'
import { daysOfRegistration, holdRegistrations, registeredIn } from '../../../store/messages/registered.ts'
import type { TimerKind } from '../../../store/schema.ts'
import type { Db, Store } from '../../../store/store.ts'
import { hasTimer, insertTimer, type TimerRow } from '../../../store/timers/timers.ts'
import { conflict, notFound } from '../../errors.ts'
import type { Page, PageRequest } from '../../pages.ts'
import { queueFor } from './evidences.ts'

export const AUTOCERTIFICATE_TIMER = 'registered.autocertificate' as const satisfies TimerKind

const DAY_MS = 86_400_000
/** 03:00 UTC, milliseconds. */
const RUN_AT_MS = 3 * 3_600_000

const dayOf = (time: number) => Math.floor(time / DAY_MS)
const dueOf = (day: number, { days }: Pick<AutocertificateRow, 'days'>) => (day + days) * DAY_MS + RUN_AT_MS

async function setTimer(tx: Db, option: AutocertificateRow, day: number): Promise<void> {
  const due = dueOf(day, option)
  // The number of days has no limit; what is due in a million years needs no timer.
  if (!Number.isSafeInteger(due)) return
  const timer = { kind: AUTOCERTIFICATE_TIMER, ref: option.id, due }
  if (await hasTimer(tx, option.account_id, timer)) return
  await insertTimer(tx, { ...timer, account_id: option.account_id, generation: 1 })
}

/** Sets the timers of a message that was registered at `at`, milliseconds. The caller holds the registrations. */
export async function scheduleEvidences(tx: Db, account: number, at: number): Promise<void> {
  for (const option of await rows.autocertificatesOf(tx, account)) await setTimer(tx, option, dayOf(at))
}

export interface Autocertificates {
  /** Oldest first. */
  list(account: number, page: PageRequest): Promise<Page<AutocertificateRow>>
  /**
   * Adds an option. It also covers messages of earlier days whose time is still to come. Throws `conflict` when
   * the account has an option with this number of days.
   */
  create(account: number, days: number): Promise<number>
  /** Throws `not_found`. */
  delete(account: number, id: number): Promise<void>
  /** What a timer does: queues an evidence of each message of the day that it stands for. */
  onTimer(tx: Db, timer: TimerRow): Promise<void>
}

export function createAutocertificates({ store, clock }: { store: Store; clock: Clock }): Autocertificates {
  return {
    list(account, page): Promise<Page<AutocertificateRow>> {
      return rows.listAutocertificates(store.db, account, page)
    },

    create(account, days): Promise<number> {
      return store.writeAlongside(async (tx) => {
        await holdRegistrations(tx, account)
        const others = await rows.autocertificatesOf(tx, account)
        if (others.some((other) => other.days === days))
          throw conflict('option_exists', `The account already has an option with ${days} days.`)
        const now = clock.now(account)
        const row = { account_id: account, days, created: now }
        const option = { ...row, id: await rows.insertAutocertificate(tx, row) }
        const first = Math.max(0, dayOf(now) - days)
        for (const day of await daysOfRegistration(tx, account, first * DAY_MS))
          if (dueOf(day, option) > now) await setTimer(tx, option, day)
        return option.id
      })
    },

    delete(account, id): Promise<void> {
      return store.writeAlongside(async (tx) => {
        if (!(await rows.deleteAutocertificate(tx, account, id))) throw notFound('autocertificate option', id)
      })
    },

    async onTimer(tx, { account_id, ref, due }): Promise<void> {
      const option = (await rows.autocertificatesOf(tx, account_id)).find(({ id }) => id === ref)
      if (!option) return
      const start = due - RUN_AT_MS - option.days * DAY_MS
      await queueFor(tx, account_id, await registeredIn(tx, account_id, start, start + DAY_MS), clock)
    },
  }
}
