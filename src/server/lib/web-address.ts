// Normalises URLs that are not in the form of RFC 3986: with a scheme or host in capitals, a host in letters of any
// script, a path with letters beyond ASCII.

/** Programs strip such characters from the middle of an address, and so lead elsewhere than it reads. */
const HIDDEN = /\p{Cc}/u

/** Addresses are no longer in any request. */
const MAX_ADDRESS = 8_000

/** What is such an address already stays as it was written. */
const PLAIN = /^https?:\/\/[!-~]+$/

/**
 * The URL as browsers normalise it (WHATWG URL): scheme and host in lower case and ASCII, the rest escaped. Null if it
 * is not an http or https URL.
 */
export function toWebAddress(text: string): string | null {
  if (text.length > MAX_ADDRESS) return null
  if (PLAIN.test(text)) return URL.canParse(text) ? text : null
  const trimmed = text.trim()
  if (!/^https?:\/\//i.test(trimmed) || HIDDEN.test(trimmed) || !URL.canParse(trimmed)) return null
  return new URL(trimmed).href
}
