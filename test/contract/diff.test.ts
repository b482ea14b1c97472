// Plants one edit after the other into the real contracts and expects the right verdict, naming who is affected. Of the
// largest contract it takes the paths that the edits touch, and all that these refer to: a fifteenth of the work.
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import type { Document, Operation, Parameter, Response, Schema } from '../../scripts/contract/document.ts'
import { deref } from '../../scripts/contract/document.ts'
import { printFinding } from '../../scripts/contract/finding.ts'
import type { Part } from '../../scripts/contract/part.ts'
import { createLocate } from '../../scripts/contract/places.ts'
import type { SourceFile } from '../../scripts/contract/sources.ts'
import { readSources } from '../../scripts/contract/sources.ts'
import type { Change } from '../../scripts/diff/change.ts'
import { idOf, printSubjects } from '../../scripts/diff/change.ts'
import { renderSection } from '../../scripts/diff/changelog.ts'
import { compact, renderCompact } from '../../scripts/diff/compact.ts'
import { releaseFirst, releaseNext } from '../../scripts/diff/release.ts'
import { compareRest } from '../../scripts/diff/rest.ts'
import { diffContract, findingOfBreak } from '../../scripts/diff/run.ts'
import { compareWsdl } from '../../scripts/diff/soap.ts'
import { nextApiVersion } from '../../scripts/diff/versions.ts'
import { draftWaivers, emptyWaivers, judge } from '../../scripts/diff/waivers.ts'
import { excerptOf } from '../support/excerpt.ts'

type Api = 'marketing-v3' | 'sandbox-v1' | 'transactional-v2'
type Edit = (document: Document) => void

const bundles = new Map<Api, Document>()
let sources: SourceFile[]
beforeAll(async () => {
  const read = async (api: Api) =>
    JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document
  const touched = ['/ping', '/lists', '/lists/{list_id}', '/lists/{list_id}/contacts/actions/import-bulk']
  bundles.set('marketing-v3', excerptOf(await read('marketing-v3'), touched))
  bundles.set('sandbox-v1', await read('sandbox-v1'))
  const emails = ['/api/v2/email/messages', '/api/v2/email/log/{messageId}']
  bundles.set('transactional-v2', excerptOf(await read('transactional-v2'), emails))
  sources = await readSources()
})

function edited(api: Api, ...edits: Edit[]): Document {
  const document = structuredClone(bundles.get(api)) as Document
  for (const edit of edits) edit(document)
  return document
}

/** What the comparison says about one edit; `before` prepares what the contract does not have by itself. */
function changesAfter(api: Api, edit: Edit, before: Edit = () => {}): Promise<Change[]> {
  const [base, revision] = [edited(api, before), edited(api, before, edit)]
  return compareRest(api, compact(base), compact(revision), createLocate(api, revision, sources))
}

/** `listCapturedMessages: default-changed` for each break; an operation that many breaks name comes often. */
const breaksIn = (changes: Change[]) =>
  changes
    .filter(({ kind }) => kind === 'breaking')
    .map(({ rule, subjects }) => `${rule}: ${subjects.map(({ id }) => id).join(' ')}`)

const item = (document: Document, path: string) => document.paths[path] as Record<string, Operation>
const operation = (document: Document, path: string, method: string) => item(document, path)[method] as Operation
const answer = (document: Document, path: string, method: string, status: string) =>
  operation(document, path, method).responses[status] as Response
const schema = (document: Document, name: string) =>
  document.components.schemas?.[name] as Schema & { properties: Record<string, Schema>; required: string[] }
const property = (document: Document, name: string, member: string) =>
  schema(document, name).properties[member] as Schema & { enum: string[] }
const shared = (document: Document, name: string) => document.components.parameters?.[name] as Parameter
const parameter = (document: Document, path: string, method: string, name: string) => {
  const all = operation(document, path, method).parameters ?? []
  return all.map((one) => deref<Parameter>(document, one)).find((one) => one.name === name) as Parameter
}
/** Gives a member another name and keeps the order. */
const rename = <T>(map: Record<string, T>, from: string, to: string) =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key === from ? to : key, value]))
const tuple = (...types: string[]): Schema => ({ type: 'array', prefixItems: types.map((type) => ({ type })) })

interface Planted {
  edit: string
  api: Api
  before?: Edit
  plant: Edit
  want: string[]
}

const lists = ['listLists', 'createList', 'updateList']

