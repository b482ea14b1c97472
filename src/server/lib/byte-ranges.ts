// Which bytes of a file a request asks for (RFC 9110 13 and 14). Several ranges at once may be ignored (14.2), and are.
import type { IncomingHttpHeaders } from 'node:http'

/** The state of a file that a request asks for. */
export interface FileState {
  /** In bytes. */
  size: number
  /** A strong entity tag, with its quotes: the file of a tag is the same byte for byte. */
  etag: string
}

/** What to answer: bytes from `from` up to `end`, which is not among them, or none. */
export type Selection =
  | { status: 200 | 206; from: number; end: number }
  | { status: 304 | 412 | 416; from?: never; end?: never }

/** Decides how to answer a GET or a HEAD. */
export function selectBytes(method: string, headers: IncomingHttpHeaders, file: FileState): Selection {
  // In the order of RFC 9110 13.2.2. Conditions with dates are ignored: the files have none.
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']]
  if (match !== undefined && !namesEntity(match, file.etag)) return { status: 412 }
  if (noneMatch !== undefined && namesEntity(withoutWeakness(noneMatch), file.etag)) return { status: 304 }
  const whole = { status: 200, from: 0, end: file.size } as const
  const { range, 'if-range': ifRange } = headers
  // Ranges are defined for GET only (14.2). If-Range holds one tag, compared strongly, or a date (13.1.5).
  if (method !== 'GET' || range === undefined || (ifRange !== undefined && ifRange !== file.etag)) return whole
  return rangeOf(range, file.size) ?? whole
}

/** Whether a list of entity tags has this strong one. */
function namesEntity(list: string, etag: string): boolean {
  const tags = list.split(',').map((tag) => tag.trim())
  return tags.includes('*') || tags.includes(etag)
}

/** The tags in the weak comparison, which If-None-Match calls for (13.1.2). */
const withoutWeakness = (list: string) => list.replaceAll('W/"', '"')

const ONE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i

/** The bytes of a header Range; null for one to ignore: of another unit, of several ranges, or none at all. */
function rangeOf(header: string, size: number): Selection | null {
  const [, first, last] = ONE_RANGE.exec(header) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? { status: 416 } : { status: 206, from: size - length, end: size }
  }
  const from = Number(first)
  const end = last === '' ? size : Math.min(Number(last) + 1, size)
  if (last !== '' && Number(last) < from) return null
  return from >= size ? { status: 416 } : { status: 206, from, end }
}
