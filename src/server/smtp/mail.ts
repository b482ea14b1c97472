// Reads the source of a mail, with limits on how much memory a few of its bytes can take.
import { Worker } from 'node:worker_threads'
import type { Answer, Question, ReadMail } from './read-worker.ts'
import { unreadable } from './replies.ts'

/**
 * Maximum number of lines that begin with two hyphens: each may begin a part, and a part takes a thousand times the
 * memory of its bytes.
 */
const MAX_DIVIDERS = 20_000
/** Mails larger than this have a thread of their own, so that the others need not wait for them. */
const LARGE = 256 * 1024
/** Memory of a thread in MB; a mail that needs more ends the thread and nothing else. */
const MEMORY = 512

export interface Reader {
  /** The mail with its parts; throws a Refusal for a source that cannot be read. */
  read(source: Buffer): Promise<ReadMail>
  close(): Promise<void>
}

function countDividers(source: Buffer): number {
  let count = 0
  for (let at = source.indexOf('\n--'); at !== -1 && count <= MAX_DIVIDERS; at = source.indexOf('\n--', at + 3)) count++
  return count
}

/** A thread that reads one mail after the other. It is started for the first mail, and again after a failure. */
function createLane(): Reader {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()

  function start(): Worker {
    const started = new Worker(new URL('./read-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    })
    // The thread must not keep a process alive that has nothing else to do.
    started.unref()
    started.on('message', (answer: Answer) => {
      waiting.get(answer.id)?.resolve(answer)
      waiting.delete(answer.id)
    })
    let failure = new Error('the thread that reads mails has ended')
    started.on('error', (error: Error) => (failure = error))
    started.on('exit', () => {
      worker = undefined
      for (const { reject } of waiting.values()) reject(failure)
      waiting.clear()
    })
    return started
  }

  return {
    async read(source) {
      const id = ++last
      worker ??= start()
      // A copy, because a small buffer shares its memory with others; the copy is transferred, not copied again.
      const question: Question = { id, source: new Uint8Array(source) }
      worker.postMessage(question, [question.source.buffer as ArrayBuffer])
      const answer = await new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }))
      if ('error' in answer) throw unreadable(`The mail cannot be read: ${answer.error}`)
      return answer.read
    },
    async close() {
      await worker?.terminate()
    },
  }
}

/** A reader with two threads, one of them for large mails. */
export function createReader(): Reader {
  const [small, large] = [createLane(), createLane()]
  return {
    async read(source) {
      if (countDividers(source) > MAX_DIVIDERS) throw unreadable('The mail has too many parts')
      return source.length > LARGE ? large.read(source) : small.read(source)
    },
    async close() {
      await Promise.all([small.close(), large.close()])
    },
  }
}
