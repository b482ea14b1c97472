// Reads a feed in a thread of its own, in bounded time and memory.
import { Worker } from 'node:worker_threads'
import { createTurnstile } from '../turnstile.ts'
import type { FeedItem } from './feed-items.ts'
import { UnreadableFeedError } from './feed-source.ts'
import type { Answer, Question } from './feed-worker.ts'

/** Milliseconds; a feed of 2 MB as they are takes a tenth of a second, the worst that was found five. */
const MOST_TIME = 20_000
/** Megabytes. */
const MEMORY = 256
/** Feeds that are read at once. */
const THREADS = createTurnstile({ all: 2, each: 2 })

/** The items of a feed; throws UnreadableFeedError, which says what is wrong. */
export const readFeed = (question: Question): Promise<FeedItem[]> => THREADS.pass('feed', () => readInThread(question))

async function readInThread(question: Question): Promise<FeedItem[]> {
  const worker = new Worker(new URL('./feed-worker.ts', import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  // The thread must not keep a process alive that has nothing else to do.
  worker.unref()
  const timer = setTimeout(() => void worker.terminate(), MOST_TIME)
  try {
    const answer = await answerOf(worker)
    if ('error' in answer) throw new UnreadableFeedError(answer.error)
    return answer.items
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

const answerOf = (worker: Worker): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(new UnreadableFeedError('reading it takes too much time or memory'))
    worker.once('message', resolve)
    worker.once('error', refuse)
    worker.once('exit', refuse)
  })
