// Reads server-sent events (WHATWG HTML 9.2.6) whose data is JSON.
import { ConnectionError } from './errors.ts'

/** The media type of an operation that answers with a stream of events. */
export const EVENT_STREAM = 'text/event-stream'

/** Events as they come. It ends when the server ends the stream; leaving a loop over it closes the connection. */
export interface EventStream<Event> extends AsyncGenerator<Event, void, undefined> {
  /**
   * Where to continue: after the last event that the loop has handled, or behind what is known not to concern it.
   * Undefined before the server has said where the stream begins.
   */
  readonly lastEventId: string | undefined
}

/** The position in a stream. */
interface Position {
  lastEventId: string | undefined
}

/** Milliseconds without a byte after which a connection counts as broken; the platform sends a comment every 15 seconds. */
const SILENCE = 60_000

/** The next bytes of a body; rejects after the silence. */
async function nextBytes(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError(`Nothing came for ${SILENCE / 1_000} s.`)), SILENCE)
  })
  try {
    return await Promise.race([reader.read(), silent])
  } finally {
    clearTimeout(timer)
  }
}

/** The data of every event in a body that has begun. `onEnd` is called when reading ends; `explain` makes an error of a break. */
export async function openEvents(
  body: ReadableStream<Uint8Array>,
  onEnd: () => void,
  explain: (error: unknown) => unknown,
): Promise<EventStream<unknown>> {
  const position: Position = { lastEventId: undefined }
  const events = readEvents(body, onEnd, explain, position)
  await events.next()
  return Object.defineProperty(events, 'lastEventId', { get: () => position.lastEventId }) as EventStream<unknown>
}

/**
 * The events of a stream that a plain client has opened: `data` of a call with `parseAs: 'stream'`. They end and break as
 * those of the other client do.
 */
export function readEventStream<Event>(body: ReadableStream<Uint8Array>): Promise<EventStream<Event>> {
  // `fetch` rejects with a TypeError when a connection breaks, and with the reason of the signal when that ends it.
  const broken = (error: unknown) =>
    error instanceof TypeError
      ? new ConnectionError('readEventStream', 'the stream broke off', { cause: error })
      : error
  return openEvents(body, () => undefined, broken) as Promise<EventStream<Event>>
}

async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onEnd: () => void,
  explain: (error: unknown) => unknown,
  position: Position,
): AsyncGenerator<unknown, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let [rest, data] = ['', '']
  let id: string | undefined
  try {
    // A loop that ends before the first event ends here, so the connection is closed as well.
    yield
    for (;;) {
      const { done, value } = await nextBytes(reader).catch((error: unknown) => {
        throw explain(error)
      })
      if (done) return
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line.startsWith('data:')) data += line.slice(5)
        else if (line.startsWith('id:')) id = line.slice(3).trim()
        else if (line === '') {
          const event = data
          data = ''
          if (event !== '') yield JSON.parse(event) as unknown
          // Only now: a loop that ends while it handles an event gets it again.
          position.lastEventId = id
        }
      }
    }
  } finally {
    onEnd()
    await reader.cancel().catch(() => undefined)
  }
}
