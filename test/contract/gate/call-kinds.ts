// Edits of calls: parameters, headers, bodies, statuses, names, rights, with the verdict for a consumer that sends the
// part and for one that gets it.
import { type Call, type Direction, isTree, step, type Tree, treeOf } from './feelers.ts'
import type { NodeEdit, Verdict } from './schema-kinds.ts'

/** One edit of a call, and what its consumer does with the part that it changes. */
export interface CallEdit extends NodeEdit {
  direction: Direction
}
export interface CallKind {
  sent: Verdict
  got: Verdict
  edits(call: Call, document: Tree): CallEdit[]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const opposite = (direction: Direction): Direction => (direction === 'sent' ? 'got' : 'sent')
const narrows = { sent: 'breaks', got: 'fits' } as const
const widens = { sent: 'fits', got: 'breaks' } as const
const both = { sent: 'breaks', got: 'breaks' } as const
const neither = { sent: 'fits', got: 'fits' } as const

const resolved = (document: Tree, value: unknown): Tree => {
  const { $ref } = treeOf(value)
  if (typeof $ref !== 'string') return treeOf(value)
  const steps = $ref.slice(2).split('/')
  return treeOf(steps.reduce<unknown>((node, name) => treeOf(node)[name], document))
}
const renamed = (map: Tree, from: string, to: string): Tree =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key === from ? to : key, value]))

type OnParameter = (list: unknown[], index: number, parameter: Tree) => void
const ofParameters =
  (wanted: (parameter: Tree) => boolean, apply: OnParameter): CallKind['edits'] =>
  ({ operation, request }, document) =>
    listOf(operation['parameters']).flatMap((written, index): CallEdit[] => {
      const parameter = resolved(document, written)
      if (!wanted(parameter)) return []
      return [
        {
          member: 'parameters',
          direction: request,
          apply: (node) => apply(listOf(node['parameters']), index, structuredClone(parameter)),
        },
      ]
    })
const replacing = (wanted: (parameter: Tree) => boolean, over: (parameter: Tree) => Tree) =>
  ofParameters(wanted, (list, index, parameter) => {
    list[index] = { ...parameter, ...over(parameter) }
  })
const adding =
  (parameter: Tree): CallKind['edits'] =>
  (call) => [
    {
      member: 'parameters',
      direction: call.request,
      apply: (node) => void (node['parameters'] = [...listOf(node['parameters']), parameter]),
    },
  ]
const isFree = ({ in: place }: Tree) => place !== 'path'
const text = { type: 'string' }

const parameters: Record<string, CallKind> = {
  'parameter removed': { ...both, edits: ofParameters(isFree, (list, index) => void list.splice(index, 1)) },
  'parameter renamed': { ...both, edits: replacing(isFree, ({ name }) => ({ name: `${String(name)}-planted` })) },
  'parameter required': {
    ...narrows,
    edits: replacing(
      (one) => isFree(one) && one['required'] !== true,
      () => ({ required: true }),
    ),
  },
  'parameter optional': {
    ...widens,
    edits: replacing(
      (one) => isFree(one) && one['required'] === true,
      () => ({ required: false }),
    ),
  },
  'parameter moved': {
    ...both,
    edits: replacing(isFree, ({ in: place }) => ({ in: place === 'query' ? 'header' : 'query' })),
  },
  'parameter respelled': {
    ...neither,
    edits: replacing(
      ({ in: place }) => place === 'header',
      ({ name }) => ({ name: String(name).toUpperCase() }),
    ),
  },
  'parameter written otherwise': {
    ...both,
    edits: replacing(
      (one) => one['in'] === 'query' && treeOf(one['schema'])['type'] === 'array',
      ({ style }) => ({ style: style === 'pipeDelimited' ? 'spaceDelimited' : 'pipeDelimited', explode: false }),
    ),
  },
  'style of a parameter named': {
    ...neither,
    edits: replacing(
      (one) => one['in'] === 'query' && one['style'] === undefined && one['explode'] === undefined,
      () => ({ style: 'form', explode: true }),
    ),
  },
  'parameter deprecated': { ...neither, edits: replacing(isFree, () => ({ deprecated: true })) },
  'parameters in another order': {
    ...neither,
    edits: ({ operation, request }) =>
      listOf(operation['parameters']).length > 1
        ? [{ member: 'parameters', direction: request, apply: (node) => void listOf(node['parameters']).reverse() }]
        : [],
  },
  'optional parameter added': { ...neither, edits: adding({ name: 'planted', in: 'query', schema: text }) },
  'optional header added to a request': {
    ...neither,
    edits: adding({ name: 'X-Planted', in: 'header', schema: text }),
  },
  'required parameter added': {
    ...narrows,
    edits: adding({ name: 'planted', in: 'query', required: true, schema: text }),
  },
  'required header added to a request': {
    ...narrows,
    edits: adding({ name: 'X-Planted', in: 'header', required: true, schema: text }),
  },
}

