// A host that is reached over one connection at a time. When the connection ends, the next request makes a new one.
import type { Guard } from '../http/guarded-client.ts'
import { type Connection, type Exchange, openConnection, type WireRequest, type WireTimes } from './connection.ts'

/** A host that cannot be reached is another matter than one that does not answer. */
export type HostExchange = Exchange | { kind: 'unreachable'; reason: string }

export interface Host {
  request(request: WireRequest): Promise<HostExchange>
  close(): Promise<void>
}

/** Connections on which a request is tried when the host ends them before it takes the request. */
const TRIES = 3

/** Makes no connection yet. */
export function createHost(url: URL, guard: Guard, times: WireTimes): Host {
  /** The one that takes requests. */
  let current: Promise<Connection> | null = null
  const all = new Set<Promise<unknown>>()

  function connection(): Promise<Connection> {
    if (current) return current
    const dropConnection = () => {
      if (current === opening) current = null
    }
    const opening = openConnection(url, guard, times, dropConnection)
    current = opening
    const whole = opening.then(({ closed }) => closed, dropConnection).finally(() => all.delete(whole))
    all.add(whole)
    return opening
  }

  return {
    async request(request) {
      for (let tries = 1; ; tries++) {
        const opened = await connection().catch((error: Error) => error.message)
        if (typeof opened === 'string') return { kind: 'unreachable', reason: opened }
        const exchange = await opened.request(request)
        if (exchange.kind !== 'unsent' || tries === TRIES) return exchange
      }
    },

    async close() {
      await current?.then(
        (connection) => connection.end(),
        () => undefined,
      )
      await Promise.all(all)
    },
  }
}
