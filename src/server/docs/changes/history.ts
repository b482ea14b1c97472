// The changes of the contract, release by release, as the break gate found them: specs/history.json.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HistoryChange, HistoryEntry } from '../../../wire/history.ts'

export type { HistoryChange, HistoryEntry }

/** In the order of a changelog. */
export const kinds = ['breaking', 'warning', 'added', 'changed'] as const satisfies readonly HistoryChange['kind'][]

/** The releases, newest first. */
export function readHistory(root: string): HistoryEntry[] {
  const path = join(root, 'specs', 'history.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as HistoryEntry[]) : []
}

/** The name of a version in headings. */
export const versionName = ({ version }: HistoryEntry): string => (version === '' ? 'Unreleased' : version)

/** The anchor of a version on the changelog page of an API. */
export const versionAnchor = ({ version }: HistoryEntry): string => (version === '' ? 'unreleased' : `v${version}`)

/**
 * The operationIds of an API that have another name now, each with the present one. `present` are the operationIds of the
 * API: an old name that is in use again, or leads to none of them, is left out.
 */
export function renamedIn(
  history: readonly HistoryEntry[],
  api: string,
  present: Pick<ReadonlySet<string>, 'has'>,
): Map<string, string> {
  const now = new Map<string, string>()
  // Newest first, so that a name that changed twice leads to the last one.
  for (const { renamed } of history)
    for (const { from, to } of renamed.filter((one) => one.api === api))
      if (!now.has(from)) now.set(from, now.get(to) ?? to)
  return new Map([...now].filter(([from, to]) => !present.has(from) && present.has(to)))
}
