// The pages of the reference of an API.
import { apiChangelog } from '../changes/changelog-page.ts'
import type { HistoryEntry } from '../changes/history.ts'
import { operationLinks } from '../changes/parts.ts'
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
    markdown: () => operationMarkdown(api, row, tools.history),
  }
}

/** The changelog of an API; none for a contract without releases. */
function changelogOf(api: Api, { history, markdown }: Tools): TextPage[] {
  const { title } = api.document.info
  if (history.length === 0) return []
  const body = () => apiChangelog({ name: api.name, title }, history, { link: operationLinks(api), markdown })
  return [
    {
      path: `${api.name}/changelog.html`,
      title: `Changes of ${title}`,
      section: 'Reference',
      summary: 'What each release changed, breaking changes first.',
      isInMenu: false,
      api: api.name,
      body,
    },
  ]
}

/**
 * The page of each API, followed by those of its operations in the order of their groups. Forms call `server`; null is
 * the platform that serves the pages.
 */
export function referencePages(
  apis: Api[],
  { decisions, server, history }: { decisions: Decision[]; server: string | null; history: readonly HistoryEntry[] },
): TextPage[] {
  const links = createLinks(apis, decisions, '../')
  const tools = { links, markdown: createMarkdown(links), server, history }
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
    return [first, ...grouped.map((row) => pageOf(api, row, tools)), ...changelogOf(api, tools)]
  })
}
