// The documentation as pages in memory, rendered at their first request. The server and `npm run docs` use the same
// pages, so a site on disk and a running platform cannot differ.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Api } from './contracts.ts'
import { isForOthers, readApis, readDecisions } from './contracts.ts'
import { assetOf } from './frame/assets.ts'
import { type Door, siteTitle } from './frame/bar.ts'
import { changelogPage } from './frame/changelog.ts'
import { llmsText, markdownPath } from './frame/llms.ts'
import { plainMarkdown } from './frame/plain.ts'
import { searchIndex } from './frame/search-index.ts'
import { searchScript } from './frame/search-script.ts'
import { switchScript } from './frame/switches.ts'
import { guideMarkdown, guidePage, readGuide, readGuides } from './guides.ts'
import { hooksPage } from './hooks.ts'
import { landingPage } from './landing.ts'
import type { SiteParts } from './layout.ts'
import { renderLayout } from './layout.ts'
import { createLinks } from './links.ts'
import { createMarkdown } from './markdown.ts'
import type { TextPage } from './pages.ts'
import { referencePages } from './reference/pages.ts'
import { referenceScript } from './reference/script.ts'
import { referenceCss } from './reference/style.ts'
import { siteScript } from './script.ts'
import { readSoapWsdl, soapPage, soapPlaces } from './soap.ts'
import type { Machine } from './states/machines.ts'
import { readMachines } from './states/machines.ts'
import { statesPage } from './states/page.ts'
import { siteCss } from './style.ts'
import { decisionPlaces, decisionsPage, operationsPage } from './tables.ts'

export interface Page {
  type: string
  body: string
}
export interface DocsSite {
  /** Every page as a relative path, for instance `marketing-v3/index.html`. */
  readonly paths: readonly string[]
  /** The page at a relative path; a folder means its index.html. Null when there is none. */
  get(path: string): Page | null
  /** The pictures that pages show, as relative paths with the files that hold them. */
  readonly pictures: ReadonlyMap<string, string>
}

const projectRoot = join(import.meta.dirname, '..', '..', '..')
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  wsdl: 'text/xml; charset=utf-8',
}

const siteSummary =
  'Email, push, SMS, smart SMS, voice and web push behind one contract: APIs over REST and SOAP, and an SMTP relay.'

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
    {
      path: 'index.html',
      title: 'Overview',
      section: 'Start',
      summary: siteSummary,
      body: () => landingPage(apis, guides),
    },
    changelogPage(root, markdown),
    ...guides.map((guide) => ({
      path: `${guide.name}.html`,
      title: guide.title,
      section: 'Quick-starts' as const,
      summary: guide.summary,
      body: () => guidePage(guide, apis, markdown),
      markdown: () => guideMarkdown(guide, apis),
    })),
    ...referencePages(apis, decisions),
    {
      path: 'soap-v2/index.html',
      title: 'SOAP v2',
      section: 'Reference',
      summary: 'The same platform over SOAP: one map of options in, one result out.',
      places: () => soapPlaces(root),
      body: () => soapPage(root),
    },
    {
      path: 'smtp-relay.html',
      title: 'SMTP relay',
      section: 'Reference',
      summary: 'Transactional email from programs that speak SMTP.',
      body: relay,
    },
    {
      path: 'operations.html',
      title: 'All operations',
      section: 'Reference',
      summary: 'Every operation of every API, with a filter.',
      places: () => [],
      body: () => operationsPage(apis, links),
    },
    {
      path: 'hooks.html',
      title: 'Hooks',
      section: 'Contract',
      summary: 'What the platform posts to you, and how to verify that it was the platform.',
      body: hooks,
    },
    {
      path: 'states.html',
      title: 'State machines',
      section: 'Contract',
      summary: 'The states of campaigns, messages and codes, as diagrams and tables.',
      body: () => statesPage(machines, links),
    },
    {
      path: 'decisions.html',
      title: 'Decisions',
      section: 'Contract',
      summary: 'What the specification leaves open, and what we decided.',
      places: () => decisionPlaces(decisions),
      body: () => decisionsPage(decisions),
    },
  ]
}

