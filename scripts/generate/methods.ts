// Writes what the compiler of a client has to know: a request for each operation, and a member for each method with what
// the contract says of it, which editors show.
import type ts from 'typescript'
import type { Document, Method, Operation } from '../contract/document.ts'
import { operationsOf } from '../contract/document.ts'
import { describeCall } from './operations.ts'
import type { Member } from './type-nodes.ts'
import { interfaceOf, memberOf, membersOf, named, print, resolved, withUndefined } from './type-nodes.ts'

const JSON_TYPE = 'application/json'

/** A comment that an editor shows, with each line indented by `indent` spaces. */
function comment(lines: readonly string[], indent: number): string {
  const space = ' '.repeat(indent)
  const text = lines.join('\n').trimEnd().replaceAll('*/', '*\\/').split('\n')
  return [`${space}/**`, ...text.map((line) => `${space} * ${line}`.trimEnd()), `${space} */`].join('\n')
}

const indented = (text: string) => text.replaceAll('\n', '\n  ')

/** Renders the methods of one API from the tree of its types. */
class Renderer {
  readonly #nodes: readonly ts.Node[]
  readonly #names: ReadonlySet<string>
  /** The schemas that the text names so far. */
  readonly used = new Set<string>()

  constructor(nodes: readonly ts.Node[]) {
    this.#nodes = nodes
    this.#names = new Set(membersOf(this.#components('schemas')).map(({ name }) => name))
  }

  #components(kind: string): ts.TypeNode | undefined {
    return interfaceOf(this.#nodes, 'components').find(({ name }) => name === kind)?.type
  }

  /** The type of a member below an operation, such as `requestBody`, `content`, `application/json`. */
  typeAt(operationId: string, ...path: string[]): Member | undefined {
    let found = interfaceOf(this.#nodes, 'operations').find(({ name }) => name === operationId)
    for (const name of path) found = found && memberOf(resolved(this.#nodes, found.type), name)
    return found
  }

  text(type: ts.TypeNode): string {
    return print(named(this.#nodes, type, this.used))
  }

  /** The members of a request: `path`, `query` and `body`, as far as the operation has them. */
  request(operationId: string): string[] {
    const parts: [string, Member | undefined][] = [
      ['path', this.typeAt(operationId, 'parameters', 'path')],
      ['query', this.typeAt(operationId, 'parameters', 'query')],
      ['body', this.typeAt(operationId, 'requestBody', 'content', JSON_TYPE)],
    ]
    const isOptional = this.typeAt(operationId, 'requestBody')?.optional ?? false
    return parts.flatMap(([name, member]) => {
      if (!member || this.text(member.type) === 'never') return []
      const mark = member.optional || (name === 'body' && isOptional) ? '?' : ''
      const text = this.text(name === 'path' ? member.type : withUndefined(member.type))
      return [`${name}${mark}: ${text}${mark && ' | undefined'}`]
    })
  }

  /** The name of a request, which must not be that of a schema. */
  requestName(operationId: string): string {
    const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Request`
    if (this.#names.has(name))
      throw new Error(`The schema ${name} has the name of the request of ${operationId}: rename it.`)
    return name
  }

  /** What a method resolves with. */
  answer(operationId: string, { produces, status }: { produces: string | null; status: number }): string {
    if (produces === null) return 'void'
    // Compilers before 5.7 cannot read `Uint8Array<ArrayBuffer>`, which this is since 5.7.
    if (produces === 'application/pdf' || produces === 'application/octet-stream')
      return 'ReturnType<Uint8ArrayConstructor["from"]>'
    const type = this.typeAt(operationId, 'responses', String(status), 'content', produces)
    if (!type) throw new Error(`${operationId} has no type for its answer ${status}`)
    return this.text(type.type)
  }
}

function describeMethod(operation: Operation, method: Method, path: string): string {
  const { summary, description = '' } = operation
  return comment([summary, '', ...(description ? [description, ''] : []), `\`${method.toUpperCase()} ${path}\``], 2)
}

/** The source of generated/<api>/methods.ts. `word` begins the names of its interfaces. */
export function renderMethods(word: string, document: Document, nodes: readonly ts.Node[]): string {
  const renderer = new Renderer(nodes)
  const [requests, methods]: [string[], string[]] = [[], []]
  const routes = new Map<string, string[]>()
  for (const { path, method, operation } of operationsOf(document)) {
    const id = operation.operationId
    const call = describeCall(document, path, method, operation)
    const members = renderer.request(id)
    const name = members.length > 0 ? renderer.requestName(id) : 'Record<string, never>'
    if (members.length > 0)
      requests.push(
        `/** The request of \`${id}\`. */`,
        `export type ${name} = {`,
        ...members.map((m) => `  ${indented(m)}`),
        '}',
      )
    const facts = [
      `request: ${name}`,
      `answer: ${indented(renderer.answer(id, call))}`,
      ...(call.produces === 'text/event-stream' ? ['stream: true'] : []),
      ...(call.idempotent ? ['keyed: true'] : []),
      ...(call.paging === 'offset' ? ['paged: true'] : []),
      ...(call.bulk ? [`bulk: ${JSON.stringify(call.bulk.member)}`] : []),
    ]
    methods.push(describeMethod(operation, method, path), `  ${id}: { ${facts.join('; ')} }`)
    routes.set(path, [...(routes.get(path) ?? []), `${method}: ${JSON.stringify([id, call.status, call.produces])}`])
  }
  const webhooks = renderWebhooks(word, document, renderer)
  return [
    `import type { ${[...renderer.used].sort().join(', ')} } from './schemas.ts'`,
    ...requests,
    `/** The methods of a client: what each takes and resolves with. */`,
    `export interface ${word}Methods {`,
    ...methods,
    `}`,
    `/** The operation of each path and method, with the status and the media type of its success. */`,
    `export interface ${word}Routes {`,
    ...[...routes].map(([path, members]) => `  ${JSON.stringify(path)}: { ${members.join('; ')} }`),
    `}`,
    ...webhooks,
    ``,
  ].join('\n')
}

/** The bodies of what the platform posts. The document has its callbacks among the webhooks. */
function renderWebhooks(word: string, { webhooks = {} }: Document, renderer: Renderer): string[] {
  const posts = Object.values(webhooks).flatMap(({ post }) => post ?? [])
  const members = posts.flatMap((operation) => {
    const body = renderer.typeAt(operation.operationId, 'requestBody', 'content', JSON_TYPE)
    return body
      ? [comment([operation.summary], 2), `  ${operation.operationId}: ${indented(renderer.text(body.type))}`]
      : []
  })
  if (members.length === 0) return []
  return [
    `/** The webhooks and callbacks of the API by name, each with its body. */`,
    `export interface ${word}Webhooks {`,
    ...members,
    `}`,
  ]
}
