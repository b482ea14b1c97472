// Texts of a feed, which may be HTML, as plain texts.
import { decodeHTMLStrict } from 'entities'

/** Never matches past the next `<`: linear. */
const TAG = /<[/!]?[a-z][^<>]*>/gi
/** Tags that end a word. */
const BREAK = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|td|th|table|blockquote)\b[^<>]*>/gi

/** Control characters, which neither a mail nor a database takes. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f]+/g

/** What HTML says, on one line of at most `most` characters. */
export function textOfHtml(html: string, most: number): string {
  return shortened(decodeHTMLStrict(html.replace(BREAK, ' ').replace(TAG, '')), most)
}

/** A text on one line of at most `most` characters; what is longer ends in `…`. */
export function shortened(text: string, most: number): string {
  const line = text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim().toWellFormed()
  if (line.length <= most) return line
  return `${line
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`
}

/** The first picture of some HTML; undefined without one. */
export function firstImage(html: string): string | undefined {
  const [tag = ''] = /<img\b[^<>]*>/i.exec(html) ?? []
  const [, double, single] = /\ssrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/i.exec(tag) ?? []
  const src = double ?? single
  return src === undefined ? undefined : decodeHTMLStrict(src)
}
