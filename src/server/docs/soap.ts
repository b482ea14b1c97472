// The page of the SOAP API, made from generated/soap-v2/reference.json: every operation with its arguments, result,
// error codes, REST twins, sources and envelopes to copy.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Html } from './html.ts'
import { html, proseHtml } from './html.ts'
import type { PageSection } from './pages.ts'
import { soapCss } from './soap-style.ts'

interface Sourced {
  'x-provenance'?: string
  'x-decision'?: string
}
interface Part extends Sourced {
  type: string
  meaning: string
  required?: boolean
  optional?: boolean
  limits?: string
}
interface Operation extends Sourced {
  operationId: string
  summary: string
  description: string
  group: string
  rest: string[]
  rest_why?: string
  effect: 'reads' | 'writes'
  credentials: 'required' | 'optional' | 'none'
  arguments: Record<string, Part>
  result: { type: string } | { members: Record<string, Part> }
  errors: string[]
  posts?: Sourced & { meaning: string; members: Record<string, Part>; example: string }
  example: { request: string; response: string }
}
interface Reference extends Sourced {
  title: string
  version: string
  description: string
  address: string
  quickStarts: { name: string; title: string; text: string }[]
  groups: Record<string, { title: string; description: string }>
  credentials: Record<string, Part>
  operations: Operation[]
  records: Record<string, Sourced & { summary: string; members: Record<string, Part> }>
  errors: Record<string, Sourced & { group: string; message: string }>
}

const words: Record<string, string> = { decided: 'decided', extension: 'extension' }

function source(node: Sourced): Html {
  const id = node['x-decision']
  const word = words[node['x-provenance'] ?? '']
  return word && id
    ? html`<small class="source mark">${word} <a href="../decisions.html#${id}">${id}</a></small>`
    : html``
}

/** A type expression with links to the records in it. */
function typeOf(text: string, records: Reference['records']): Html {
  const parts = text
    .split(/(\b[A-Z]\w+\b)/)
    .map((part) => (records[part] ? html`<a href="#record-${part}">${part}</a>` : html`${part}`))
  return html`<code>${parts}</code>`
}

