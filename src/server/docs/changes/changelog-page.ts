// The changelog of one API: what each release changed, and for which operations.
import type { Html } from '../html.ts'
import { html, proseHtml } from '../html.ts'
import { type HistoryChange, type HistoryEntry, kinds, versionAnchor, versionName } from './history.ts'
import { affected, changesOf, kindTitles } from './parts.ts'

/** How the page links operations and renders reasons. */
export interface Drawing {
  link(id: string): Html
  markdown(text: string): Html
}

/** Breaks with the same reason are one entry, which begins with it. */
function entries(changes: HistoryChange[], { link, markdown }: Drawing): Html[] {
  const line = (change: HistoryChange) => html`<li>${proseHtml(change.message)}${affected(change, link)}</li>`
  return [...Map.groupBy(changes, ({ reason }) => reason ?? '')].map(([reason, some]) =>
    reason === '' ? html`${some.map(line)}` : html`<li>${markdown(reason)}<ul>${some.map(line)}</ul></li>`,
  )
}

function kindSection(entry: HistoryEntry, kind: HistoryChange['kind'], changes: HistoryChange[], tools: Drawing): Html {
  const own = changes.filter((change) => change.kind === kind)
  if (own.length === 0) return html``
  const fresh = own.filter(({ message }) => message === NEW)
  const others = own.filter(({ message }) => message !== NEW)
  const operations = fresh
    .flatMap((change) => change.operations)
    .map((id, at) => html`${at > 0 ? ', ' : ''}${tools.link(id)}`)
  const open = kind === 'breaking' || kind === 'warning' ? ' open' : ''
  return html`<details class="entry"${{ markup: open }}><summary id="${versionAnchor(entry)}-${kind}"><b>${kindTitles[kind]}</b> <small>${own.length} ${own.length === 1 ? 'change' : 'changes'}</small></summary>
${fresh.length > 0 ? html`<p>New: ${operations}.</p>` : null}${others.length > 0 ? html`<ul>${entries(others, tools)}</ul>` : null}</details>`
}

/** The message of the break gate for a new operation. */
export const NEW = 'New.'

function versionSection(api: string, entry: HistoryEntry, isFirst: boolean, tools: Drawing): Html {
  const changes = changesOf(entry, api)
  const day = entry.version === '' ? null : html` <small class="quiet">${entry.date}</small>`
  const renamed = entry.renamed.filter((one) => one.api === api)
  const names = renamed.map(({ from, to }) => html`<li><code>${from}</code> is now ${tools.link(to)}.</li>`)
  const none = isFirst ? 'The first release.' : 'Nothing that a client could notice.'
  return html`<h2 id="${versionAnchor(entry)}">${versionName(entry)}${day}</h2>
${renamed.length > 0 ? html`<p>Renamed operations:</p><ul>${names}</ul>` : null}${changes.length === 0 ? html`<p>${none}</p>` : null}
${kinds.map((kind) => kindSection(entry, kind, changes, tools))}`
}

/** The content of the page. */
export function apiChangelog(
  { name, title }: { name: string; title: string },
  history: readonly HistoryEntry[],
  tools: Drawing,
): Html[] {
  const shown = history.filter((entry) => entry.version !== '' || changesOf(entry, name).length > 0)
  return [
    html`<h1>Changes of ${title}</h1>
<p class="lead">Each release with its changes to <a href="index.html">${title}</a>, newest first. Versions are those of the platform.</p>`,
    ...shown.map((entry) => versionSection(name, entry, entry === history.at(-1) && entry.changes.length === 0, tools)),
  ]
}
