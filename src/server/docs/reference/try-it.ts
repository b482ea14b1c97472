// A form that sends a request to the server of the page, or to the platform of a site elsewhere. The script of the
// references fills and sends it. Without the script, or without a server, it is hidden.
import { type Api, addressOf, type Parameter, type Row } from '../contracts.ts'
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import { IN_CONTRACT } from '../origin.ts'
import type { Tools } from './parts.ts'
import { bodyOf, exampleOf, parametersOf } from './request.ts'

function field(api: Api, parameter: Parameter): Html {
  const { name, in: place, required, schema = {} } = parameter
  const id = `try-${place}-${name}`
  const example = exampleOf(api, parameter)
  const value = place === 'path' ? String(example) : ''
  const isObject = typeof example === 'object' && example !== null
  const hint = isObject ? JSON.stringify(example) : String(example)
  return html`<label for="${id}"><code>${name}</code>${required ? html` <b class="must">required</b>` : null}</label>
<input id="${id}" data-place="${place}" data-name="${name}" data-type="${isObject || schema.type === 'object' ? 'object' : 'text'}" value="${value}" placeholder="${hint}" autocomplete="off" spellcheck="false">`
}

function bodyField(row: Row): Html {
  const examples = Object.values(bodyOf(row)?.examples ?? {})
  if (examples.length === 0) return html``
  const texts = examples.map(({ value }) => JSON.stringify(value, null, 2))
  const options = examples.map(
    ({ summary }, at) => html`<option value="${texts[at] ?? ''}">${summary ?? `Example ${at + 1}`}</option>`,
  )
  const choice =
    examples.length === 1
      ? null
      : html`<label for="try-example">Example</label><select id="try-example" data-examples>${options}</select>`
  return html`${choice}<label for="try-body">Body</label><textarea id="try-body" data-body rows="${Math.min(16, (texts[0] ?? '').split('\n').length + 1)}" spellcheck="false">${texts[0] ?? ''}</textarea>`
}

/** The form of an operation. The address of its server is relative if that serves the page, whatever the path prefix. */
export function tryForm(api: Api, row: Row, { server }: Pick<Tools, 'server'>): Html {
  const { operation, method, path } = row
  const base = new URL(addressOf(api)).pathname.replace(/\/$/, '')
  const [address, place] = server === null ? ['../..', 'this server'] : [IN_CONTRACT, IN_CONTRACT]
  const key =
    operation.security?.length === 0
      ? null
      : html`<label for="try-key">Key of an account</label><input id="try-key" data-key type="password" autocomplete="off" spellcheck="false">
<p class="quiet">It stays in this tab, and the samples above show it. With a key of a live account, the request is real.</p>`
  const fields = parametersOf(api, row).map((one) => field(api, one))
  return html`<form class="try" data-try data-method="${method.toUpperCase()}" data-server="${address}" data-path="${base}${path}" hidden>
<h2 id="try-it">Try it on ${place}</h2>
${key}${fields}${bodyField(row)}
<button type="submit">Send</button>
<output data-answer aria-live="polite"></output>
</form>`
}