/** The responses of a call, resolved, by status. */
const responsesOf = (document: Tree, { operation }: Call) =>
  Object.entries(treeOf(operation['responses'])).map(
    ([status, written]) => [status, resolved(document, written)] as const,
  )
const onResponse = (status: string, response: Tree, call: Call, apply: (copy: Tree) => void): CallEdit => ({
  member: `responses/${status}`,
  direction: opposite(call.request),
  apply: (node) => {
    const copy = structuredClone(response)
    treeOf(node['responses'])[status] = copy
    apply(copy)
  },
})
const ofHeaders =
  (wanted: (header: Tree) => boolean, apply: (headers: Tree, name: string, header: Tree) => Tree): CallKind['edits'] =>
  (call, document) =>
    responsesOf(document, call).flatMap(([status, response]) =>
      Object.entries(treeOf(response['headers'])).flatMap(([name, written], index, all): CallEdit[] => {
        const header = resolved(document, written)
        // Every response has the headers of the limits, so the first and the last are enough.
        if (!wanted(header) || (index > 0 && index < all.length - 1)) return []
        return [
          onResponse(status, response, call, (copy) => {
            copy['headers'] = apply(treeOf(copy['headers']), name, structuredClone(header))
          }),
        ]
      }),
    )
const addingHeader =
  (header: Tree): CallKind['edits'] =>
  (call, document) =>
    responsesOf(document, call).map(([status, response]) =>
      onResponse(status, response, call, (copy) => {
        copy['headers'] = { ...treeOf(copy['headers']), 'X-Planted': header }
      }),
    )
const any = () => true

const headers: Record<string, CallKind> = {
  'header removed': {
    ...both,
    edits: ofHeaders(any, (map, name) => Object.fromEntries(Object.entries(map).filter(([key]) => key !== name))),
  },
  'header renamed': { ...both, edits: ofHeaders(any, (map, name) => renamed(map, name, `${name}-Planted`)) },
  'header respelled': { ...neither, edits: ofHeaders(any, (map, name) => renamed(map, name, name.toUpperCase())) },
  'header required': {
    ...narrows,
    edits: ofHeaders(
      ({ required }) => required !== true,
      (map, name, header) => ({ ...map, [name]: { ...header, required: true } }),
    ),
  },
  'header optional': {
    ...widens,
    edits: ofHeaders(
      ({ required }) => required === true,
      (map, name, header) => ({ ...map, [name]: { ...header, required: false } }),
    ),
  },
  'header of another type': {
    ...both,
    edits: ofHeaders(
      (header) => typeof treeOf(header['schema'])['type'] === 'string',
      (map, name, header) => ({ ...map, [name]: { ...header, schema: { type: 'array', items: text } } }),
    ),
  },
  'optional header added': { ...neither, edits: addingHeader({ schema: text }) },
  'required header added': { ...narrows, edits: addingHeader({ required: true, schema: text }) },
}

const isSuccess = (status: string) => status.startsWith('2')

