// What may stand as the address of a webhook, a callback or a file.
import { toWebAddress } from '../../lib/web-address.ts'
import { invalid } from '../errors.ts'

/** Throws `invalid` for an address that is neither http nor https. */
export function assertHookAddress(place: string, url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol))
    throw invalid(place, 'must be an http or https address')
  // The address is shown in logs and pages; a password in it would be too.
  if (parsed.username || parsed.password) throw invalid(place, 'must not hold a user name or password')
}

/** The address in the form in which it is kept; throws `invalid` as `assertHookAddress` does. */
export function hookAddress(place: string, url: string): string {
  const kept = toWebAddress(url) ?? url
  assertHookAddress(place, kept)
  return kept
}
