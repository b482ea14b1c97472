// The persons that an operation erases: their contacts and their addresses, and how a text names one of them.
import { comparedAddress } from '../../../lib/addresses.ts'
import { toContactId } from '../../../lib/ids.ts'

/** What is kept of them while the operation lasts. */
export interface Identifiers {
  /** Numbers of contacts, in any list of the account. */
  contacts: number[]
  /** Numbers of contacts that were merged into these. Operations of older versions have none. */
  merged?: number[]
  lists: number[]
  /** Emails, numbers and device tokens, in the form in which equal ones are equal. */
  addresses: string[]
}

/** The persons that an operation erases. */
export interface DataSubjects {
  account: number
  /** Numbers of their contacts, also of those that were merged into others, ascending. */
  contacts: readonly number[]
  lists: ReadonlySet<number>
  addresses: ReadonlySet<string>
  /** Whether the address is one of theirs. */
  has(address: string): boolean
  /** Whether the text has one of their addresses or contact ids in it; for texts of a few KB. */
  isNamed(text: string): boolean
  /** As `isNamed`, for a text of any length, with a pause after each piece. */
  isNamedIn(text: string, pause: () => Promise<void>): Promise<boolean>
  /** The text with something in the place of their addresses and contact ids. */
  without(text: string): string
}

// What an address may be part of: `mailto:ana@example.com`, `?to=ana@example.com`, `'ana@example.com'`.
const EMAIL = /[^\s"<>()[\]\\,;:@]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/gi
const NUMBER = /(?<!\d)\d{1,3}-\d{4,20}(?!\d)/g
const CONTACT_ID = /(?<![a-z\d])[a-f\d]{10}(?![a-z\d])/gi
/** Replaces an email address; the domain is reserved (RFC 2606). */
const NOBODY = 'forgotten@forgotten.invalid'
const NOTHING = 'forgotten'

/** Where in the text of an email-like match the address begins; -1 when it is none of theirs. */
function beginOf(match: string, addresses: ReadonlySet<string>): number {
  const text = match.toLowerCase().replace(/-+$/, '')
  const at = text.indexOf('@')
  for (let from = 0; from < at; from++) {
    // An address begins at the beginning, or after a sign that may stand before one.
    if ((from === 0 || !/[a-z\d]/.test(text[from - 1] as string)) && addresses.has(text.slice(from))) return from
  }
  return -1
}

/** Characters of a piece of a long text. */
const PIECE = 65_536
/** Stands in no address, number, id or token. */
const BETWEEN = /[\s"<>]/g

/** The text in pieces that cut nothing of what is looked for. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    BETWEEN.lastIndex = from + PIECE
    const end = BETWEEN.exec(text)?.index ?? text.length
    yield text.slice(from, end)
    from = end
  }
}

/** Characters of the beginning of a token, by which it is looked up. */
const BEGINNING = 8

/**
 * Creates the function that finds one of many tokens in one pass over a text. Tokens have no common form, so a pattern
 * cannot find them.
 */
function createTokenSearch(tokens: readonly string[]): (text: string) => boolean {
  if (tokens.length === 0) return () => false
  const length = Math.min(BEGINNING, ...tokens.map((token) => token.length))
  const byBeginning = Map.groupBy(tokens, (token) => token.slice(0, length))
  return (given) => {
    const text = given.toLowerCase()
    for (let at = 0; at + length <= text.length; at++)
      if (byBeginning.get(text.slice(at, at + length))?.some((token) => text.startsWith(token, at))) return true
    return false
  }
}

/** Decodes the signs of addresses in the parameters of a URL. */
const unescapeUrl = (text: string): string =>
  text.includes('%40') ? text.replaceAll('%40', '@').replaceAll('%2B', '+').replaceAll('%2b', '+') : text

/** The persons of these traces. */
export function toDataSubjects(
  account: number,
  { contacts: present, merged = [], lists, addresses }: Identifiers,
): DataSubjects {
  const known = new Set(addresses)
  const contacts = [...present, ...merged]
  const ids = new Set(contacts.map(toContactId))
  // Tokens of devices have no common form, so all other addresses count as tokens.
  const tokens = addresses.filter((address) => !address.includes('@') && !/^\d{1,3}-\d+$/.test(address))
  const hasToken = createTokenSearch(tokens)
  const hasMatch = (text: string, pattern: RegExp, isTheirs: (match: string) => boolean) => {
    for (const [match] of text.matchAll(pattern)) if (isTheirs(match)) return true
    return false
  }
  const isNamedHere = (text: string) =>
    // At each character the pattern looks 64 ahead for the sign.
    (text.includes('@') && hasMatch(text, EMAIL, (match) => beginOf(match, known) >= 0)) ||
    hasMatch(text, NUMBER, (match) => known.has(match)) ||
    hasMatch(text, CONTACT_ID, (match) => ids.has(match.toLowerCase())) ||
    hasToken(text)
  return {
    account,
    contacts: contacts.toSorted((a, b) => a - b),
    lists: new Set(lists),
    addresses: known,
    has: (address) => known.has(comparedAddress(address)),
    isNamed: (text) => isNamedHere(unescapeUrl(text)),
    async isNamedIn(text, pause) {
      for (const piece of piecesOf(unescapeUrl(text))) {
        if (isNamedHere(piece)) return true
        await pause()
      }
      return false
    },
    without: (text) =>
      unescapeUrl(text)
        .replaceAll(EMAIL, (match) => {
          const from = beginOf(match, known)
          return from < 0 ? match : match.slice(0, from) + NOBODY
        })
        .replaceAll(NUMBER, (match) => (known.has(match) ? NOTHING : match))
        .replaceAll(CONTACT_ID, (match) => (ids.has(match.toLowerCase()) ? '' : match)),
  }
}

/** The contacts and addresses of several parts together. */
export const joinIdentifiers = (parts: readonly Identifiers[]): Identifiers => ({
  contacts: [...new Set(parts.flatMap(({ contacts }) => contacts))],
  merged: [...new Set(parts.flatMap(({ merged = [] }) => merged))],
  lists: [...new Set(parts.flatMap(({ lists }) => lists))],
  addresses: [...new Set(parts.flatMap(({ addresses }) => addresses))],
})
