// Options that make evidences automatically, at 03:00 UTC some days after the registration. One timer
// stands for one option and all messages of one day.
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

export type { AutocertificateRow }

export const AUTOCERTIFICATE_TIMER = 'registered.autocertificate' as const satisfies TimerKind

const DAY = 86_400_000
/** 03:00 UTC, milliseconds. */
const HOUR = 3 * 3_600_000

const dayOf = (time: number) => Math.floor(time / DAY)
const dueOf = (day: number, { days }: Pick<AutocertificateRow, 'days'>) => (day + days) * DAY + HOUR

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

export type Autocertificates = ReturnType<typeof createAutocertificates>

export function createAutocertificates({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** Oldest first. */
    list(account: number, page: PageRequest): Promise<Page<AutocertificateRow>> {
      return rows.listAutocertificates(store.db, account, page)
    },

    /**
     * Adds an option. It also covers messages of earlier days whose time is still to come. Throws `conflict` when
     * the account has an option with this number of days.
     */
    create(account: number, days: number): Promise<number> {
      return store.writeAlongside(async (tx) => {
        await holdRegistrations(tx, account)
        const others = await rows.autocertificatesOf(tx, account)
        if (others.some((other) => other.days === days))
          throw conflict('option_exists', `The account has an option with ${days} days already.`)
        const now = clock.now(account)
        const row = { account_id: account, days, created: now }
        const option = { ...row, id: await rows.insertAutocertificate(tx, row) }
        const first = Math.max(0, dayOf(now) - days)
        for (const day of await daysOfRegistration(tx, account, first * DAY))
          if (dueOf(day, option) > now) await setTimer(tx, option, day)
        return option.id
      })
    },

    /** Throws `not_found`. */
    delete(account: number, id: number): Promise<void> {
      return store.writeAlongside(async (tx) => {
        if (!(await rows.deleteAutocertificate(tx, account, id))) throw notFound('autocertificate option', id)
      })
    },

    /** What a timer does: queues an evidence of each message of the day that it stands for. */
    async onTimer(tx: Db, { account_id, ref, due }: TimerRow): Promise<void> {
      const option = (await rows.autocertificatesOf(tx, account_id)).find(({ id }) => id === ref)
      if (!option) return
      const start = due - HOUR - option.days * DAY
      await queueFor(tx, account_id, await registeredIn(tx, account_id, start, start + DAY), clock)
    },
  }
}