function partTable(heading: string, parts: Record<string, Part>, records: Reference['records']): Html {
  const rows = Object.entries(parts).map(([name, part]) => {
    const must = part.required
      ? html` <b class="must">required</b>`
      : part.optional
        ? html` <small>may be missing</small>`
        : html``
    const limits = part.limits ? html` <small>${proseHtml(part.limits)}</small>` : html``
    return html`<tr><td><code>${name}</code>${must}</td><td>${typeOf(part.type, records)}</td><td>${proseHtml(part.meaning)}${limits} ${source(part)}</td></tr>`
  })
  if (rows.length === 0) return html`<p class="quiet">${heading}: none.</p>`
  return html`<div class="frame"><table><thead><tr><th>${heading}</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function resultOf({ result }: Operation, records: Reference['records']): Html {
  if ('members' in result) return partTable('Result', result.members, records)
  return html`<p>Result: ${typeOf(result.type, records)}</p>`
}

function twins({ rest, rest_why }: Operation): Html {
  if (rest.length === 0) return html`<p>REST: none. ${rest_why}</p>`
  const links = rest.map((twin) => {
    const [api = '', id = ''] = twin.split('/')
    return html` <a href="../${api}/${id}.html">${id}</a>`
  })
  return html`<p>REST: ${links}</p>`
}

const credentialText = {
  required: 'Needs credentials.',
  optional: 'Needs no credentials.',
  none: 'Takes no credentials.',
}
const effectText = { reads: 'Changes nothing.', writes: 'Changes something.' }

const listing = (title: string, text: string): Html => html`
<details><summary>${title}</summary><div class="code"><button type="button" data-copy hidden>Copy</button><pre tabindex="0"><code>${text}</code></pre></div></details>`

function postsOf({ posts }: Operation, records: Reference['records']): Html {
  if (!posts) return html``
  return html`<p>${proseHtml(posts.meaning)} ${source(posts)}</p>${partTable('Element', posts.members, records)}`
}

function operationSection(operation: Operation, { records }: Reference): Html {
  const { operationId: id, errors, example } = operation
  const codes = errors.map((code) => html` <a href="#error-${code}"><code>${code}</code></a>`)
  return html`
<section id="operation-${id}" data-row><details class="entry"><summary><h3>${id}</h3> <small>${operation.summary}</small></summary>
<p>${proseHtml(operation.description)} <small class="quiet">${credentialText[operation.credentials]} ${effectText[operation.effect]}</small> ${source(operation)}</p>
${twins(operation)}
${partTable('Argument', operation.arguments, records)}
${resultOf(operation, records)}
<p>Error codes: ${codes}</p>
${postsOf(operation, records)}
${listing('Request', example.request)}${listing('Answer', example.response)}${operation.posts ? listing('Posted', operation.posts.example) : ''}
</details></section>`
}

function groups(reference: Reference): Html[] {
  return Object.entries(reference.groups).map(([name, { title, description }]) => {
    const own = reference.operations.filter((operation) => operation.group === name)
    return html`<div data-group><h2 id="group-${name}">${title}</h2><p>${proseHtml(description)}</p>${own.map((operation) => operationSection(operation, reference))}</div>`
  })
}

const quickStarts = ({ quickStarts: programs }: Reference): Html => html`
<h2 id="start">Quick start</h2>
<p>Each program creates a list and adds a contact. They read <code>APIKEY</code> and <code>SOAP_URL</code>; the first line says
how each is told to trust the certificate of a fresh installation.</p>
${programs.map(({ title, text }) => listing(title, text))}`

const intro = (reference: Reference): Html => html`
<h1>${reference.title}</h1>
<p class="lead">${proseHtml(reference.description)}</p>
<p>Address <code>${reference.address}</code> · WSDL <a href="service.wsdl">service.wsdl</a>, on a server also at
<code>${reference.address}?wsdl</code> · ${reference.operations.length} operations · version ${reference.version} ·
<a href="changelog.html">changes</a></p>
<h2 id="calls">Calls and refusals</h2>
<p>Every call is a POST of <code>text/xml</code>. The element in the body names the operation, whatever its case. Credentials are
members of <code>functionOptions</code>:</p>
${partTable('Credential', reference.credentials, reference.records)}
<p>Wrong credentials are answered with a bare text, the code; every other refusal with a map that has the member
<code>ERROR</code>, in <code>getSegments</code> inside of a list. A fault (HTTP 500) means that the call was none of the interface,
or that the platform failed; one that the platform does not do yet says so in its fault. A number may come as text, a flag as
<code>0</code> or <code>1</code>, a list of one as the thing itself. Times are UTC, <code>YYYY-MM-DD hh:mm:ss</code>, and
<code>0000-00-00 00:00:00</code> where there is none.</p>`

function recordSection({ records }: Reference): Html {
  const sections = Object.entries(records).map(
    ([name, record]) => html`
<section id="record-${name}" data-row><details class="entry"><summary><h3>${name}</h3> <small>${record.summary}</small></summary>
${source(record)}${partTable('Member', record.members, records)}</details></section>`,
  )
  return html`<div data-group><h2 id="records">Records</h2><p>Maps that several operations take or answer.</p>${sections}</div>`
}

function errorSection({ errors }: Reference): Html {
  const rows = Object.entries(errors).map(
    ([code, error]) =>
      html`<tr id="error-${code}"><td><code>${code}</code></td><td>${proseHtml(error.message)} ${source(error)}</td></tr>`,
  )
  return html`<h2 id="errors">Error codes</h2>
<div class="frame"><table><thead><tr><th>Code</th><th>Meaning</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

const readReference = (root: string) =>
  JSON.parse(readFileSync(join(root, 'generated', 'soap-v2', 'reference.json'), 'utf8')) as Reference

/** The operations and error codes, as the search finds them. */
export function soapPlaces(root: string): PageSection[] {
  const { operations, errors } = readReference(root)
  return [
    ...operations.map(({ operationId, summary }) => ({
      anchor: `operation-${operationId}`,
      title: operationId,
      summary: `SOAP: ${summary}`,
    })),
    ...Object.entries(errors).map(([code, { message }]) => ({
      anchor: `error-${code}`,
      title: code,
      summary: message,
    })),
  ]
}

/** The page of the SOAP API of the project under `root`. */
export function soapPage(root: string): Html[] {
  const reference = readReference(root)
  return [
    html`<style>${{ markup: soapCss }}</style>`,
    intro(reference),
    quickStarts(reference),
    html`<input id="filter" type="search" placeholder="Filter the operations by name or words" aria-label="Filter the operations">`,
    ...groups(reference),
    recordSection(reference),
    errorSection(reference),
  ]
}

/** Links an operation from a page in the same folder. */
export const soapLink = (id: string): Html => html`<a href="index.html#operation-${id}"><code>${id}</code></a>`

/** The WSDL, which the site offers as a file. */
export const readSoapWsdl = (root: string): string =>
  readFileSync(join(root, 'specs', 'soap-v2', 'service.wsdl'), 'utf8')
