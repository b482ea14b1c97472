// The first page of the reference of an API: its operations by group.
import { renamedIn } from '../changes/history.ts'
import { type Api, addressOf, hookPlace, hookRows, isForOthers, type Row, rootOf, rowsOf } from '../contracts.ts'
import { hookCard } from '../hooks.ts'
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import { tagAnchor } from './operation-page.ts'
import type { Tools } from './parts.ts'

/** The present operationIds of former ones. */
type Former = ReadonlyMap<string, string>

/** Anchors of former names are on the row of the present one. */
function operationRow({ method, path, operation }: Row, former: Former): Html {
  const names = [...former].filter(([, to]) => to === operation.operationId)
  const anchors = names.map(([from]) => html`<span id="operation/${from}"></span>`)
  return html`<tr id="operation/${operation.operationId}"><td>${anchors}<span class="method ${method}">${method}</span></td><td class="path">${path}</td>
<td><a href="${operation.operationId}.html">${operation.operationId}</a></td><td>${operation.summary}</td></tr>`
}

function group(
  { name, description }: { name: string; description?: string },
  { rows, former }: { rows: Row[]; former: Former },
  tools: Tools,
): Html {
  const own = rows.filter(({ operation }) => operation.tags[0] === name)
  if (own.length === 0) return html``
  const count = own.length === 1 ? '1 operation' : `${own.length} operations`
  return html`<div data-group><h2 id="${tagAnchor(name)}">${name}</h2>${tools.markdown(description ?? '')}
<details data-narrow open><summary>${count}</summary>
<div class="frame"><table><thead><tr><th>Method</th><th>Path</th><th>Operation</th><th>What it does</th></tr></thead><tbody>${own.map((row) => operationRow(row, former))}</tbody></table></div></details></div>`
}

function hookSection(api: Api, { links }: Tools): Html {
  const hooks = hookRows(api.document)
  if (hooks.length === 0) return html``
  if (isForOthers(api) || api.foreign) {
    const heading = api.foreign ? 'Webhooks and callbacks' : 'What the gateway posts to the platform'
    const cards = hooks.map((hook) => hookCard({ ...hook, api }, links))
    return html`<h2 id="hooks">${heading}</h2>${cards}`
  }
  const items = hooks.map(
    ({ operation: { operationId, summary } }) =>
      html`<li id="operation/${operationId}"><a href="../${hookPlace(api, operationId)}"><code>${operationId}</code></a> ${summary}</li>`,
  )
  return html`<h2 id="hooks">What the platform posts to you</h2><ul>${items}</ul>`
}

/** Where the paths of a contract repeat the end of its address, generated clients get another one. */
function baseText(api: Api): Html | null {
  const [root, base] = [rootOf(api), addressOf(api)]
  if (root === base || api.foreign) return null
  return html`<p class="quiet">Each path in the contract begins with <code>${root.slice(base.length)}</code>. Give a generated client the base address
<code>${base}</code>. The platform also accepts <code>${root}</code>.</p>`
}

/** The content of the page of an API. */
export function apiPage(api: Api, tools: Tools): Html[] {
  const { info, tags, paths } = api.document
  const rows = rowsOf(paths)
  const former = renamedIn(tools.history, api.name, new Set(rows.map(({ operation }) => operation.operationId)))
  return [
    html`<h1>${info.title}</h1><p class="lead">${info.summary ?? ''}</p>${tools.markdown(info.description ?? '')}
<p>Address <code>${api.foreign ? addressOf(api) : rootOf(api)}</code> · ${rows.length} operations · version ${info.version} ·
${tools.history.length > 0 ? html`<a href="changelog.html">changes</a> · ` : null}<a href="openapi.json" download>${api.foreign ? 'OpenAPI as JSON' : 'OpenAPI 3.1 as JSON'}</a></p>${baseText(api)}
<input id="filter" type="search" placeholder="Filter by path, name or words" aria-label="Filter the operations">`,
    ...tags.map((tag) => group(tag, { rows, former }, tools)),
    hookSection(api, tools),
  ]
}
