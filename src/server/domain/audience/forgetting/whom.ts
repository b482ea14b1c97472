// Whom an operation forgets: their contacts and their addresses, and how a text names one of them.
import { comparedAddress } from '../../../lib/addresses.ts'
import { toContactId } from '../../../lib/ids.ts'

/** What is kept of them while the operation lasts. */
export interface Traces {
  /** Numbers of contacts, in any list of the account. */
  contacts: number[]
  lists: number[]
  /** Emails, numbers and device tokens, in the form in which equal ones are equal. */
  addresses: string[]
}

/** The people whom an operation forgets. */
export interface Whom {
  account: number
  /** Numbers of their contacts, ascending. */
  contacts: readonly number[]
  lists: ReadonlySet<number>
  addresses: ReadonlySet<string>
  /** Whether the address is one of theirs. */
  has(address: string): boolean
  /** Whether the text has one of their addresses or contact ids in it. */
  isNamed(text: string): boolean
  /** The text with something in the place of their addresses and contact ids. */
  without(text: string): string
}

// What an address may be part of: `mailto:ana@example.com`, `?to=ana@example.com`, `'ana@example.com'`.
const EMAIL = /[^\s"<>()[\]\\,;:@]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/gi
const NUMBER = /(?<!\d)\d{1,3}-\d{4,20}(?!\d)/g
const CONTACT_ID = /(?<![a-z\d])[a-f\d]{10}(?![a-z\d])/gi
/** In the place of an email: a domain that nobody has (RFC 2606). */
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

/** Signs of addresses as they stand in the parameters of a URL. */
const unescaped = (text: string): string =>
  text.includes('%40') ? text.replaceAll('%40', '@').replaceAll('%2B', '+').replaceAll('%2b', '+') : text

/** Whom these traces lead to. */
export function toWhom(account: number, { contacts, lists, addresses }: Traces): Whom {
  const known = new Set(addresses)
  const ids = new Set(contacts.map(toContactId))
  // Tokens of devices have no form of their own.
  const tokens = addresses.filter((address) => !address.includes('@') && !/^\d{1,3}-\d+$/.test(address))
  const hasMatch = (text: string, pattern: RegExp, isTheirs: (match: string) => boolean) => {
    for (const [match] of text.matchAll(pattern)) if (isTheirs(match)) return true
    return false
  }
  const isNamed = (given: string) => {
    const text = unescaped(given)
    return (
      hasMatch(text, EMAIL, (match) => beginOf(match, known) >= 0) ||
      hasMatch(text, NUMBER, (match) => known.has(match)) ||
      hasMatch(text, CONTACT_ID, (match) => ids.has(match.toLowerCase())) ||
      (tokens.length > 0 && tokens.some((token) => text.toLowerCase().includes(token)))
    )
  }
  return {
    account,
    contacts: contacts.toSorted((a, b) => a - b),
    lists: new Set(lists),
    addresses: known,
    has: (address) => known.has(comparedAddress(address)),
    isNamed,
    without: (text) =>
      unescaped(text)
        .replaceAll(EMAIL, (match) => {
          const from = beginOf(match, known)
          return from < 0 ? match : match.slice(0, from) + NOBODY
        })
        .replaceAll(NUMBER, (match) => (known.has(match) ? NOTHING : match))
        .replaceAll(CONTACT_ID, (match) => (ids.has(match.toLowerCase()) ? '' : match)),
  }
}

/** The contacts and addresses of several parts together. */
export const joinTraces = (parts: readonly Traces[]): Traces => ({
  contacts: [...new Set(parts.flatMap(({ contacts }) => contacts))],
  lists: [...new Set(parts.flatMap(({ lists }) => lists))],
  addresses: [...new Set(parts.flatMap(({ addresses }) => addresses))],
})
