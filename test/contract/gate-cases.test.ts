// Cases in which other tools of this kind were blind or gave a false alarm, each with its public report, or `fuzz` for those that
// the fuzz of the gate found. All are in one comparison, each with separate names.
import { beforeAll, expect, test } from 'vitest'
import type { Document } from '../../scripts/contract/document.ts'
import type { Change } from '../../scripts/diff/change.ts'
import { compact } from '../../scripts/diff/compact.ts'
import { compareRest } from '../../scripts/diff/rest.ts'
import type { Tree } from './gate/feelers.ts'
import { joinedSlices, plainId, sliceOf } from './gate/slices.ts'

interface Case {
  name: string
  report: string
  was: Tree
  is: Tree
  breaks: boolean
  /** The calls that the findings name, if others could be named by mistake. */
  names?: string[]
}

const text = { type: 'string' }
const objectOf = (properties: Tree, more: Tree = {}) => ({ type: 'object', properties, ...more })
const json = (schema: unknown) => ({ 'application/json': { schema } })

function documentOf(item: Tree, components: Tree = {}): Tree {
  return { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': item }, components }
}
const ok = { 200: { description: 'Done.' } }
const sent = (schema: unknown, components?: Tree) =>
  documentOf(
    { post: { operationId: 'send', requestBody: { required: true, content: json(schema) }, responses: ok } },
    components,
  )
const got = (schema: unknown, components?: Tree, status = '200') =>
  documentOf(
    { get: { operationId: 'get', responses: { ...ok, [status]: { description: 'Done.', content: json(schema) } } } },
    components,
  )
const headed = (schema: unknown) =>
  documentOf({
    get: { operationId: 'get', responses: { 200: { description: 'Done.', headers: { 'X-Kind': { schema } } } } },
  })
const asked = (parameter: Tree, isShared: boolean) => {
  const parameters = [{ name: 'filter', in: 'query', ...parameter }]
  const operation = { operationId: 'ask', responses: ok, ...(!isShared && { parameters }) }
  return documentOf({ get: operation, ...(isShared && { parameters }) })
}
const origin = (...values: string[]) => ({
  style: 'deepObject',
  explode: true,
  schema: objectOf({ origin: { type: 'string', enum: values } }),
})
const list = (items: unknown) => ({ type: 'array', items })
const pair = { type: 'array', prefixItems: [text, { type: 'integer' }] }
const named = (required: string) => objectOf({ [required]: text }, { required: [required] })
const words = ['request', 'message', 'event', 'hook', 'operation', 'clock', 'reset'].join('|')
const patterned = { type: 'string', pattern: `^(${words})(,(${words}))*$`, maxLength: 255 }
const plain = { type: 'string', maxLength: 255 }
const many = Object.fromEntries(words.split('|').map((name) => [name, { type: 'string', maxLength: 255 }]))
const extended = (keyword: string, properties: Tree) => ({
  [keyword]: [named('a'), objectOf({ b: text, ...properties }, { required: ['b'] })],
})
const role = { type: 'string', enum: ['user', 'admin'] }

const cases: Case[] = [
  {
    name: 'a list in a request takes no item any more',
    report: 'oasdiff#1190',
    was: sent(objectOf({ a: list(text) })),
    is: sent(objectOf({ a: list(false) })),
    breaks: true,
  },
  {
    name: 'items true becomes false in a request',
    report: 'oasdiff#1190',
    was: sent(objectOf({ a: list(true) })),
    is: sent(objectOf({ a: list(false) })),
    breaks: true,
  },
  {
    name: 'a member of a request becomes false',
    report: 'oasdiff#1190',
    was: sent(objectOf({ a: true })),
    is: sent(objectOf({ a: false })),
    breaks: true,
  },
  {
    name: 'a tuple of a request is closed',
    report: 'oasdiff#1185',
    was: sent(objectOf({ a: pair })),
    is: sent(objectOf({ a: { ...pair, items: false } })),
    breaks: true,
  },
  {
    name: 'a tuple of a response is closed',
    report: 'oasdiff#1185',
    was: got(objectOf({ a: pair })),
    is: got(objectOf({ a: { ...pair, items: false } })),
    breaks: false,
  },
  {
    name: 'a value of a member of a deepObject parameter is gone',
    report: 'oasdiff#861',
    was: asked(origin('a', 'b'), false),
    is: asked(origin('a'), false),
    breaks: true,
  },
  {
    name: 'a value of a parameter of the path is gone',
    report: 'oasdiff#608',
    was: asked(origin('a', 'b'), true),
    is: asked(origin('a'), true),
    breaks: true,
  },
  {
    name: 'a header of a response has another type',
    report: 'oasdiff#1094',
    was: headed(text),
    is: headed({ type: 'integer' }),
    breaks: true,
  },
  {
    name: 'a header of a response is never null any more',
    report: 'oasdiff#1094',
    was: headed({ type: ['string', 'null'] }),
    is: headed(text),
    breaks: false,
  },
  {
    name: 'a response has another alternative',
    report: 'oasdiff#610',
    was: got({ oneOf: [named('a')] }),
    is: got({ oneOf: [named('a'), named('b')] }),
    breaks: true,
  },
  {
    name: 'an alternative of a request moves to a component',
    report: 'oasdiff#930',
    was: sent(objectOf({ a: { anyOf: [role, { type: 'null' }] } })),
    is: sent(objectOf({ a: { anyOf: [{ $ref: '#/components/schemas/Role' }, { type: 'null' }] } }), {
      schemas: { Role: role },
    }),
    breaks: false,
  },
  {
    name: 'a response is wrapped in an envelope',
    report: 'oasdiff#365',
    was: got(objectOf({ hello: text })),
    is: got(objectOf({ data: objectOf({ hello: text }) })),
    breaks: true,
  },
  {
    name: 'an object of a request becomes alternatives',
    report: 'oasdiff#702',
    was: sent(objectOf({ a: text, b: text }, { required: ['a', 'b'] })),
    is: sent({ oneOf: [named('a'), named('b')] }),
    breaks: true,
  },
  {
    name: 'a member of a response becomes a list',
    report: 'oasdiff#1090',
    was: got(objectOf({ a: objectOf({ b: text }) })),
    is: got(objectOf({ a: list(text) })),
    breaks: true,
  },
  {
    name: 'a member of the default response is optional',
    report: 'oasdiff#103',
    was: got(named('a'), {}, 'default'),
    is: got(objectOf({ a: text }), {}, 'default'),
    breaks: true,
  },
  {
    name: 'a constant is written as a list of one value in the default response',
    report: 'optic#1601',
    was: got(objectOf({ a: { type: 'string', const: 'x' } }), {}, 'default'),
    is: got(objectOf({ a: { type: 'string', enum: ['x'] } }), {}, 'default'),
    breaks: false,
  },
  {
    name: 'a parameter loses a pattern that is most of its text',
    report: 'fuzz',
    was: asked({ schema: patterned }, false),
    is: asked({ schema: plain }, false),
    breaks: false,
  },
  {
    name: 'a parameter of the path loses a pattern that is most of its text',
    report: 'fuzz',
    was: asked({ schema: patterned }, true),
    is: asked({ schema: plain }, true),
    breaks: false,
  },
  {
    name: 'a parameter has a pattern that is most of its text',
    report: 'fuzz',
    was: asked({ schema: plain }, false),
    is: asked({ schema: patterned }, false),
    breaks: true,
  },
  {
    name: 'a parameter moves from its operation to the path',
    report: 'fuzz',
    was: asked({ schema: plain }, false),
    is: asked({ schema: plain }, true),
    breaks: false,
  },
  {
    name: 'the item of a tuple in a request loses a pattern that is most of its text',
    report: 'fuzz',
    was: sent(objectOf({ a: { type: 'array', prefixItems: [{ type: 'integer' }, patterned] } })),
    is: sent(objectOf({ a: { type: 'array', prefixItems: [{ type: 'integer' }, plain] } })),
    breaks: false,
  },
  ...['allOf', 'oneOf', 'anyOf'].flatMap((keyword): Case[] => [
    {
      name: `a schema of ${keyword} in a response has more optional members than before`,
      report: 'fuzz',
      was: got(extended(keyword, {})),
      is: got(extended(keyword, many)),
      breaks: false,
    },
    {
      name: `a schema of ${keyword} in a response loses most of its members`,
      report: 'fuzz',
      was: got(extended(keyword, many)),
      is: got(extended(keyword, {})),
      breaks: true,
    },
  ]),
]

/** A schema that one operation sends, and another one gets. */
const exchanged = (schema: Tree) => ({
  ...documentOf({
    post: {
      operationId: 'send',
      requestBody: { content: json({ $ref: '#/components/schemas/Shared' }) },
      responses: ok,
    },
    get: {
      operationId: 'get',
      responses: { 200: { description: 'Done.', content: json({ $ref: '#/components/schemas/Shared' }) } },
    },
  }),
  components: { schemas: { Shared: schema } },
})
const called = (path: string) => {
  const [, name = ''] = /\{(\w+)\}/.exec(path) ?? []
  const parameters = [{ name, in: 'path', required: true, schema: text }]
  const callbacks = {
    done: { '{$request.body#/url}': { post: { requestBody: { content: json(text) }, responses: ok } } },
  }
  return {
    ...documentOf({}),
    paths: { [path]: { post: { operationId: 'send', parameters, callbacks, responses: ok } } },
  }
}
const minutes = (maximum: number) => exchanged(objectOf({ minutes: { type: 'integer', maximum } }))
const steps = (...kinds: string[]) => list({ oneOf: kinds.map((name) => ({ $ref: `#/components/schemas/${name}` })) })
const ends = (...kinds: string[]) => {
  const components = { schemas: { Start: named('start'), End: named('end') } }
  const responses = { 200: { description: 'Done.', content: json(steps('Start', 'End')) } }
  const requestBody = { content: json(steps(...kinds)) }
  return {
    ...sent(steps('Start'), components),
    paths: {
      '/a': { get: { operationId: 'get', responses }, post: { operationId: 'send', requestBody, responses: ok } },
    },
  }
}

cases.push(
  {
    name: 'a null may be sent in place of alternatives',
    report: 'fuzz',
    was: sent(objectOf({ a: { type: 'object', oneOf: [named('a'), named('b')] } })),
    is: sent(objectOf({ a: { type: ['object', 'null'], oneOf: [named('a'), named('b')] } })),
    breaks: false,
  },
  {
    name: 'the upper bound of `minutes` falls',
    report: 'fuzz',
    was: minutes(60),
    is: minutes(30),
    breaks: true,
    names: ['send'],
  },
  {
    name: 'the upper bound of `minutes` rises',
    report: 'fuzz',
    was: minutes(30),
    is: minutes(60),
    breaks: true,
    names: ['get'],
  },
  {
    name: 'an alternative of requests is gone, which responses still have',
    report: 'fuzz',
    was: ends('Start', 'End'),
    is: ends('Start'),
    breaks: true,
    names: ['send'],
  },
  {
    name: 'a parameter of a path with a callback is renamed',
    report: 'fuzz',
    was: called('/b/{id}'),
    is: called('/b/{key}'),
    breaks: true,
    names: ['send'],
  },
)

let changes: Change[]
beforeAll(async () => {
  const [was, is] = [cases.map((one) => one.was), cases.map((one) => one.is)].map((documents) =>
    compact(joinedSlices(documents) as unknown as Document),
  ) as [Document, Document]
  changes = await compareRest('cases', was, is, (place) => ({ file: 'cases', place }))
})

test.each(cases.map((one, index) => ({ ...one, index })))('$report: $name', ({ breaks, names, index }) => {
  const found = changes.filter((change) => change.kind === 'breaking' && sliceOf(change) === index)
  expect(found.length > 0, found.map(({ rule, place }) => `${rule} ${place}`).join('\n')).toBe(breaks)
  const named = new Set(found.flatMap(({ subjects }) => subjects.map(({ id }) => plainId(id))))
  if (names) expect([...named].sort()).toEqual(names)
})
