// Reads a feed in a separate thread, in bounded time and memory.
import { Worker } from 'node:worker_threads'
import { createLimiter } from '../limiter.ts'
import type { FeedItem } from './feed-items.ts'
import { UnreadableFeedError } from './feed-source.ts'
import type { FeedAnswer, Question } from './feed-worker.ts'

/** Milliseconds. A typical feed of 2 MB takes 100 ms, the worst one found took 5 s. */
const MAX_TIME_MS = 20_000
/** Megabytes. */
const MEMORY = 256
/** Feeds that are read at once. */
const THREADS = createLimiter({ all: 2, each: 2 })

/** The items of a feed; throws UnreadableFeedError, which says what is wrong. */
export const readFeed = (question: Question): Promise<FeedItem[]> => THREADS.run('feed', () => readInThread(question))

async function readInThread(question: Question): Promise<FeedItem[]> {
  const worker = new Worker(new URL('./feed-worker.ts', import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  // The thread must not keep a process alive that has nothing else to do.
  worker.unref()
  const timer = setTimeout(() => void worker.terminate(), MAX_TIME_MS)
  try {
    const answer = await answerOf(worker)
    if ('error' in answer) throw new UnreadableFeedError(answer.error)
    return answer.items
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

const answerOf = (worker: Worker): Promise<FeedAnswer> =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(new UnreadableFeedError('reading it takes too much time or memory'))
    worker.once('message', resolve)
    worker.once('error', refuse)
    worker.once('exit', refuse)
  })
