// The lists of the demo shop, and the contacts on them.
import { setImmediate } from 'node:timers/promises'
import type { SeededRandom } from '../../lib/seeded.ts'
import { Holders } from '../../store/audience/contact-unique.ts'
import { takeContactIds } from '../../store/audience/contacts.ts'
import type { AudienceArea } from '../audience/area.ts'
import type { ContactInput } from '../audience/contacts/contact-input.ts'
import { type Field, fieldsOfList } from '../audience/fields.ts'
import { writeSlice } from '../audience/imports/import-kind.ts'
import { judgeSlice, readSlice } from '../audience/imports/import-slice.ts'
import { requireList } from '../audience/lists.ts'
import { giveTags } from '../audience/tags/give-tags.ts'
import type { DomainDeps } from '../deps.ts'
import { recordEvents } from '../events/events.ts'
import { SLICE } from '../operations/slices.ts'
import { customerContacts, readerContact, seedFields, seedInterests, seedSegments, seedTags } from './seed-data.ts'
import { MEMBERS, seedMembers } from './seed-member-data.ts'

export interface SeedListDeps extends DomainDeps {
  audience: Pick<AudienceArea, 'fields' | 'fieldOptions' | 'lists' | 'segments' | 'tags'>
}

/** A tag, and which contacts of a list get it, by their number from 1. */
interface SeededTag {
  id: number
  isFor(n: number): boolean
}

const CUSTOMERS = 20
const importRules = { mode: 'add', compareField: 'email', forceEmpty: false } as const

/** A list, and how many contacts it has. */
interface SeededList {
  id: number
  name: string
  contacts: number
}

export interface SeedLists {
  /** A list with extra fields and as many contacts as are asked for. */
  addReaders(
    account: number,
    random: SeededRandom,
    contacts: number,
  ): Promise<{ list: SeededList; fields: (Field & { listId: number })[] }>
  /** A small list of people who react to campaigns, some of them with tags. */
  addCustomers(
    account: number,
    random: SeededRandom,
  ): Promise<{ list: SeededList; tags: { id: number; name: string }[]; first: string }>
  /** Some people with numbers, on a list that is prepared before they come. */
  addMembers(account: number, prepare: (list: number) => Promise<unknown>): Promise<SeededList>
}

export function createSeedLists({ store, clock, audience }: SeedListDeps): SeedLists {
  const { fields, fieldOptions, lists, segments, tags } = audience

  /** Adds contacts as an import does, one slice per transaction. */
  async function addContacts(
    account: number,
    list: number,
    count: number,
    contactOf: (n: number) => ContactInput,
    tagged: readonly SeededTag[] = [],
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
        const outcome = judgeSlice(entries, new Holders(), new Map(), context)
        await writeSlice(tx, list, outcome, context.now)
        for (const { id, isFor } of tagged) {
          const contacts = outcome.inserted.filter((_, i) => isFor(from + i + 1))
          await recordEvents(tx, await giveTags(tx, [id], contacts, context.now))
        }
      })
      await setImmediate()
    }
  }

  async function addReaders(account: number, random: SeededRandom, contacts: number) {
    const { id } = await lists.create(account, { internalName: 'Newsletter 2026', publicName: 'Newsletter' })
    const extra: Field[] = []
    for (const field of seedFields) extra.push(await fields.create(account, id, field))
    const ids = extra.map((field) => Number(field.id))
    const options: number[] = []
    for (const texts of seedInterests)
      options.push((await fieldOptions.create(account, id, ids.at(-1) as number, texts)).id)
    await addContacts(account, id, contacts, (n) => readerContact(random, n, { fields: ids, options }))
    return { list: { id, name: 'Newsletter 2026', contacts }, fields: extra.map((field) => ({ ...field, listId: id })) }
  }

  async function addCustomers(account: number, random: SeededRandom) {
    const { id } = await lists.create(account, { internalName: 'Customers' })
    const people = customerContacts(random, CUSTOMERS)
    const made = []
    for (const { every, ...tag } of seedTags) {
      const row = await tags.create(account, tag)
      made.push({ id: row.id, name: row.name, isFor: (n: number) => n % every === every - 1 })
    }
    await addContacts(account, id, people.length, (n) => people[n - 1] as ContactInput, made)
    for (const segment of seedSegments(made[0]?.id as number)) await segments.create(account, id, segment)
    return {
      list: { id, name: 'Customers', contacts: people.length },
      tags: made.map((tag) => ({ id: tag.id, name: tag.name })),
      first: people[0]?.base?.email ?? '',
    }
  }

  async function addMembers(account: number, prepare: (list: number) => Promise<unknown>) {
    const { id } = await lists.create(account, { internalName: MEMBERS })
    await prepare(id)
    await addContacts(account, id, seedMembers.length, (n) => seedMembers[n - 1] as ContactInput)
    return { id, name: MEMBERS, contacts: seedMembers.length }
  }

  return { addReaders, addCustomers, addMembers }
}
