// The schemas that requests can hold. In the contract they are open: clients in the field send more than we know.
// Our own checks close them, so that a member that nobody knows is noticed.
import type { Document, Schema } from './document.ts'
import { operationsOf } from './document.ts'
import type { Node } from './finding.ts'
import { isNode, pointerStep, pointerSteps } from './finding.ts'
import { childrenOf } from './schema-walk.ts'

function resolve(document: Document, reference: string): Node {
  let node: unknown = document
  for (const step of pointerSteps(reference)) node = isNode(node) ? node[step] : undefined
  return isNode(node) ? node : {}
}

/** Keywords such as `not` only add conditions to members that are listed elsewhere. */
const isCondition = (pointer: string): boolean => /\/(if|then|else|not)$|\/dependentSchemas\/[^/]+$/.test(pointer)

/** Every schema that the body of a request leads to, once, with its pointer into the bundle. */
export function* requestSchemas(document: Document): Generator<{ schema: Node; pointer: string }> {
  const seen = new Set<string>()
  const queue = [...operationsOf(document)].flatMap(({ path, method, operation }) =>
    Object.entries(operation.requestBody?.content ?? {}).map(([type, media]) => ({
      schema: media.schema as Node,
      pointer: `#/paths/${pointerStep(path)}/${method}/requestBody/content/${pointerStep(type)}/schema`,
    })),
  )
  for (let visit = queue.pop(); visit; visit = queue.pop()) {
    if (seen.has(visit.pointer)) continue
    seen.add(visit.pointer)
    yield visit
    queue.push(...childrenOf(visit.schema, visit.pointer).filter(({ pointer }) => !isCondition(pointer)))
    const reference = visit.schema['$ref']
    if (typeof reference === 'string') queue.push({ schema: resolve(document, reference), pointer: reference })
  }
}

/** A copy in which the objects of requests take only the members that they list. */
export function withClosedRequests(document: Document): Document {
  const copy = structuredClone(document)
  for (const { schema } of requestSchemas(copy))
    if (isNode(schema['properties'])) (schema as Schema)['additionalProperties'] ??= false
  return copy
}
