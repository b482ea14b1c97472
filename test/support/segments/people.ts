// Contacts for the conditions of segments: every kind of value at its edges.
import { blankContact } from '../../../src/server/domain/audience/contacts/contact-changes.ts'
import { insertContacts } from '../../../src/server/store/audience/contact-bulk.ts'
import type { ContactRow } from '../../../src/server/store/audience/contacts.ts'
import { insertField } from '../../../src/server/store/audience/fields.ts'
import { insertList } from '../../../src/server/store/audience/lists.ts'
import { insertCampaign } from '../../../src/server/store/campaigns/campaigns.ts'
import { insertEvents } from '../../../src/server/store/events/events.ts'
import type { FieldFormat } from '../../../src/server/store/schema.ts'
import type { Db, Store } from '../../../src/server/store/store.ts'
import type { Random } from '../fuzz/random.ts'

export const ACCOUNT = 1
export const DAY = 86_400_000

/** Days at which years, months and leap years meet. */
export const moments = ['2026-02-26', '2026-12-28', '2026-01-02', '2028-02-28', '2027-02-28', '2026-07-15'].map((day) =>
  Date.parse(`${day}T13:45:00Z`),
)

export const texts = [
  '',
  ' ',
  '\t',
  'Ana',
  'ANA',
  ' ana ',
  '\tana\n',
  'Ana Maria',
  'Émile',
  'émile',
  ' ÉMILE',
  'Emile',
  'Ωmega',
  'ωMEGA',
  'ΣΊΣΥΦΟΣ',
  'σίσυφος',
  'Straße',
  'STRASSE',
  'İstanbul',
  'istanbul',
  'ISTANBUL',
  'ıstanbul',
  '100%',
  '1000',
  '50_50',
  '50x50',
  "O'Brien",
  'a*b?c[d]',
  'a\\b',
  '\\%',
  '😀 Ana',
  '😀',
  'Żółć',
  'żÓŁĆ',
  '[1]',
  'null',
  'Zoë',
  'zebra',
]
export const numbers = [
  ...['0', '-0', '5', '+5', '05', '5.0', '5.50', '5.5', '-5', '-5.01', '0.1', '0.10', '10', '9', '100', '1000000'],
  ...['999999999999999', '-999999999999999', '0.000001'],
]
/** What a field of numbers holds only if somebody wrote past the platform. */
const noNumbers = ['abc', '12abc', '1-2', '--1', '.']
export const days = [
  ...['1990-02-28', '1992-02-29', '1990-03-01', '1990-12-31', '1991-01-01', '2026-01-02', '2025-12-28', '2026-02-26'],
  ...['2026-02-27', '2026-03-05', '2026-12-28', '2027-01-04', '2028-02-28', '2028-02-29', '1970-07-15', '0000-01-01'],
  ...['9999-12-31', '1985-07-31', '1985-07-01'],
]
export const emails = [
  'ana@example.com',
  'ANA@example.com',
  'joao@example.pt',
  'x_y%z@sub.example.com',
  'zoe@EXAMPLE.org',
]
export const phones = ['351-912345678', '351-912345679', '44-7911123456', '1-2025550123']
export const optionSets = [[1], [2], [1, 2], [2, 1], [12], [1, 12], [21], [3]]
export const kinds = ['email_send', 'email_open', 'email_click', 'email_hard_bounce', 'subscription'] as const

export const extraFormats = ['text', 'number', 'date', 'email', 'cellphone', 'phone', 'options'] as const

interface Happening {
  kind: string
  at: number
  campaign: number | null
}

/** A contact as the evaluator sees it. */
export interface Person {
  row: ContactRow
  extra: Record<string, string | number[]>
  tags: ReadonlySet<number>
  events: readonly Happening[]
}

export interface World {
  list: number
  otherLists: number[]
  /** The formats of the extra fields, by id. */
  fields: Map<string, FieldFormat>
  tags: number[]
  /** The numbers of campaigns by hash. */
  campaigns: Map<string, number>
  people: Person[]
  /** The addresses of contacts of other lists that did not leave, in small letters. */
  members: Map<number, ReadonlySet<string>>
}

const valuesOf: Record<FieldFormat, readonly (string | number[])[]> = {
  text: texts,
  number: [...numbers, ...noNumbers],
  date: days,
  email: emails,
  cellphone: phones,
  phone: phones,
  options: optionSets,
}

const addressStatuses = ['active', 'active', 'inactive'] as const

function baseOf(random: Random, id: number, list: number): ContactRow {
  const { pick, chance } = random
  const time = () => pick(moments) - random.below(70) * DAY - random.below(DAY)
  const row = blankContact(id, ACCOUNT, list, pick(['manual', 'form', 'imported', 'api'] as const), time())
  const hasLeft = chance(0.2)
  return {
    ...row,
    status: hasLeft ? 'removed' : pick(['active', 'active', 'inactive', 'unconfirmed'] as const),
    consent: pick(['any', 'consent', 'withdrawn'] as const),
    consent_date: chance(0.5) ? time() : null,
    subscription_date: chance(0.2) ? pick(moments) : time(),
    ...(hasLeft && {
      unsubscription_method: pick(['api', 'bounce', ''] as const),
      unsubscription_reason: pick(['spam', ''] as const),
      unsubscription_date: chance(0.8) ? time() : null,
    }),
    first_name: pick(texts),
    last_name: chance(0.3) ? '' : pick(texts),
    birth_date: chance(0.3) ? null : pick(days),
    language: pick(['pt', 'en', 'de'] as const),
    email: chance(0.3) ? null : pick(emails),
    email_status: pick(addressStatuses),
    cellphone: chance(0.4) ? null : pick(phones),
    cellphone_status: pick(addressStatuses),
    phone: chance(0.6) ? null : pick(phones),
  }
}