const statuses: Record<string, CallKind> = {
  'status removed': {
    ...both,
    edits: (call, document) =>
      responsesOf(document, call).map(([status]) => ({
        member: 'responses',
        direction: opposite(call.request),
        apply: (node) => void delete treeOf(node['responses'])[status],
      })),
  },
  'status changed': {
    ...both,
    edits: (call, document) =>
      responsesOf(document, call).map(([status]) => ({
        member: 'responses',
        direction: opposite(call.request),
        apply: (node) => {
          node['responses'] = renamed(treeOf(node['responses']), status, isSuccess(status) ? '203' : '418')
        },
      })),
  },
  'status of an error added': {
    ...neither,
    edits: (call) => [
      {
        member: 'responses',
        direction: opposite(call.request),
        apply: (node) => void (treeOf(node['responses'])['418'] = { description: 'Planted.' }),
      },
    ],
  },
  'status of success added': {
    ...widens,
    edits: (call, document) =>
      responsesOf(document, call).some(([status]) => isSuccess(status))
        ? [
            {
              member: 'responses',
              direction: opposite(call.request),
              apply: (node) => void (treeOf(node['responses'])['203'] = { description: 'Planted.' }),
            },
          ]
        : [],
  },
  'content of an answer added': {
    ...narrows,
    edits: (call, document) =>
      responsesOf(document, call)
        .filter(([status, response]) => isSuccess(status) && response['content'] === undefined)
        .map(([status, response]) =>
          onResponse(status, response, call, (copy) => {
            copy['content'] = { 'application/json': { schema: { type: 'object' } } }
          }),
        ),
  },
  'content of an answer removed': {
    ...both,
    edits: (call, document) =>
      responsesOf(document, call)
        .filter(([, response]) => response['content'] !== undefined)
        .map(([status, response]) => onResponse(status, response, call, (copy) => void delete copy['content'])),
  },
  'media type of an answer changed': {
    ...both,
    edits: (call, document) =>
      responsesOf(document, call)
        .filter(([, response]) => response['content'] !== undefined)
        .map(([status, response]) =>
          onResponse(status, response, call, (copy) => {
            const content = treeOf(copy['content'])
            copy['content'] = renamed(content, Object.keys(content)[0] ?? '', 'application/planted')
          }),
        ),
  },
  'media type of an answer added': {
    ...neither,
    edits: (call, document) =>
      responsesOf(document, call)
        .filter(([, response]) => response['content'] !== undefined)
        .map(([status, response]) =>
          onResponse(status, response, call, (copy) => {
            treeOf(copy['content'])['application/planted'] = { schema: text }
          }),
        ),
  },
}

const ofBody =
  (wanted: (body: Tree) => boolean, apply: (body: Tree, operation: Tree) => void): CallKind['edits'] =>
  ({ operation, request }) => {
    const body = operation['requestBody']
    if (!isTree(body) || !wanted(body)) return []
    return [{ member: 'requestBody', direction: request, apply: (node) => apply(treeOf(node['requestBody']), node) }]
  }
const addingBody =
  (required: boolean): CallKind['edits'] =>
  ({ operation, request, pointer }) =>
    operation['requestBody'] === undefined && !pointer.endsWith('/get')
      ? [
          {
            member: 'requestBody',
            direction: request,
            apply: (node) =>
              void (node['requestBody'] = {
                required,
                content: { 'application/json': { schema: { type: 'object' } } },
              }),
          },
        ]
      : []

