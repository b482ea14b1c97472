// The box on the page of an operation with its changes since the last release but one: those of the last release, and those
// that are not released yet.
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import { NEW } from './changelog-page.ts'
import { type HistoryChange, type HistoryEntry, kinds, versionAnchor, versionName } from './history.ts'
import { changesOf, kindTitles, said } from './parts.ts'

/** The changes that a box lists; the changelog has all. */
const LISTED = 10

/** The versions that a page shows: unreleased changes, and the last release. */
function recent(history: readonly HistoryEntry[]): HistoryEntry[] {
  const last = history.findIndex(({ version }) => version !== '')
  return history.slice(0, last + 1)
}

const isNew = ({ message }: HistoryChange): boolean => message === NEW || message === 'New API.'

/** What the summary says: the version, and how many changes of each kind. */
function summaryOf(entry: HistoryEntry, changes: HistoryChange[]): string {
  const name = versionName(entry)
  if (changes.some(isNew)) return entry.version === '' ? 'New, unreleased' : `New in ${name}`
  const counts = kinds.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length
    return count > 0 ? [`${count} ${kindTitles[kind].toLowerCase()}`] : []
  })
  return `${entry.version === '' ? 'Changed, unreleased' : `Changed in ${name}`}: ${counts.join(', ')}`
}

/** The versions with changes of an operation. */
const changedIn = (history: readonly HistoryEntry[], api: string, id: string) =>
  recent(history).flatMap((entry) => {
    const changes = changesOf(entry, api, id)
    return changes.length > 0 ? [{ entry, changes, summary: summaryOf(entry, changes) }] : []
  })

/** The box, or nothing for an operation without changes. */
export function changeBox(
  history: readonly HistoryEntry[],
  { api, id, markdown }: { api: string; id: string; markdown(text: string): Html },
): Html[] {
  return changedIn(history, api, id).map(({ entry, changes, summary }) => {
    const listed = changes.filter((change) => !isNew(change)).slice(0, LISTED)
    const items = listed.map((change) => html`<li>${said(change, markdown)}</li>`)
    return html`<details class="changes"><summary>${summary}</summary>${items.length > 0 ? html`<ul>${items}</ul>` : null}
<p><a href="changelog.html#${versionAnchor(entry)}">All changes of this version</a></p></details>`
  })
}

/** The same as Markdown, with a heading each. */
export const changeMarkdown = (history: readonly HistoryEntry[], api: string, id: string): string[] =>
  changedIn(history, api, id).flatMap(({ changes, summary }) => [
    `## ${summary}`,
    changes
      .filter((change) => !isNew(change))
      .slice(0, LISTED)
      .map(({ message, reason }) => `- ${message}${reason ? ` ${reason}` : ''}`)
      .join('\n'),
  ])
