// Renders the pages that are written in Markdown. Names of operations and ids of decisions become links.
import { Marked } from 'marked'
import { codeBlock } from './highlight.ts'
import type { Html } from './html.ts'
import { escapeHtml } from './html.ts'
import type { Links } from './links.ts'

/** The anchor of a heading: its words in lower case, joined by hyphens. */
export const headingSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The language and the file name of a code block: ```ts marketing.ts */
export function readInfo(info: string | undefined): { language: string; file: string | undefined } {
  const [language = '', file] = (info ?? '').split(/\s+/)
  return { language, file }
}

function rendererOf(links: Links): Marked {
  return new Marked({
    extensions: [
      {
        name: 'decision',
        level: 'inline',
        start: (text: string) => text.search(/\b[A-Z]-\d{3}\b/),
        tokenizer(text: string) {
          const id = /^[A-Z]-\d{3}\b/.exec(text)?.[0]
          const address = id && links.decisionAddress(id)
          return address ? { type: 'decision', raw: id, address } : undefined
        },
        renderer: ({ raw, address }) => `<a href="${String(address)}">${raw}</a>`,
      },
    ],
    renderer: {
      code: ({ text, lang }) => {
        const { language, file } = readInfo(lang)
        return codeBlock(text, language, file).markup
      },
      codespan({ text }) {
        const code = `<code>${escapeHtml(text)}</code>`
        const address = links.addressOf(text)
        return address ? `<a href="${address}">${code}</a>` : code
      },
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${headingSlug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      html: ({ text }) => escapeHtml(text),
      table(token) {
        const cell = (tokens: (typeof token.header)[number]['tokens']) => this.parser.parseInline(tokens)
        const titled = token.header.some(({ text }) => text !== '')
        const head = titled
          ? `<thead><tr>${token.header.map(({ tokens }) => `<th>${cell(tokens)}</th>`).join('')}</tr></thead>`
          : ''
        const rows = token.rows.map((row) => `<tr>${row.map(({ tokens }) => `<td>${cell(tokens)}</td>`).join('')}</tr>`)
        return `<div class="frame"><table>${head}<tbody>${rows.join('')}</tbody></table></div>\n`
      },
    },
  })
}

/** Renders Markdown; HTML in it is shown as text. Addresses are relative to the top of the site. */
export function createMarkdown(links: Links): (text: string) => Html {
  const marked = rendererOf(links)
  return (text) => ({ markup: marked.parse(text, { async: false }) })
}
