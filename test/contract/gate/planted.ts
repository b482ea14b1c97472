// Every single-point edit of a bundle, with the verdict that the tables of kinds derive for it.
import { type CallKind, callKinds, type DocumentKind, documentKinds } from './call-kinds.ts'
import { at, type Call, callsOf, type Feelers, feelersAt, feelersIn, isTree, step, type Tree } from './feelers.ts'
import { type SchemaKind, schemaKinds } from './schema-kinds.ts'

export interface Planted {
  kind: string
  /** The place of the edit; findings of it are in there. */
  place: string
  apply(document: Tree): void
  /** The calls that break; empty when nothing does. */
  breaks: ReadonlySet<string>
  /** Whether the finding may name a part of `breaks`: an operation stands for its callbacks. */
  loosely: boolean
}

const inSchema = {
  one: ['items', 'additionalProperties', 'propertyNames', 'contains', 'unevaluatedProperties'],
  lists: ['oneOf', 'anyOf', 'allOf', 'prefixItems'],
  maps: ['properties', 'patternProperties'],
}

function* schemaAndBelow(node: unknown, pointer: string): Generator<string> {
  if (!isTree(node)) return
  yield pointer
  for (const word of inSchema.one) yield* schemaAndBelow(node[word], `${pointer}/${word}`)
  for (const word of [...inSchema.lists, ...inSchema.maps])
    for (const [name, child] of Object.entries(node[word] ?? {}))
      yield* schemaAndBelow(child, `${pointer}/${word}/${step(name)}`)
}

/** The place of every schema, each once, in components and in calls. */
export function* schemasIn(value: unknown, pointer: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    if (['example', 'examples', 'value'].includes(key)) continue
    const place = `${pointer}/${step(key)}`
    if (key === 'schema') yield* schemaAndBelow(member, place)
    else if (place === '#/components/schemas')
      for (const [name, schema] of Object.entries(member as Tree))
        yield* schemaAndBelow(schema, `${place}/${step(name)}`)
    else yield* schemasIn(member, place)
  }
}

function felt({ sent, got }: Pick<SchemaKind | CallKind, 'sent' | 'got'>, feelers: Feelers): Set<string> {
  return new Set([...(sent === 'breaks' ? feelers.sent : []), ...(got === 'breaks' ? feelers.got : [])])
}

function* schemaEdits(document: Tree, feelers: Map<string, Feelers>): Generator<Planted> {
  for (const pointer of schemasIn(document, '#')) {
    const own = feelersAt(feelers, pointer)
    if (own.sent.size + own.got.size === 0) continue
    const node = at(document, pointer) as Tree
    if (node['$ref'] !== undefined) continue
    for (const [kind, { edits, ...verdicts }] of Object.entries(schemaKinds))
      for (const { member, felt: place, apply } of edits(node, document))
        yield {
          kind,
          place: `${pointer}/${place && member !== 'required' ? place : member}`,
          apply: (copy) => apply(at(copy, pointer) as Tree),
          breaks: felt(verdicts, place ? feelersAt(feelers, `${pointer}/${place}`) : own),
          loosely: false,
        }
  }
}

function* callEdits(document: Tree, calls: Call[]): Generator<Planted> {
  for (const call of calls)
    for (const [kind, { edits, ...verdicts }] of Object.entries(callKinds))
      for (const { member, direction, apply } of edits(call, document))
        yield {
          kind,
          place: `${call.pointer}/${member}`,
          apply: (copy) => apply(at(copy, call.pointer) as Tree),
          breaks: verdicts[direction] === 'breaks' ? family(call, calls) : new Set(),
          loosely: true,
        }
}

/** A call and its callbacks. */
const family = (call: Call, calls: Call[]) =>
  new Set(calls.filter(({ pointer }) => `${pointer}/`.startsWith(`${call.pointer}/`)).map(({ id }) => id))

function* documentEdits(document: Tree, calls: Call[]): Generator<Planted> {
  const kinds: [string, DocumentKind][] = Object.entries(documentKinds)
  for (const [kind, { breaks, edits }] of kinds)
    for (const { place, felt: ids, apply } of edits(document, calls)) {
      const all = ids.includes('*') ? calls.map(({ id }) => id) : ids
      // What nobody calls breaks nobody.
      yield { kind, place, apply, breaks: new Set(breaks ? all : []), loosely: true }
    }
}

/** All edits of a bundle. */
export function* plantedIn(document: Tree): Generator<Planted> {
  const calls = callsOf(document)
  yield* documentEdits(document, calls)
  yield* callEdits(document, calls)
  yield* schemaEdits(document, feelersIn(document))
}
