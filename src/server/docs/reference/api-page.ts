// The first page of the reference of an API: its operations by group.
import { type Api, addressOf, hookPlace, hookRows, isForOthers, type Row, rowsOf } from '../contracts.ts'
import { hookCard } from '../hooks.ts'
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import { tagAnchor } from './operation-page.ts'
import type { Tools } from './parts.ts'

function operationRow({ method, path, operation }: Row): Html {
  return html`<tr id="operation/${operation.operationId}"><td><span class="method ${method}">${method}</span></td><td class="path">${path}</td>
<td><a href="${operation.operationId}.html">${operation.operationId}</a></td><td>${operation.summary}</td></tr>`
}

function group({ name, description }: { name: string; description?: string }, rows: Row[], tools: Tools): Html {
  const own = rows.filter(({ operation }) => operation.tags[0] === name)
  if (own.length === 0) return html``
  const count = own.length === 1 ? '1 operation' : `${own.length} operations`
  return html`<div data-group><h2 id="${tagAnchor(name)}">${name}</h2>${tools.markdown(description ?? '')}
<details data-narrow open><summary>${count}</summary>
<div class="frame"><table><thead><tr><th>Method</th><th>Path</th><th>Operation</th><th>What it does</th></tr></thead><tbody>${own.map(operationRow)}</tbody></table></div></details></div>`
}

function hookSection(api: Api, { links }: Tools): Html {
  const hooks = hookRows(api.document)
  if (hooks.length === 0) return html``
  if (isForOthers(api)) {
    const cards = hooks.map((hook) => hookCard({ ...hook, api }, links))
    return html`<h2 id="hooks">What the gateway posts to the platform</h2>${cards}`
  }
  const items = hooks.map(
    ({ operation: { operationId, summary } }) =>
      html`<li id="operation/${operationId}"><a href="../${hookPlace(api, operationId)}"><code>${operationId}</code></a> ${summary}</li>`,
  )
  return html`<h2 id="hooks">What the platform posts to you</h2><ul>${items}</ul>`
}

/** The content of the page of an API. */
export function apiPage(api: Api, tools: Tools): Html[] {
  const { info, tags, paths } = api.document
  const rows = rowsOf(paths)
  return [
    html`<h1>${info.title}</h1><p class="lead">${info.summary ?? ''}</p>${tools.markdown(info.description ?? '')}
<p>Address <code>${addressOf(api)}</code> · ${rows.length} operations · version ${info.version} ·
<a href="openapi.json" download>OpenAPI 3.1 as JSON</a></p>
<input id="filter" type="search" placeholder="Filter by path, name or words" aria-label="Filter the operations">`,
    ...tags.map((tag) => group(tag, rows, tools)),
    hookSection(api, tools),
  ]
}
