// The hashes of registered messages. Every reader of an evidence PDF can compute them again; the PDF describes how.
import { sha256 } from '../../../lib/ids.ts'

/** The hash of the content of an SMS: sender, recipient and text, with a line break between them. */
export const smsHash = ({ from, to, text }: { from: string; to: string; text: string }): string =>
  sha256(`${from}\n${to}\n${text}`)

/** The hash of an event: it covers the one before it, and that of the first event the content. */
export function linkHash(
  previous: string,
  event: { type: string; at: number; recorded: number; data: string },
): string {
  return sha256(`${previous}\n${JSON.stringify([event.type, event.at, event.recorded, event.data])}`)
}