const bodies: Record<string, CallKind> = {
  'body removed': { ...both, edits: ofBody(any, (_body, node) => void delete node['requestBody']) },
  'body required': {
    ...narrows,
    edits: ofBody(
      ({ required }) => required !== true,
      (body) => void (body['required'] = true),
    ),
  },
  'body optional': {
    ...widens,
    edits: ofBody(
      ({ required }) => required === true,
      (body) => void delete body['required'],
    ),
  },
  'optional body added': { ...neither, edits: addingBody(false) },
  'required body added': { ...narrows, edits: addingBody(true) },
  'media type of a body changed': {
    ...both,
    edits: ofBody(any, (body) => {
      const content = treeOf(body['content'])
      body['content'] = renamed(content, Object.keys(content)[0] ?? '', 'application/planted')
    }),
  },
  'media type of a body added': {
    // What a consumer sends it chooses; what is sent to it, it cannot.
    ...widens,
    edits: ofBody(any, (body) => void (treeOf(body['content'])['application/planted'] = { schema: text })),
  },
  'part of a form written otherwise': {
    ...both,
    edits: ofBody(
      (body) => Object.values(treeOf(body['content'])).some((media) => isTree(treeOf(media)['encoding'])),
      (body) => {
        const media = Object.values(treeOf(body['content'])).find((one) => isTree(treeOf(one)['encoding']))
        const [name = '', encoding] = Object.entries(treeOf(treeOf(media)['encoding']))[0] ?? []
        treeOf(treeOf(media)['encoding'])[name] = { ...treeOf(encoding), contentType: 'application/planted' }
      },
    ),
  },
}

const whole = (member: string, apply: (node: Tree) => void, direction: Direction = 'sent'): CallEdit[] => [
  { member, direction, apply },
]

const names: Record<string, CallKind> = {
  'operationId changed': {
    ...both,
    edits: ({ operation }) =>
      operation['operationId'] === undefined
        ? []
        : whole('operationId', (node) => void (node['operationId'] = 'planted')),
  },
  'operation deprecated': { ...neither, edits: () => whole('deprecated', (node) => void (node['deprecated'] = true)) },
  'summary, tags': {
    ...neither,
    edits: () => whole('summary', (node) => void Object.assign(node, { summary: 'Planted', tags: ['Planted'] })),
  },
  'servers of one operation': {
    ...both,
    edits: ({ hook, request }) =>
      hook || request === 'got'
        ? []
        : whole('servers', (node) => void (node['servers'] = [{ url: 'https://planted.example.com' }])),
  },
  'callback removed': {
    ...both,
    edits: ({ operation }) =>
      Object.keys(treeOf(operation['callbacks'])).flatMap((name) =>
        whole('callbacks', (node) => {
          const { [name]: _gone, ...rest } = treeOf(node['callbacks'])
          if (Object.keys(rest).length > 0) node['callbacks'] = rest
          else delete node['callbacks']
        }),
      ),
  },
  'callback renamed': {
    ...both,
    edits: ({ operation }) =>
      Object.keys(treeOf(operation['callbacks'])).flatMap((name) =>
        whole('callbacks', (node) => {
          node['callbacks'] = renamed(treeOf(node['callbacks']), name, `${name}Planted`)
        }),
      ),
  },
  'callback posted elsewhere': {
    ...both,
    edits: ({ operation }) =>
      Object.keys(treeOf(operation['callbacks'])).flatMap((name) =>
        whole('callbacks', (node) => {
          const [item] = Object.values(treeOf(treeOf(node['callbacks'])[name]))
          treeOf(node['callbacks'])[name] = { '{$request.body#/planted}': item }
        }),
      ),
  },
  'callback added': {
    ...neither,
    edits: ({ operation, hook }) =>
      hook
        ? []
        : whole('callbacks', (node) => {
            node['callbacks'] = {
              ...treeOf(operation['callbacks']),
              planted: { '{$request.body#/planted}': { post: { responses: { 204: { description: 'Planted.' } } } } },
            }
          }),
  },
}

