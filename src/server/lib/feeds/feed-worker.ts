// A thread that reads one feed: its text is untrusted, and reading 2 MB of it may take seconds.
import { parentPort, workerData } from 'node:worker_threads'
import { type FeedItem, readFeedItems } from './feed-items.ts'
import { decodeFeed, UnreadableFeedError } from './feed-source.ts'

export interface Question {
  bytes: Uint8Array
  contentType: string
  url: string
}

export type FeedAnswer = { items: FeedItem[] } | { error: string }

function parseFeed({ bytes, contentType, url }: Question): FeedAnswer {
  try {
    return { items: readFeedItems(decodeFeed(bytes, contentType), url) }
  } catch (error) {
    if (error instanceof UnreadableFeedError) return { error: error.message }
    throw error
  }
}

parentPort?.postMessage(parseFeed(workerData as Question))
