// A thread that reads mails, so that a mail of 20 MB does not hold up the server.
import { type MessagePort, parentPort } from 'node:worker_threads'
import { UnreadableMailError } from '../lib/mime/headers.ts'
import { withShortLines } from '../lib/mime/long-lines.ts'
import { type ReadMail, readMail } from './read-mail.ts'

export type Question = { id: number; source: Uint8Array }
export interface RelayableMail extends ReadMail {
  /** The mail as it is sent, if that differs from how it came; one character for each byte. */
  rewritten?: string
}
export type ReadAnswer = { id: number } & ({ read: RelayableMail } | { error: string })

function readSource({ id, source }: Question): ReadAnswer {
  try {
    const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    const given = bytes.toString('latin1')
    const mail = withShortLines(given)
    return { id, read: { ...readMail(mail), ...(mail !== given && { rewritten: mail }) } }
  } catch (error) {
    if (error instanceof UnreadableMailError) return { id, error: error.message }
    throw error
  }
}

const port = parentPort as MessagePort
port.on('message', (question: Question) => port.postMessage(readSource(question)))