const security: Record<string, CallKind> = {
  // Credentials are part of a request.
  'credentials demanded': {
    ...narrows,
    edits: ({ operation, request }, document) =>
      listOf(operation['security'] ?? document['security']).length === 0
        ? whole('security', (node) => void (node['security'] = [{ [schemeOf(document)]: [] }]), request)
        : [],
  },
  'credentials not demanded': {
    ...widens,
    edits: ({ operation, request }, document) =>
      listOf(operation['security'] ?? document['security']).length > 0
        ? whole('security', (node) => void (node['security'] = []), request)
        : [],
  },
  'other credentials accepted, too': {
    ...widens,
    edits: ({ operation, request }, document) => {
      const list = listOf(operation['security'] ?? document['security'])
      return list.length > 0
        ? whole('security', (node) => void (node['security'] = [...list, { Planted: [] }]), request)
        : []
    },
  },
  'credentials of two kinds demanded': {
    ...narrows,
    edits: ({ operation, request }, document) => {
      const list = listOf(operation['security'] ?? document['security'])
      return list.length > 0
        ? whole(
            'security',
            (node) => void (node['security'] = list.map((one) => ({ ...treeOf(one), Planted: [] }))),
            request,
          )
        : []
    },
  },
}
const schemeOf = (document: Tree) => Object.keys(treeOf(treeOf(document['components'])['securitySchemes']))[0] ?? ''

export const callKinds: Record<string, CallKind> = {
  ...parameters,
  ...headers,
  ...statuses,
  ...bodies,
  ...names,
  ...security,
}

/** Edits of the document as a whole; `felt` chooses the calls that feel it. */
export interface DocumentKind {
  breaks: boolean
  edits(document: Tree, calls: Call[]): { place: string; felt: string[]; apply(document: Tree): void }[]
}

const section = (document: Tree, call: Call) =>
  treeOf(document[call.pointer.startsWith('#/paths') ? 'paths' : 'webhooks'])
const stepsOf = (call: Call) =>
  call.pointer.split('/').map((one) => one.replaceAll('~1', '/').replaceAll('~0', '~')) as [
    string,
    string,
    string,
    string,
  ]
const outer = (calls: Call[]) => calls.filter(({ pointer }) => pointer.split('/').length === 4)
const withCallbacks = (call: Call, calls: Call[]) =>
  calls.filter(({ pointer }) => pointer === call.pointer || pointer.startsWith(`${call.pointer}/`)).map(({ id }) => id)

function ofCalls(
  wanted: (call: Call) => boolean,
  apply: (map: Tree, name: string, method: string, call: Call) => void,
): DocumentKind['edits'] {
  return (_document, calls) =>
    outer(calls)
      .filter(wanted)
      .map((call) => {
        const [, , name, method] = stepsOf(call)
        return {
          place: call.pointer.split('/').slice(0, 3).join('/'),
          felt: withCallbacks(call, calls),
          apply: (document) => apply(section(document, call), name, method, call),
        }
      })
}

