// Changes as HTML and Markdown: lists by kind, with the reason of each break and its operations.
import { type Api, hookPlace, hookRows, rowsOf } from '../contracts.ts'
import type { Html } from '../html.ts'
import { html, proseHtml } from '../html.ts'
import { type HistoryChange, type HistoryEntry, kinds } from './history.ts'

export const kindTitles: Record<HistoryChange['kind'], string> = {
  breaking: 'Breaking',
  warning: 'Take note',
  added: 'Added',
  changed: 'Changed',
}

/** Whether a change affects an operation, by its present name or the one before this version. */
function affects({ renamed }: HistoryEntry, { api, operations }: HistoryChange, id: string): boolean {
  const former = renamed.filter((one) => one.api === api && one.to === id).map(({ from }) => from)
  return [id, ...former].some((name) => operations.includes(name))
}

/** The changes of an API in one version, or of one of its operations, breaking ones first. */
export const changesOf = (entry: HistoryEntry, api: string, operation?: string): HistoryChange[] =>
  kinds.flatMap((kind) =>
    entry.changes
      .filter((one) => one.kind === kind && one.api === api)
      .filter((one) => operation === undefined || affects(entry, one, operation)),
  )

/** Links operations from a page in the folder of their API; what the API no longer has is a name without a link. */
export function operationLinks(api: Api): (id: string) => Html {
  const places = new Map([
    ...rowsOf(api.document.paths).map(
      ({ operation: { operationId } }) => [operationId, `${operationId}.html`] as const,
    ),
    ...hookRows(api.document).map(
      ({ operation: { operationId } }) => [operationId, `../${hookPlace(api, operationId)}`] as const,
    ),
  ])
  return (id) => {
    const place = places.get(id)
    return place === undefined ? html`<code>${id}</code>` : html`<a href="${place}"><code>${id}</code></a>`
  }
}

/** The operations that a line names. */
const NAMED = 6

/** The operations that a change affects. */
export function affected({ operations }: HistoryChange, link: (id: string) => Html): Html | null {
  if (operations.length === 0) return null
  const named = operations.slice(0, NAMED).map((id, at) => html`${at > 0 ? ', ' : ''}${link(id)}`)
  const rest = operations.length - NAMED
  return html` <span class="quiet">${named}${rest > 0 ? ` and ${rest} more` : ''}</span>`
}

/** What a change says. `markdown` renders the reason, with links to decisions. */
export const said = ({ message, reason }: HistoryChange, markdown: (text: string) => Html): Html =>
  html`${proseHtml(message)}${reason === undefined ? null : markdown(reason)}`
