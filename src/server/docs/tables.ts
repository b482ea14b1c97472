// The two long tables: every operation of every API, and every decision.
import type { Api, Decision, Row } from './contracts.ts'
import { addressOf, rowsOf } from './contracts.ts'
import type { Html } from './html.ts'
import { html, prose } from './html.ts'
import type { Links } from './links.ts'

const filter = (what: string): Html =>
  html`<input id="filter" type="search" placeholder="Filter by path, name or words" aria-label="Filter the ${what}">`

function operationRow(api: Api, { method, path, operation }: Row, links: Links): Html {
  return html`
<tr><td><span class="method ${method}">${method}</span></td><td class="path">${path}</td>
<td>${links.operation(api.name, operation.operationId)}</td><td>${operation.summary}</td>
<td class="mark">${links.source(operation['x-provenance'], operation['x-decision'])}</td></tr>`
}

function operationTable(api: Api, heading: string, id: string, rows: Row[], links: Links): Html {
  if (rows.length === 0) return html``
  return html`
<div data-group><h2 id="${id}">${heading}</h2>
<div class="frame"><table><thead><tr><th>Method</th><th>Path</th><th>Operation</th><th>What it does</th><th>Source</th></tr></thead>
<tbody>${rows.map((row) => operationRow(api, row, links))}</tbody></table></div></div>`
}

/** Every operation and webhook. */
export const operationsPage = (apis: Api[], links: Links): Html[] => [
  html`<h1>Operations</h1><p class="lead">All APIs on one page. The source says whether the specification states an
operation, or which decision made it.</p>${filter('operations')}`,
  ...apis.map((api) => operationTable(api, api.document.info.title, api.name, rowsOf(api.document.paths), links)),
  ...apis.map((api) =>
    operationTable(
      api,
      `Webhooks of the ${api.document.info.title}`,
      `${api.name}-webhooks`,
      rowsOf(api.document.webhooks ?? {}),
      links,
    ),
  ),
  html`<p class="quiet">Paths begin after the address of the API: ${apis.map((api) => html`<code>${addressOf(api)}</code> `)}</p>`,
]

/** Every decision, each with its id as anchor. */
export function decisionsPage(decisions: Decision[]): Html[] {
  const rows = decisions.map(
    ({ id, question, decision, why }) => html`
<tr id="${id}"><td class="mark"><a href="#${id}">${id}</a></td><td>${prose(question)}</td><td>${prose(decision)}</td><td class="quiet">${prose(why)}</td></tr>`,
  )
  return [
    html`<h1>Decisions</h1><p class="lead">Where the specification leaves a gap, it was closed by a decision. Operations,
schemas and members that rest on one name it.</p>${filter('decisions')}
<div data-group class="frame"><table><thead><tr><th>Id</th><th>Question</th><th>Decision</th><th>Why</th></tr></thead><tbody>${rows}</tbody></table></div>`,
  ]
}
