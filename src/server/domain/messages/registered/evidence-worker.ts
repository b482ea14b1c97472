// The thread of evidence-thread.ts: draws and signs evidence, which takes seconds for a message with many events.
import { type MessagePort, parentPort } from 'node:worker_threads'
import { fromJson } from '../../../lib/json-text.ts'
import {
  addStamp,
  RoomError,
  type SignatureText,
  type SigningIdentity,
  signForStamp,
} from '../../../lib/pdf-signature.ts'
import { drawCertificate } from './certificate.ts'
import type { RegisteredDetail } from './copy.ts'
import type { CertificateContent } from './evidence-data.ts'

export type Question =
  | {
      kind: 'draw'
      /** `detail` as it is stored: text of megabytes, which is parsed here. */
      content: Omit<CertificateContent, 'detail'> & { detail: string }
      identity: SigningIdentity
      about: SignatureText & { stampRoom: boolean }
    }
  | { kind: 'stamp'; pdf: Uint8Array; token: Uint8Array }

/** `tooLarge`: the stamp does not fit into the reserved space; `failed`: a retry would fail too. */
export type EvidenceAnswer = { pdf: Uint8Array; value: Uint8Array } | { tooLarge: string } | { failed: string }

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

async function drawEvidence(question: Question): Promise<EvidenceAnswer> {
  if (question.kind === 'draw') {
    const { content, identity, about } = question
    const drawn = await drawCertificate({ ...content, detail: fromJson<RegisteredDetail>(content.detail) })
    return signForStamp(drawn, identity, about)
  }
  const pdf = bufferOf(question.pdf)
  await addStamp(pdf, bufferOf(question.token))
  return { pdf, value: new Uint8Array() }
}

const port = parentPort as MessagePort
port.on('message', (question: Question) => {
  drawEvidence(question)
    .catch(
      (error: Error): EvidenceAnswer =>
        error instanceof RoomError ? { tooLarge: error.message } : { failed: error.message },
    )
    .then((found) => port.postMessage(found))
})