/** The APIs in the bar. */
const doorsOf = (apis: Api[]): Door[] => [
  ...apis.map(({ name, document }) => ({
    path: `${name}/index.html`,
    name: document.info.title.replace(/ API$/, ''),
  })),
  { path: 'soap-v2/index.html', name: 'SOAP' },
  { path: 'smtp-relay.html', name: 'SMTP' },
]

/** The pictures of the console, which `npm run pictures` takes. */
function picturesOf(root: string): Map<string, string> {
  const folder = join(root, 'docs', 'pictures')
  return new Map(readdirSync(folder).map((name) => [`pictures/${name}`, join(folder, name)]))
}

/** The files of the site by path, each as a function that makes its text. */
function filesOf(root: string, apis: Api[]): Map<string, () => string> {
  const pages = textPages(root, apis)
  const titles = Object.fromEntries(apis.map(({ name, document }) => [name, document.info.title]))
  const css = assetOf('site', 'css', siteCss + referenceCss)
  const script = assetOf('site', 'js', switchScript + searchScript + siteScript + referenceScript)
  const index = assetOf('search', 'js', searchIndex(pages, titles))
  const parts: SiteParts = { pages, doors: doorsOf(apis), css: css.path, script: script.path, index: index.path }
  const files = new Map<string, () => string>()
  for (const page of pages) {
    files.set(page.path, () => renderLayout(page, parts))
    files.set(markdownPath(page.path), () => page.markdown?.() ?? plainMarkdown(page.body()))
  }
  for (const { path, text } of [css, script, index]) files.set(path, () => text)
  files.set('llms.txt', () => llmsText(pages, { title: siteTitle, summary: siteSummary, titles }))
  files.set('soap-v2/service.wsdl', () => readSoapWsdl(root))
  for (const api of apis) {
    files.set(`${api.name}/openapi.json`, () => `${JSON.stringify(api.document, null, 2)}\n`)
  }
  return files
}

/** The text without the links that lead to none of these files; what stands in them stays. */
function withoutDeadLinks(text: string, path: string, files: ReadonlyMap<string, unknown>): string {
  const leads = (to: string) => {
    const file = posix.join(posix.dirname(path), to)
    return files.has(file) || files.has(`${file}index.html`)
  }
  if (path.endsWith('.html'))
    return text.replace(/<a href="([^"#:]+)(?:#[^"]*)?">([\s\S]*?)<\/a>/g, (link, to: string, inside: string) =>
      leads(to) ? link : inside,
    )
  return text.replace(/\[([^\][]*)\]\(([^()#:\s]+)(#[^()\s]*)?\)/g, (_, inside: string, to: string, anchor = '') =>
    leads(to) ? `[${inside}](${markdownPath(to)}${anchor})` : inside,
  )
}

/** Whether the links of a file have to be looked through: all of those in Markdown, which lead to pages. */
const hasLinks = (file: string, isPart: boolean): boolean => file.endsWith('.md') || (isPart && file.endsWith('.html'))

/** The site for the contract under `root` (this project), of the APIs in `served` (all) and those of others. */
export function createDocsSite({
  root = projectRoot,
  served = null,
}: {
  root?: string
  served?: readonly string[] | null
} = {}): DocsSite {
  const apis = readApis(root).filter((api) => isForOthers(api) || (served?.includes(api.name) ?? true))
  const files = filesOf(root, apis)
  const rendered = new Map<string, Page>()
  return {
    paths: [...files.keys()],
    pictures: picturesOf(root),
    get(path) {
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
      const known = rendered.get(file)
      const render = files.get(file)
      if (known || !render) return known ?? null
      const whole = render()
      const body = hasLinks(file, served !== null) ? withoutDeadLinks(whole, file, files) : whole
      const page = { type: types[file.split('.').at(-1) ?? ''] ?? 'text/plain', body }
      rendered.set(file, page)
      return page
    },
  }
}
