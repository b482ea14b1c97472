// The page of the hooks: every webhook and callback of the contracts, with what it brings and what it expects.
import type { Api, HookRow, Schema } from './contracts.ts'
import { hookRows, isForOthers, parameterOf, schemaOf } from './contracts.ts'
import type { Guide } from './guides.ts'
import { codeBlock } from './highlight.ts'
import type { Html } from './html.ts'
import { html, proseHtml } from './html.ts'
import type { Links } from './links.ts'
import { renderDiagram } from './states/diagram.ts'
import type { Machine } from './states/machines.ts'

/** One webhook or callback: a POST, which the platform makes unless the API is one that others implement. */
export interface Hook extends HookRow {
  api: Api
}

/** Every webhook and callback that the platform posts, all webhooks first. */
export function hooksOf(apis: Api[]): Hook[] {
  const own = apis.filter((api) => !isForOthers(api))
  const hooks = own.flatMap((api) => hookRows(api.document).map((row) => ({ ...row, api })))
  return [...hooks.filter(({ askedBy }) => askedBy === null), ...hooks.filter(({ askedBy }) => askedBy !== null)]
}

/** The events that a webhook reports: the values of `action` in its body; none where it has no such member. */
export function actionsOf({ api, operation }: Hook): string[] {
  const resolve = (schema: Schema | undefined): Schema => (schema ? schemaOf(api.document, schema) : {})
  const body = resolve(operation.requestBody?.content['application/json']?.schema)
  const action = resolve((body.items ? resolve(body.items) : body).properties?.['action'])
  return (action.enum ?? (action.const === undefined ? [] : [action.const])).map(String)
}

function headerTable({ api, operation }: Hook): Html {
  const rows = (operation.parameters ?? [])
    .map((parameter) => parameterOf(api.document, parameter))
    .filter((parameter) => parameter.in === 'header')
    .map(
      ({ name, description = '', example }) =>
        html`<tr><td><code>${name}</code></td><td>${proseHtml(description)}</td><td><code>${String(example ?? '')}</code></td></tr>`,
    )
  return html`
<div class="frame"><table><thead><tr><th>Header</th><th>Meaning</th><th>Example</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

const examplesOf = ({ operation }: Hook) =>
  Object.values(operation.requestBody?.content['application/json']?.examples ?? {})

/** What a webhook or callback brings and expects. */
export function hookCard(hook: Hook, links: Links): Html {
  const { api, operation, askedBy } = hook
  const answers = Object.entries(operation.responses).map(
    ([status, answer]) => html`<li><code>${status}</code> ${'description' in answer ? answer.description : ''}</li>`,
  )
  const examples = examplesOf(hook).map(
    ({ summary = 'Example', value }) =>
      html`<p class="quiet">${summary}</p>${codeBlock(JSON.stringify(value, null, 2), 'json')}`,
  )
  const actions = actionsOf(hook).map((action, index) => html`${index > 0 ? ', ' : ''}<code>${action}</code>`)
  const cause = askedBy
    ? html`Callback of ${links.operation(api.name, askedBy)}.`
    : html`Webhook of ${api.foreign ? '' : 'the '}${links.api(api.name)}.`
  return html`
<h3 id="${operation.operationId}"><code>${operation.operationId}</code> ${operation.summary}</h3>
<p>${cause} ${proseHtml(operation.description ?? '')} <span class="source mark">${links.source(operation['x-provenance'], operation['x-decision'])}</span></p>
${actions.length > 0 ? html`<p>It is made for each of these actions that the webhook listens to: ${actions}.</p>` : null}
${examples}
<details><summary>Answers</summary><ul>${answers}</ul></details>`
}

const units: readonly [seconds: number, name: string][] = [
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
]

/** A time in its largest unit, with one decimal. */
function duration(seconds: number): string {
  const [size, name] = units.find(([least]) => seconds >= least) ?? [1, 'second']
  const count = Math.round((seconds / size) * 10) / 10
  return `${count} ${name}${count === 1 ? '' : 's'}`
}

function retryTable(machine: Machine): Html {
  let total = 0
  const rows = machine.retryAfterSeconds.map((seconds, index) => {
    total += seconds
    return html`<tr><td>${index + 1}</td><td>${duration(seconds)}</td><td class="quiet">${duration(total)}</td></tr>`
  })
  return html`
<div class="frame"><table><thead><tr><th>After attempt</th><th>Wait</th><th>Since the first</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function contents(hooks: Hook[], links: Links): Html {
  const rows = hooks.map(
    ({ api, operation, askedBy }) => html`
<tr><td><a href="#${operation.operationId}">${operation.operationId}</a></td><td>${askedBy ? html`callback of ${links.operation(api.name, askedBy)}` : 'webhook'}</td>
<td>${operation.summary}</td><td>${links.api(api.name)}</td></tr>`,
  )
  return html`
<div class="frame"><table><thead><tr><th>Delivery</th><th>Kind</th><th>What it does</th><th>API</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

/** The content that replaces each line `@<name>` of the guide. */
function inserts(hooks: Hook[], machine: Machine, links: Links): Record<string, Html> {
  return {
    contents: contents(hooks, links),
    headers: hooks[0] ? headerTable(hooks[0]) : html``,
    diagram: renderDiagram(machine),
    retries: retryTable(machine),
    deliveries: html`${hooks.map((hook) => hookCard(hook, links))}`,
  }
}

export interface HookParts {
  guide: Guide
  apis: Api[]
  /** The states of a delivery, with the waits between its attempts. */
  machine: Machine
  links: Links
  markdown(text: string): Html
}

/** The text of the guide, with content from the contracts in the places that it marks. */
export function hooksPage({ guide, apis, machine, links, markdown }: HookParts): Html[] {
  const pieces = inserts(hooksOf(apis), machine, links)
  const body = guide.text
    .split(/^@(\w+)$/m)
    .map((part, index) => (index % 2 === 0 ? markdown(part) : (pieces[part] ?? html``)))
  return [html`<h1>${guide.title}</h1><p class="lead">${guide.summary}</p>`, ...body]
}
