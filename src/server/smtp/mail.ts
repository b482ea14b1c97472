// Reads mails in threads. A mail that crashes its thread is refused permanently, because it would crash it again.
import { Worker } from 'node:worker_threads'
import type { Question, ReadAnswer, RelayableMail } from './read-worker.ts'
import { unreadableMail } from './replies.ts'

/** Larger mails get a separate thread, so that the others need not wait for them. */
const LARGE = 256 * 1024
/** Memory of a thread in MB: ten times the largest mail and more. */
const MEMORY = 512
/** How often a mail may crash its thread. The first time, another mail in the same thread may have been the reason. */
const ENDS = 2

export interface MailReader {
  /** What a mail says; throws a Refusal for a source that cannot be read. */
  read(source: Buffer): Promise<RelayableMail>
  close(): Promise<void>
}

interface Waiting {
  source: Buffer
  /** How many threads ended while they read this mail. */
  ends: number
  resolve(answer: ReadAnswer): void
  reject(error: Error): void
}

/** A thread that reads one mail after the other. It is started for the first mail, and again after a failure. */
function createLane(memory: number): MailReader {
  let worker: Worker | undefined
  let last = 0
  let closed = false
  /** In the order in which the thread reads them. */
  const waiting = new Map<number, Waiting>()

  function start(): Worker {
    const started = new Worker(new URL('./read-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    // The thread must not keep a process alive that has nothing else to do.
    started.unref()
    started.on('message', (answer: ReadAnswer) => {
      waiting.get(answer.id)?.resolve(answer)
      waiting.delete(answer.id)
    })
    // What follows from it is up to the exit, which comes next.
    started.on('error', () => {})
    started.on('exit', afterEnd)
    return started
  }

  function postToThread(id: number, source: Buffer): void {
    worker ??= start()
    // A copy, because a small buffer shares its memory with others; the copy is transferred, not copied again.
    const question: Question = { id, source: new Uint8Array(source) }
    worker.postMessage(question, [question.source.buffer as ArrayBuffer])
  }

  /** The mail that was being read has ended the thread; it and those behind it are read by another. */
  function afterEnd(): void {
    worker = undefined
    const [first] = waiting
    if (first) {
      const [id, mail] = first
      mail.ends++
      if (closed || mail.ends >= ENDS) {
        waiting.delete(id)
        mail.reject(unreadableMail('The mail takes too much memory to be read'))
      }
    }
    for (const [id, { source }] of waiting) postToThread(id, source)
  }

  return {
    async read(source) {
      const id = ++last
      const answer = await new Promise<ReadAnswer>((resolve, reject) => {
        waiting.set(id, { source, ends: 0, resolve, reject })
        postToThread(id, source)
      })
      if ('error' in answer) throw unreadableMail(`The email cannot be read: ${answer.error}`)
      return answer.read
    },
    async close() {
      closed = true
      await worker?.terminate()
    },
  }
}

/** A reader with two threads, one of them for large mails; `memory` in MB for each. */
export function createReader(memory = MEMORY): MailReader {
  const [small, large] = [createLane(memory), createLane(memory)]
  return {
    read: (source) => (source.length > LARGE ? large : small).read(source),
    async close() {
      await Promise.all([small.close(), large.close()])
    },
  }
}
