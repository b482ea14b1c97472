// Calls by the Carrier API: they are posted to a gateway, which reports later how each ended. Until then the message is
// deferred, and has the id of its call.
import type { CallCarrier, InDoubt, Outcome, OutgoingCall } from '../../domain/sending/carrier.ts'
import { createPoster, type Gateway, type Poster, type PosterDeps, toPublic } from './poster.ts'

export interface CallCarrierDeps extends PosterDeps {
  /** The id of a call for the gateway: another one for each call. */
  idOf(call: Pick<OutgoingCall, 'messageId' | 'key'>): string
  /** The key of a call that was begun when its sender died. */
  keyOf(message: InDoubt): string
  /** Where the gateway posts how calls go. */
  callback: string
  /** Carrier and ids by which status reports match a call whose response was lost. */
  partsOf(id: string): { carrier: string; ids: readonly string[]; total: number }
  /** The address of a recording of this text; null where the gateway has to speak it. */
  speech(text: string, language: string): string | null
}

/** As ApiCarrier. */
export type ApiCallCarrier = CallCarrier & Pick<Poster, 'deferWaiting' | 'health'>

/** Seconds for which it rings. */
const RING = 30
/** A call of which nothing was told for so long is as good as made, milliseconds: it rings, and may wait for a line. */
const TOLD_IN_MS = 180_000
/** Characters that the contract lets a gateway speak. */
const MAX_TEXT = 10_000

/** A carrier that hands calls to a gateway. */
export function createCallCarrier(gateway: Gateway, parts: CallCarrierDeps): ApiCallCarrier {
  const { post, ...poster } = createPoster('/calls', gateway, parts)

  async function send(call: OutgoingCall): Promise<Outcome> {
    const { media } = call
    if ('text' in media && media.text.length > MAX_TEXT) return { state: 'failed', reason: 'the text is too long' }
    const id = parts.idOf(call)
    const outcome = await post({ id, body: bodyOf(call, id, parts), isFirst: false, parts: 1 })
    if (outcome.state === 'accepted') return onAs(id, 'the call is on')
    return outcome.state === 'unknown' ? { ...outcome, parts: parts.partsOf(id) } : outcome
  }

  return {
    ...poster,
    send: (calls) => Promise.all(calls.map(send)),
    // The call may be in progress: the gateway reports on it as on any other.
    inDoubt: (message) =>
      onAs(
        parts.idOf({ messageId: message.messageId, key: parts.keyOf(message) }),
        'the sender ended before the gateway had answered',
      ),
  }
}

const onAs = (id: string, reason: string): Outcome => ({ state: 'deferred', reason, ringing: id, wait: TOLD_IN_MS })

function bodyOf({ from, to, media }: OutgoingCall, id: string, { callback, speech }: CallCarrierDeps): string {
  const spoken = 'text' in media ? speech(media.text, media.language) : null
  const heard = 'audioUrl' in media ? { audio_url: media.audioUrl } : spoken === null ? media : { audio_url: spoken }
  // A machine that answers gets the recording (M-442).
  const how = { machine: 'leave', ring_seconds: RING }
  return JSON.stringify({ id, from: toPublic(from), to: toPublic(to), media: heard, ...how, callback })
}
