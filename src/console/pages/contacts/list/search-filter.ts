// What the reader looks for, as the address has it, and as the conditions by which the platform finds it.
import { api } from '../../../data/api.ts'
import type { PageOf } from '../../../data/pages.ts'
import { type Contact, type Status, statuses } from '../model.ts'
import { type Group, type Item, toFilter } from '../segments/tree.ts'

/** Which contacts are shown. */
export interface Wanted {
  text: string
  status: Status | ''
  tags: readonly number[]
  /** The id of a segment, in place of the others. */
  segment: string
}

/** The fields that a search looks through. */
const searched = ['email', 'first_name', 'last_name', 'cellphone', 'phone']

const isStatus = (text: string): text is Status => statuses.some((one) => one === text)

/** Reads the parameters of the address. */
export function wantedOf(parameters: URLSearchParams): Wanted {
  const get = (name: string) => parameters.get(name) ?? ''
  const status = get('status')
  return {
    text: get('q'),
    status: isStatus(status) ? status : '',
    tags: get('tags').split(',').map(Number).filter(Boolean),
    segment: get('segment'),
  }
}

const comparing = (segment_field: string, segment_operator: string, segment_value: string): Item => ({
  segment_field,
  segment_operator,
  segment_value,
})

/** Any status; a filter that does not name `removed` leaves those contacts out. */
const anyStatus: Item = {
  segment_filter_array: [comparing('status', 'equal_to', 'removed'), comparing('status', 'not_equal_to', 'removed')],
  boolean_operator: 'or',
}

/** The conditions; null when everybody is wanted. Each word has to be in some field. */
export function filterOf({ text, status, tags }: Wanted): Group | null {
  const words = text.split(/\s+/).filter(Boolean)
  const items: Item[] = [
    ...words.map(
      (word): Item => ({
        segment_filter_array: searched.map((field) => comparing(field, 'contains', word)),
        boolean_operator: 'or',
      }),
    ),
    ...tags.map((segment_tag): Item => ({ segment_tag })),
  ]
  if (status !== '') items.unshift(comparing('status', 'equal_to', status))
  else if (items.length > 0) items.push(anyStatus)
  return items.length > 0 ? { segment_filter_array: items, boolean_operator: 'and' } : null
}

/** Reads a page of the contacts that are wanted. */
export function readContacts(
  list_id: number,
  wanted: Wanted,
  query: { offset: number; limit: number },
  signal?: AbortSignal,
): Promise<PageOf<Contact>> {
  const { marketing } = api()
  if (wanted.segment) {
    const path = { list_id, segment_id: wanted.segment }
    return marketing.listContactsBySegment({ path, query: { ...query, limit: Math.min(query.limit, 100) } }, { signal })
  }
  const filter = filterOf(wanted)
  if (!filter) return marketing.listContacts({ path: { list_id }, query }, { signal })
  return marketing.countSegment({ path: { list_id }, query, body: { segment_filter: toFilter(filter) } }, { signal })
}