const breaking: Planted[] = [
  {
    edit: 'a path is removed',
    api: 'sandbox-v1',
    plant: (d) => delete d.paths['/reset'],
    want: ['path-removed: resetAccount'],
  },
  {
    edit: 'an operation is removed',
    api: 'marketing-v3',
    plant: (d) => delete item(d, '/lists/{list_id}')['delete'],
    want: ['operation-removed: deleteList'],
  },
  {
    edit: 'an operationId is renamed',
    api: 'sandbox-v1',
    plant: (d) => Object.assign(operation(d, '/clock', 'get'), { operationId: 'getTime' }),
    want: ['operation-id-changed: getClock'],
  },
  {
    edit: 'a parameter is removed',
    api: 'sandbox-v1',
    plant: (d) => {
      const wait = operation(d, '/messages/actions/wait', 'get')
      wait.parameters = wait.parameters?.filter((one) => !('name' in one && one.name === 'after'))
    },
    want: ['parameter-removed: waitForCapturedMessage'],
  },
  {
    edit: 'a parameter becomes required',
    api: 'sandbox-v1',
    plant: (d) => Object.assign(parameter(d, '/messages/actions/wait', 'get', 'timeout'), { required: true }),
    want: ['parameter-became-required: waitForCapturedMessage'],
  },
  {
    edit: 'the default of a shared parameter changes',
    api: 'sandbox-v1',
    plant: (d) => Object.assign(shared(d, 'Limit1000').schema, { default: 20 }),
    want: ['default-changed: listCapturedMessages listInboundMessages'],
  },
  {
    edit: 'a property of a request is removed',
    api: 'marketing-v3',
    plant: (d) => delete schema(d, 'ListCreate').properties['public_name'],
    want: ['property-removed: createList'],
  },
  {
    edit: 'a property of a request becomes required',
    api: 'marketing-v3',
    plant: (d) => schema(d, 'ListCreate').required.push('public_name'),
    want: ['required-properties-added: createList'],
  },
  {
    edit: 'an enum of a request is narrowed',
    api: 'marketing-v3',
    plant: (d) => (parameter(d, '/lists', 'get', 'order_by').schema['enum'] as string[]).pop(),
    want: ['enum-values-removed: listLists'],
  },
  {
    edit: 'a bound of a request is tightened',
    api: 'marketing-v3',
    plant: (d) => Object.assign(property(d, 'ListCreate', 'internal_name'), { maxLength: 100 }),
    want: ['schema-constraint-changed: createList'],
  },
  {
    edit: 'a property of a response is removed',
    api: 'marketing-v3',
    plant: (d) => {
      delete schema(d, 'List').properties['group_id']
      schema(d, 'List').required = schema(d, 'List').required.filter((name) => name !== 'group_id')
    },
    want: [`property-removed: ${lists.join(' ')}`, `required-properties-removed: ${lists.join(' ')}`],
  },
  {
    edit: 'an enum of a response is widened',
    api: 'sandbox-v1',
    plant: (d) => property(d, 'CapturedMessage', 'outcome').enum.push('lost'),
    want: ['enum-values-added: listCapturedMessages'],
  },
  {
    edit: 'a property of a response need not come any more',
    api: 'sandbox-v1',
    plant: (d) => schema(d, 'CapturedHeader').required.pop(),
    want: ['required-properties-removed: waitForCapturedMessage getCapturedMessage'],
  },
  {
    edit: 'the status of success changes',
    api: 'sandbox-v1',
    plant: (d) =>
      Object.assign(operation(d, '/accounts', 'post'), {
        responses: rename(operation(d, '/accounts', 'post').responses, '201', '200'),
      }),
    want: ['response-removed: createSandboxAccount'],
  },
  {
    edit: 'the status of an error is removed',
    api: 'sandbox-v1',
    plant: (d) => delete operation(d, '/messages/{captured_id}/events', 'post').responses['409'],
    want: ['response-removed: createMessageEvent'],
  },
  {
    edit: 'the media type of a response changes',
    api: 'sandbox-v1',
    plant: (d) => {
      const source = answer(d, '/messages/{captured_id}/source', 'get', '200')
      source.content = rename(source.content ?? {}, Object.keys(source.content ?? {})[0] ?? '', 'text/plain')
    },
    want: ['media-type-removed: getCapturedSource'],
  },
  {
    edit: 'an open operation demands a key',
    api: 'marketing-v3',
    plant: (d) => delete operation(d, '/ping', 'post').security,
    want: ['security-tightened: ping'],
  },
  {
    edit: 'the key belongs in another header',
    api: 'sandbox-v1',
    before: (d) => Object.assign(d, { paths: { '/clock': { get: operation(d, '/clock', 'get') } } }),
    plant: (d) => Object.assign(d.components.securitySchemes?.['ApiKey'] ?? {}, { name: 'X-Api-Key' }),
    want: ['security-scheme-changed: getClock'],
  },
  {
    edit: 'a webhook is renamed',
    api: 'marketing-v3',
    plant: (d) => Object.assign(d, { webhooks: rename(d.webhooks ?? {}, 'listEvent', 'listChange') }),
    want: ['webhook-gone: listEvent'],
  },
  {
    edit: 'the positions of a tuple are swapped',
    api: 'marketing-v3',
    before: (d) => Object.assign(schema(d, 'ListCreate').properties, { place: tuple('string', 'integer') }),
    plant: (d) => Object.assign(schema(d, 'ListCreate').properties, { place: tuple('integer', 'string') }),
    want: ['tuple-changed: createList'],
  },
]

