// Changes the HTML inside the source of a relayed mail and leaves everything else as it came, byte by byte.

import { bytesOf, toBase64Lines } from '../../../lib/mime/content.ts'
import { decodeCharset, readParameters } from '../../../lib/mime/headers.ts'
import type { RelayedPart } from './single-email.ts'

/** A part with its HTML. */
export interface HtmlPart {
  part: RelayedPart
  html: string
}

/** Where the body of the mail begins; its header is never empty. */
const bodyOf = (source: string): number => source.indexOf('\r\n\r\n') + 4

/** The bytes of a part without its transfer encoding. */
export function contentOfPart(source: string, { body: [start, end], encoding }: RelayedPart): Buffer {
  const from = bodyOf(source)
  return bytesOf(source, { body: [from + start, from + end], encoding })
}

/** The HTML of these parts. */
export const htmlOf = (source: string, parts: readonly RelayedPart[]): HtmlPart[] =>
  parts.map((part) => ({
    part,
    html: decodeCharset(
      contentOfPart(source, part).toString('latin1'),
      readParameters(part.type).params.get('charset'),
    ),
  }))

/** The source with other HTML in these parts, which come in the order of the mail. */
export function withHtml(source: string, changed: readonly HtmlPart[]): string {
  const from = bodyOf(source)
  let made = ''
  let at = 0
  for (const { part, html } of changed) {
    // A mail that is one part has its header in front of the empty line.
    const [head, headEnd] = part.head ? [from + part.head[0], from + part.head[1]] : [0, from - 2]
    const { encoding, content } = encodeHtml(html)
    made += source.slice(at, head) + retypeHeader(source.slice(head, headEnd), encoding)
    made += source.slice(headEnd, from + part.body[0]) + content
    at = from + part.body[1]
  }
  return made + source.slice(at)
}

/** ASCII is sent unchanged if its lines have at most 998 characters (RFC 5322 2.1.1). */
function encodeHtml(html: string): { encoding: string; content: string } {
  const isPlain = /^(?:[\t -~]{0,998}\r\n)*[\t -~]{0,998}$/.test(html)
  return isPlain ? { encoding: '7bit', content: html } : { encoding: 'base64', content: toBase64Lines(html) }
}

/** The header of a part, for HTML in UTF-8 with this encoding. */
function retypeHeader(header: string, encoding: string): string {
  const lines = header
    .split(/\r\n(?![ \t])/)
    .filter((line) => line !== '' && !/^content-transfer-encoding[ \t]*:/i.test(line))
    .map((line) => (/^content-type[ \t]*:/i.test(line) ? inUtf8(line) : line))
  return `${[...lines, `Content-Transfer-Encoding: ${encoding}`].join('\r\n')}\r\n`
}

const CHARSET = /(;\s*charset\s*=\s*)(?:"[^"]*"|[^\s;"]*)/i

const inUtf8 = (line: string): string =>
  CHARSET.test(line) ? line.replace(CHARSET, '$1utf-8') : `${line}; charset=utf-8`
