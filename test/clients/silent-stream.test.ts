// A stream whose connection is dead without a sign: no byte comes, and no end.
import { afterEach, expect, it, vi } from 'vitest'
import { ConnectionError, createSandboxClient } from '../../src/clients/index.ts'

afterEach(() => void vi.useRealTimers())

it('a stream on which nothing comes for a minute is broken, and says where to go on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const cancelled = vi.fn()
  let send: (text: string) => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text))
    },
    cancel: cancelled,
  })
  const answer = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  const client = createSandboxClient({ apiKey: 'sandbox_0123456789abcdef', fetch: async () => answer, retries: 0 })
  const stream = await client.streamEvents()
  const next = stream.next()
  const broken = expect(next).rejects.toBeInstanceOf(ConnectionError)
  send('id: 1-2\n\n')
  await vi.advanceTimersByTimeAsync(45_000)
  send(': \n\n')
  await vi.advanceTimersByTimeAsync(45_000)
  expect(cancelled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(16_000)
  await broken
  expect(cancelled).toHaveBeenCalled()
  expect(stream.lastEventId).toBe('1-2')
})
