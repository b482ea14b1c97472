// The structure of a mail: where its parts begin and end. Nothing is decoded and no line is looked at by itself, so a
// mail costs no more than its bytes, whatever its lines are. A source is text with one character for each byte, and its
// lines end in CRLF.
import {
  fieldOf,
  type HeaderField,
  type Parameterised,
  readFields,
  readParameters,
  UnreadableMailError,
} from './headers.ts'

/** From, and up to but not including, these places in the source. */
export type Range = readonly [start: number, end: number]

/** A part without nested parts. */
export interface MailPart {
  fields: HeaderField[]
  /** Content-Type; `text/plain` where there is none. */
  type: Parameterised
  disposition: Parameterised
  /** Content-Transfer-Encoding, in lower case. */
  encoding: string
  /** The header, with the line break at its end and without the empty line. */
  head: Range
  body: Range
  /** The types of the parts around it, from the outside in. */
  within: readonly string[]
}

export interface MailSource {
  /** The fields of the mail itself. */
  fields: HeaderField[]
  /** In their order. */
  parts: MailPart[]
}

/** Bytes of the header of the mail, and of that of a part. */
const MAX_HEADER = 512 * 1024
const MAX_PART_HEADER = 64 * 1024
/** A mail of this kind takes no more memory than a plain one, but those who read it may. */
const MAX_PARTS = 10_000
const MAX_DEPTH = 20

/** Reads the structure; throws an UnreadableMailError where it is out of proportion. */
export function readMailSource(source: string): MailSource {
  const parts: MailPart[] = []
  let top: HeaderField[] | undefined
  let count = 0

  function walk([start, end]: Range, within: readonly string[], usual: string): void {
    if (++count > MAX_PARTS) throw new UnreadableMailError(`The mail has more than ${MAX_PARTS} parts`)
    if (within.length > MAX_DEPTH) throw new UnreadableMailError(`The parts are nested more than ${MAX_DEPTH} deep`)
    const { head, body } = splitHeader(source, [start, end], top ? MAX_PART_HEADER : MAX_HEADER)
    const fields = readFields(source.slice(...head))
    top ??= fields
    const type = readParameters(fieldOf(fields, 'content-type')?.value || usual)
    const boundary = type.params.get('boundary')
    if (type.word.startsWith('multipart/') && boundary !== undefined && boundary !== '') {
      const inner = type.word === 'multipart/digest' ? 'message/rfc822' : 'text/plain'
      for (const range of splitBody(source, body, boundary)) walk(range, [...within, type.word], inner)
      return
    }
    const disposition = readParameters(fieldOf(fields, 'content-disposition')?.value ?? '')
    const encoding = (fieldOf(fields, 'content-transfer-encoding')?.value ?? '7bit').toLowerCase()
    parts.push({ fields, type, disposition, encoding, head, body, within })
  }

  walk([0, source.length], [], 'text/plain')
  return { fields: top ?? [], parts }
}

/** Header and body of a part, which the first empty line divides. */
function splitHeader(source: string, [start, end]: Range, limit: number): { head: Range; body: Range } {
  if (source.startsWith('\r\n', start)) return { head: [start, start], body: [Math.min(start + 2, end), end] }
  const beginning = source.slice(start, Math.min(end, start + limit))
  const found = beginning.indexOf('\r\n\r\n')
  if (found >= 0) return { head: [start, start + found + 2], body: [start + found + 4, end] }
  if (end - start > limit) throw new UnreadableMailError(`A header has more than ${limit} bytes`)
  return { head: [start, end], body: [end, end] }
}

/** The ranges between the lines with the boundary; what comes before the first and after the last belongs to none. */
function* splitBody(source: string, [start, end]: Range, boundary: string): Generator<Range> {
  const body = source.slice(start, end)
  const mark = `--${boundary}`
  let open: number | undefined
  let at = body.startsWith(mark) ? 0 : body.indexOf(`\r\n${mark}`)
  while (at >= 0) {
    const after = at + mark.length + (at === 0 && body.startsWith(mark) ? 0 : 2)
    const line = /^(--)?[ \t]{0,80}(?:\r\n|$)/.exec(body.slice(after, after + 84))
    if (line) {
      if (open !== undefined) yield [start + open, start + Math.max(open, at)]
      if (line[1] !== undefined) return
      open = after + line[0].length
    }
    // The line break after a boundary is also the one before the next.
    at = body.indexOf(`\r\n${mark}`, line ? after + line[0].length - 2 : after)
  }
  if (open !== undefined) yield [start + open, end]
}
