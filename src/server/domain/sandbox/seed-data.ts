// The contacts of the data set `shop`. They depend only on the seed and the number of a contact.

import type { SeededRandom } from '../../lib/seeded.ts'
import type { ContactStatus } from '../../store/schema.ts'
import type { ContactInput } from '../audience/contacts/contact-input.ts'
import type { SegmentFilter } from '../audience/segments/segments.ts'

const firstNames = [
  'Ana',
  'Rui',
  'Marta',
  'Joao',
  'Ines',
  'Pedro',
  'Sofia',
  'Tiago',
  'Clara',
  'Luis',
  'Emma',
  'Noah',
  'Lena',
  'Paul',
  'Chloe',
  'Hugo',
] as const
const lastNames = [
  'Silva',
  'Costa',
  'Santos',
  'Pereira',
  'Moreira',
  'Almeida',
  'Garcia',
  'Lopez',
  'Martin',
  'Weber',
  'Bauer',
  'Roux',
  'Smith',
  'Jones',
] as const
const cities = ['Lisbon', 'Porto', 'Braga', 'Madrid', 'Sevilla', 'Paris', 'Lyon', 'Berlin', 'Vienna', 'Dublin'] as const
const languages = ['pt', 'en', 'es', 'fr', 'de'] as const
const domains = ['example.com', 'example.org', 'example.net'] as const

/** The extra fields of the list of readers. */
export const seedFields = [
  { name: 'City', format: 'text' },
  { name: 'Points', format: 'number' },
  { name: 'Last order', format: 'date' },
  { name: 'Customer number', format: 'text', unique: true },
  { name: 'Interests', format: 'options' },
] as const

/** The options of the last of them. */
export const seedInterests = [
  { en: 'Books', pt: 'Livros', br: 'Livros', es: 'Libros', de: 'Bücher', hu: 'Könyvek', fr: 'Livres' },
  { en: 'Music', pt: 'Música', br: 'Música', es: 'Música', de: 'Musik', hu: 'Zene', fr: 'Musique' },
  { en: 'Travel', pt: 'Viagens', br: 'Viagens', es: 'Viajes', de: 'Reisen', hu: 'Utazás', fr: 'Voyages' },
] as const

/** Ids of those fields, in their order, and of the options. */
export interface SeedFieldIds {
  fields: readonly number[]
  options: readonly number[]
}

const two = (n: number) => String(n).padStart(2, '0')
const day = (random: SeededRandom, year: number) => `${year}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`

function statusOf(random: SeededRandom): ContactStatus {
  const n = random.below(100)
  if (n < 90) return 'active'
  return n < 95 ? 'removed' : n < 98 ? 'unconfirmed' : 'inactive'
}

/** Contact `n` of the list of readers, from 1. */
export function readerContact(random: SeededRandom, n: number, { fields, options }: SeedFieldIds): ContactInput {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
  const [city, points, lastOrder, customer, interests] = fields
  const base = {
    first_name: first,
    last_name: last,
    // The number keeps addresses apart.
    email: `${first}.${last}.${n}@${random.pick(domains)}`.toLowerCase(),
    cellphone: `351-91${String(n).padStart(7, '0')}`,
    birth_date: day(random, 1950 + random.below(55)),
    language: random.pick(languages),
    status: statusOf(random),
  }
  const values: [number | undefined, string | number[]][] = [
    [city, random.pick(cities)],
    [points, String(random.below(1_000))],
    [lastOrder, day(random, 2025)],
    [customer, `C-${String(n).padStart(7, '0')}`],
    [interests, options.filter(() => random.below(2) === 0)],
  ]
  const extra = values.flatMap(([field_id, value]) => (field_id === undefined ? [] : [{ field_id, value }]))
  return { base, extra }
}

/** The contacts of the list of customers: `count`, and two whose mail comes back or is complained about. */
export function customerContacts(random: SeededRandom, count: number): ContactInput[] {
  const people = Array.from({ length: count }, (_, i) => {
    const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
    return {
      base: {
        first_name: first,
        last_name: last,
        email: `${first}.${last}.customer${i + 1}@example.com`.toLowerCase(),
      },
    }
  })
  return [
    ...people,
    ...['bounce-hard+seed@example.com', 'complaint+seed@example.com'].map((email) => ({ base: { email } })),
  ]
}

/** The tags of customers: each is for one of so many, and for none of the first, who do what reports count. */
export const seedTags = [
  { name: 'VIP', color: '#F59E0B', every: 4 },
  { name: 'New customer', color: '#10B981', every: 5 },
] as const

/** The segments of customers; the second one has a group. */
export const seedSegments = (tag: number): { name: string; filter: SegmentFilter }[] => [
  {
    name: 'Birthday this month',
    filter: {
      segment_filter_array: [
        { segment_field: 'birth_date', segment_anniversary: 'month_start||month_end', invert: false },
      ],
      boolean_operator: 'and',
      invert: false,
    },
  },
  {
    name: 'To win back',
    filter: {
      segment_filter_array: [
        { segment_activity: 'email_click', within_days: 90, invert: true },
        {
          segment_filter_array: [
            { segment_tag: tag, invert: false },
            { segment_activity: 'email_open', within_days: 90, invert: false },
          ],
          boolean_operator: 'or',
          invert: false,
        },
      ],
      boolean_operator: 'and',
      invert: false,
    },
  },
]

export const SHOP_LINK = 'https://shop.example.com/spring'

/** The content of the campaigns. */
export const seedContent = {
  type: 'html' as const,
  body: `<body><p>Hello {{ first_name }},</p><p>See <a href="${SHOP_LINK}">our spring</a>.</p></body>`,
  plain_text: `Hello {{ first_name }}, see ${SHOP_LINK}`,
}

/** Every link below the email. */
export const allLinks = {
  header_links: { view_web: true },
  footer_links: {
    forward: true,
    social_share: true,
    facebook_share: true,
    twitter_share: true,
    edit: true,
    unsubscribe: true,
  },
}

/** A header and a footer of the shop. */
export const seedFrame = {
  name: 'The shop',
  header: '<p style="text-align:center">The shop &middot; <a href="{{ view_url }}">View in browser</a></p>',
  footer:
    '<p style="text-align:center"><a href="{{ edit_url }}">Change your data</a> &middot; <a href="{{ unsubscribe_url }}">Unsubscribe</a></p>',
}

/** The form of the customers. */
export const seedForm = {
  name: 'Join us',
  fields: [
    { fieldId: 'email', labels: {}, required: true },
    { fieldId: 'first_name', labels: { en: 'Your first name' }, required: false },
  ],
  consent: { en: 'I want to get news of the shop.' },
}
