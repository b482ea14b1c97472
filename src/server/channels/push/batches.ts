// How a carrier of push messages takes a batch: each message by itself and all at once, then one look at what was said of
// their tokens.
import type { Outcome, OutgoingPush } from '../../domain/sending/carrier.ts'
import type { ServiceWatch } from './service-watch.ts'

/** An outcome, and whether the token was called one of another app or project; null when nothing was said of it. */
export interface PushVerdict {
  outcome: Outcome
  isForeign: boolean | null
}

/** Makes a verdict. */
export const verdictFor = (outcome: Outcome, isForeign: boolean | null = null): PushVerdict => ({ outcome, isForeign })

export interface Batches {
  send(pushes: OutgoingPush[]): Promise<Outcome[]>
  /** Resolves when no batch is being sent. */
  end(): Promise<void>
}

/** The outcome without the end of the token. */
const keepToken = (outcome: Outcome): Outcome =>
  outcome.state === 'failed' ? { state: 'failed', reason: outcome.reason, rejected: true } : outcome

/** Takes batches and gives each message to `sendOne`, which must not reject. */
export function createBatches(watch: ServiceWatch, sendOne: (push: OutgoingPush) => Promise<PushVerdict>): Batches {
  const inHand = new Set<Promise<unknown>>()

  async function sendAll(pushes: OutgoingPush[]): Promise<Outcome[]> {
    const verdicts = await Promise.all(pushes.map(sendOne))
    const said = verdicts.filter(({ isForeign }) => isForeign !== null)
    const believes = watch.believes(said.filter(({ isForeign }) => isForeign).length, said.length)
    return verdicts.map(({ outcome, isForeign }) => (isForeign && !believes ? keepToken(outcome) : outcome))
  }

  return {
    send(pushes) {
      const sending = sendAll(pushes)
      inHand.add(sending)
      return sending.finally(() => inHand.delete(sending))
    },
    async end() {
      await Promise.allSettled(inHand)
    },
  }
}
