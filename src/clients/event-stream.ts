// Reads server-sent events (WHATWG HTML 9.2.6) whose data is JSON.

/** The media type of an operation that answers with a stream of events. */
export const EVENT_STREAM = 'text/event-stream'

/** Events as they come. It ends when the server ends the stream; leaving a loop over it closes the connection. */
export type EventStream<Event> = AsyncGenerator<Event, void, undefined>

/** The data of every event in a body that has begun. `onEnd` is called when nobody reads on; `explain` makes an error of a break. */
export async function openEvents(...given: Parameters<typeof readEvents>): Promise<EventStream<unknown>> {
  const events = readEvents(...given)
  await events.next()
  return events
}

async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onEnd: () => void,
  explain: (error: unknown) => unknown,
): EventStream<unknown> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let [rest, data] = ['', '']
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
        else if (line === '' && data !== '') {
          const event = JSON.parse(data) as unknown
          data = ''
          yield event
        }
      }
    }
  } finally {
    onEnd()
    await reader.cancel().catch(() => undefined)
  }
}
