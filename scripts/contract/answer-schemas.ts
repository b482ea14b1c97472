// The schemas that answers can hold, and the bodies that webhooks and callbacks bring. In the contract they are open:
// a later version may add members. Our own checks close them, so that we answer with declared members only (M-013).
import type { Document, Media, PathItem, Response } from './document.ts'
import { deref, methods, operationsOf } from './document.ts'
import type { Node } from './finding.ts'
import { isNode, pointerStep, pointerSteps } from './finding.ts'
import { childrenOf } from './schema-walk.ts'

interface Place {
  schema: Node
  pointer: string
}

const mediaPlaces = (content: Record<string, Media> | undefined, pointer: string): Place[] =>
  Object.entries(content ?? {}).map(([type, { schema }]) => ({
    schema,
    pointer: `${pointer}/content/${pointerStep(type)}/schema`,
  }))

function responsePlaces(document: Document, response: unknown, pointer: string): Place[] {
  const at = isNode(response) && typeof response['$ref'] === 'string' ? response['$ref'] : pointer
  return mediaPlaces(deref(document, response as Response).content, at)
}

/** The bodies that the platform sends to an address of the customer. */
const hookPlaces = (item: PathItem, pointer: string): Place[] =>
  methods.flatMap((method) => mediaPlaces(item[method]?.requestBody?.content, `${pointer}/${method}/requestBody`))

function starts(document: Document): Place[] {
  const answers = [...operationsOf(document)].flatMap(({ path, method, operation }) => {
    const pointer = `#/paths/${pointerStep(path)}/${method}`
    const callbacks = Object.entries(operation.callbacks ?? {}).flatMap(([name, expressions]) =>
      Object.entries(expressions).flatMap(([expression, item]) =>
        hookPlaces(item, `${pointer}/callbacks/${name}/${pointerStep(expression)}`),
      ),
    )
    const responses = Object.entries(operation.responses).flatMap(([status, response]) =>
      responsePlaces(document, response, `${pointer}/responses/${status}`),
    )
    return [...responses, ...callbacks]
  })
  const hooks = Object.entries(document.webhooks ?? {}).flatMap(([name, item]) =>
    hookPlaces(item, `#/webhooks/${pointerStep(name)}`),
  )
  return [...answers, ...hooks]
}

function resolve(document: Document, reference: string): Node {
  let node: unknown = document
  for (const step of pointerSteps(reference)) node = isNode(node) ? node[step] : undefined
  return isNode(node) ? node : {}
}

/** Every schema that an answer, a webhook or a callback leads to, once, with its pointer into the bundle. */
export function* answerSchemas(document: Document): Generator<Place> {
  const seen = new Set<string>()
  const queue = starts(document)
  for (let visit = queue.pop(); visit; visit = queue.pop()) {
    if (seen.has(visit.pointer)) continue
    seen.add(visit.pointer)
    yield visit
    queue.push(...childrenOf(visit.schema, visit.pointer))
    const reference = visit.schema['$ref']
    if (typeof reference === 'string') queue.push({ schema: resolve(document, reference), pointer: reference })
  }
}

/** A copy in which the objects of answers hold only the members that they list; free data of the caller stays free. */
export function withClosedAnswers(document: Document): Document {
  const copy = structuredClone(document)
  for (const { schema } of answerSchemas(copy))
    if (isNode(schema['properties'])) schema['additionalProperties'] ??= false
  return copy
}