const more: Planted[] = [
  {
    edit: 'a request takes no more addresses beyond ASCII',
    api: 'marketing-v3',
    before: (d) => Object.assign(property(d, 'ListCreate', 'public_name'), { format: 'idn-email' }),
    plant: (d) => Object.assign(property(d, 'ListCreate', 'public_name'), { format: 'email' }),
    want: ['schema-constraint-changed: createList'],
  },
  {
    edit: 'a filter loses a value of an enum that responses have, too',
    api: 'transactional-v2',
    plant: (d) => (schema(d, 'EmailStatus')['enum'] as string[]).pop(),
    want: ['enum-values-removed: listEmailMessages'],
  },
  {
    edit: 'a response gets another value of an enum that a filter has, too',
    api: 'transactional-v2',
    plant: (d) => (schema(d, 'EmailStatus')['enum'] as string[]).push('lost'),
    want: ['enum-values-added: getEmailLog'],
  },
  {
    edit: 'a callback is removed',
    api: 'marketing-v3',
    plant: (d) => delete operation(d, '/lists/{list_id}/contacts/actions/import-bulk', 'post').callbacks,
    want: ['path-removed: importContacts'],
  },
  {
    edit: 'a callback is posted to another address',
    api: 'marketing-v3',
    plant: (d) => {
      const callbacks = operation(d, '/lists/{list_id}/contacts/actions/import-bulk', 'post').callbacks ?? {}
      callbacks['importFinished'] = {
        '{$request.body#/elsewhere}': Object.values(callbacks['importFinished'] ?? {})[0] ?? {},
      }
    },
    want: ['callback-gone: importContacts.importFinished'],
  },
  {
    edit: 'a path parameter is renamed',
    api: 'sandbox-v1',
    plant: (d) => {
      d.paths = rename(d.paths, '/messages/{captured_id}/source', '/messages/{id}/source')
      operation(d, '/messages/{id}/source', 'get').parameters = [{ ...shared(d, 'CapturedId'), name: 'id' }]
    },
    want: ['path-parameter-renamed: getCapturedSource'],
  },
  {
    edit: 'a header of a response need not come any more',
    api: 'sandbox-v1',
    before: (d) =>
      Object.assign(answer(d, '/clock', 'get', '200'), {
        headers: { 'X-Zone': { required: true, schema: { type: 'string' } } },
      }),
    plant: (d) => Object.assign(answer(d, '/clock', 'get', '200').headers?.['X-Zone'] ?? {}, { required: false }),
    want: ['response-header-not-required: getClock'],
  },
  {
    edit: 'a second status of success',
    api: 'sandbox-v1',
    plant: (d) => Object.assign(operation(d, '/accounts', 'post').responses, { 202: { description: 'Later.' } }),
    want: ['success-status-added: createSandboxAccount'],
  },
  {
    edit: 'a list is read by pages no more',
    api: 'marketing-v3',
    plant: (d) => delete operation(d, '/lists', 'get')['x-paging'],
    want: ['extension-changed: listLists'],
  },
  {
    edit: 'the conditions, access and default of members change',
    api: 'marketing-v3',
    before: (d) => {
      Object.assign(schema(d, 'ListCreate').properties, { size: { type: 'integer', default: 1 } })
      Object.assign(schema(d, 'ListCreate'), { dependentRequired: {} })
    },
    plant: (d) => {
      Object.assign(schema(d, 'ListCreate'), {
        dependentRequired: { public_name: ['size'] },
        patternProperties: { '^x-': { type: 'string' } },
      })
      Object.assign(property(d, 'ListCreate', 'public_name'), { readOnly: true })
      Object.assign(property(d, 'ListCreate', 'size'), { default: 2 })
    },
    want: ['access-narrowed', 'default-changed', 'dependent-required-changed', 'pattern-properties-changed'].map(
      (rule) => `${rule}: createList`,
    ),
  },
  {
    edit: 'a request takes one type of two',
    api: 'marketing-v3',
    before: (d) => Object.assign(schema(d, 'ListCreate').properties ?? {}, { public_name: textOrNumber() }),
    plant: (d) => void armsOf(d, 'ListCreate').pop(),
    want: ['schema-type-changed: createList'],
  },
  {
    edit: 'one type of two gets a format in a request, where the other has one',
    api: 'marketing-v3',
    before: (d) => Object.assign(schema(d, 'ListCreate').properties ?? {}, { public_name: textOrNumber() }),
    plant: (d) => Object.assign(armsOf(d, 'ListCreate')[0] ?? {}, { format: 'uuid' }),
    want: ['schema-constraint-changed: createList'],
  },
  {
    edit: 'a schema gets another name',
    api: 'sandbox-v1',
    plant: (d) =>
      Object.assign(d, JSON.parse(JSON.stringify(d).replaceAll('CapturedHeader', 'MailHeader')) as Document),
    want: ['schema-gone: waitForCapturedMessage getCapturedMessage'],
  },
]

