import { DomainError } from '../errors.ts'

/** Maximum bytes of all things of one kind that an account has, where a list answers them all at once. */
const LARGEST = 20 * 1024 * 1024

/** Throws `too_large` when there are more bytes than a list can answer; `what` names the things: `email templates`. */
export function assertListable(bytes: number, what: string): void {
  if (bytes > LARGEST)
    throw new DomainError(
      'too_large',
      `The ${what} of an account may have 20 MB together. Delete some, or shorten this one.`,
    )
}
