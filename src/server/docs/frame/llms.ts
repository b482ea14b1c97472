// The list of all pages as Markdown, for programs that read: llms.txt in the form of llmstxt.org.
import type { TextPage } from '../pages.ts'

/** The URL of a page as Markdown. */
export const markdownPath = (path: string): string => path.replace(/\.html$/, '.md')

const entry = ({ path, title, summary, terms }: TextPage): string => {
  const about = [terms && `\`${terms}\``, summary?.replace(/\s+/g, ' ')].filter(Boolean).join(' ')
  return `- [${title}](${markdownPath(path)})${about && `: ${about}`}`
}

/** The text of llms.txt. `titles` are those of the APIs by name; each API is a separate section. */
export function llmsText(
  pages: readonly TextPage[],
  { title, summary, titles }: { title: string; summary: string; titles: Readonly<Record<string, string>> },
): string {
  const sectionOf = ({ api, section }: TextPage) => (api && titles[api]) ?? section
  const sections = [...new Set(pages.map(sectionOf))].map((name) => {
    const own = pages.filter((page) => sectionOf(page) === name)
    return `## ${name}\n\n${own.map(entry).join('\n')}`
  })
  const note =
    'Each page is also available as HTML, under its name with `.html`. The OpenAPI 3.1 documents are at `<api>/openapi.json`.'
  return `${[`# ${title}`, `> ${summary}`, note, ...sections].join('\n\n')}\n`
}