/** A value that is a text or a number. */
const textOrNumber = () => ({ oneOf: [{ type: 'string' }, { type: 'integer', format: 'int64', minimum: 1 }] })
const armsOf = (d: Document, name: string) => property(d, name, 'public_name')['oneOf'] as Schema[]

const harmless: Planted[] = [
  {
    edit: 'a response has one type of two, whose limit goes with it',
    api: 'marketing-v3',
    before: (d) => Object.assign(schema(d, 'List').properties ?? {}, { public_name: textOrNumber() }),
    plant: (d) => void armsOf(d, 'List').pop(),
    want: ['changed schema-modified: listLists createList updateList'],
  },
  {
    edit: 'one type of two gets a format in a response, where the other has one',
    api: 'marketing-v3',
    before: (d) => Object.assign(schema(d, 'List').properties ?? {}, { public_name: textOrNumber() }),
    plant: (d) => Object.assign(armsOf(d, 'List')[0] ?? {}, { format: 'uuid' }),
    want: ['changed schema-modified: listLists createList updateList'],
  },
  {
    edit: 'alternatives in another order, one with a default',
    api: 'sandbox-v1',
    plant: (d) => void (schema(d, 'FaultCreate')['oneOf'] as Schema[]).reverse(),
    want: [],
  },
  {
    edit: 'a request takes addresses beyond ASCII, too',
    api: 'marketing-v3',
    before: (d) => Object.assign(property(d, 'ListCreate', 'public_name'), { format: 'email' }),
    plant: (d) => Object.assign(property(d, 'ListCreate', 'public_name'), { format: 'idn-email' }),
    want: [],
  },
  {
    edit: 'an object of requests takes more than it lists',
    api: 'marketing-v3',
    before: (d) => Object.assign(schema(d, 'ListCreate'), { additionalProperties: false }),
    plant: (d) => delete (schema(d, 'ListCreate') as Record<string, unknown>)['additionalProperties'],
    want: [],
  },
  {
    edit: 'prose and examples',
    api: 'marketing-v3',
    plant: (d) => {
      Object.assign(operation(d, '/lists', 'get'), { description: 'Other words.', summary: 'Other' })
      Object.assign(schema(d, 'List'), { description: 'Other words.', example: { list_id: 2 } })
    },
    want: [],
  },
  {
    edit: 'another spelling of the header with the key',
    api: 'sandbox-v1',
    plant: (d) => Object.assign(d.components.securitySchemes?.['ApiKey'] ?? {}, { name: 'APIKEY' }),
    want: [],
  },
  {
    edit: 'a new operation',
    api: 'sandbox-v1',
    plant: (d) =>
      Object.assign(d.paths, { '/about': { get: { ...operation(d, '/clock', 'get'), operationId: 'getAbout' } } }),
    want: ['added operation-added: getAbout'],
  },
  {
    edit: 'a new optional property of a request',
    api: 'marketing-v3',
    plant: (d) => Object.assign(schema(d, 'ListCreate').properties, { color: { type: 'string' } }),
    want: ['added schema-added: createList'],
  },
  {
    edit: 'a new property of a response',
    api: 'sandbox-v1',
    plant: (d) => Object.assign(schema(d, 'CapturedHeader').properties, { raw: { type: 'string' } }),
    want: ['added schema-added: waitForCapturedMessage getCapturedMessage'],
  },
  {
    edit: 'a new optional parameter before the others, and another order of keys',
    api: 'sandbox-v1',
    plant: (d) => {
      operation(d, '/messages', 'get').parameters?.unshift({ name: 'size', in: 'query', schema: { type: 'integer' } })
      Object.assign(schema(d, 'CapturedHeader'), {
        properties: Object.fromEntries(Object.entries(schema(d, 'CapturedHeader').properties).reverse()),
      })
    },
    want: ['added parameter-added: listCapturedMessages'],
  },
]

