// Checks that request bodies are closed: a misspelt member must be refused, so every object says what else it allows.

import type { Document, Schema } from '../contract/document.ts'
import { operationsOf } from '../contract/document.ts'
import type { Finding, Node } from '../contract/finding.ts'
import { isNode, pointerStep, pointerSteps } from '../contract/finding.ts'
import type { Locate } from '../contract/places.ts'
import { childrenOf } from '../contract/schema-walk.ts'

interface Visit {
  schema: Node
  pointer: string
  /** Whether a schema around it that judges the same value has closed it already. */
  closed: boolean
}

const composes = ['allOf', 'anyOf', 'oneOf', '$ref']

const isClosed = (schema: Node): boolean => 'additionalProperties' in schema || 'unevaluatedProperties' in schema

/** An object that lists members, or says nothing but that it is an object. */
function needsClosing(schema: Node): boolean {
  if (isNode(schema['properties'])) return true
  const types = [schema['type']].flat()
  return types.includes('object') && !composes.some((key) => key in schema)
}

function resolve(document: Document, reference: string): Node {
  let node: unknown = document
  for (const step of pointerSteps(reference)) node = isNode(node) ? node[step] : undefined
  return isNode(node) ? node : {}
}

/** What a schema leads to; `unevaluatedProperties` closes the arms as well, `additionalProperties` does not. */
function next(document: Document, { schema, pointer, closed }: Visit): Visit[] {
  const closesArms = closed || 'unevaluatedProperties' in schema
  const inside = childrenOf(schema, pointer).map((child) => {
    const aside = child.sameValue && (closesArms || isCondition(child.pointer) || isClosed(schema))
    return { schema: child.schema, pointer: child.pointer, closed: aside }
  })
  const reference = schema['$ref']
  if (typeof reference !== 'string') return inside
  return [...inside, { schema: resolve(document, reference), pointer: reference, closed: closesArms }]
}

/** Keywords such as `if`, `then` and `not` only add conditions to members that are listed elsewhere. */
const isCondition = (pointer: string): boolean => /\/(if|then|else|not)$|\/dependentSchemas\/[^/]+$/.test(pointer)

function openObjects(document: Document, body: Schema, pointer: string, seen: Set<string>): string[] {
  const open: string[] = []
  const queue: Visit[] = [{ schema: body, pointer, closed: false }]
  for (let visit = queue.pop(); visit; visit = queue.pop()) {
    const key = `${visit.pointer} ${visit.closed}`
    if (seen.has(key)) continue
    seen.add(key)
    if (needsClosing(visit.schema) && !visit.closed && !isClosed(visit.schema)) open.push(visit.pointer)
    queue.push(...next(document, visit))
  }
  return open
}

/** Every object that a request of an API can hold and that is neither closed nor open on purpose. */
export function checkRequestBodies(document: Document, locate: Locate): Finding[] {
  const seen = new Set<string>()
  const open = [...operationsOf(document)].flatMap(({ path, method, operation }) =>
    Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, media]) => {
      const pointer = `#/paths/${pointerStep(path)}/${method}/requestBody/content/${pointerStep(type)}/schema`
      return openObjects(document, media.schema, pointer, seen)
    }),
  )
  const mend =
    'The object takes any member, so a misspelt one passes: add additionalProperties: false (true, if it is open on purpose).'
  return open.map((pointer) => ({ ...locate(pointer), mend, rule: 'request-body-closed' }))
}
