// Detects the encoding of a file: by its byte order mark, as UTF-16 by its zero bytes, else as UTF-8, and line by line
// as Windows-1252, in which spreadsheets of western countries save by default.

/** Decodes a file piece by piece. */
export interface TextReader {
  push(bytes: Uint8Array): string
  end(): string
}

/** Whether a file begins as a ZIP archive, as the workbooks of spreadsheets do. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** Bytes by which a file without a mark is judged. */
const SAMPLE = 1_024
/** Bytes without a line end after which a piece is decoded all the same. */
const MAX_LINE = 65_536
const [LF, CR] = [10, 13]

/** The share of zeros among the bytes at even or odd places. */
function zerosAt(bytes: Uint8Array, parity: 0 | 1): number {
  let zeros = 0
  for (let at = parity; at < bytes.length; at += 2) if (bytes[at] === 0) zeros++
  return zeros / Math.max(1, bytes.length >> 1)
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const [even, odd] = [zerosAt(bytes, 0), zerosAt(bytes, 1)]
  // Text of the first 256 letters has a zero in each pair; others have some, for line ends and delimiters.
  if (odd > 0.1 && even === 0) return 'utf-16le'
  return even > 0.1 && odd === 0 ? 'utf-16be' : null
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const windows1252 = new TextDecoder('windows-1252')

function orWindows1252(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return windows1252.decode(bytes)
  }
}

/** The text of whole lines. */
function decodeLines(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    let text = ''
    for (let from = 0; from < bytes.length; ) {
      const found = bytes.indexOf(LF, from)
      const next = found < 0 ? bytes.length : found + 1
      text += orWindows1252(bytes.subarray(from, next))
      from = next
    }
    return text
  }
}

/** Decodes lines, each by itself: files are joined from parts of different programs. */
function byLines(): TextReader {
  let rest = new Uint8Array()
  return {
    push(piece) {
      const bytes = joined(rest, piece)
      const last = Math.max(bytes.lastIndexOf(LF), bytes.lastIndexOf(CR))
      const end = last < 0 && bytes.length > MAX_LINE ? bytes.length : last + 1
      rest = bytes.slice(end)
      return decodeLines(bytes.subarray(0, end))
    },
    end: () => decodeLines(rest),
  }
}

function byEncoding(label: string): TextReader {
  const decoder = new TextDecoder(label)
  return { push: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() }
}

/** Makes a decoder of one file. */
export function createTextReader(): TextReader {
  let first = new Uint8Array()
  let reader: TextReader | null = null
  const detectEncoding = () => {
    const label = utf16Of(first.subarray(0, SAMPLE))
    reader = label === null ? byLines() : byEncoding(label)
    return reader
  }
  return {
    push(bytes) {
      if (reader) return reader.push(bytes)
      first = joined(first, bytes).slice()
      return first.length < SAMPLE ? '' : detectEncoding().push(first)
    },
    end: () => (reader ? reader.end() : detectEncoding().push(first) + (reader as TextReader | null)?.end()),
  }
}
