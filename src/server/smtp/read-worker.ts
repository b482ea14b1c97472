// A thread that reads mails, so that a mail of 20 MB does not hold up the server.
import { type MessagePort, parentPort } from 'node:worker_threads'
import { UnreadableMailError } from '../lib/mime/headers.ts'
import { type ReadMail, readMail } from './read-mail.ts'

export type Question = { id: number; source: Uint8Array }
export type Answer = { id: number } & ({ read: ReadMail } | { error: string })

function answer({ id, source }: Question): Answer {
  try {
    const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    return { id, read: readMail(bytes.toString('latin1')) }
  } catch (error) {
    if (error instanceof UnreadableMailError) return { id, error: error.message }
    throw error
  }
}

const port = parentPort as MessagePort
port.on('message', (question: Question) => port.postMessage(answer(question)))
