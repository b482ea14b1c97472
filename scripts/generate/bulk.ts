// Reads x-bulk: which list of a body clients may send in parts, and how long a part is (I-003).

import type { Document, Operation, Schema } from '../contract/document.ts'
import { deref } from '../contract/document.ts'

/** The list of a body that may be sent in parts. */
export interface Bulk {
  /** The member of the body that is the list; null when the body is the list itself. */
  member: string | null
  /** Minimum number of items in a part. */
  min: number
  /** Maximum number of items in a part; null when only the size of a request limits it. */
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

/** What `x-bulk` of an operation says; null when it has none. Throws when it names no list. */
export function bulkOf(document: Document, operation: Operation): Bulk | null {
  const place = operation['x-bulk']
  if (place === undefined) return null
  const member = place === 'body' ? null : place.replace(/^body\./, '')
  const body = deref<Schema>(document, operation.requestBody?.content['application/json']?.schema ?? {})
  const list = member === null ? body : listIn(document, body, member)
  if (list['type'] !== 'array')
    throw new Error(`${operation.operationId}: x-bulk is ${place}, and that is no list of its body`)
  const { minItems = 1, maxItems = null } = list as { minItems?: number; maxItems?: number | null }
  return { member, min: minItems, max: maxItems }
}
