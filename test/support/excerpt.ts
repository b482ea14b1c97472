// A part of a contract that is a contract itself: some of its paths, its webhooks, and all that they refer to.
import type { Document } from '../../scripts/contract/document.ts'
import { pointerSteps } from '../../scripts/contract/finding.ts'

/** Every reference inside a value, and inside what the references lead to. */
function referencesFrom(document: Document, value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  const { $ref } = value as { $ref?: unknown }
  if (typeof $ref === 'string' && !found.has($ref)) {
    found.add($ref)
    const target = pointerSteps($ref).reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document)
    referencesFrom(document, target, found)
  }
  for (const member of Object.values(value)) referencesFrom(document, member, found)
  return found
}

/** The contract with these paths only. */
export function excerptOf(document: Document, wanted: readonly string[]): Document {
  const paths = Object.fromEntries(wanted.map((path) => [path, document.paths[path] ?? {}]))
  const kept = referencesFrom(document, [paths, document.webhooks])
  const components = Object.entries(document.components).map(([kind, parts]) => [
    kind,
    Object.fromEntries(
      Object.entries(parts).filter(([name]) => kind === 'securitySchemes' || kept.has(`#/components/${kind}/${name}`)),
    ),
  ])
  return { ...document, paths, components: Object.fromEntries(components) }
}
