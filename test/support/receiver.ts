// A real HTTP server on this machine that records its requests. It receives webhooks, or serves the clients with the
// answers that a test wants.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createArrivals } from './arrivals.ts'
import { duringTests } from './during-tests.ts'

export interface ReceivedRequest {
  method: string
  /** With the query. */
  path: string
  headers: http.IncomingHttpHeaders
  body: string
  /** Milliseconds since 1970. */
  at: number
}

export interface ScriptedAnswer {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

/** A status, an answer, or nothing: the connection is cut. */
export type Respond = (
  request: ReceivedRequest,
) => number | ScriptedAnswer | null | Promise<number | ScriptedAnswer | null>

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** Starts on a free port. `respond` (204) may be replaced at any time. */
export async function startReceiver(respond: Respond = () => 204) {
  const arrivals = createArrivals<ReceivedRequest>('a request')
  const receiver = {
    url: '',
    /** Every request, oldest first. */
    requests: arrivals.all,
    respond,
    /** The first request that matches, including those that came earlier. */
    waitFor: (predicate: (request: ReceivedRequest) => boolean, ms?: number) =>
      arrivals.wait((all) => all.find(predicate), ms),
    /** The first `n` requests. */
    waitForCount: (n: number, ms?: number) =>
      arrivals.wait((all) => (all.length >= n ? all.slice(0, n) : undefined), ms),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
  const server = http.createServer(async (request, response) => {
    const received = await read(request)
    arrivals.add(received)
    try {
      answer(response, await receiver.respond(received))
    } catch (error) {
      answer(response, { status: 500, body: `The test's respond() failed: ${String(error)}` })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return receiver
}

async function read(request: http.IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { method = '', url: path = '', headers } = request
  return { method, path, headers, body: Buffer.concat(chunks).toString(), at: Date.now() }
}

function answer(response: http.ServerResponse, scripted: number | ScriptedAnswer | null): void {
  if (scripted === null) return void response.destroy()
  const { status, headers = {}, body = '' } = typeof scripted === 'number' ? { status: scripted } : scripted
  response.writeHead(status, headers).end(body)
}

/** The receiver of a file of tests. */
export const useReceiver = (respond?: Respond): Receiver =>
  duringTests(
    () => startReceiver(respond),
    (receiver) => receiver.close(),
  )
