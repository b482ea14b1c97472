// Reads a request body as JSON (RFC 8259). Refuses what the parser would silently change, and what would block the
// event loop.
import { isUtf8 } from 'node:buffer'
import { DomainError } from '../domain/errors.ts'
import { createLoopTurn } from '../lib/loop-turn.ts'
import { type LongList, PIECE, parseInPieces } from './json-pieces.ts'

/** M-302: levels of arrays and objects, values in the whole body, and members of one object. */
const MAX_DEPTH = 100
const MAX_VALUES = 500_000
const MAX_MEMBERS = 10_000
/** Operations whose items the contract leaves open: their values cost little, for nothing checks them in the request. */
const MOST_VALUES_OF: Readonly<Record<string, number>> = { importProducts: 3_000_000 }

const malformedBody = (detail: string) => new DomainError('malformed', detail)

/** The JSON of a body in UTF-8; undefined for an empty body, which clients send with the header on every request. */
export async function readJson(given: Buffer, contentType: string | undefined, op: string | null): Promise<unknown> {
  assertUtf8(given, contentType)
  const bytes = withoutMark(given)
  if (bytes.length === 0) return undefined
  const lists = await assertModest(bytes, MOST_VALUES_OF[op ?? ''] ?? MAX_VALUES)
  // Of a long body no text is made, unless it holds what only the text tells.
  const json = lists.length > 0 ? bytes : bytes.toString('utf8')
  if (hasNul(json)) throw malformedBody('No text of the body may hold the character U+0000.')
  if (await hasHalfCharacter(json))
    throw malformedBody(
      'A text of the body holds half of a character: a surrogate without its other half (RFC 8259 8.2).',
    )
  if (json.includes('"__proto__"')) throw malformedBody('No member of the body may be called __proto__.')
  try {
    const value = lists.length > 0 ? await parseInPieces(bytes, lists) : null
    return value ?? (JSON.parse(json.toString()) as unknown)
  } catch (error) {
    throw malformedBody(`The body is not valid JSON: ${(error as Error).message}`)
  }
}

/** RFC 8259 8.1 lets a reader ignore the byte order mark that some programs write. */
const withoutMark = (bytes: Buffer): Buffer =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes

/** JSON is UTF-8 (RFC 8259 8.1); bytes of another charset would become other characters. */
function assertUtf8(bytes: Buffer, contentType = ''): void {
  const charset = contentType.includes('charset') ? /charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1] : undefined
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    throw malformedBody(`The body says that it is in ${charset.slice(0, 40)}. Send JSON in UTF-8 (RFC 8259 8.1).`)
  if (!isUtf8(bytes)) throw malformedBody('The body is not in UTF-8. Send JSON in UTF-8 (RFC 8259 8.1).')
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** A body of fewer bytes cannot break a limit. */
const MODEST = 2 * MAX_DEPTH
/** Bytes that are looked at before others may have their turn. */
const SLICE = 65_536

/**
 * Counts the values before parsing, because the parser cannot be stopped. The text may turn out to be invalid JSON.
 * Returns the long lists.
 */
async function assertModest(bytes: Buffer, mostValues: number): Promise<LongList[]> {
  if (bytes.length <= MODEST) return []
  const turn = createLoopTurn()
  const members: number[] = []
  const lists = createListWatch()
  let values = 0
  let next = SLICE
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfText(bytes, at)
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (members.push(0) > MAX_DEPTH) throw malformedBody(`The body nests deeper than ${MAX_DEPTH} levels.`)
      lists.open(members.length, at, byte === OPEN_LIST)
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      lists.close(members.length, at)
      members.pop()
    } else if (byte === COMMA || byte === COLON) {
      if (++values > mostValues)
        throw new DomainError(
          'too_large',
          `The body holds more than ${mostValues} values. Split it into smaller requests.`,
        )
      if (byte === COMMA) lists.comma(members.length, at)
      if (byte === COLON && ++(members[members.length - 1] as number) > MAX_MEMBERS)
        throw malformedBody(`An object of the body has more than ${MAX_MEMBERS} members.`)
    }
    if (at < next) continue
    next = at + SLICE
    const pause = turn()
    if (pause) await pause
  }
  return lists.found
}

/** Notes the long lists of a body: the body itself, or members of it. */
function createListWatch() {
  const found: LongList[] = []
  let depth = 0
  let list: LongList = { from: 0, to: 0, commas: [] }
  return {
    found,
    open(level: number, at: number, isList: boolean): void {
      if (level > 2 || depth !== 0 || !isList) return
      depth = level
      list = { from: at + 1, to: 0, commas: [] }
    },
    comma(level: number, at: number): void {
      if (level === depth && at - (list.commas.at(-1) ?? list.from) >= PIECE) list.commas.push(at)
    },
    close(level: number, at: number): void {
      if (level !== depth) return
      depth = 0
      if (list.commas.length > 0) found.push({ ...list, to: at })
    },
  }
}

/** The place of the quote that ends the text which begins at `start`; the end of the body when none does. */
function endOfText(bytes: Buffer, start: number): number {
  let end = start
  for (;;) {
    end = bytes.indexOf(QUOTE, end + 1)
    if (end < 0) return bytes.length
    let escapes = 0
    while (bytes[end - 1 - escapes] === BACKSLASH) escapes++
    if (escapes % 2 === 0) return end
  }
}

/**
 * Whether a text of the JSON holds U+0000, which not every store can keep. JSON writes it as an escape; a backslash
 * that is itself escaped begins none.
 */
const hasNul = (json: string | Buffer) => json.includes('\\u0000') && /(?<!\\)(?:\\\\)*\\u0000/.test(json.toString())

/** Whether an escape of a surrogate stands without its other half. */
async function hasHalfCharacter(json: string | Buffer): Promise<boolean> {
  if (!json.includes('\\ud') && !json.includes('\\uD')) return false
  const turn = createLoopTurn()
  let next = SLICE
  let high = -1
  for (const { 1: hex, index } of json.toString().matchAll(/\\(?:u([\da-f]{4})|.)/gis)) {
    const unit = hex === undefined ? 0 : Number.parseInt(hex, 16)
    const isLow = unit >= 0xdc00 && unit <= 0xdfff
    if (isLow ? high !== index : high >= 0) return true
    // Where the other half has to begin.
    high = unit >= 0xd800 && unit <= 0xdbff ? index + 6 : -1
    if (index < next) continue
    next = index + SLICE
    const pause = turn()
    if (pause) await pause
  }
  return high >= 0
}
