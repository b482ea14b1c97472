// Streams of events of a platform under test: they need a port, and readers who stop.
import type { SandboxClient, SandboxSchemas } from '../../src/clients/index.ts'
import { listenLoopback } from '../../src/server/http/listener.ts'
import { createPatientSandbox } from './patient-sandbox.ts'
import type { TestServer } from './server.ts'

export type LiveEvent = SandboxSchemas['LiveEvent']

/** Opens a port of the server; close it before the server. */
export async function openPort({ app, key }: TestServer) {
  const listener = await listenLoopback(0, app.http.routing.bind(app.http))
  const origin = `http://127.0.0.1:${listener.port}`
  return {
    origin,
    clientOf: (apiKey = key): SandboxClient =>
      createPatientSandbox({ apiKey, baseUrl: `${origin}/sandbox/v1`, retries: 0 }),
    async close() {
      app.domain.sandbox.live.end()
      await listener.close()
    },
  }
}

/** Reads events until one fits, or the stream ends. */
export async function readUntil(stream: AsyncIterable<LiveEvent>, isLast: (event: LiveEvent) => boolean) {
  const events: LiveEvent[] = []
  for await (const event of stream) {
    events.push(event)
    if (isLast(event)) break
  }
  return events
}
