// `fetch` for an application that does not listen: requests go in and answers come out without a port.
import type { FastifyInstance, InjectOptions } from 'fastify'

/** The base of relative addresses; nothing is sent there. */
const ORIGIN = 'https://localhost:8443'

/** Statuses that have no body (Fetch 2.2.3). */
const BODILESS = new Set([204, 205, 304])

function gone(signal: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** A `fetch` that `app` answers. Takes what `fetch` takes, and paths. */
export function injectFetch(app: { http: FastifyInstance }): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? new Request(input, init) : new Request(new URL(input, ORIGIN), init)
    // Uses the caller's own signal: the signal of the copied request disappears when the unreferenced copy is
    // collected.
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null)
    const { pathname, search, host } = new URL(request.url)
    const sent: Record<string, string> = { host }
    request.headers.forEach((value, name) => (sent[name] = value))
    const injected = app.http.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: sent,
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    // The `signal` of inject() ends the request for the application, but leaves the client waiting.
    const answer = await Promise.race([injected, gone(signal)])
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value ?? []].flat()) headers.append(name, String(one))
    }
    const body = BODILESS.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload)
    return new Response(body, { status: answer.statusCode, statusText: answer.statusMessage, headers })
  }
}