describe('breaking edits', () => {
  test('there are 20, and 11 harmless ones', () => expect([breaking.length, harmless.length]).toEqual([20, 11]))

  test.concurrent.each([...breaking, ...more])('$edit', async ({ api, before, plant, want }) => {
    const found = breaksIn(await changesAfter(api, plant, before)).sort()
    expect(found.map((line) => line.split(' ').sort())).toEqual(want.sort().map((line) => line.split(' ').sort()))
  })
})

describe('harmless edits', () => {
  test.concurrent.each(harmless)('$edit', async ({ api, before, plant, want }) => {
    const changes = await changesAfter(api, plant, before)
    expect(
      changes.map(({ kind, rule, subjects }) => `${kind} ${rule}: ${subjects.map(({ id }) => id).join(' ')}`),
    ).toEqual(want)
  })

  test('what is released holds no prose and does not depend on the order of keys', () => {
    const document = edited('sandbox-v1')
    const turned = Object.fromEntries(Object.entries(document).reverse()) as unknown as Document
    const released = renderCompact(compact(turned))
    expect(released).toEqual(renderCompact(compact(document)))
    expect(released).not.toContain('"description"')
    // Read back, it is the same document.
    expect(renderCompact(JSON.parse(released) as Document)).toBe(released)
  })
})

const change = (over: Partial<Change> = {}): Change => ({
  kind: 'breaking',
  api: 'marketing-v3',
  rule: 'property-removed',
  place: '#/components/schemas/List/properties/name',
  source: { file: 'specs/marketing-v3/schemas/List.yaml', place: '#/properties/name' },
  message: 'Property `name` of `List` was removed.',
  subjects: [
    { id: 'getList', method: 'GET', path: '/lists/{list_id}' },
    { id: 'listLists', method: 'GET', path: '/lists' },
  ],
  ...over,
})

describe('waivers', () => {
  const waiver = (over: object = {}) =>
    JSON.stringify([
      {
        break: idOf(change()),
        operations: ['getList', 'listLists'],
        until: '2026-12-31',
        reason: 'Nobody read it.',
        ...over,
      },
    ])
  const verdict = (text: string, today = '2026-11-21') => {
    const { unexplained, findings } = judge([change()], text, today)
    return { unexplained: unexplained.length, messages: findings.map(({ message }) => message) }
  }

  test('a break is explained by its id, until its day', () => {
    expect(verdict(waiver())).toEqual({ unexplained: 0, messages: [] })
    expect(verdict(waiver(), '2026-12-31')).toEqual({ unexplained: 0, messages: [] })
  })

  test('without one the line names the file, the place, the operations and the message', () => {
    expect(verdict(emptyWaivers).unexplained).toBe(1)
    expect(printFinding(findingOfBreak(change()))).toBe(
      'specs/marketing-v3/schemas/List.yaml #/properties/name  Property `name` of `List` was removed. ' +
        'It breaks getList (GET /lists/{list_id}), listLists (GET /lists). Undo it, or explain it in specs/waivers.yaml.' +
        '  [marketing-v3 property-removed /components/schemas/List/properties/name]',
    )
  })

  const faults: { fault: string; text: string; today?: string; unexplained: number; want: string }[] = [
    { fault: 'past its day', text: waiver(), today: '2027-01-01', unexplained: 1, want: 'ended on 2026-12-31' },
    {
      fault: 'of a break that is not there',
      text: waiver({ break: 'marketing-v3 path-removed /x' }),
      unexplained: 1,
      want: 'There is no break',
    },
    {
      fault: 'for fewer operations',
      text: waiver({ operations: ['getList'] }),
      unexplained: 1,
      want: 'also affects listLists',
    },
    {
      fault: 'for more operations',
      text: waiver({ operations: ['getList', 'listLists', 'ping'] }),
      unexplained: 1,
      want: 'does not affect ping',
    },
    { fault: 'without a day', text: waiver({ until: 'soon' }), unexplained: 1, want: 'no usable `until`' },
    { fault: 'without a reason', text: waiver({ reason: '' }), unexplained: 1, want: 'no usable `reason`' },
    { fault: 'that is no list', text: 'break: all', unexplained: 1, want: 'are no list' },
  ]
  test.each(faults)('one $fault is an error', ({ text, today, unexplained, want }) => {
    const found = verdict(text, today)
    expect(found).toEqual({ unexplained, messages: [expect.stringContaining(want)] })
  })

  test('drafts lack only a day and a reason', () => {
    const draft = draftWaivers([change()])
    expect(verdict(draft).messages.map((message) => message.slice(0, 31))).toEqual([
      'The waiver has no usable `until',
      'The waiver has no usable `reaso',
    ])
    expect(
      verdict(draft.replace('until: ""', 'until: 2026-12-31').replace('reason: ""', 'reason: Nobody read it.')),
    ).toEqual({ unexplained: 0, messages: [] })
  })
})

