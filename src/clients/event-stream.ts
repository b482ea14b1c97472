// Reads server-sent events (WHATWG HTML 9.2.6) whose data is JSON.

/** The media type of an operation that answers with a stream of events. */
export const EVENT_STREAM = 'text/event-stream'

/** Events as they come. It ends when the server ends the stream; leaving a loop over it closes the connection. */
export interface EventStream<Event> extends AsyncGenerator<Event, void, undefined> {
  /**
   * Where to go on: behind the last event that the loop is done with, or behind what is known not to concern it.
   * Undefined before the server has said where the stream begins.
   */
  readonly lastEventId: string | undefined
}

/** The position in a stream. */
interface Position {
  lastEventId: string | undefined
}

/** The data of every event in a body that has begun. `onEnd` is called when nobody reads on; `explain` makes an error of a break. */
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
    // Whoever leaves before the first event leaves from here, so the connection is closed as well.
    yield
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
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
          // Only now: whoever leaves while he has an event in hand gets it again.
          position.lastEventId = id
        }
      }
    }
  } finally {
    onEnd()
    await reader.cancel().catch(() => undefined)
  }
}
