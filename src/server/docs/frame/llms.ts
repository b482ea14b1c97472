// The pages for programs that read, in the form of llmstxt.org: llms.txt lists them, llms-full.txt holds their text.
import { posix } from 'node:path'
import type { TextPage } from '../pages.ts'

/** The URL of a page as Markdown. */
export const markdownPath = (path: string): string => path.replace(/\.html$/, '.md')

const entry = ({ path, title, summary, terms }: TextPage, folder: string): string => {
  const about = [terms && `\`${terms}\``, summary?.replace(/\s+/g, ' ')].filter(Boolean).join(' ')
  return `- [${title}](${posix.relative(folder, markdownPath(path))})${about && `: ${about}`}`
}

/** Pages for authors of the contract. */
const forAuthors = new Set(['decisions.html', 'contract-rules.html'])

/** Whether a page explains how to use the platform: no single operation, no history of an API, no rule for authors. */
const isGuide = ({ path, api }: TextPage): boolean =>
  path.includes('/') ? api !== undefined && path.endsWith('/index.html') : !forAuthors.has(path)

/** Links of a page as they lead from the folder. */
const rebased = (text: string, path: string, folder: string): string =>
  text.replace(
    /\]\(([^()#:\s]+)(#[^()\s]*)?\)/g,
    (_, to: string, anchor = '') =>
      `](${posix.relative(folder, posix.join(posix.dirname(path), to)) || posix.basename(to)}${anchor})`,
  )

/** The text of llms.txt. `titles` are those of the APIs by name; each API is a separate section. */
export function llmsText(
  pages: readonly TextPage[],
  { title, summary, titles }: { title: string; summary: string; titles: Readonly<Record<string, string>> },
): string {
  const sectionOf = ({ api, section }: TextPage) => (api && titles[api]) ?? section
  const sections = [...new Set(pages.map(sectionOf))].map((name) => {
    const own = pages.filter((page) => sectionOf(page) === name)
    return `## ${name}\n\n${own.map((page) => entry(page, '.')).join('\n')}`
  })
  const note =
    'Each page is also available as HTML, under its name with `.html`. The OpenAPI 3.1 documents are at `<api>/openapi.json`. `llms-full.txt` has the text of all guides; `<api>/llms.txt` and `<api>/llms-full.txt` have one API.'
  return `${[`# ${title}`, `> ${summary}`, note, ...sections].join('\n\n')}\n`
}

/** The list of the pages of one API, in its folder. */
export const llmsTextOfApi = (pages: readonly TextPage[], api: string, title: string): string =>
  `# ${title}\n\n${pages
    .filter((page) => page.api === api)
    .map((page) => entry(page, api))
    .join('\n')}\n`

/** The text of the pages of an API or, without one, of all guides. Every page begins with its path. */
export function llmsFullText(
  pages: readonly TextPage[],
  { api, textOf }: { api: string | null; textOf: (page: TextPage) => string },
): string {
  const own = pages.filter((page) => (api === null ? isGuide(page) : page.api === api))
  const texts = own.map((page) => {
    const path = markdownPath(page.path)
    const folder = api ?? '.'
    return `<!-- ${posix.relative(folder, path)} -->\n\n${rebased(textOf(page), page.path, folder).trim()}\n`
  })
  return texts.join('\n')
}
