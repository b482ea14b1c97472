// The page of one operation: what it does, what it takes, what it answers, programs that call it, and a form that does.
import { changeBox } from '../changes/box.ts'
import {
  type Api,
  addressOf,
  type Header,
  hookPlace,
  isForOthers,
  keyHeaderOf,
  type Response,
  type Row,
  responseOf,
  rowsOf,
} from '../contracts.ts'
import { codeBlock } from '../highlight.ts'
import type { Html } from '../html.ts'
import { html, proseHtml } from '../html.ts'
import { examplesHtml, memberHead, membersHtml, shapeText, sourceOf, type Tools } from './parts.ts'
import { bodyOf, exampleRequest, parametersOf } from './request.ts'
import { samplesOf } from './samples.ts'
import { shapeOf } from './shape.ts'
import { tryForm } from './try-it.ts'

const titles = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' } as const

function parameterSection(api: Api, row: Row, place: keyof typeof titles, tools: Tools): Html {
  const found = parametersOf(api, row).filter((one) => one.in === place)
  if (found.length === 0) return html``
  const items = found.map((one) => {
    const shape = shapeOf(api.document, one.schema ?? {}, 'request')
    const said = {
      ...shape,
      description: one.description ?? shape.description,
      example: one.example ?? shape.example,
      provenance: one['x-provenance'] ?? shape.provenance,
      decision: one['x-decision'] ?? shape.decision,
    }
    return html`<li>${memberHead({ name: one.name, isRequired: one.required ?? false, shape: said })}${shapeText(said, tools)}</li>`
  })
  return html`<h2 id="${place}">${titles[place]}</h2><ul class="members">${items}</ul>`
}

function bodySection({ document }: Api, row: Row, tools: Tools): Html {
  const media = bodyOf(row)
  if (!media?.schema) return html``
  const shape = shapeOf(document, media.schema, 'request')
  const must = row.operation.requestBody?.required ? html`<b class="must">required</b>` : null
  const lead = html`<div class="head"><span class="type">${shape.type}</span> ${shape.name ? html`<span class="schema">${shape.name}</span> ` : null}${must}</div>`
  const outer = { ...shape, members: [], choices: [], isRepeated: false }
  return html`<h2 id="body">Body</h2>${lead}${shapeText(outer, tools)}${membersHtml(shape, tools)}${examplesHtml(media.examples)}`
}

function headersOf({ document }: Api, answer: Response): [string, Header][] {
  return Object.entries(answer.headers ?? {}).map(([name, header]) => [
    name,
    '$ref' in header ? (document.components.headers?.[header.$ref.split('/').at(-1) ?? ''] ?? {}) : header,
  ])
}

function headerList(api: Api, answer: Response): Html | null {
  const headers = headersOf(api, answer)
  if (headers.length === 0) return null
  const items = headers.map(
    ([name, { description = '' }]) =>
      html`<li><div class="head"><code class="name">${name}</code></div><div class="says"><p>${proseHtml(description)}</p></div></li>`,
  )
  return html`<details><summary>${headers.length} ${headers.length === 1 ? 'header' : 'headers'}</summary><ul class="members">${items}</ul></details>`
}

function contentOf(api: Api, answer: Response, tools: Tools): Html[] {
  return Object.entries(answer.content ?? {}).map(([type, { schema, examples }]) => {
    const shape = schema && shapeOf(api.document, schema, 'answer')
    // All errors look alike, and one page says how.
    if (shape?.name === 'Problem') return html`${examplesHtml(examples)}`
    const described = shape && shape.type !== 'any'
    const kind = html`<div class="head"><span class="type">${type}</span> ${described ? html`<span class="type">${shape.type}</span>` : null} ${shape?.name ? html`<span class="schema">${shape.name}</span>` : null}</div>`
    return html`${kind}${shape ? membersHtml(shape, tools) : null}${examplesHtml(examples)}`
  })
}

/** Answers of a kind are open when they say that all went well. */
function answerSection(api: Api, { operation }: Row, tools: Tools): Html {
  const answers = Object.entries(operation.responses).map(([status, given]) => {
    const answer = responseOf(api.document, given)
    const isGood = status.startsWith('2')
    return html`<details class="answer ${isGood ? 'good' : 'bad'}"${{ markup: isGood ? ' open' : '' }} id="answer-${status}"><summary><b>${status}</b> ${proseHtml(answer.description)}</summary>
${contentOf(api, answer, { ...tools, isAnswer: true })}${isGood ? headerList(api, answer) : null}</details>`
  })
  return html`<h2 id="answers">Answers</h2>${answers}${api.foreign ? null : html`<p class="quiet">Every error has <a href="../index.html#errors">the same members</a>.</p>`}`
}

