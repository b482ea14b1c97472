// Reads which list of a body clients may send in parts (`x-bulk`, I-003), and whose items are judged one by one
// (`x-partial-success`, A-017).

import type { Document, Operation, Schema } from '../contract/document.ts'
import { deref } from '../contract/document.ts'

/** A list of a body. */
export interface Bulk {
  /** The member of the body that is the list; null when the body is the list itself. */
  member: string | null
  /** Minimum number of items. */
  min: number
  /** Maximum number of items; null when only the size of a request limits it. */
  max: number | null
}

/** A member of a body, or of the one of its variants that has it. */
function listIn(document: Document, body: Schema, member: string): Schema {
  const variants = [body, ...((body['oneOf'] ?? []) as Schema[]).map((variant) => deref<Schema>(document, variant))]
  const found = variants
    .map((variant) => (variant['properties'] as Record<string, Schema> | undefined)?.[member])
    .find(Boolean)
  return deref<Schema>(document, found ?? {})
}

/** The list of the body that an extension of the operation names; null when it has none. Throws when it names no list. */
export function listNamedBy(
  document: Document,
  operation: Operation,
  extension: 'x-bulk' | 'x-partial-success',
): Bulk | null {
  const place = operation[extension]
  if (place === undefined) return null
  const member = place === 'body' ? null : place.replace(/^body\./, '')
  const body = deref<Schema>(document, operation.requestBody?.content['application/json']?.schema ?? {})
  const list = member === null ? body : listIn(document, body, member)
  if (list['type'] !== 'array')
    throw new Error(`${operation.operationId}: ${extension} is ${place}, and that is no list of its body`)
  const { minItems = 1, maxItems = null } = list as { minItems?: number; maxItems?: number | null }
  return { member, min: minItems, max: maxItems }
}
