// Reads the source of a mail the way a mail program does.
import { readHtml } from './html/tokens.ts'
import { bytesOf, fileNameOf, isText, joinTexts } from './mime/content.ts'
import { decodeUnsaid, fieldOf } from './mime/headers.ts'
import { type MailPart, readMailSource } from './mime/parts.ts'

export interface ParsedMail {
  headers: { name: string; value: string }[]
  text: string | null
  html: string | null
  /** Addresses of the links, in their order, each once. */
  links: string[]
  attachments: {
    filename: string | null
    contentType: string
    disposition: 'attachment' | 'inline'
    contentId: string | null
    /** Bytes, decoded. */
    size: number
  }[]
}

const PLAIN = /https?:\/\/[^\s<>"]+/g

const LINKS: ReadonlySet<string> = new Set(['a', 'area'])

/** A text may contain millions of links; further ones are ignored. */
const MAX_LINKS = 10_000

/** URLs of the links in the HTML, or in the text without HTML: in their order, without duplicates. */
export function linksOf(html: string | null, text: string | null): string[] {
  const links = new Set<string>()
  if (html !== null) addLinks(html, links)
  else
    for (const [url] of (text ?? '').matchAll(PLAIN)) {
      links.add(url.replaceAll('&amp;', '&'))
      if (links.size === MAX_LINKS) break
    }
  return [...links]
}

/** Adds all links that a reader can follow, including those that only Outlook shows. */
function addLinks(html: string, links: Set<string>): void {
  readHtml(html, (token) => {
    if (links.size === MAX_LINKS) return
    if (token.type === 'comment' && token.content) {
      const { start, end } = token.content
      addLinks(html.slice(start, end), links)
    }
    if (token.type !== 'start' || !LINKS.has(token.name)) return
    const url = token.attributes.find(({ name }) => name === 'href')?.value.trim()
    if (url) links.add(url)
  })
}

/** A file of a mail. */
export interface MailFile {
  filename: string | null
  contentType: string
  /** Without angle brackets. */
  contentId: string | null
  /** Decoded. */
  bytes(): Buffer
}

const contentIdOf = (part: MailPart): string | null =>
  fieldOf(part.fields, 'content-id')?.value.replace(/^<|>$/g, '') ?? null

/** The files of a mail, in the order of the attachments of `parseMailSource`. */
export const filesOf = (source: string): MailFile[] =>
  readMailSource(source)
    .parts.filter((part) => !isText(part))
    .map((part) => ({
      filename: fileNameOf(part),
      contentType: part.type.word,
      contentId: contentIdOf(part),
      bytes: () => bytesOf(source, part),
    }))

/** Reads a source of one character for each byte; a broken one gives what can be read of it. */
export async function parseMailSource(source: string): Promise<ParsedMail> {
  // Loaded with the first mail: the start of the server should not wait for the library.
  const { decodeWords } = await import('postal-mime')
  const { fields, parts } = readMailSource(source)
  const decode = (bytes: string) => decodeWords(decodeUnsaid(bytes))
  const html = joinTexts(source, parts, 'text/html')
  const text = joinTexts(source, parts, 'text/plain')
  return {
    headers: fields.map(({ written, value }) => ({ name: written, value: decode(value) })),
    text,
    html,
    links: linksOf(html, text),
    attachments: parts
      .filter((part) => !isText(part))
      .map((part) => {
        const filename = fileNameOf(part)
        return {
          filename: filename === null ? null : decode(filename),
          contentType: part.type.word,
          disposition: part.disposition.word === 'inline' ? 'inline' : 'attachment',
          contentId: contentIdOf(part),
          size: bytesOf(source, part).length,
        }
      }),
  }
}
