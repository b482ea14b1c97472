// Walks the schemas that requests or answers lead to, through references. In the contract they are open; our own checks
// close them, so that a member that nobody knows is noticed.
import type { Document, Media } from './document.ts'
import type { Node } from './finding.ts'
import { isNode, pointerStep, pointerSteps } from './finding.ts'
import { childrenOf } from './schema-walk.ts'

/** A schema with its pointer into the bundle. */
export interface SchemaPlace {
  schema: Node
  pointer: string
}

/** The schemas of a body by its media types; `pointer` is that of what holds `content`. */
export const mediaPlaces = (content: Record<string, Media> | undefined, pointer: string): SchemaPlace[] =>
  Object.entries(content ?? {}).flatMap(([type, media]) =>
    isNode(media?.schema) ? [{ schema: media.schema, pointer: `${pointer}/content/${pointerStep(type)}/schema` }] : [],
  )

function resolve(document: Document, reference: string): Node {
  let node: unknown = document
  for (const step of pointerSteps(reference)) node = isNode(node) ? node[step] : undefined
  return isNode(node) ? node : {}
}

/** Keywords such as `not` only add conditions to members that are listed elsewhere. */
const isCondition = (pointer: string): boolean => /\/(if|then|else|not)$|\/dependentSchemas\/[^/]+$/.test(pointer)

/** Every schema that the places lead to, once, conditions left out. */
export function* schemasFrom(document: Document, places: readonly SchemaPlace[]): Generator<SchemaPlace> {
  const seen = new Set<string>()
  const queue = [...places]
  for (let visit = queue.pop(); visit; visit = queue.pop()) {
    if (seen.has(visit.pointer)) continue
    seen.add(visit.pointer)
    yield visit
    queue.push(...childrenOf(visit.schema, visit.pointer).filter(({ pointer }) => !isCondition(pointer)))
    const reference = visit.schema['$ref']
    if (typeof reference === 'string') queue.push({ schema: resolve(document, reference), pointer: reference })
  }
}

/** A copy in which the objects that are found hold only the members that they list; free data stays free. */
export function withClosed(document: Document, find: (copy: Document) => Iterable<SchemaPlace>): Document {
  const copy = structuredClone(document)
  for (const { schema } of find(copy)) if (isNode(schema['properties'])) schema['additionalProperties'] ??= false
  return copy
}
