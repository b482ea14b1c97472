// The first page: what the platform is, a first request, the ways in, and every error.
import { collectionPath } from './collection.ts'
import type { Api } from './contracts.ts'
import { addressOf, keyHeaderOf, rootOf, rowsOf } from './contracts.ts'
import { errorRows } from './errors.ts'
import { siteTitle } from './frame/bar.ts'
import type { Guide } from './guides.ts'
import { codeBlock } from './highlight.ts'
import type { Html } from './html.ts'
import { html, proseHtml } from './html.ts'

const sandboxIntro = html`
<p>A key of a sandbox account begins with <code>sandbox_</code> and never reaches a real carrier: every message is
captured and can be read back. Everything here works without a network.</p>`

const hasSandbox = (apis: Api[]): boolean => apis.some(({ name }) => name === 'sandbox-v1')

const intro = (apis: Api[]): Html => html`
<h1>${siteTitle}</h1>
<p class="lead">Email, push, SMS, smart SMS, voice and web push behind one contract. This site, the types, the clients,
the mock servers and the routes of the running platform are all derived from the same description.</p>
${hasSandbox(apis) ? sandboxIntro : null}`

const card = (to: string, title: string, text: string, ...notes: string[]): Html => html`
<a class="card" href="${to}"><b>${title}</b><p>${text}</p>${notes.map((note) => html`<small>${note}</small>`)}</a>`

function apiCard(api: Api): Html {
  const { info, paths, webhooks } = api.document
  const hooks = rowsOf(webhooks ?? {}).length
  const count = `${rowsOf(paths).length} operations${hooks > 0 ? `, ${hooks} ${hooks === 1 ? 'webhook' : 'webhooks'}` : ''}`
  return card(
    `${api.name}/index.html`,
    info.title,
    info.summary ?? '',
    `${count} · version ${info.version}`,
    rootOf(api),
  )
}

/** The samples call the first API that has a ping; without one there is nothing to try. */
function startSection(apis: Api[]): Html {
  const pinged = apis.find((api) => api.document.paths['/ping'])
  const listed = apis.flatMap((api) => rowsOf(api.document.paths).map((row) => ({ api, row })))
  const list = listed.find(({ row }) => row.method === 'get' && !row.path.includes('{'))
  const trust = 'curl --cacert .data/tls/cert.pem'
  const ping = pinged && `${trust} -X POST ${addressOf(pinged)}/ping`
  const key = hasSandbox(apis) ? '$(cat .data/sandbox.key)' : '$APIKEY'
  const read = list && `${trust} -H "${keyHeaderOf(list.api)}: ${key}" ${addressOf(list.api)}${list.row.path}`
  const samples = [
    ping && `# No key needed: does the API answer?\n${ping}`,
    read && `# With the key of an account\n${read}`,
  ]
  return html`
<h2 id="start">First request</h2>
<p><code>npm start</code> runs the platform and prints where its key and its certificate lie. Send the key in the header
<code>Apikey</code>, over HTTPS (TLS 1.2 or 1.3). Bodies are JSON.</p>
${codeBlock(samples.filter(Boolean).join('\n\n'), 'sh')}
<p>Without a valid key the answer is 401; a key without the right for an operation gets 403. Members and query parameters
that are not known are ignored; the header <code>Messaging-Ignored</code> of the answer names them. Send
<code>Prefer: handling=strict</code> while you develop, so that a misspelt name is refused.</p>`
}

function guideSection(guides: Guide[]): Html {
  return html`
<h2 id="guides">Quick-starts</h2>
<div class="cards">${guides.map((guide) => card(`${guide.name}.html`, guide.title, guide.summary))}</div>`
}

const apiSection = (apis: Api[]): Html => html`
<h2 id="apis">APIs</h2>
<p>Each card leads to a reference. The OpenAPI 3.1 documents:
${apis.map(({ name }, index) => html`${index > 0 ? ', ' : ''}<a href="${name}/openapi.json">${name}/openapi.json</a>`)}.
Postman, and other API clients that read its format, import the <a href="${collectionPath}" download>collection</a>: set its variables
<code>baseUrl</code> and <code>apiKey</code>. It sends a new <code>Idempotency-Key</code> with each request. Bruno imports it too; to run the workflows in Bruno, set a delay of 500 ms
between requests, since it does not wait in scripts.</p>
<div class="cards">${apis.map(apiCard)}</div>`

const otherSection = html`
<h2 id="more">Beside the APIs</h2>
<div class="cards">
${card('smtp-relay.html', 'SMTP relay', 'Transactional email from programs that speak SMTP.')}
${card('hooks.html', 'Hooks', 'What the platform posts to you, and how to verify that it was the platform.')}
${card('states.html', 'State machines', 'Diagrams of the states of campaigns, messages and codes.')}
${card('operations.html', 'All operations', 'One table over all APIs, with a filter.')}
${card('decisions.html', 'Decisions', 'What the specification leaves open, and what we decided.')}
</div>`

function errorSection(apis: Api[]): Html {
  const rows = errorRows(apis).map(
    (row) => html`
<tr id="error-${row.status}"><td>${row.status}</td><td>${row.title}</td><td>${row.meanings.map((text) => html`${proseHtml(text)}<br>`)}</td>
<td class="mark">${row.apis.length === apis.length ? 'all' : row.apis.map((name) => html`${name}<br>`)}</td></tr>`,
  )
  return html`
<h2 id="errors">Errors</h2>
<p>The body of every error has <code>title</code>, <code>status</code> and <code>detail</code>; <code>detail</code> says
what to change. Where several causes are possible, <code>errors</code> maps each place (<code>body.base.email</code>) or
reason to its text. Quote the header <code>X-Request-Id</code> when you report one.</p>
<div class="frame"><table><thead><tr><th>Status</th><th>Title</th><th>Meaning</th><th>APIs</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

/** The content of the first page. */
export const landingPage = (apis: Api[], guides: Guide[]): Html[] => [
  intro(apis),
  startSection(apis),
  guideSection(guides),
  apiSection(apis),
  otherSection,
  errorSection(apis),
]
