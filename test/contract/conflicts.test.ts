// The reasons of conflicts: the contract lists every reason that the domain throws, and the domain throws each of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { addConflicts, readConflicts } from '../../scripts/contract/conflicts.ts'
import { type Document, deref, operationsOf, type Response, type Schema } from '../../scripts/contract/document.ts'
import { type ApiName, contracts } from '../../src/server/contract/registry.ts'
import { conflictReasons } from '../../src/server/domain/errors.ts'
import { isImplemented } from '../support/implemented.ts'

/** A reason of the specification that nothing causes: no message that recurs goes to a segment. */
const uncaused = ['used_in_recurring_messages']
/** No operation creates users; the command line does. */
const ofTheCommandLine = ['username_exists']

const apis = Object.keys(contracts) as ApiName[]
const operations = apis.flatMap((api) =>
  Object.entries(contracts[api].operations).map(([id, operation]) => ({ api, id, operation })),
)
const known: readonly string[] = conflictReasons

describe('a reason of a conflict', () => {
  it.each(conflictReasons.filter((reason) => !ofTheCommandLine.includes(reason)))(
    '%s stands with an operation that is done',
    (reason) => {
      const declared = operations.filter(({ operation }) => operation.conflicts.includes(reason))
      expect(declared.some(isImplemented)).toBe(true)
    },
  )

  it('of an operation that is done is one that the domain throws', () => {
    const foreign = operations
      .filter(isImplemented)
      .flatMap(({ id, operation }) => operation.conflicts.map((reason) => ({ id, reason })))
      .filter(({ reason }) => !known.includes(reason) && !uncaused.includes(reason))
    expect(foreign).toEqual([])
  })

  it('is thrown somewhere', () => {
    const folder = join(root, 'src/server/domain')
    const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && name !== 'errors.ts')
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
    expect(conflictReasons.filter((reason) => !new RegExp(`(conflict|refusal)\\(\\s*'${reason}'`).test(text))).toEqual(
      [],
    )
  })

  it('of the table is one of an operation', async () => {
    const used = new Set(operations.flatMap(({ operation }) => operation.conflicts))
    expect(Object.keys(await readConflicts(root)).filter((reason) => !used.has(reason))).toEqual([])
  })
})

/** What programs switch on, by operation. */
const switchedOn: Readonly<Record<string, readonly string[]>> = {
  createContact: ['unique_field_in_use', 'field_id', 'contacts'],
  updateContactByField: ['unique_field_in_use', 'field_id', 'contacts'],
  deleteCampaign: ['campaign_sent_last_30_days'],
  createCname: ['cname_exists'],
  createProduct: ['product_already_exists'],
  deleteExtraField: ['field_in_use', 'field_in_use_data'],
  createList: ['list_limit_reached'],
  deleteList: [
    'has_queued_operations',
    'has_automations',
    'has_push_app',
    'has_web_push_site',
    'has_campaigns_last_thirty_days',
  ],
  enableTrackAndEngage: ['domain_already_defined', 'domain_list_required'],
  enableTransactional: ['client_already_enabled', 'client_is_being_enabled'],
  deleteSegment: ['invalid_segment_type', 'used_in_automations', 'used_in_recurring_messages', 'has_queued_campaigns'],
  deleteSuppressionEntry: ['unremovable_entry'],
  createWebpushSite: ['name_already_exists'],
}

describe('the answer to a conflict', () => {
  it.each(Object.entries(switchedOn))('of %s has the members that programs switch on', (id, members) => {
    const path = join(root, 'generated', 'marketing-v3', 'openapi.json')
    const document = JSON.parse(readFileSync(path, 'utf8')) as Document
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Conflict`
    const typed = document.components.schemas?.[name]
    for (const member of members) expect(typed).toHaveProperty(['properties', 'errors', 'properties', member])
  })

  it.each(apis)('of %s has each reason of its operation in errors, and no other', async (api) => {
    const table = await readConflicts(root)
    const document = JSON.parse(readFileSync(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document
    const typed = [...operationsOf(document)].filter(({ operation }) => operation['x-conflicts'])
    expect(typed).not.toEqual([])
    for (const { operation } of typed) {
      const { operationId, responses } = operation
      const answer = deref<Response>(document, responses['409'] ?? responses['400'] ?? { description: '' })
      const schema = deref<Schema>(document, answer.content?.['application/json']?.schema ?? {})
      const { errors } = schema['properties'] as { errors: { properties: Record<string, Schema> } }
      const reasons = contracts[api].operations[operationId]?.conflicts ?? []
      const data = reasons.flatMap((reason) => Object.keys(table[reason]?.data ?? {}))
      expect(Object.keys(errors.properties).sort(), operationId).toEqual([...reasons, ...data].sort())
    }
  })

  it('cannot have a reason that the table does not know', () => {
    const document = {
      components: { schemas: {} },
      paths: {
        '/a': {
          post: { operationId: 'doThis', 'x-conflicts': ['no_reason'], responses: { '409': { description: 'No.' } } },
        },
      },
    } as unknown as Document
    expect(() => addConflicts(document, {})).toThrow('doThis: x-conflicts names no_reason')
  })
})
