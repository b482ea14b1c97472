// Draws and signs evidence in a thread, so that a message with many events does not stop the server.
import { RoomError, type SignatureText, type SigningIdentity } from '../../../lib/pdf-signature.ts'
import { createWorkerLane } from '../../../lib/worker-lane.ts'
import type { EvidenceAnswer, Question } from './evidence-worker.ts'

/** Evidence of 2,000 printed events needs about 300 MB and 10 seconds on one core; a busy machine takes a multiple. */
const LIMITS = { memory: 512, time: 60_000, idle: 30_000 }

/** A signed PDF, and the value of its signature for the authority. */
interface Drawn {
  pdf: Uint8Array
  value: Uint8Array
}

type Content = Extract<Question, { kind: 'draw' }>['content']

export interface EvidenceThread {
  /** Draws and signs. Rejects with LostThreadError when it takes too much time or memory. */
  draw(content: Content, identity: SigningIdentity, about: SignatureText & { stampRoom: boolean }): Promise<Drawn>
  /**
   * The PDF with a time stamp in its signature. Rejects with RoomError if the stamp is too large for the reserved
   * space.
   */
  stamp(drawn: Drawn, token: Buffer): Promise<Drawn>
  close(): Promise<void>
}

export function createEvidenceThread(limits = LIMITS): EvidenceThread {
  const lane = createWorkerLane<Question, EvidenceAnswer>(new URL('./evidence-worker.ts', import.meta.url), limits)

  async function askThread(question: Question): Promise<Drawn> {
    const answer = await lane.ask(question)
    if ('tooLarge' in answer) throw new RoomError(answer.tooLarge)
    if ('failed' in answer) throw new Error(answer.failed)
    return answer
  }

  return {
    draw: (content, identity, about) => askThread({ kind: 'draw', content, identity, about }),
    stamp: ({ pdf }, token) => askThread({ kind: 'stamp', pdf, token }),
    close: lane.close,
  }
}
