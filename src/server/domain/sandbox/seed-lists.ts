// The lists of the demo shop, and the contacts on them.
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import type { SeededRandom } from '../../lib/seeded.ts'
import { takeContactIds } from '../../store/audience/contacts.ts'
import type { Store } from '../../store/store.ts'
import type { ContactInput } from '../audience/contacts/contact-input.ts'
import { type Field, type Fields, fieldsOfList } from '../audience/fields.ts'
import { writeSlice } from '../audience/imports/import-kind.ts'
import { judgeSlice, readSlice } from '../audience/imports/import-slice.ts'
import { type Lists, requireList } from '../audience/lists.ts'
import { SLICE } from '../operations/slices.ts'
import { customerContacts, readerContact, seedFields } from './seed-data.ts'

export interface SeedListParts {
  store: Store
  clock: Clock
  fields: Fields
  lists: Lists
}

const CUSTOMERS = 20
const importRules = { mode: 'add', compareField: 'email', forceEmpty: false } as const

export function createSeedLists({ store, clock, fields, lists }: SeedListParts) {
  /** Adds contacts as an import does, one slice per transaction. */
  async function addContacts(
    account: number,
    list: number,
    count: number,
    contactOf: (n: number) => ContactInput,
  ): Promise<void> {
    const known = await fieldsOfList(store.db, account, list)
    for (let from = 0; from < count; from += SLICE) {
      const size = Math.min(SLICE, count - from)
      const inputs = Array.from({ length: size }, (_, i) => contactOf(from + i + 1))
      const entries = readSlice(inputs, importRules, known)
      await store.writeAlongside(async (tx) => {
        await requireList(tx, account, list)
        const numbers = await takeContactIds(tx, size)
        const context = {
          account,
          list,
          rules: importRules,
          known,
          forgotten: new Set<string>(),
          firstRow: from + 1,
          takeId: () => numbers.shift() as number,
          now: clock.now(account),
        }
        await writeSlice(tx, list, judgeSlice(entries, new Map(), new Map(), context))
      })
      await setImmediate()
    }
  }

  /** A list with extra fields and as many contacts as are asked for. */
  async function addReaders(account: number, random: SeededRandom, contacts: number) {
    const { id } = await lists.create(account, { internalName: 'Newsletter 2026', publicName: 'Newsletter' })
    const extra: Field[] = []
    for (const field of seedFields) extra.push(await fields.create(account, id, field))
    const ids = extra.map((field) => Number(field.id))
    await addContacts(account, id, contacts, (n) => readerContact(random, n, ids))
    return { list: { id, name: 'Newsletter 2026', contacts }, fields: extra.map((field) => ({ ...field, listId: id })) }
  }

  /** A small list of people who react to campaigns. */
  async function addCustomers(account: number, random: SeededRandom) {
    const { id } = await lists.create(account, { internalName: 'Customers' })
    const people = customerContacts(random, CUSTOMERS)
    await addContacts(account, id, people.length, (n) => people[n - 1] as ContactInput)
    return { id, name: 'Customers', contacts: people.length }
  }

  return { addReaders, addCustomers }
}