const wsdl = (
  over: {
    address?: string
    style?: string
    action?: string
    type?: string
    elements?: string
    operations?: string[]
    values?: string[]
  } = {},
) => {
  const {
    address = 'https://localhost/soap',
    style = 'rpc',
    action = 'urn:',
    type = 'tns:Options',
    operations = ['getLists', 'ping'],
    values = ['on', 'off'],
  } = over
  const elements =
    over.elements ?? '<xsd:element name="id" type="xsd:int"/><xsd:element name="name" type="xsd:string" minOccurs="0"/>'
  const messages = operations.map(
    (name) =>
      `<message name="${name}Request"><part name="functionOptions" type="${type}"/></message><message name="${name}Response"><part name="return" type="tns:Result"/></message>`,
  )
  const port = operations.map(
    (name) =>
      `<operation name="${name}"><documentation>${address}</documentation><input message="tns:${name}Request"/><output message="tns:${name}Response"/></operation>`,
  )
  const bound = operations.map(
    (name) =>
      `<operation name="${name}"><soap:operation soapAction="${action}#${name}"/><input><soap:body use="encoded"/></input></operation>`,
  )
  return `<definitions targetNamespace="urn:api" xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:tns="urn:api" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <types><xsd:schema targetNamespace="urn:api">
    <xsd:complexType name="Options"><xsd:sequence>${elements}</xsd:sequence></xsd:complexType>
    <xsd:complexType name="Result"><xsd:sequence><xsd:element name="state" type="tns:State"/></xsd:sequence></xsd:complexType>
    <xsd:simpleType name="State"><xsd:restriction base="xsd:string">${values.map((value) => `<xsd:enumeration value="${value}"/>`).join('')}</xsd:restriction></xsd:simpleType>
  </xsd:schema></types>
  ${messages.join('')}
  <portType name="Port">${port.join('')}</portType>
  <binding name="Binding" type="tns:Port"><soap:binding style="${style}" transport="http://schemas.xmlsoap.org/soap/http"/>${bound.join('')}</binding>
  <service name="Service"><port name="Port" binding="tns:Binding"><soap:address location="${address}"/></port></service>
</definitions>`
}

describe('the WSDL', () => {
  const compareTexts = (base: string, revision: string) =>
    compareWsdl(
      'soap-v2',
      { file: 'releases/soap-v2.wsdl', text: base },
      { file: 'specs/soap-v2/service.wsdl', text: revision },
    )
  const said = (over: Parameters<typeof wsdl>[0], base: Parameters<typeof wsdl>[0] = {}) =>
    compareTexts(wsdl(base), wsdl(over)).map(
      ({ kind, place, subjects }) => `${kind} ${place} ${subjects.map(({ id }) => id).join(' ')}`,
    )
  const options = '/types/xsd:schema[urn:api]/xsd:complexType[Options]/xsd:sequence'

  const cases: { edit: string; over: Parameters<typeof wsdl>[0]; want: string[] }[] = [
    { edit: 'nothing', over: {}, want: [] },
    {
      edit: 'an operation removed',
      over: { operations: ['ping'] },
      want: ['breaking /portType[Port]/operation[getLists] getLists'],
    },
    {
      edit: 'an operation renamed',
      over: { operations: ['getList', 'ping'] },
      want: [
        'breaking /portType[Port]/operation[getLists] getLists',
        'added /portType[Port]/operation[getList] getList',
      ],
    },
    {
      edit: 'an operation added, and another order',
      over: { operations: ['ping', 'getUser', 'getLists'] },
      want: ['added /portType[Port]/operation[getUser] getUser'],
    },
    {
      edit: 'a part of another type',
      over: { type: 'xsd:string' },
      want: ['getLists', 'ping'].map((name) => `breaking /message[${name}Request]/part[functionOptions]/@type ${name}`),
    },
    {
      edit: 'an element removed',
      over: { elements: '<xsd:element name="id" type="xsd:int"/>' },
      want: [`breaking ${options}/xsd:element[name] getLists ping`],
    },
    {
      edit: 'an element of another type',
      over: {
        elements:
          '<xsd:element name="id" type="xsd:string"/><xsd:element name="name" type="xsd:string" minOccurs="0"/>',
      },
      want: [`breaking ${options}/xsd:element[id]/@type getLists ping`],
    },
    {
      edit: 'an element becomes required, a required one is new, an optional one is new',
      over: {
        elements:
          '<xsd:element name="id" type="xsd:int" minOccurs="1"/><xsd:element name="name" type="xsd:string"/>' +
          '<xsd:element name="a" type="xsd:int"/><xsd:element name="b" type="xsd:int" minOccurs="0"/>',
      },
      want: [
        `breaking ${options}/xsd:element[name]/@minOccurs getLists ping`,
        `breaking ${options}/xsd:element[a] getLists ping`,
        `added ${options}/xsd:element[b] getLists ping`,
      ],
    },
    {
      edit: 'a value more in an answer',
      over: { values: ['on', 'off', 'lost'] },
      want: [
        'breaking /types/xsd:schema[urn:api]/xsd:simpleType[State]/xsd:restriction/xsd:enumeration[lost] getLists ping',
      ],
    },
    {
      edit: 'another address',
      over: { address: 'https://elsewhere/soap' },
      want: ['breaking /service[Service]/port[Port]/soap:address/@location getLists ping'],
    },
    {
      edit: 'another style',
      over: { style: 'document' },
      want: ['breaking /binding[Binding]/soap:binding/@style getLists ping'],
    },
    {
      edit: 'another action',
      over: { action: 'urn:api' },
      want: ['getLists', 'ping'].map(
        (name) => `breaking /binding[Binding]/operation[${name}]/soap:operation/@soapAction ${name}`,
      ),
    },
  ]
  test.each(cases)('$edit', ({ over, want }) => expect(said(over)).toEqual(want))

  test('other prefixes mean the same', () => {
    const text = wsdl()
    const other = text
      .replaceAll('tns:', 'own:')
      .replaceAll('xmlns:tns', 'xmlns:own')
      .replaceAll('xsd:', 'x:')
      .replaceAll('xmlns:xsd', 'xmlns:x')
    expect(compareTexts(text, other)).toEqual([])
  })

  test('what is no WSDL is told with its file', () => {
    expect(() => compareTexts(wsdl(), '<definitions>')).toThrow(
      /specs\/soap-v2\/service.wsdl:1:\d+: .*Correct the WSDL/,
    )
    expect(() => compareTexts(wsdl(), '<a/>')).toThrow('specs/soap-v2/service.wsdl: This is no WSDL')
  })
})

