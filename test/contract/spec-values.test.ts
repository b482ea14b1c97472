// Values and limits that the specification prints, against those of the contract.
import { describe, expect, it } from 'vitest'
import type { Document, Schema } from '../../scripts/contract/document.ts'
import { available, loadContract, readText, rowsOf, sectionOf } from '../support/texts.ts'

const spec = readText('spec', 'messaging-platform-api.md')
const marketing = loadContract('marketing-v3')
const transactional = loadContract('transactional-v2')

/** Every enumeration of a document, its values sorted; null and the empty text are left out. */
function enumsOf(document: Document): Set<string> {
  const enums = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const list = (value as { enum?: unknown }).enum
    if (Array.isArray(list))
      enums.add(
        list
          .filter((v) => v !== null && v !== '')
          .map(String)
          .sort()
          .join(),
      )
    Object.values(value).forEach(visit)
  }
  visit(document)
  return enums
}

const listOf = (values: string) =>
  values
    .split(', ')
    .map((value) => value.trim())
    .sort()
    .join()
/** The lists in brackets of a text: `status (draft, canceled)`; two values at least. */
const listsIn = (text: string) =>
  [...text.matchAll(/(\w+) \(([a-zA-Z_]+(?:, [a-zA-Z_]+)+)\)/g)].map(([, name = '', values = '']) => ({
    name,
    values: listOf(values),
  }))

/** Events that the specification has as actions of webhooks only (M-581, M-599, M-896). */
const ownEvents = ['cart_update', 'new_order', 'product_view']

/** Actions of webhooks that are an extension (M-852). */
const ownActions = ['sms_received']

describe.skipIf(!available)('the values that the specification prints', () => {
  it('of the resources of the marketing API', () => {
    const enums = enumsOf(marketing)
    const section = sectionOf(spec, '### Marketing API v3 resources', 'Contact activity action_name values')
    // After `base` stand members, not values; the types of a segment are arms of a union.
    const lists = rowsOf(section)
      .flatMap(([, fields = '']) => listsIn(fields))
      .filter(({ name, values }) => name !== 'base' && values !== 'auto,saved,tag')
    expect(lists.length).toBeGreaterThan(10)
    expect(lists.filter(({ values }) => !enums.has(values))).toEqual([])
  })

  it('of the activities and of the actions of webhooks', () => {
    const enums = enumsOf(marketing)
    const activities = /Contact activity action_name values: ([^.]+)\./.exec(spec)?.[1] ?? ''
    const actions = /Create webhook: .*?\(array of: ([^)]+)\)/.exec(spec)?.[1] ?? ''
    expect(activities.split(', ').length).toBeGreaterThan(60)
    expect(actions.split(', ')).toHaveLength(38)
    const events = `${activities}, ${ownEvents.join(', ')}`
    const wanted = [listOf(activities), listOf(events), listOf(`${actions}, ${ownActions.join(', ')}`)]
    expect(wanted.filter((list) => !enums.has(list))).toEqual([])
  })

  it('of the states of messages', () => {
    const enums = enumsOf(transactional)
    const sms = /Transactional SMS message status values: ([^.]+)\./.exec(spec)?.[1] ?? ''
    expect(enums.has(listOf(sms))).toBe(true)
    const email = [...(/final: ([^;]+); non-final: ([^)]+)\)/.exec(spec)?.slice(1) ?? [])].join(', ').split(', ')
    expect(email.length).toBe(12)
    const known = (transactional.components.schemas?.['EmailStatus']?.['enum'] ?? []) as string[]
    expect(email.filter((status) => !known.includes(status))).toEqual([])
  })
})

describe.skipIf(!available)('the limits that the specification prints', () => {
  const limit = (document: Document, schema: string, ...path: string[]) => {
    const found = path.reduce<unknown>(
      (node, key) => (node as Schema | undefined)?.[key],
      document.components.schemas?.[schema],
    )
    return String(found)
  }
  const member = (document: Document, schema: string, name: string, keyword: string) =>
    limit(document, schema, 'properties', name, keyword)
  const cases: [row: string, numbers: string[]][] = [
    ['Forget contacts', [member(marketing, 'ContactForget', 'contacts', 'maxItems')]],
    ['Import', [member(marketing, 'ContactImportContacts', 'contacts', 'minItems')]],
    [
      'Voice speed',
      [
        member(marketing, 'VoiceCampaignSend', 'limit_speed', 'minimum'),
        member(marketing, 'VoiceCampaignSend', 'limit_speed', 'maximum'),
      ],
    ],
    [
      'Verify code',
      ['VerifySmsCreate', 'VerifyEmailCreate', 'VerifyPushCreate'].flatMap((schema) => [
        member(transactional, schema, 'codeLength', 'default'),
        member(transactional, schema, 'codeLength', 'maximum'),
        member(transactional, schema, 'codeValidity', 'default'),
        member(transactional, schema, 'codeValidity', 'maximum'),
      ]),
    ],
    [
      'Alert interval',
      [
        member(transactional, 'AlertTemplateCreate', 'interval', 'maximum'),
        member(transactional, 'AlertTemplateUpdate', 'interval', 'maximum'),
      ],
    ],
    ['Bulk SMS', [limit(transactional, 'SmsBatch', 'maxItems')]],
  ]

  it.each(cases)('%s', (row, numbers) => {
    const printed =
      rowsOf(sectionOf(spec, '## Limits', 'SMS destination rules'))
        .find(([name]) => name === row)?.[1]
        ?.match(/\d+/g) ?? []
    expect(printed.length).toBeGreaterThan(0)
    expect(new Set(numbers)).toEqual(new Set(printed))
  })
})

describe('the header with the key', () => {
  const sections = [
    { api: 'marketing-v3', from: 'Marketing API v3 and registered-message API: send the header' },
    { api: 'registered-v1', from: 'Marketing API v3 and registered-message API: send the header' },
    { api: 'transactional-v2', from: 'Transactional API v2: send the header' },
  ]

  it.each(sections)('is spelt as the specification prints it: $api', ({ api, from }) => {
    const printed = /^ (\w+)/.exec(spec.slice(spec.indexOf(from) + from.length))?.[1]
    expect(printed).toMatch(/^apikey$/i)
    expect(loadContract(api).components.securitySchemes?.['ApiKey']?.name).toBe(printed)
  })
})
