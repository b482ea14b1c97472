import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Segment, SegmentFilter } from '../../domain/audience/segments/segments.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toContact } from './contact-shapes.ts'

type Answer = components['schemas']['Segment']
type Saved = components['schemas']['SegmentSaved']

const timesOf = ({ created, updated }: Segment) => ({
  ...(created !== undefined && { created: toDateTime(created) }),
  ...(updated !== undefined && { updated: toDateTime(updated) }),
})

/** A segment of the type auto has no times, and the others always do. */
const toSegment = (segment: Segment) =>
  ({ segment_id: segment.id, name: segment.name, type: segment.type, ...timesOf(segment) }) as Answer

const toSaved = (segment: Segment) => toSegment(segment) as Saved

/** The filter as it was written, with what it left out. */
function toFilter(filter: SegmentFilter): SegmentFilter {
  const items = filter.segment_filter_array.map((item) => ('segment_filter_array' in item ? toFilter(item) : item))
  return {
    segment_filter_array: items,
    boolean_operator: filter.boolean_operator ?? 'and',
    invert: filter.invert ?? false,
  }
}

export function segmentHandlers({ audience: { segments } }: Domain) {
  return {
    async listSegments({ path, query, caller }) {
      const page = await segments.list(caller.accountId, path.list_id, query, query)
      return { total_items: page.total, items: page.items.map(toSegment) }
    },

    async createSegment({ path, body, caller }) {
      const input = { name: body.name, filter: toFilter(body.segment_filter) }
      return toSaved(await segments.create(caller.accountId, path.list_id, input))
    },

    async countSegment({ path, query, body, caller }) {
      const page = await segments.preview(caller.accountId, path.list_id, body.segment_filter, query)
      return { total_items: page.total, items: page.items.map((row) => toContact(row, page.fields)) }
    },

    async getSegment({ path, caller }) {
      const segment = await segments.get(caller.accountId, path.list_id, path.segment_id)
      return {
        ...toSegment(segment),
        segment_filter: toFilter(segment.filter),
      } as components['schemas']['SegmentDetail']
    },

    async updateSegment({ path, body, caller }) {
      const { name, segment_filter } = body
      const change = { name, filter: segment_filter && toFilter(segment_filter) }
      return toSaved(await segments.update(caller.accountId, path.list_id, path.segment_id, change))
    },

    async deleteSegment({ path, caller }) {
      await segments.delete(caller.accountId, path.list_id, path.segment_id)
    },
  } satisfies Handlers<'marketing-v3', 'Segments'>
}