describe('a section of the changelog', () => {
  const subject = (id: string) => ({ id, method: 'GET', path: `/${id}` })
  const change = (kind: Change['kind'], message: string, ...ids: string[]): Change => ({
    ...{ kind, api: 'a', rule: 'r', place: `#/${message}`, source: { file: 'f', place: '#' }, message },
    subjects: ids.map(subject),
  })

  test('says a reason once, and counts operations beyond five', () => {
    const changes = [
      change('breaking', 'One.', 'x'),
      change('breaking', 'Alone.', 'x'),
      change('breaking', 'Two.', 'x', 'y'),
      change('changed', 'Three.', ...'abcdefg'),
    ]
    const reasons = new Map([
      ['a r /One.', 'It was wrong (M-1):\nread it.'],
      ['a r /Alone.', 'Nobody called it.'],
      ['a r /Two.', 'It was wrong (M-1):\nread it.'],
    ])
    expect(renderSection('0.2.0', '2026-12-01', changes, reasons).split('\n').slice(4)).toEqual([
      '#### a',
      '',
      '- It was wrong (M-1): read it.',
      '  - One. Affects `x (GET /x)`.',
      '  - Two. Affects `x (GET /x)`, `y (GET /y)`.',
      '- Alone. Nobody called it. Affects `x (GET /x)`.',
      '',
      '### Changed',
      '',
      '#### a',
      '',
      '- Three. Affects `a (GET /a)`, `b (GET /b)`, `c (GET /c)`, `d (GET /d)`, `e (GET /e)` and 2 more.',
    ])
  })
})

