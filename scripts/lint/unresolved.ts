// References of a bundle that lead nowhere. They are findings already, so the checks of bundles run without them, and what
// is missing because of them is not reported again.
import type { Document } from '../contract/document.ts'
import { isNode, pointerStep, pointerSteps } from '../contract/finding.ts'

/** A bundle without the references that lead nowhere, and their places in it. */
export interface Resolved {
  document: Document
  missing: string[]
}

function leadsNowhere(document: Document, reference: string): boolean {
  if (!reference.startsWith('#')) return true
  let node: unknown = document
  for (const step of pointerSteps(decodeURIComponent(reference)))
    node = isNode(node) || Array.isArray(node) ? (node as Record<string, unknown>)[step] : undefined
  return node === undefined
}

/** A member of a path item is an operation, which cannot be empty, unlike a schema or a parameter. */
const isOperation = (pointer: string): boolean => /^#\/(paths|webhooks)\/[^/]+(\/[^/]+)?$/.test(pointer)

/** Takes out the references that lead nowhere; examples and other data keep theirs. */
export function withoutMissing(document: Document): Resolved {
  const missing: string[] = []
  const copy = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, `${pointer}/${index}`))
    if (!isNode(value)) return value
    const entries = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
      const place = `${pointer}/${pointerStep(key)}`
      if (['example', 'value', 'default', 'enum', 'const'].includes(key) && !pointer.endsWith('/properties'))
        return [[key, member]]
      const reference = isNode(member) ? member['$ref'] : undefined
      if (typeof reference !== 'string' || !leadsNowhere(document, reference)) return [[key, copy(member, place)]]
      missing.push(place)
      return isOperation(place) ? [] : [[key, {}]]
    })
    return Object.fromEntries(entries)
  }
  const found = copy(document, '#') as Document
  return missing.length > 0 ? { document: found, missing } : { document, missing }
}

/** Whether a place is, or is in, what is missing. */
export const isMissing = (missing: readonly string[], pointer: string): boolean =>
  missing.some((one) => pointer === one || pointer.startsWith(`${one}/`))
