// The first page: what the platform is, its APIs, every operation, every error, every decision.
import type { Api, Decision, Row } from './contracts.ts'
import { rowsOf } from './contracts.ts'
import { errorRows } from './errors.ts'
import type { Html } from './html.ts'
import { html, prose } from './html.ts'
import { renderLayout } from './layout.ts'

const title = 'Messaging platform'

const intro = html`
<h1>${title}</h1>
<p class="lead">Email, push, SMS, smart SMS, voice and web push behind one contract. This site, the types, the clients,
the mock servers and the routes of the running platform are all derived from the same description.</p>
<p class="quiet">A key of a sandbox account begins with <code>sandbox_</code> and never reaches a real carrier: every
message is captured and can be read back. Everything here works without a network.</p>`

const addressOf = (api: Api): string => api.document.servers[0]?.url ?? ''

function card(api: Api): Html {
  const { info, paths, webhooks } = api.document
  const hooks = rowsOf(webhooks ?? {}).length
  const count = `${rowsOf(paths).length} operations${hooks > 0 ? `, ${hooks} webhooks` : ''}`
  return html`
<a class="card" href="${api.name}/index.html"><b>${info.title}</b><p>${info.summary}</p>
<small>${count} · version ${info.version}</small><small>${addressOf(api)}</small></a>`
}

const apiSection = (apis: Api[]): Html => html`
<h2 id="apis">APIs</h2>
<p>Each card leads to the reference of one API. Its description as OpenAPI 3.1 can be loaded there.</p>
<div class="cards">${apis.map(card)}</div>`

/** The samples name the first API that has a ping; without one there is nothing to try. */
function startSection(apis: Api[]): Html {
  const pinged = apis.find((api) => api.document.paths['/ping'])
  const listed = apis.flatMap((api) => rowsOf(api.document.paths).map((row) => ({ api, row })))
  const list = listed.find(({ row }) => row.method === 'get' && !row.path.includes('{'))
  const ping = pinged && `curl -k -X POST ${addressOf(pinged)}/ping`
  const read = list && `curl -k -H "Apikey: $APIKEY" ${addressOf(list.api)}${list.row.path}`
  const samples = [ping && `# No key needed: does the API answer?\n${ping}`, read && `# With a key\n${read}`]
  return html`
<h2 id="start">First request</h2>
<p>Send the key of the account in the header <code>Apikey</code>, over HTTPS (TLS 1.2 or 1.3). Bodies are JSON. The
certificate of a fresh installation is made by itself: <code>-k</code> accepts it.</p>
<pre><code>${samples.filter(Boolean).join('\n\n')}</code></pre>
<p>Without a valid key the answer is 401; a key without the right for an operation gets 403. Unknown query parameters
and unknown members of a body are refused, so that a misspelt name cannot pass unnoticed.</p>`
}

function mark(provenance?: string, decision?: string): Html {
  if (!provenance || provenance === 'stated') return html`<td class="mark">stated</td>`
  return html`<td class="mark">${provenance} <a href="#${decision}">${decision}</a></td>`
}

function operationRow(api: Api, { method, path, operation }: Row): Html {
  const id = operation.operationId
  return html`
<tr><td><span class="method ${method}">${method}</span></td><td class="path">${path}</td>
<td><a href="${api.name}/index.html#operation/${id}">${id}</a></td><td>${operation.summary}</td>
${mark(operation['x-provenance'], operation['x-decision'])}</tr>`
}

function operationTable(api: Api, heading: string, rows: Row[]): Html {
  if (rows.length === 0) return html``
  return html`
<div data-group><h3>${heading}</h3>
<div class="frame"><table><thead><tr><th>Method</th><th>Path</th><th>Operation</th><th>What it does</th><th>Source</th></tr></thead>
<tbody>${rows.map((row) => operationRow(api, row))}</tbody></table></div></div>`
}

const operationSection = (apis: Api[]): Html => html`
<h2 id="operations">Operations</h2>
<input id="filter" type="search" placeholder="Filter by path, name or words" aria-label="Filter the operations">
${apis.map((api) => operationTable(api, `${api.document.info.title} · ${addressOf(api)}`, rowsOf(api.document.paths)))}
${apis.map((api) => operationTable(api, `${api.document.info.title} · webhooks`, rowsOf(api.document.webhooks ?? {})))}`

function errorSection(apis: Api[]): Html {
  const rows = errorRows(apis).map(
    (row) => html`
<tr id="error-${row.status}"><td>${row.status}</td><td>${row.title}</td><td>${row.meanings.map((text) => html`${prose(text)}<br>`)}</td>
<td class="mark">${row.apis.join(', ')}</td></tr>`,
  )
  return html`
<h2 id="errors">Errors</h2>
<p>The body of every error has <code>title</code>, <code>status</code> and <code>detail</code>; <code>detail</code> says
what to change. Where several causes are possible, <code>errors</code> maps each place (<code>body.base.email</code>) or
reason to its text. Quote the header <code>X-Request-Id</code> when you report one.</p>
<div class="frame"><table><thead><tr><th>Status</th><th>Title</th><th>Meaning</th><th>APIs</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function decisionSection(decisions: Decision[]): Html {
  const rows = decisions.map(
    ({ id, question, decision, why }) => html`
<tr id="${id}"><td class="mark"><a href="#${id}">${id}</a></td><td>${prose(question)}</td><td>${prose(decision)}</td><td class="quiet">${prose(why)}</td></tr>`,
  )
  return html`
<h2 id="decisions">Decisions</h2>
<p>Where the specification leaves a gap, it was closed by a decision. Operations, schemas and members that rest on one
name it.</p>
<div class="frame"><table><thead><tr><th>Id</th><th>Question</th><th>Decision</th><th>Why</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

/** The first page of the site. */
export function renderLanding(apis: Api[], decisions: Decision[]): string {
  const body = [intro, apiSection(apis), startSection(apis), operationSection(apis), errorSection(apis)]
  return renderLayout(title, [...body, decisionSection(decisions)])
}
