// A port for monitoring only. It serves no API and no page, so you can open it to a monitoring network.
import type { RequestListener } from 'node:http'
import { safeHeaders } from './safe-headers.ts'

const addresses = new Set(['/healthz', '/readyz', '/metrics'])

const BODY = JSON.stringify({
  type: '/docs/#errors',
  title: 'Not Found',
  status: 404,
  detail: `This port has ${[...addresses].join(', ')} and nothing else.`,
})

/** Passes on the requests to the addresses of monitoring, and answers 404 to all others. */
export const onlyMonitoring =
  (onRequest: RequestListener): RequestListener =>
  (request, response) => {
    if (addresses.has((request.url ?? '').split('?')[0] ?? '')) return onRequest(request, response)
    response.writeHead(404, { ...safeHeaders, 'content-type': 'application/json' }).end(BODY)
  }
