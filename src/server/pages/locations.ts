// Addresses that a link leads to.

/**
 * The address in the form that a header can carry: a field of a contact may have put anything into it. Null when it is
 * not an address.
 */
export function toLocation(url: string): string | null {
  if (/^[\x21-\x7e]+$/.test(url)) return url
  return URL.canParse(url) ? new URL(url).href : null
}
