// Where to find the parts of the contract on the site.
import type { Api, Decision } from './contracts.ts'
import { hookPlace, hookRows, rowsOf } from './contracts.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'

/** Makes links for the pages of one folder. */
export interface Links {
  /** The reference of an API, under its title. */
  api(name: string): Html
  /** An operation or webhook in the reference of an API, under its name. */
  operation(api: string, id: string): Html
  /** The provenance of something, with a link to the decision when there is one. */
  source(provenance: string | undefined, decision: string | null | undefined): Html
  /** The address of an operation, webhook or callback whose name only one API has; null for any other text. */
  addressOf(id: string): string | null
  /** The address of a decision; null when there is none of that id. */
  decisionAddress(id: string): string | null
}

/** Links to what these APIs and decisions hold; `top` leads from the folder of the pages to the top of the site. */
export function createLinks(apis: Api[], decisions: Decision[], top = ''): Links {
  const addressOf = (api: string, id: string) => `${top}${api}/${id}.html`
  const hooks = new Map<string, string>()
  const places = new Map<string, string[]>()
  const add = (id: string, place: string) => places.set(id, [...(places.get(id) ?? []), place])
  for (const api of apis) {
    const { name, document } = api
    for (const { operation } of rowsOf(document.paths))
      add(operation.operationId, addressOf(name, operation.operationId))
    for (const { operation } of hookRows(document)) {
      const place = `${top}${hookPlace(api, operation.operationId)}`
      add(operation.operationId, place)
      hooks.set(operation.operationId, place)
    }
  }
  const ids = new Set(decisions.map(({ id }) => id))
  const decisionAddress = (id: string) => (ids.has(id) ? `${top}decisions.html#${id}` : null)
  return {
    api: (name) =>
      html`<a href="${top}${name}/index.html">${apis.find((api) => api.name === name)?.document.info.title ?? name}</a>`,
    operation: (api, id) => html`<a href="${hooks.get(id) ?? addressOf(api, id)}">${id}</a>`,
    source: (provenance = 'stated', decision) =>
      decision ? html`${provenance} <a href="${top}decisions.html#${decision}">${decision}</a>` : html`${provenance}`,
    addressOf(id) {
      const [place, ...others] = places.get(id) ?? []
      return place !== undefined && others.length === 0 ? place : null
    },
    decisionAddress,
  }
}
