// Answers that are streams of server-sent events (WHATWG HTML 9.2).
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StreamItem } from './handlers.ts'
import type { EndEarly } from './time-limit.ts'

/** The media type of an operation that answers with a stream. */
export const EVENT_STREAM = 'text/event-stream'

/** The id of the last event that the client got; undefined for a missing or invalid header. */
export function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id']
  return typeof id === 'string' && /^\d{1,18}-\d{1,18}$/.test(id) ? id : undefined
}

/** JSON has no line breaks, so one line of data is enough. */
function asText(item: StreamItem<unknown>): string {
  if (item === null) return ': \n\n'
  const { id, event, data } = item
  return data === undefined ? `id: ${id}\n\n` : `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

async function* asTexts(items: AsyncIterable<StreamItem<unknown>>): AsyncGenerator<string> {
  for await (const item of items) yield asText(item)
}

/** Milliseconds that a client has to take what it was sent when the stream ends early. */
const FAREWELL_MS = 250

/**
 * Opens the stream and sends it, as fast as the client takes it: nothing is read ahead. The signal fires when the client
 * has left or the stream is over, in any case. `endEarly` ends it, also for a client that reads nothing.
 */
export async function sendEvents(
  reply: FastifyReply,
  open: (signal: AbortSignal) => Promise<unknown>,
  endEarly?: EndEarly,
): Promise<FastifyReply> {
  const over = new AbortController()
  const stopWatching = endEarly?.(() => {
    over.abort()
    setTimeout(() => reply.raw.destroy(), FAREWELL_MS).unref()
  })
  reply.raw.once('close', () => {
    stopWatching?.()
    over.abort()
  })
  const items = (await open(over.signal)) as AsyncIterable<StreamItem<unknown>>
  // Close the connection after the stream, and turn off buffering: a proxy that buffers would hold the events back.
  reply
    .type(EVENT_STREAM)
    .header('connection', 'close')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
  return reply.send(Readable.from(asTexts(items), { objectMode: false, highWaterMark: 16_384 }))
}