export const documentKinds: Record<string, DocumentKind> = {
  'operation removed': {
    breaks: true,
    edits: ofCalls(any, (map, name, method) => {
      const item = treeOf(map[name])
      delete item[method]
      if (Object.keys(item).length === 0) delete map[name]
    }),
  },
  'operation of another method': {
    breaks: true,
    edits: ofCalls(any, (map, name, method) => {
      const item = treeOf(map[name])
      const other = ['put', 'patch', 'delete', 'post'].find((one) => one !== method && !(one in item)) ?? 'put'
      item[other] = item[method]
      delete item[method]
    }),
  },
  'operation added': {
    breaks: false,
    edits: (document, calls) => {
      const [call] = outer(calls)
      return call && treeOf(document['paths'])
        ? [
            {
              place: '#/paths/~1planted',
              felt: [],
              apply: (copy) => {
                treeOf(copy['paths'])['/planted'] = {
                  get: { operationId: 'planted', responses: { 200: { description: 'Planted.' } } },
                }
              },
            },
          ]
        : []
    },
  },
  'webhook added': {
    breaks: false,
    edits: () => [
      {
        place: '#/webhooks/planted',
        felt: [],
        apply: (copy) => {
          const item = { post: { operationId: 'planted', responses: { 204: { description: 'Planted.' } } } }
          copy['webhooks'] = { ...treeOf(copy['webhooks']), planted: item }
        },
      },
    ],
  },
  'path or webhook renamed': {
    breaks: true,
    edits: (_document, calls) => {
      const items = Map.groupBy(outer(calls), ({ pointer }) => pointer.split('/').slice(0, 3).join('/'))
      return [...items].flatMap(([place, some]) => {
        const [call] = some
        if (!call) return []
        const [, part, name] = stepsOf(call)
        return [
          {
            place,
            felt: some.flatMap((one) => withCallbacks(one, calls)),
            apply: (copy: Tree) => {
              copy[part] = renamed(treeOf(copy[part]), name, `${name}${part === 'paths' ? '/planted' : 'Planted'}`)
            },
          },
        ]
      })
    },
  },
  'path parameter renamed': {
    breaks: true,
    edits: (document, calls) =>
      Object.keys(treeOf(document['paths']))
        .filter((path) => path.includes('{'))
        .map((path) => {
          const name = /\{([^}]+)\}/.exec(path)?.[1] ?? ''
          const place = `#/paths/${step(path)}`
          return {
            place,
            felt: outer(calls)
              .filter(({ pointer }) => pointer.startsWith(`${place}/`))
              .map(({ id }) => id),
            apply: (copy: Tree) => {
              const paths = treeOf(copy['paths'])
              copy['paths'] = renamed(paths, path, path.replace(`{${name}}`, '{planted}'))
              for (const operation of Object.values(treeOf(paths[path]))) {
                const list = listOf(treeOf(operation)['parameters'])
                for (const [index, written] of list.entries()) {
                  const parameter = resolved(copy, written)
                  if (parameter['in'] === 'path' && parameter['name'] === name)
                    list[index] = { ...parameter, name: 'planted' }
                }
              }
            },
          }
        }),
  },
  'server moved': {
    breaks: true,
    edits: (_document, calls) => [
      {
        place: '#/servers',
        felt: calls.filter(({ hook }) => !hook).map(({ id }) => id),
        apply: (copy) => void (copy['servers'] = [{ url: 'https://planted.example.com' }]),
      },
    ],
  },
  'server added': {
    breaks: false,
    edits: () => [
      {
        place: '#/servers',
        felt: [],
        apply: (copy) => void (copy['servers'] = [...listOf(copy['servers']), { url: 'https://planted.example.com' }]),
      },
    ],
  },
  'key in another place': {
    breaks: true,
    edits: (document, calls) =>
      Object.keys(treeOf(treeOf(document['components'])['securitySchemes'])).map((name) => ({
        place: `#/components/securitySchemes/${name}`,
        felt: calls
          .filter(({ operation }) =>
            listOf(operation['security'] ?? document['security']).some((one) => name in treeOf(one)),
          )
          .map(({ id }) => id),
        apply: (copy) => {
          const scheme = treeOf(treeOf(treeOf(copy['components'])['securitySchemes'])[name])
          Object.assign(scheme, scheme['type'] === 'apiKey' ? { name: 'X-Planted' } : { scheme: 'planted' })
        },
      })),
  },
  'schema renamed': {
    breaks: true,
    edits: (document) =>
      Object.keys(treeOf(treeOf(document['components'])['schemas'])).map((name) => ({
        place: `#/components/schemas/${name}`,
        felt: ['*'],
        apply: (copy) => {
          const place = `"#/components/schemas/${name}`
          const text = JSON.stringify(copy).replaceAll(`${place}"`, `${place}Planted"`)
          const changed = JSON.parse(text) as Tree
          const schemas = treeOf(treeOf(changed['components'])['schemas'])
          Object.assign(copy, changed)
          treeOf(copy['components'])['schemas'] = renamed(schemas, name, `${name}Planted`)
        },
      })),
  },
  'version, title, description': {
    breaks: false,
    edits: () => [
      {
        place: '#/info',
        felt: [],
        apply: (copy) =>
          void Object.assign(treeOf(copy['info']), { version: '99.0.0', title: 'Planted', description: 'Planted.' }),
      },
    ],
  },
}