function personOf(random: Random, id: number, world: Omit<World, 'people' | 'members'>): Person {
  const { pick, chance, below } = random
  const filled = [...world.fields].filter(() => chance(0.7))
  const extra = Object.fromEntries(filled.map(([field, format]) => [field, pick(valuesOf[format])]))
  const row = { ...baseOf(random, id, world.list), fields: JSON.stringify(extra) }
  const events = Array.from({ length: below(6) }, () => ({
    kind: pick(kinds),
    // Some happened exactly at the edge of so many days.
    at: pick(moments) - below(100) * DAY - (chance(0.3) ? 0 : below(DAY)),
    campaign: chance(0.7) ? pick([...world.campaigns.values()]) : null,
  }))
  return { row, extra, tags: new Set(world.tags.filter(() => chance(0.4))), events }
}

async function makeThings(tx: Db) {
  const at = { created: 1, updated: 1 }
  const list = { account_id: ACCOUNT, internal_name: 'l', public_name: 'l', status: 'active' as const, group_id: 0 }
  const lists: number[] = []
  for (let n = 0; n < 3; n++) lists.push((await insertList(tx, { ...list, ...at, language: 'en' })).id)
  const tags: number[] = []
  for (const name of ['a', 'b', 'c'])
    tags.push(
      (
        await tx
          .insertInto('tag')
          .values({ account_id: ACCOUNT, name, name_key: name, color: '#000000', ...at })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    )
  const campaigns = new Map<string, number>()
  for (const hash of ['c1', 'c2']) {
    const texts = { hash, channel: 'email' as const, internal_name: hash, title: hash, content: '{}' }
    const none = { sender_id: null, reply_to: null, header_footer: null, schedule_date: null }
    const dates = { ...at, start_date: null, end_date: null }
    const counts = { status: 'sent' as const, group_id: 0, created_by: 0, processed: 0 }
    const row = { account_id: ACCOUNT, list_id: lists[0] as number, ...texts, ...none, ...dates, ...counts }
    campaigns.set(hash, (await insertCampaign(tx, row)).id)
  }
  const fields = new Map<string, FieldFormat>()
  for (const format of extraFormats) {
    const field = {
      account_id: ACCOUNT,
      list_id: lists[0] as number,
      name: format,
      format,
      uniqueness: 'none' as const,
      created: 1,
    }
    fields.set(String((await insertField(tx, field)).id), format)
  }
  const field_id = Number([...fields].find(([, format]) => format === 'options')?.[0])
  const options = new Set(optionSets.flat())
  for (const id of options)
    await tx
      .insertInto('field_option')
      .values({ id, account_id: ACCOUNT, list_id: lists[0] as number, field_id, texts: '{}' })
      .execute()
  return { list: lists[0] as number, otherLists: lists.slice(1), tags, campaigns, fields }
}

/** Fills a store with a list of `count` contacts, and two lists that share some addresses with it. */
export function makeWorld(store: Store, random: Random, count: number): Promise<World> {
  return store.write(async (tx) => {
    const things = await makeThings(tx)
    const people = Array.from({ length: count }, (_, n) => personOf(random, n + 1, things))
    await insertContacts(
      tx,
      people.map(({ row }) => row),
    )
    const tagged = people.flatMap(({ row, tags }) => [...tags].map((tag_id) => ({ contact_id: row.id, tag_id })))
    await tx.insertInto('contact_tag').values(tagged).execute()
    await insertEvents(
      tx,
      people.flatMap(({ row: { id, list_id }, events }) =>
        events.map(({ kind, at, campaign }) => ({
          ...{ account_id: ACCOUNT, kind, at, list_id, contact_id: id, campaign_id: campaign },
          ...{ message_id: null, data: null },
        })),
      ),
    )
    const members = new Map<number, ReadonlySet<string>>()
    for (const [n, list] of things.otherLists.entries()) {
      const rows = emails
        .filter(() => random.chance(0.6))
        .map((email, i) => ({
          ...blankContact(count + 1 + n * 10 + i, ACCOUNT, list, 'api', 1),
          email: random.chance(0.5) ? email.toUpperCase() : email,
          status: random.chance(0.3) ? ('removed' as const) : ('inactive' as const),
        }))
      await insertContacts(tx, rows)
      const staying = rows.filter(({ status }) => status !== 'removed')
      members.set(list, new Set(staying.map(({ email }) => email.toLowerCase())))
    }
    return { ...things, people, members }
  })
}
