// Reads the source of a mail the way a mail program does.
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

// As in domain/content/links.ts: linear, and not `data-href`.
const HREF = /<a\b[^<>]*?(?<![\w-])href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const PLAIN = /https?:\/\/[^\s<>"]+/g

/** A text may hold millions; nobody looks at more. */
const MOST_LINKS = 10_000

/** Addresses of the links in the HTML, or in the text where there is no HTML, in their order, each once. */
export function linksOf(html: string | null, text: string | null): string[] {
  const links = new Set<string>()
  for (const [whole, double, single] of html === null ? (text ?? '').matchAll(PLAIN) : html.matchAll(HREF)) {
    const url = html === null ? whole : (double ?? single ?? '')
    if (url !== '') links.add(url.replaceAll('&amp;', '&'))
    if (links.size === MOST_LINKS) break
  }
  return [...links]
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
