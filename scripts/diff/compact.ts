// The form in which a bundle is released: everything that a program can notice, without the prose.
import type { Document } from '../contract/document.ts'
import { isNode } from '../contract/finding.ts'
import { contentOf } from '../contract/keywords.ts'
import { forValidators } from '../contract/validation-form.ts'
import { isUnread } from './extensions.ts'

/** Members that only people read. `tags` order the documentation. */
const prose = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'tags'])

const isProse = (key: string) => prose.has(key) || isUnread(key)

/** Sorts by key, so that a different order in the source is not a change. */
function sorted(value: object, map: (key: string, member: unknown) => unknown): Record<string, unknown> {
  const keys = Object.keys(value).sort()
  return Object.fromEntries(keys.map((key) => [key, map(key, (value as Record<string, unknown>)[key])]))
}

function sortedData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedData)
  return isNode(value) ? sorted(value, (_key, member) => sortedData(member)) : value
}

function member(key: string, value: unknown): unknown {
  const content = contentOf(key, false)
  if (content === 'data') return sortedData(value)
  if (content === 'names' && isNode(value)) return sorted(value, (_name, named) => node(named))
  return node(value)
}

function node(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(node)
  if (!isNode(value)) return value
  const spoken = Object.fromEntries(Object.entries(value).filter(([key]) => !isProse(key)))
  return sorted(spoken, member)
}

/** A copy without prose, its keys sorted. The titles stay: an OpenAPI document must have them. */
export function compact(document: Document): Document {
  const { title, version } = document.info
  const copy = node({ ...forValidators(document), info: {} }) as Document
  return { ...copy, info: { title, version }, tags: [] }
}

/** As JSON with one line for each path, webhook and component, so that two releases can be read side by side. */
export function renderCompact(document: Document): string {
  const indent = (depth: number, value: unknown): string => {
    if (depth === 0 || !isNode(value) || Object.keys(value).length === 0) return JSON.stringify(value)
    const lines = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}: ${indent(depth - 1, child)}`)
    return `{\n${lines.join(',\n')}\n}`
  }
  const lines = Object.entries(document).map(([key, value]) => {
    return `${JSON.stringify(key)}: ${indent(key === 'components' ? 2 : 1, value)}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
