// Brings numbers that earlier versions kept into the one form that all doors read, once for a database. Whatever is
// suppressed stays so at each moment: entries get a second row in the form first, and the old rows go when no contact has a
// number in an old form any more.
import { setImmediate } from 'node:timers/promises'
import { toPhone } from '../../lib/addresses.ts'
import { fromJson, toJson } from '../../lib/json-text.ts'
import { callingCodeOf, isLikely, likelyPhones, mainCountryOf } from '../../lib/phones.ts'
import { updateContacts } from '../../store/audience/contact-bulk.ts'
import { findHolders, freeValues, takeValues, type UniqueKey } from '../../store/audience/contact-unique.ts'
import { type ContactRow, holdContacts } from '../../store/audience/contacts.ts'
import { fieldValue, isBaseField } from '../../store/audience/field-values.ts'
import * as rows from '../../store/audience/number-forms.ts'
import { addSuppressions, type NewSuppression } from '../../store/audience/suppressions.ts'
import { getSetting, putSetting } from '../../store/settings.ts'
import type { Db, Store } from '../../store/store.ts'
import { countryOf } from '../accounts/country.ts'
import { addressFields } from './contacts/addresses.ts'
import { fieldsOfList, type ListFields } from './fields.ts'

const SETTING = 'number-forms'
const AT_ONCE = 500

/** What was done: entries and contacts that were changed, and what stayed because the form was taken or unreadable. */
interface NumberReport {
  suppressions: number
  merged: number
  unreadable: number
  senders: number
  contacts: number
  taken: number
}

const emptyReport = (): NumberReport => ({
  suppressions: 0,
  merged: 0,
  unreadable: 0,
  senders: 0,
  contacts: 0,
  taken: 0,
})

/**
 * Reads numbers without a country code by the country of the account, or that of its numbers. A text may have several
 * readings: an earlier version stored 912000004, a number in Portugal, as 91-2000004.
 */
function createReading(db: Db) {
  const countries = new Map<number, Promise<string[]>>()
  async function readForms(account: number): Promise<string[]> {
    const own = await countryOf(db, account)
    const numbers = await rows.numbersOfAccount(db, account)
    const others = numbers.flatMap((number) => mainCountryOf(callingCodeOf(number)) ?? [])
    return [...new Set([...(own === undefined ? [] : [own]), ...others])]
  }
  return async (account: number, text: string): Promise<string[]> => {
    const number = toPhone(text)
    if (number !== null && isLikely(number)) return [number]
    if (!countries.has(account)) countries.set(account, readForms(account))
    const likely = likelyPhones(text, (await countries.get(account)) ?? [])
    return number === null ? likely : [number, ...likely]
  }
}

interface Deps {
  store: Store
  isOver(): boolean
}

/** Calls `take` with pages of rows until none is left, or the process ends. */
async function inPages<Row extends { id: number }>(
  { store, isOver }: Deps,
  read: (db: Db, after: number, limit: number) => Promise<Row[]>,
  take: (page: Row[]) => Promise<void>,
): Promise<void> {
  for (let after = 0; !isOver(); ) {
    const page = await read(store.db, after, AT_ONCE)
    const last = page.at(-1)
    if (!last) return
    await take(page)
    after = Number(last.id)
    await setImmediate()
  }
}

/** Adds entries in the form; those that are there already stay as they are. */
async function copySuppressions(parts: Deps, report: NumberReport): Promise<void> {
  const read = createReading(parts.store.db)
  await inPages(parts, rows.suppressedNumbers, async (page) => {
    const added: NewSuppression[] = []
    for (const { id: _, ...row } of page) {
      const values = await read(row.account_id, row.value)
      if (values.length === 0) report.unreadable++
      for (const value of values) if (value !== row.value) added.push({ ...row, value })
    }
    report.suppressions += added.length
    if (added.length > 0) await parts.store.writeAlongside((tx) => addSuppressions(tx, added))
  })
}

/** Deletes entries in old forms that also exist in the current form. */
async function dropFormer(parts: Deps, report: NumberReport): Promise<void> {
  const read = createReading(parts.store.db)
  await inPages(parts, rows.suppressedNumbers, async (page) => {
    const former: number[] = []
    for (const row of page) {
      const values = await read(row.account_id, row.value)
      if (values.length > 0 && !values.includes(row.value)) former.push(row.id)
    }
    report.merged += former.length
    if (former.length > 0) await parts.store.writeAlongside((tx) => rows.removeSuppressions(tx, former))
  })
}

