// Shows in the reference what the specification did not say: whatever carries x-decision gets a line with a link to
// the decision, because renderers do not explain extensions to readers.
import type { ApiDocument } from './contracts.ts'

/** Members whose content is data, not contract: a member `x-decision` in an example means nothing. */
const data = new Set(['example', 'examples', 'default', 'const', 'enum'])
const words: Record<string, string> = { decided: 'Decided', extension: 'Extension' }

function source(node: Record<string, unknown>): string | null {
  const word = words[String(node['x-provenance'])]
  const id = node['x-decision']
  return word && typeof id === 'string' ? `*${word}: see [${id}](../decisions.html#${id}).*` : null
}

/** Redoc does not show the operationId, the name by which clients, logs and handlers know the operation. */
function name(node: Record<string, unknown>): string | null {
  return typeof node['operationId'] === 'string' && 'responses' in node ? `\`${node['operationId']}\`` : null
}

function annotate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(annotate)
  if (typeof value !== 'object' || value === null) return value
  const node = value as Record<string, unknown>
  const copy: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(node)) copy[key] = data.has(key) ? member : annotate(member)
  const notes = [name(node), source(node)]
  // In a map of properties, `description` may be a schema of that name: it stays as it is.
  if (notes.some(Boolean)) copy['description'] = [notes[0], node['description'], notes[1]].filter(Boolean).join('\n\n')
  return copy
}

/** A copy of the document whose descriptions name the decisions they rest on. */
export const withProvenance = (document: ApiDocument): ApiDocument => annotate(document) as ApiDocument
