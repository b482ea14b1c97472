// The pages of the reference of an API.
import { type Api, addressOf, type Decision, type Row, rowsOf } from '../contracts.ts'
import { createLinks } from '../links.ts'
import { createMarkdown } from '../markdown.ts'
import type { TextPage } from '../pages.ts'
import { apiPage } from './api-page.ts'
import { operationMarkdown } from './operation-markdown.ts'
import { operationPage } from './operation-page.ts'
import type { Tools } from './parts.ts'

function pageOf(api: Api, row: Row, tools: Tools): TextPage {
  const { operation, method, path } = row
  const base = new URL(addressOf(api)).pathname.replace(/\/$/, '')
  return {
    path: `${api.name}/${operation.operationId}.html`,
    title: operation.summary,
    section: 'Reference',
    terms: `${operation.operationId} ${method.toUpperCase()} ${base}${path}`,
    isInMenu: false,
    api: api.name,
    tag: operation.tags[0] ?? '',
    method,
    places: () => [],
    body: () => operationPage(api, row, tools),
    markdown: () => operationMarkdown(api, row),
  }
}

/** The page of each API, followed by those of its operations in the order of their groups. */
export function referencePages(apis: Api[], decisions: Decision[]): TextPage[] {
  const links = createLinks(apis, decisions, '../')
  const tools = { links, markdown: createMarkdown(links) }
  return apis.flatMap((api) => {
    const { info, tags, paths } = api.document
    const first: TextPage = {
      path: `${api.name}/index.html`,
      title: info.title,
      section: 'Reference',
      summary: info.summary ?? '',
      api: api.name,
      body: () => apiPage(api, tools),
    }
    const rows = rowsOf(paths)
    const grouped = tags.flatMap(({ name }) => rows.filter(({ operation }) => operation.tags[0] === name))
    return [first, ...grouped.map((row) => pageOf(api, row, tools))]
  })
}