async function moveSenders(parts: Deps, report: NumberReport): Promise<void> {
  await inPages(parts, rows.numberSenders, async (page) => {
    for (const sender of page) {
      const number = toPhone(sender.address)
      if (number === null || number === sender.address) continue
      const isMoved = await parts.store.writeAlongside((tx) => rows.moveSender(tx, sender, number))
      report[isMoved ? 'senders' : 'taken']++
    }
  })
}

/** The number fields of the contact whose values have another form, with their values in the form. */
function changesOf(contact: Pick<ContactRow, 'cellphone' | 'phone' | 'fields'>, known: ListFields): UniqueKey[] {
  return addressFields(known).flatMap(({ id, type }) => {
    const value = type === 'email' ? null : fieldValue(contact as ContactRow, id)
    const number = typeof value === 'string' ? toPhone(value, known.get(id)?.country) : null
    return number === null || number === value ? [] : [[id, number] as const]
  })
}

function withValues(contact: ContactRow, values: readonly UniqueKey[]): ContactRow {
  const base = Object.fromEntries(values.filter(([id]) => isBaseField(id)))
  const extra = Object.fromEntries(values.filter(([id]) => !isBaseField(id)))
  const fields = toJson({ ...fromJson<Record<string, unknown>>(contact.fields), ...extra })
  return { ...contact, ...base, fields }
}

/** Changes one contact that is held; false when another contact of the list has the value in a unique field. */
async function moveContact(tx: Db, contact: ContactRow, known: ListFields): Promise<boolean> {
  const changes = changesOf(contact, known)
  const unique = changes.filter(([id]) => known.get(id)?.isGuarded)
  const holders = await findHolders(tx, contact.list_id, unique)
  if (unique.some((key) => (holders.get(key) ?? contact.id) !== contact.id)) return false
  const former = unique.map(([id]) => [id, String(fieldValue(contact, id)), contact.id] as const)
  await freeValues(tx, contact.list_id, [...former, ...unique.map((key) => [...key, contact.id] as const)])
  await takeValues(
    tx,
    contact.list_id,
    unique.map((key) => [...key, contact.id] as const),
  )
  await updateContacts(tx, [withValues(contact, changes)])
  return true
}

async function moveContacts(parts: Deps, report: NumberReport): Promise<void> {
  const { store } = parts
  await inPages(parts, rows.contactNumbers, async (page) => {
    for (const [list, contacts] of Map.groupBy(page, ({ list_id }) => list_id)) {
      const known = await fieldsOfList(store.db, contacts[0]?.account_id ?? 0, list)
      const ids = contacts.filter((contact) => changesOf(contact, known).length > 0).map(({ id }) => id)
      if (ids.length === 0) continue
      await store.writeAlongside(async (tx) => {
        for (const contact of await holdContacts(tx, ids))
          report[(await moveContact(tx, contact, known)) ? 'contacts' : 'taken']++
      })
    }
  })
}

export interface NumberForms {
  first(): Promise<void>
  rest(): Promise<NumberReport | null>
  end(): void
}

/**
 * Creates the conversion of stored phone numbers to the current form. `first` must finish before any message is sent.
 * `rest` may take long and runs in the background; it resolves with a report, or null if there was nothing to do.
 */
export function createNumberForms(store: Store): NumberForms {
  let isOver = false
  const parts = { store, isOver: () => isOver }
  const report = emptyReport()
  const isDone = async () => (await getSetting(store.db, SETTING)) !== null

  return {
    async first(): Promise<void> {
      if (!(await isDone())) await copySuppressions(parts, report)
    },

    async rest(): Promise<NumberReport | null> {
      if (await isDone()) return null
      await moveSenders(parts, report)
      await moveContacts(parts, report)
      if (report.taken === 0) await dropFormer(parts, report)
      if (isOver) return null
      await store.write((tx) => putSetting(tx, SETTING, toJson(report)))
      return report
    },

    end(): void {
      isOver = true
    },
  }
}
