// The names that emails come from.
import { invalid } from '../../errors.ts'

/** Control characters, and those that turn the direction of what follows them: no reader sees them as written. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** Throws `invalid` at `name` for a name that recipients would not see as it is written (M-862). */
export function assertEmailName(name: string): void {
  if (name.trim() === '') throw invalid('name', 'is blank')
  const [found] = UNSEEN.exec(name) ?? []
  if (found === undefined) return
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  throw invalid('name', `has the character U+${code}, which recipients do not see. Leave it out`)
}
