// The documentation as pages in memory, rendered when they are first asked for. The server and `npm run docs`
// print the same pages, so a site on a disk and a running platform cannot differ.
import { join } from 'node:path'
import { readApis, readDecisions } from './contracts.ts'
import { renderLanding } from './landing.ts'
import { redocScript } from './redoc.ts'
import { renderReference } from './reference.ts'
import { siteCss } from './style.ts'

export interface Page {
  type: string
  body: string
}
export interface DocsSite {
  /** Every page as a relative path, for instance `marketing-v3/index.html`. */
  readonly paths: readonly string[]
  /** The page under a relative path; a folder means its index.html. Null when there is none. */
  get(path: string): Page | null
}

const projectRoot = join(import.meta.dirname, '..', '..', '..')
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

function renderers(root: string): Map<string, () => string> {
  const apis = readApis(root)
  const pages = new Map<string, () => string>([
    ['index.html', () => renderLanding(apis, readDecisions(root))],
    ['assets/site.css', () => siteCss],
    ['assets/redoc.js', redocScript],
  ])
  for (const api of apis) {
    pages.set(`${api.name}/index.html`, () => renderReference(api))
    pages.set(`${api.name}/openapi.json`, () => `${JSON.stringify(api.document, null, 2)}\n`)
  }
  return pages
}

/** The site of the contract that lies under `root` (this project). */
export function createDocsSite(root: string = projectRoot): DocsSite {
  const pages = renderers(root)
  const rendered = new Map<string, Page>()
  return {
    paths: [...pages.keys()],
    get(path) {
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
      const known = rendered.get(file)
      const render = pages.get(file)
      if (known || !render) return known ?? null
      const page = { type: types[file.split('.').at(-1) ?? ''] ?? 'text/plain', body: render() }
      rendered.set(file, page)
      return page
    },
  }
}
