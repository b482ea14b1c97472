// The two long lists: every operation of every API, and every decision. Their parts are folded up.
import type { Api, Decision, Row } from './contracts.ts'
import { addressOf, isForOthers, rowsOf } from './contracts.ts'
import type { Html } from './html.ts'
import { html, proseHtml } from './html.ts'
import type { Links } from './links.ts'
import { headingSlug } from './markdown.ts'
import type { PageSection } from './pages.ts'

const filter = (what: string): Html =>
  html`<div class="filter"><input id="filter" type="search" placeholder="Filter by name or words" aria-label="Filter the ${what}">
<button type="button" data-open aria-pressed="false" hidden>Open all</button></div>`

const counted = (count: number): Html => html`<span class="count">${count}</span>`

function operationRow(api: Api, { method, path, operation }: Row, links: Links): Html {
  return html`
<tr><td><span class="method ${method}">${method}</span></td><td class="path">${path}</td>
<td>${links.operation(api.name, operation.operationId)}</td><td>${operation.summary}</td>
<td class="source mark">${links.source(operation['x-provenance'], operation['x-decision'])}</td></tr>`
}

function operationGroup(api: Api, name: string, rows: Row[], links: Links): Html {
  if (rows.length === 0) return html``
  return html`
<details data-group id="${api.name}-${headingSlug(name)}"><summary>${name} ${counted(rows.length)}</summary>
<div class="frame"><table><thead><tr><th>Method</th><th>Path</th><th>Operation</th><th>What it does</th><th class="source">Source</th></tr></thead>
<tbody>${rows.map((row) => operationRow(api, row, links))}</tbody></table></div></details>`
}

function operationSection(api: Api, links: Links): Html {
  const rows = rowsOf(api.document.paths)
  const groups = api.document.tags.map(({ name }) =>
    operationGroup(
      api,
      name,
      rows.filter(({ operation }) => operation.tags[0] === name),
      links,
    ),
  )
  const hooks = rowsOf(api.document.webhooks ?? {})
  return html`
<div data-part><h2 id="${api.name}">${api.document.info.title}</h2><p class="quiet">Paths begin after <code>${addressOf(api)}</code>.</p>
${groups}${operationGroup(api, isForOthers(api) ? 'What the gateway posts' : 'What the platform posts', hooks, links)}</div>`
}

/** Every operation and webhook. */
export const operationsPage = (apis: Api[], links: Links): Html[] => [
  html`<h1>Operations</h1><p class="lead">All APIs on one page.<span class="source"> The source says whether the specification
states an operation, or which decision made it.</span></p>${filter('operations')}`,
  ...apis.map((api) => operationSection(api, links)),
]

/** What the first letter of an id says; the order is that of the page. */
const areas: readonly [letter: string, title: string][] = [
  ['A', 'All APIs'],
  ['M', 'Marketing'],
  ['T', 'Transactional'],
  ['R', 'Registered messages and SMTP relay'],
  ['O', 'SOAP'],
  ['I', 'Idempotency'],
  ['S', 'Sandbox'],
  ['C', 'Carriers'],
]

const decisionEntry = ({ id, question, decision, why }: Decision): Html => html`
<details class="entry" id="${id}" data-row><summary><b>${id}</b> ${proseHtml(question)}</summary>
<p>${proseHtml(decision)}</p><p class="quiet">${proseHtml(why)}</p></details>`

/** Every decision, each with its id as anchor. */
export function decisionsPage(decisions: Decision[]): Html[] {
  const parts = areas.map(([letter, title]) => {
    const own = decisions.filter(({ id }) => id.startsWith(letter)).sort((one, other) => one.id.localeCompare(other.id))
    if (own.length === 0) return html``
    return html`<details data-group id="${headingSlug(title)}"><summary>${title} ${counted(own.length)}</summary>${own.map(decisionEntry)}</details>`
  })
  return [
    html`<h1>Decisions</h1><p class="lead">Where the specification leaves a gap, it was closed by a decision. Operations,
schemas and members that rest on one name it when you turn on “Show sources” in the bar.</p>${filter('decisions')}`,
    ...parts,
  ]
}

/** The decisions as the search finds them. */
export const decisionPlaces = (decisions: Decision[]): PageSection[] =>
  decisions.map(({ id, question }) => ({ anchor: id, title: id, summary: question }))