function callbackSection(api: Api, { operation }: Row): Html {
  const calls = Object.values(operation.callbacks ?? {}).flatMap((items) => rowsOf(items))
  if (calls.length === 0) return html``
  const items = calls.map(
    ({ operation: { operationId, summary } }) =>
      html`<li><a href="../${hookPlace(api, operationId)}"><code>${operationId}</code></a> ${summary}</li>`,
  )
  return html`<h2 id="callbacks">Callbacks</h2><p>${api.foreign ? 'Requests to the address that the request names' : 'The platform posts to the address that the request names'}:</p><ul>${items}</ul>`
}

function sampleSection(api: Api, row: Row): Html {
  if (isForOthers(api))
    return html`<p class="quiet">Run <code>messaging simulate carrier</code> and let the platform call it.</p>`
  // Our client knows only our APIs.
  const samples = samplesOf(exampleRequest(api, row), addressOf(api)).filter(
    ({ language }) => !api.foreign || language !== 'ts',
  )
  const tabs = samples.map(
    ({ language, title, code }) =>
      html`<section data-tab="${title}" aria-label="${title}"><h3>${title}</h3>${codeBlock(code.trimEnd(), language)}</section>`,
  )
  if (api.foreign) return html`<div class="samples" data-tabs>${tabs}</div>`
  return html`<div class="samples" data-tabs>${tabs}</div>
<p class="quiet">A new installation has a self-signed certificate: see <a href="../index.html#start">how to trust it</a>.</p>`
}

/** Whose key it has to be, in the API that is not for every account. */
function liveText({ name }: Api, { 'x-live-accounts': right }: Row['operation']): Html | null {
  if (name !== 'sandbox-v1') return null
  return right === undefined
    ? html` It is for sandbox accounts only.`
    : html` A key of a live account needs the right <code>${right}</code>.`
}

function securityText(api: Api, { operation }: Row): Html {
  if (isForOthers(api))
    return html`<p class="quiet">The platform signs it, as <a href="index.html">the API says</a>.</p>`
  const foreign = operation.security?.length === 0 ? null : api.foreign?.key
  if (foreign) return html`<p class="quiet">${proseHtml(foreign.text)} <code>${foreign.name}</code>.</p>`
  return operation.security?.length === 0 || api.foreign
    ? html`<p class="quiet">It needs no key.</p>`
    : html`<p class="quiet">Send the key of an account in the header <code>${keyHeaderOf(api)}</code>.${liveText(api, operation)}</p>`
}

/** The content of the page of an operation. */
export function operationPage(api: Api, row: Row, tools: Tools): Html[] {
  const { operation, method, path } = row
  const base = new URL(addressOf(api)).pathname.replace(/\/$/, '')
  const source = { provenance: operation['x-provenance'], decision: operation['x-decision'] }
  return [
    html`<p class="crumbs"><a href="index.html">${api.document.info.title}</a> › <a href="index.html#${tagAnchor(operation.tags[0] ?? '')}">${operation.tags[0] ?? ''}</a></p>
<h1>${operation.summary}</h1>
<p class="call"><span class="method ${method}">${method}</span> <code>${base}${path}</code> <code class="id">${operation.operationId}</code>${operation.deprecated ? html` <b class="old">deprecated</b>` : null}</p>${changeBox(tools.history, { api: api.name, id: operation.operationId, markdown: tools.markdown })}`,
    html`<div class="reference"><div class="described">${tools.markdown(operation.description ?? '')}${sourceOf(source, tools)}${securityText(api, row)}
${parameterSection(api, row, 'path', tools)}${parameterSection(api, row, 'query', tools)}${bodySection(api, row, tools)}${parameterSection(api, row, 'header', tools)}${parameterSection(api, row, 'cookie', tools)}${answerSection(api, row, tools)}${callbackSection(api, row)}</div>
<div class="beside"><div class="sticks"><h2 id="samples">Call it</h2>${sampleSection(api, row)}${isForOthers(api) || api.foreign ? null : tryForm(api, row, tools)}</div></div></div>`,
  ]
}

/** The anchor of a group of operations on the page of their API. */
export const tagAnchor = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-')
