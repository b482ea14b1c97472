// The size limit of push messages to apps.
import { MAX_APP_PUSH } from '../../lib/push-text.ts'
import { invalid } from '../errors.ts'
import { hasTags } from './templates.ts'

/** Throws `invalid` at `place` if title, text and data together exceed what push services accept. */
export function assertPushSize(place: string, ...texts: readonly (string | null | undefined)[]): void {
  const said = texts.map((text) => text ?? '').join('')
  const bytes = Buffer.byteLength(said)
  // The value of a placeholder may be shorter than the placeholder.
  if (bytes <= MAX_APP_PUSH || hasTags(said)) return
  throw invalid(
    place,
    `makes the message too long: it has ${bytes} bytes, and push services take ${MAX_APP_PUSH} with all data`,
  )
}
