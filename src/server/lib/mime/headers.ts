// The header of a mail or of one of its parts. Everything here takes linear time: attackers write headers too.
// A source is text with one character for each byte.

export interface HeaderField {
  /** In lower case. */
  name: string
  /** The name as it was written. */
  written: string
  /** What follows the colon, as it was written, with its folds and without the line break at its end. */
  raw: string
  /** The unfolded value, trimmed. */
  value: string
}

/** The mail is not valid MIME, or its header or structure is larger than the limits. */
export class UnreadableMailError extends Error {}

/** Fields per header; a mail that went through many hands has some hundred. */
const MAX_FIELDS = 2_000

/** The fields of a header, in their order; lines that are none are left out. */
export function readFields(header: string): HeaderField[] {
  const lines = header.split(/\r\n(?![ \t])/, MAX_FIELDS + 1)
  if (lines.length > MAX_FIELDS) throw new UnreadableMailError(`A header has more than ${MAX_FIELDS} fields`)
  return lines.flatMap((line) => {
    const found = /^([!-9;-~]+)[ \t]*:/.exec(line)
    if (!found) return []
    const [start, written = ''] = found
    const raw = line.slice(start.length)
    return [{ name: written.toLowerCase(), written, raw, value: trimBlanks(raw.replaceAll('\r\n', '')) }]
  })
}

/** Without blanks at its ends. A pattern would take quadratic time on blanks that are not at the end. */
function trimBlanks(text: string): string {
  const isBlank = (at: number) => text[at] === ' ' || text[at] === '\t'
  let [start, end] = [0, text.length]
  while (start < end && isBlank(start)) start++
  while (end > start && isBlank(end - 1)) end--
  return text.slice(start, end)
}

/** The first field with this name. */
export const fieldOf = (fields: readonly HeaderField[], name: string): HeaderField | undefined =>
  fields.find((field) => field.name === name)

/** A value such as that of Content-Type: a word and parameters. */
export interface Parameterised {
  /** In lower case. */
  word: string
  /** By their names in lower case, those of RFC 2231 joined and decoded. */
  params: ReadonlyMap<string, string>
}

const PARAMETER = /;[ \t]*([^\s=;"]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^;"\s]*))/g

/** Reads a value with parameters; of several with one name, the first counts. */
export function readParameters(value: string): Parameterised {
  const [word = ''] = value.split(/[;\s]/, 1)
  const plain = new Map<string, string>()
  const pieces = new Map<string, { text: string; encoded: boolean }[]>()
  for (const [, name = '', quoted, bare] of value.matchAll(PARAMETER)) {
    const text = quoted === undefined ? (bare ?? '') : quoted.replace(/\\(.)/g, '$1')
    const [, base = '', index, star] = /^([^*]+)(?:\*(\d{1,3}))?(\*)?$/.exec(name.toLowerCase()) ?? []
    if (index === undefined && star === undefined) {
      if (!plain.has(base)) plain.set(base, text)
    } else {
      const list = pieces.get(base) ?? []
      list[Number(index ?? 0)] ??= { text, encoded: star !== undefined }
      pieces.set(base, list)
    }
  }
  for (const [name, list] of pieces) plain.set(name, joinPieces(list))
  return { word: word.toLowerCase(), params: plain }
}

/** RFC 2231: a value in pieces, of which the first says the character set. */
function joinPieces(list: readonly ({ text: string; encoded: boolean } | undefined)[]): string {
  const [, charset = '', rest] = /^([^']*)'[^']*'(.*)$/s.exec(list[0]?.encoded ? list[0].text : '') ?? []
  const bytes = Array.from(list, (piece, i) => {
    const text = i === 0 && rest !== undefined ? rest : (piece?.text ?? '')
    return piece?.encoded
      ? text.replace(/%([\da-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      : text
  }).join('')
  return rest === undefined ? bytes : decodeCharset(bytes, charset)
}

/** Decodes bytes; an unknown character set counts as Windows-1252, which reads any bytes. */
export function decodeCharset(bytes: string, charset: string | undefined): string {
  return decoderOf(charset).decode(Buffer.from(bytes, 'latin1'))
}

/** UTF-8 where it is that, otherwise Windows-1252: for headers that say nothing about their bytes. */
export function decodeUnsaid(bytes: string): string {
  if (!/[\x80-\xff]/.test(bytes)) return bytes
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes, 'latin1'))
  } catch {
    return decodeCharset(bytes, 'windows-1252')
  }
}

function decoderOf(charset: string | undefined): TextDecoder {
  const label = (charset ?? '').trim().toLowerCase() || 'utf-8'
  for (const name of [label, label.replace(/^(?:x-|cs)/, ''), 'windows-1252']) {
    try {
      return new TextDecoder(name)
    } catch {
      // Not a name that the decoder knows.
    }
  }
  return new TextDecoder()
}
