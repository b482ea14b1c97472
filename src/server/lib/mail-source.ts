// Reads the source of a mail the way a mail program does.
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

/** Addresses of the links in the HTML, or in the text where there is no HTML, in their order, each once. */
export function linksOf(html: string | null, text: string | null): string[] {
  const found =
    html === null
      ? [...(text ?? '').matchAll(PLAIN)].map((m) => m[0])
      : [...html.matchAll(HREF)].map((m) => m[1] ?? m[2] ?? '')
  return [...new Set(found.map((url) => url.replaceAll('&amp;', '&')).filter(Boolean))]
}

/** Reads a source; a broken one gives what can be read of it. */
export async function parseMailSource(source: string): Promise<ParsedMail> {
  // Loaded with the first mail: the start of the server should not wait for the library.
  const { default: PostalMime, decodeWords } = await import('postal-mime')
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'arraybuffer' })
  const html = mail.html ?? null
  const text = mail.text ?? null
  return {
    headers: mail.headers.map(({ originalKey, key, value }) => ({
      name: originalKey ?? key,
      value: decodeWords(value),
    })),
    text,
    html,
    links: linksOf(html, text),
    attachments: mail.attachments.map((a) => ({
      filename: a.filename,
      contentType: a.mimeType,
      disposition: a.disposition === 'inline' ? 'inline' : 'attachment',
      contentId: a.contentId?.replace(/^<|>$/g, '') ?? null,
      size: (a.content as ArrayBuffer).byteLength,
    })),
  }
}
