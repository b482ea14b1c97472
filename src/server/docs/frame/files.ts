// The files of a site: its pages in the frame, assets, search, Markdown and contract files, rendered at their first request.
import { posix } from 'node:path'
import type { Api } from '../contracts.ts'
import { renderLayout, type SiteParts } from '../layout.ts'
import { showOrigin } from '../origin.ts'
import type { TextPage } from '../pages.ts'
import { referenceScript } from '../reference/script.ts'
import { referenceCss } from '../reference/style.ts'
import { siteScript } from '../script.ts'
import { siteCss } from '../style.ts'
import { assetOf } from './assets.ts'
import { llmsFullText, llmsText, llmsTextOfApi, markdownPath } from './llms.ts'
import { plainMarkdown } from './plain.ts'
import { searchIndex } from './search-index.ts'
import { searchScript } from './search-script.ts'
import { switchScript } from './switches.ts'

export interface Page {
  type: string
  body: string
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  wsdl: 'text/xml; charset=utf-8',
}

/** What makes a site besides its pages. */
export type Frame = Pick<SiteParts, 'title' | 'doors' | 'server' | 'hasSources'> & { summary: string }

/** The files of a site by path, each as a function that makes its text. */
export function frameFiles(pages: readonly TextPage[], apis: readonly Api[], frame: Frame): Map<string, () => string> {
  const titles = Object.fromEntries(apis.map(({ name, document }) => [name, document.info.title]))
  const css = assetOf('site', 'css', siteCss + referenceCss)
  const script = assetOf('site', 'js', switchScript + searchScript + siteScript + referenceScript)
  const index = assetOf('search', 'js', searchIndex(pages, titles))
  const { summary, ...shown } = frame
  const parts: SiteParts = { ...shown, pages, css: css.path, script: script.path, index: index.path }
  const files = new Map<string, () => string>()
  const markdownOf = (page: TextPage) => page.markdown?.() ?? plainMarkdown(page.body())
  for (const page of pages) {
    files.set(page.path, () => renderLayout(page, parts))
    files.set(markdownPath(page.path), () => markdownOf(page))
  }
  for (const { path, text } of [css, script, index]) files.set(path, () => text)
  const textOf = (page: TextPage) => withoutDeadLinks(markdownOf(page), markdownPath(page.path), files)
  files.set('llms.txt', () => llmsText(pages, { title: frame.title, summary, titles }))
  files.set('llms-full.txt', () => llmsFullText(pages, { api: null, textOf }))
  for (const { name, document, foreign } of apis) {
    files.set(`${name}/llms.txt`, () => llmsTextOfApi(pages, name, document.info.title))
    files.set(`${name}/llms-full.txt`, () => llmsFullText(pages, { api: name, textOf }))
    files.set(`${name}/openapi.json`, () => `${JSON.stringify(foreign?.source ?? document, null, 2)}\n`)
  }
  return files
}

/** The text without dead links to files; their link texts stay. */
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

/** Renders files and keeps them. With `isPart`, pages may link to what the site does not have: those links are left out. */
export function createPages(
  files: ReadonlyMap<string, () => string>,
  { isPart, server }: { isPart: boolean; server: string | null },
): (path: string) => Page | null {
  const rendered = new Map<string, Page>()
  return (path) => {
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
    const known = rendered.get(file)
    const render = files.get(file)
    if (known || !render) return known ?? null
    const whole = render()
    const linked = hasLinks(file, isPart) ? withoutDeadLinks(whole, file, files) : whole
    const body = server === null || file.startsWith('assets/') ? linked : showOrigin(linked, server)
    const page = { type: types[file.split('.').at(-1) ?? ''] ?? 'text/plain', body }
    rendered.set(file, page)
    return page
  }
}
