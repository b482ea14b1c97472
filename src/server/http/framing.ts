// Checks the head of a request before it is routed: its host and its expectations.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import { safeHeaders } from './safe-headers.ts'

function refuseRequest(response: ServerResponse, status: number, title: string, detail: string): void {
  const body = JSON.stringify({ type: '/docs/#errors', title, status, detail })
  const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), connection: 'close' }
  response.writeHead(status, { ...safeHeaders, ...own })
  response.end(body)
}

/** Hosts that the request names; Node keeps the first and forgets the others. */
function hostsIn({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts++
  return hosts
}

/** Refuses a request of HTTP/1.1 without a Host, and any with two: a proxy may have read the other (RFC 9112 3.2). */
export const withOneHost =
  (onRequest: RequestListener): RequestListener =>
  (request, response) => {
    const hosts = hostsIn(request)
    if (hosts === 1 || (hosts === 0 && request.httpVersion === '1.0')) return onRequest(request, response)
    const found = hosts === 0 ? 'no Host' : `${hosts} headers Host`
    refuseRequest(response, 400, 'Bad Request', `The request has ${found}; it needs one (RFC 9112 3.2).`)
  }

/** Node would leave the answer to a missing Host, and to an expectation that it does not know, without a body. */
export const ownChecks = { requireHostHeader: false } as const

/** Refuses what a client expects beyond 100-continue (RFC 9110 10.1.1). */
export function refuseExpectations(server: Server | SecureServer): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const expected = JSON.stringify((request.headers.expect ?? '').slice(0, 40))
    refuseRequest(response, 417, 'Expectation Failed', `The server cannot meet the expectation ${expected}.`)
  })
}
