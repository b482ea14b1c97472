// The documentation as pages in memory, rendered at their first request. The server and `npm run docs` use the same
// pages, so a site on disk and a running platform cannot differ.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Api } from './contracts.ts'
import { readApis, readDecisions } from './contracts.ts'
import { guidePage, readGuide, readGuides } from './guides.ts'
import { hooksPage } from './hooks.ts'
import type { Html } from './html.ts'
import { landingPage } from './landing.ts'
import type { MenuSection } from './layout.ts'
import { renderLayout } from './layout.ts'
import { createLinks } from './links.ts'
import { createMarkdown } from './markdown.ts'
import { redocScript } from './redoc.ts'
import { renderReference } from './reference.ts'
import { siteScript } from './script.ts'
import { readSoapWsdl, soapPage } from './soap.ts'
import type { Machine } from './states/machines.ts'
import { readMachines } from './states/machines.ts'
import { statesPage } from './states/page.ts'
import { siteCss } from './style.ts'
import { decisionsPage, operationsPage } from './tables.ts'

export interface Page {
  type: string
  body: string
}
export interface DocsSite {
  /** Every page as a relative path, for instance `marketing-v3/index.html`. */
  readonly paths: readonly string[]
  /** The page at a relative path; a folder means its index.html. Null when there is none. */
  get(path: string): Page | null
}

const projectRoot = join(import.meta.dirname, '..', '..', '..')
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  wsdl: 'text/xml; charset=utf-8',
}

/** A page of text, and the section of the menu that shows it. */
interface TextPage {
  path: string
  title: string
  section: 'Start' | 'Quick-starts' | 'Reference' | 'Contract'
  body(): Html[]
}

function machineOf(machines: Machine[], id: string): Machine {
  const found = machines.find((machine) => machine.id === id)
  if (!found) throw new Error(`specs/state-machines.yaml has no machine ${id}, which a page needs.`)
  return found
}

/** The pages of text, in the order of the menu. To add a page, add a line here. */
function textPages(root: string, apis: Api[]): TextPage[] {
  const decisions = readDecisions(root)
  const machines = readMachines(root)
  const links = createLinks(apis, decisions)
  const markdown = createMarkdown(links)
  const guides = readGuides().filter(({ about }) => about === undefined || apis.some(({ name }) => name === about))
  const hooks = () =>
    hooksPage({ guide: readGuide('hooks'), apis, machine: machineOf(machines, 'hook-delivery'), links, markdown })
  const relay = () => [markdown(readFileSync(join(root, 'specs', 'smtp-relay.md'), 'utf8'))]
  return [
    { path: 'index.html', title: 'Overview', section: 'Start', body: () => landingPage(apis, guides) },
    ...guides.map((guide) => ({
      path: `${guide.name}.html`,
      title: guide.title,
      section: 'Quick-starts' as const,
      body: () => guidePage(guide, apis, markdown),
    })),
    { path: 'soap-v2/index.html', title: 'SOAP v2', section: 'Reference', body: () => soapPage(root) },
    { path: 'smtp-relay.html', title: 'SMTP relay', section: 'Reference', body: relay },
    { path: 'operations.html', title: 'All operations', section: 'Reference', body: () => operationsPage(apis, links) },
    { path: 'hooks.html', title: 'Hooks', section: 'Contract', body: hooks },
    { path: 'states.html', title: 'State machines', section: 'Contract', body: () => statesPage(machines, links) },
    { path: 'decisions.html', title: 'Decisions', section: 'Contract', body: () => decisionsPage(decisions) },
  ]
}

/** The menu: the pages of text by section. The references of the APIs come first in their section. */
function menuOf(pages: TextPage[], apis: Api[]): MenuSection[] {
  const references = apis.map(({ name, document }) => ({ path: `${name}/index.html`, title: document.info.title }))
  return [...new Set(pages.map(({ section }) => section))].map((section) => ({
    title: section,
    entries: [...(section === 'Reference' ? references : []), ...pages.filter((page) => page.section === section)],
  }))
}

function renderers(root: string, served: readonly string[] | null): Map<string, () => string> {
  const apis = readApis(root).filter(({ name }) => served?.includes(name) ?? true)
  const texts = textPages(root, apis)
  const menu = menuOf(texts, apis)
  const pages = new Map<string, () => string>([
    ...texts.map(({ path, title, body }): [string, () => string] => [
      path,
      () => renderLayout({ path, title }, menu, body()),
    ]),
    ['assets/site.css', () => siteCss],
    ['soap-v2/service.wsdl', () => readSoapWsdl(root)],
    ['assets/site.js', () => siteScript],
    ['assets/redoc.js', redocScript],
  ])
  for (const api of apis) {
    pages.set(`${api.name}/index.html`, () => renderReference(api))
    pages.set(`${api.name}/openapi.json`, () => `${JSON.stringify(api.document, null, 2)}\n`)
  }
  return pages
}

/** A page without the links that lead to none of these files; their text stays. */
function withoutDeadLinks(markup: string, path: string, files: ReadonlySet<string>): string {
  return markup.replace(/<a href="([^"#:]+)(?:#[^"]*)?">([\s\S]*?)<\/a>/g, (link, to: string, text: string) => {
    const file = posix.join(posix.dirname(path), to)
    return files.has(file) || files.has(`${file}index.html`) ? link : text
  })
}

/** The site for the contract under `root` (this project), of the APIs in `served` (all). */
export function createDocsSite({
  root = projectRoot,
  served = null,
}: {
  root?: string
  served?: readonly string[] | null
} = {}): DocsSite {
  const pages = renderers(root, served)
  const files = new Set(pages.keys())
  const rendered = new Map<string, Page>()
  return {
    paths: [...pages.keys()],
    get(path) {
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
      const known = rendered.get(file)
      const render = pages.get(file)
      if (known || !render) return known ?? null
      const whole = render()
      const body = served !== null && file.endsWith('.html') ? withoutDeadLinks(whole, file, files) : whole
      const page = { type: types[file.split('.').at(-1) ?? ''] ?? 'text/plain', body }
      rendered.set(file, page)
      return page
    },
  }
}
