// Texts of a feed, which may be HTML, as plain texts.
import { decodeHTMLStrict } from 'entities'
import { shortened } from '../shortened.ts'

/** Never matches past the next `<`: linear. */
const TAG = /<[/!]?[a-z][^<>]*>/gi
/** Tags that end a word. */
const BREAK = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|td|th|table|blockquote)\b[^<>]*>/gi

/** What HTML says, on one line of at most `most` characters. */
export function textOfHtml(html: string, most: number): string {
  return shortened(decodeHTMLStrict(html.replace(BREAK, ' ').replace(TAG, '')), most)
}

/** The first picture of some HTML; undefined without one. */
export function firstImage(html: string): string | undefined {
  const [tag = ''] = /<img\b[^<>]*>/i.exec(html) ?? []
  const [, double, single] = /\ssrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/i.exec(tag) ?? []
  const src = double ?? single
  return src === undefined ? undefined : decodeHTMLStrict(src)
}