describe('a release', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'release-test-'))
    await Promise.all(
      ['specs/sandbox-v1', 'specs/soap-v2', 'generated'].map((name) => mkdir(join(folder, name), { recursive: true })),
    )
    await writeFile(join(folder, 'specs/soap-v2/service.wsdl'), wsdl())
    for (const name of versioned) await copyFile(join(root, name), join(folder, name))
    await writeFile(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n')
    await writeFile(join(folder, 'README.md'), 'Version 0.1.0, under a licence.\n')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const order = (version: string, date: string, ...edits: Edit[]) => {
    const bundles = new Map([['sandbox-v1', edited('sandbox-v1', ...edits)]])
    return { root: folder, bundles, version, date, regenerate: async () => bundles }
  }
  const text = (name: string) => readFile(join(folder, name), 'utf8')
  const versioned = ['package.json', 'package-lock.json', 'specs/sandbox-v1/openapi.yaml', 'specs/soap-v2/service.yaml']
  const versionsOf = (source: string) =>
    [...source.matchAll(/^ *"?version"?: "?(\d[\d.]*)/gm)].map(([, one = '']) => one)
  const ownVersion = async (name: string) => versionsOf(await readFile(join(root, name), 'utf8'))[0] ?? ''
  const drop: Edit = (d) => delete d.paths['/reset']
  const add: Edit = (d) =>
    Object.assign(d.paths, { '/about': { get: { ...operation(d, '/clock', 'get'), operationId: 'getAbout' } } })

  test('the first, and the next with its changelog, once every break is explained', async () => {
    await expect(diffContract(folder, order('', '').bundles, '2026-11-21')).rejects.toThrow(
      'npm run release -- 0.1.0 --first',
    )
    expect(await releaseFirst(order('0.1.0', '2026-11-21'))).toBe(true)
    expect(await text('specs/CHANGELOG.md')).toContain(
      '## 0.1.0 (2026-11-21)\n\nThe first release.\n\n- sandbox-v1: 36 operations',
    )

    await writeFile(join(folder, 'specs/soap-v2/service.wsdl'), wsdl({ operations: ['ping'] }))
    const next = order('0.2.0', '2026-12-01', drop, add)
    await expect(releaseNext({ ...next, version: '0.1.0' })).rejects.toThrow('The last release is 0.1.0')
    const told: Part[] = []
    expect(await releaseNext({ ...next, report: (part) => told.push(part) === 0 })).toBe(false)
    expect(told).toMatchObject([
      { findings: [{ file: expect.any(String) as string }, { file: 'specs/soap-v2/service.wsdl' }] },
    ])

    const { unexplained } = await diffContract(folder, next.bundles, '2026-12-01')
    expect(unexplained.map((one) => `${idOf(one)}: ${printSubjects(one.subjects, 5)}`)).toEqual([
      'sandbox-v1 path-removed /paths/~1reset: resetAccount (POST /reset)',
      'soap-v2 wsdl-removed /portType[Port]/operation[getLists]: getLists (SOAP operation)',
    ])
    const waivers = draftWaivers(unexplained)
      .replaceAll('until: ""', 'until: 2026-12-31')
      .replaceAll('reason: ""', 'reason: Start anew instead.')
    await writeFile(join(folder, 'specs/waivers.yaml'), waivers)
    await expect(releaseNext(next)).rejects.toThrow('CHANGELOG.md lists no change below `## Unreleased`')
    await writeFile(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n### Added\n\n- Birds.\n')
    expect(await releaseNext(next)).toBe(true)
    expect(await text('CHANGELOG.md')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n### Added\n\n- Birds.\n',
    )
    expect(await text('README.md')).toBe('Version 0.2.0, under a licence.\n')

    const [own, lock, sandbox, soap] = await Promise.all(versioned.map(async (name) => versionsOf(await text(name))))
    expect([own?.[0], ...(lock ?? []).slice(0, 2)]).toEqual(['0.2.0', '0.2.0', '0.2.0'])
    for (const [name, moved] of [
      [versioned[2] as string, sandbox],
      [versioned[3] as string, soap],
    ] as const)
      expect(moved?.[0]).toBe(nextApiVersion(await ownVersion(name), '0.1.0', '0.2.0'))
    expect(nextApiVersion('2.0.3', '0.1.0', '0.2.0')).toBe('2.1.0')
    expect(nextApiVersion('2.1.0', '0.2.0', '0.2.1')).toBe('2.1.1')
    expect(nextApiVersion('2.1.1', '0.2.1', '1.0.0')).toBe('2.2.0')

    expect(await text('specs/waivers.yaml')).toBe(emptyWaivers)
    expect((await diffContract(folder, next.bundles, '2026-12-01')).changes).toEqual([])
    const versions = JSON.parse(await text('specs/history.json')) as {
      version: string
      changes: { reason?: string }[]
    }[]
    expect(versions.map(({ version, changes }) => [version, changes.map(({ reason }) => reason ?? '')])).toEqual([
      ['0.2.0', ['', 'Start anew instead.', 'Start anew instead.']],
      ['0.1.0', []],
    ])
    expect((await text('specs/CHANGELOG.md')).split('\n').slice(4, 24)).toEqual([
      '## 0.2.0 (2026-12-01)',
      '',
      '### Breaking',
      '',
      '#### sandbox-v1',
      '',
      '- Path `/reset` was removed. Start anew instead. Affects `resetAccount (POST /reset)`.',
      '',
      '#### soap-v2',
      '',
      '- operation `getLists` was removed or renamed. Start anew instead. Affects `getLists (SOAP operation)`.',
      '',
      '### Added',
      '',
      '#### sandbox-v1',
      '',
      '- `getAbout (GET /about)`',
      '',
      '## 0.1.0 (2026-11-21)',
      '',
    ])
  })
})
