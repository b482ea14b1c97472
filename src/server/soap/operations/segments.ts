import type { Domain } from '../../domain/domain.ts'
import { isMap, type OptionMap } from '../call.ts'
import { mapDomainError, orRefuseAt, Refusal } from '../errors.ts'
import type { SoapHandlers, SoapRequest } from '../handler.ts'
import { entryOf, listOf, textOf, trimmedOption } from '../options.ts'
import { requiredList, unknownList } from '../required-list.ts'
import { validateAsRestBody } from '../rest-validation.ts'
import { segmentNamed } from '../segment-names.ts'

/** The words of this interface for operators (O-026); those of REST are understood, too. */
const operatorWords: Readonly<Record<string, string>> = {
  equal: 'equal_to',
  not_equal: 'not_equal_to',
  contains: 'contains',
  starts: 'begins_with',
  ends: 'ends_with',
  greater: 'greater_than',
  lower: 'less_than',
}

/** Base fields that have another name in this interface. */
const fieldWords: Readonly<Record<string, string>> = { telephone: 'phone' }

const refusals = {
  '*.segment_field': 'FIELD_NOT_FOUND',
  name: 'SEGMENT_NAME_MISSING',
  segment_filter: 'INVALID_TYPE',
} as const
/** What the validator of the twin refuses, which names places as the domain does. */
const refusalsOfBody = { name: 'SEGMENT_NAME_MISSING', segmentFilter: 'INVALID_TYPE' } as const

/** Levels of groups; the twin has as many. */
const DEEPEST = 3
const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER }

function conditionOf(options: OptionMap) {
  const field = trimmedOption(options, 'field')?.toLowerCase()
  if (field === undefined) throw new Refusal('NO_SEARCH_FIELDS')
  const word = trimmedOption(options, 'condition')?.toLowerCase() ?? 'equal'
  return {
    segment_field: entryOf(fieldWords, field) ?? field.replace(/^extra_/, ''),
    segment_operator: entryOf(operatorWords, word) ?? word,
    segment_value: textOf(options, 'value') ?? '',
  }
}

function groupOf(options: OptionMap, depth = 1): object {
  const items = listOf(options, 'conditions')
  if (items.length === 0) throw new Refusal('NO_SEARCH_FIELDS')
  if (depth > DEEPEST) throw new Refusal('INVALID_TYPE')
  return {
    segment_filter_array: items.map((item) => {
      if (!isMap(item)) throw new Refusal('NO_SEARCH_FIELDS')
      return 'conditions' in item ? groupOf(item, depth + 1) : conditionOf(item)
    }),
    boolean_operator: trimmedOption(options, 'operator')?.toLowerCase() ?? 'and',
    invert: false,
  }
}

/** The number of a segment that the account made. */
const numberOf = (id: string) => Number(id.slice('saved_'.length))

export function createSegmentOperations({ audience: { segments, lists } }: Domain) {
  async function create({ options, caller }: SoapRequest, toFilter: () => object) {
    const list = requiredList(options)
    const name = trimmedOption(options, 'name')
    if (name === undefined) throw new Refusal('SEGMENT_NAME_MISSING')
    const segment_filter = toFilter()
    const body = await orRefuseAt(refusalsOfBody, async () =>
      validateAsRestBody('createSegment', { name, segment_filter }),
    )
    const input = { name: body.name, filter: body.segment_filter }
    const segment = await orRefuseAt(refusals, () =>
      mapDomainError(unknownList, () => segments.create(caller.accountId, list, input)),
    )
    return { ID: numberOf(segment.id), NAME: segment.name }
  }

  return {
    async getSegments({ options, caller }) {
      const list = requiredList(options)
      const saved = { type: 'saved' } as const
      const { items } = await mapDomainError(unknownList, () => segments.list(caller.accountId, list, saved, ALL))
      if (items.length === 0) throw new Refusal('NO_SEGMENTS_FOUND', { inList: true })
      return items.map(({ id, name }) => ({ segment: { ID: numberOf(id), NAME: name } }))
    },

    createSegment: (request) =>
      create(request, () => ({
        segment_filter_array: [conditionOf(request.options)],
        boolean_operator: 'and',
        invert: false,
      })),

    createSegmentAdvanced: (request) => create(request, () => groupOf(request.options)),

    async deleteSegment({ options, caller: { accountId } }) {
      const list = requiredList(options)
      const called = trimmedOption(options, 'segment')
      await mapDomainError(unknownList, () => lists.get(accountId, list))
      if (called === undefined) throw new Refusal('SEGMENT_NOT_FOUND')
      const id = await segmentNamed(segments, accountId, list, called)
      await mapDomainError({ not_found: 'SEGMENT_NOT_FOUND' }, () => segments.delete(accountId, list, id))
      return { RESULT: 'OK' }
    },
  } satisfies Partial<SoapHandlers>
}
