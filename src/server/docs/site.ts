// The documentation as pages in memory, rendered at their first request. The server and `npm run docs` use the same
// pages, so a site on disk and a running platform cannot differ.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiChangelog } from './changes/changelog-page.ts'
import { type HistoryEntry, readHistory } from './changes/history.ts'
import { type Moved, movedPages } from './changes/moved.ts'
import { collectionPath, readCollection } from './collection.ts'
import type { Api } from './contracts.ts'
import { isForOthers, readApis, readDecisions } from './contracts.ts'
import { type Door, siteTitle } from './frame/bar.ts'
import { changelogPage } from './frame/changelog.ts'
import { createPages, frameFiles, type Page } from './frame/files.ts'
import { guideMarkdown, guidePage, readGuide, readGuides } from './guides.ts'
import { hooksPage } from './hooks.ts'
import type { Html } from './html.ts'
import { landingPage } from './landing.ts'
import { createLinks } from './links.ts'
import { createMarkdown } from './markdown.ts'
import type { TextPage } from './pages.ts'
import { referencePages } from './reference/pages.ts'
import { readSoapWsdl, soapLink, soapPage, soapPlaces } from './soap.ts'
import type { Machine } from './states/machines.ts'
import { readMachines } from './states/machines.ts'
import { statesPage } from './states/page.ts'
import { decisionPlaces, decisionsPage, operationsPage } from './tables.ts'

export interface DocsSite {
  /** Every page as a relative path, for instance `marketing-v3/index.html`. */
  readonly paths: readonly string[]
  /** The page at a relative path; a folder means its index.html. Null when there is none. */
  get(path: string): Page | null
  /** The pictures that pages show, as relative paths with the files that hold them. */
  readonly pictures: ReadonlyMap<string, string>
  /** The former paths of pages, each with the present one. */
  readonly moved: ReadonlyMap<string, Moved>
}

const projectRoot = join(import.meta.dirname, '..', '..', '..')
const siteSummary =
  'Email, push, SMS, smart SMS, voice and web push behind one contract: APIs over REST and SOAP, and an SMTP relay.'

function machineOf(machines: Machine[], id: string): Machine {
  const found = machines.find((machine) => machine.id === id)
  if (!found) throw new Error(`specs/state-machines.yaml has no machine ${id}, which a page needs.`)
  return found
}

/** What the pages show besides the contract. */
interface Shown {
  server: string | null
  history: readonly HistoryEntry[]
}

/** The page of the SOAP API and its changelog. */
function soapPages(root: string, history: readonly HistoryEntry[], markdown: (text: string) => Html): TextPage[] {
  return [
    {
      path: 'soap-v2/index.html',
      title: 'SOAP v2',
      section: 'Reference',
      summary: 'The same platform over SOAP: one map of options in, one result out.',
      places: () => soapPlaces(root),
      body: () => soapPage(root),
    },
    {
      path: 'soap-v2/changelog.html',
      title: 'Changes of SOAP v2',
      section: 'Reference',
      summary: 'What each release changed, breaking changes first.',
      isInMenu: false,
      api: 'soap-v2',
      body: () =>
        apiChangelog({ name: 'soap-v2', title: 'SOAP v2' }, history, {
          link: soapLink,
          markdown,
        }),
    },
  ]
}

/** The pages of text, in the order of the menu. To add a page, add a line here. */
function textPages(root: string, apis: Api[], { server, history }: Shown): TextPage[] {
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
    ...referencePages(apis, { decisions, server, history }),
    ...soapPages(root, history, createMarkdown(createLinks(apis, decisions, '../'))),
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
function filesOf(root: string, apis: Api[], shown: Shown): Map<string, () => string> {
  const files = frameFiles(textPages(root, apis, shown), apis, {
    title: siteTitle,
    summary: siteSummary,
    doors: doorsOf(apis),
    server: shown.server,
    hasSources: true,
  })
  files.set('soap-v2/service.wsdl', () => readSoapWsdl(root))
  files.set(collectionPath, () => readCollection(root, apis))
  return files
}

export interface SiteOptions {
  root?: string
  served?: readonly string[] | null
  /** The address of the platform if it does not serve the site itself: pages name it and their forms call it. */
  server?: string | null
  /** Changes since the last release. */
  unreleased?: HistoryEntry | null
}

/** The site for the contract under `root` (this project), of the APIs in `served` (all) and those of others. */
export function createDocsSite({
  root = projectRoot,
  served = null,
  server = null,
  unreleased = null,
}: SiteOptions = {}): DocsSite {
  const apis = readApis(root).filter((api) => isForOthers(api) || (served?.includes(api.name) ?? true))
  const history = [...(unreleased ? [unreleased] : []), ...readHistory(root)]
  const files = filesOf(root, apis, { server, history })
  return {
    paths: [...files.keys()],
    pictures: picturesOf(root),
    moved: movedPages(apis, history),
    get: createPages(files, { isPart: served !== null, server }),
  }
}
