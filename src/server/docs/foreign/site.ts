// The documentation of another contract: a reference without what only ours has, such as guides, decisions and SOAP.
import type { Api } from '../contracts.ts'
import { addressOf, rowsOf } from '../contracts.ts'
import { createPages, frameFiles } from '../frame/files.ts'
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import { createLinks } from '../links.ts'
import type { TextPage } from '../pages.ts'
import { referencePages } from '../reference/pages.ts'
import type { DocsSite } from '../site.ts'
import { operationsPage } from '../tables.ts'

const card = (api: Api): Html => {
  const { info, paths } = api.document
  const count = rowsOf(paths).length
  return html`
<a class="card" href="${api.name}/index.html"><b>${info.title}</b><p>${info.summary ?? ''}</p>
<small>${count} ${count === 1 ? 'operation' : 'operations'}${info.version ? ` · version ${info.version}` : ''}</small><small>${addressOf(api)}</small></a>`
}

function pagesOf(apis: Api[], title: string): TextPage[] {
  const links = createLinks(apis, [])
  return [
    {
      path: 'index.html',
      title: 'Overview',
      section: 'Start',
      body: () => [
        html`<h1>${title}</h1><div class="cards">${apis.map(card)}</div>
<p><a href="operations.html">All operations on one page</a></p>`,
      ],
    },
    ...referencePages(apis, { decisions: [], server: null, history: [] }),
    {
      path: 'operations.html',
      title: 'All operations',
      section: 'Reference',
      places: () => [],
      body: () => operationsPage(apis, links),
    },
  ]
}

/** The site of the APIs of another contract. Its pages have no forms that send requests. */
export function createForeignSite(apis: Api[]): DocsSite {
  const [first] = apis
  const title = apis.length === 1 && first ? first.document.info.title : 'APIs'
  const doors = apis.slice(0, 6).map(({ name, document }) => ({
    path: `${name}/index.html`,
    name: document.info.title.replace(/ API$/, ''),
  }))
  const files = frameFiles(pagesOf(apis, title), apis, {
    title,
    summary: `The reference of ${title}.`,
    doors,
    server: null,
    hasSources: false,
  })
  return {
    paths: [...files.keys()],
    pictures: new Map(),
    moved: new Map(),
    get: createPages(files, { isPart: true, server: null }),
  }
}
