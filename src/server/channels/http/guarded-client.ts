// The only way out to addresses that customers gave: webhooks, callbacks, attachments. It speaks only http and https,
// checks every resolved address and connects to the address that it checked. It checks address literals too, follows no
// redirects, and caps size and time.
import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Agent, buildConnector } from 'undici'

type Undici = typeof import('undici')

export interface GuardedAnswer {
  status: number
  contentType: string
  body: Buffer
}

export interface GuardedClient {
  /**
   * Sends one request. Rejects with GuardError for an address that is not allowed, and otherwise with the error that
   * occurred.
   */
  send(
    url: string,
    options: {
      method: 'GET' | 'POST'
      headers?: Record<string, string>
      body?: string
      timeoutMs: number
      maxBytes: number
    },
  ): Promise<GuardedAnswer>
  /** Sends a GET and yields the body as it arrives; fails after `maxBytes` or when `signal` aborts. */
  open(
    url: string,
    options: { signal: AbortSignal; maxBytes: number },
  ): Promise<{ status: number; body: AsyncIterable<Buffer> }>
  close(): Promise<void>
}

/** The address is not one that this server may reach. */
export class GuardError extends Error {}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Whether this address may be reached: a public unicast one, or one of the allowed networks. */
export function isReachable(address: string, allowed: readonly Range[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.process(address)
  if (allowed.some(([network, bits]) => network.kind() === ip.kind() && ip.match(network as never, bits))) return true
  // ipaddr.js calls ::/96 unicast; these are IPv4 addresses in disguise (RFC 4291 2.5.5.1).
  if (ip.kind() === 'ipv6' && (ip as ipaddr.IPv6).match(ipaddr.IPv6.parse('::'), 96)) return false
  return ip.range() === 'unicast'
}

function checkedLookup(allowed: readonly Range[]) {
  return (
    host: string,
    options: LookupOptions,
    done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    dnsLookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const bad = addresses.find(({ address }) => !isReachable(address, allowed))
      if (bad) return done(new GuardError(`${host} resolves to ${bad.address}, a network that is not allowed`), '')
      const [first] = addresses
      if (options.all || !first) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

function guardedConnector(undici: Undici, allowed: readonly Range[], timeoutMs: number): buildConnector.connector {
  const connect = undici.buildConnector({ timeout: timeoutMs, lookup: checkedLookup(allowed) as never })
  return (options, callback) => {
    // A literal is never looked up, so it has to be checked here.
    const host = options.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isReachable(host, allowed)) {
      callback(new GuardError(`${host} is in a network that is not allowed`), null)
      return
    }
    connect(options, callback)
  }
}

/** A client that reaches public addresses and the given networks, in CIDR notation. */
export function createGuardedClient(networks: readonly string[]): GuardedClient {
  const allowed = networks.map((cidr) => ipaddr.parseCIDR(cidr) as Range)
  // Loaded with the first request: the start of the server should not wait for the library.
  let loaded: Promise<{ undici: Undici; agent: Agent }> | undefined

  async function load() {
    const undici = await import('undici')
    const connect = guardedConnector(undici, allowed, 10_000)
    return { undici, agent: new undici.Agent({ connect, connections: 16, pipelining: 1, keepAliveTimeout: 4_000 }) }
  }

  async function request(url: string, options: Partial<Parameters<Undici['request']>[1]>) {
    if (!/^https?:\/\//i.test(url)) throw new GuardError('Only http and https addresses are allowed')
    const { undici, agent } = await (loaded ??= load())
    return undici.request(url, { dispatcher: agent, ...options })
  }

  return {
    async send(url, { method, headers = {}, body, timeoutMs, maxBytes }) {
      const sent = { ...(body !== undefined && { body }), signal: AbortSignal.timeout(timeoutMs) }
      const answer = await request(url, { method, headers, ...sent })
      return {
        status: answer.statusCode,
        contentType: String(answer.headers['content-type'] ?? ''),
        body: Buffer.concat(await Array.fromAsync(capped(answer.body, maxBytes))),
      }
    },
    async open(url, { signal, maxBytes }) {
      const answer = await request(url, { method: 'GET', signal })
      return { status: answer.statusCode, body: capped(answer.body, maxBytes) }
    },
    async close() {
      await (await loaded)?.agent.destroy()
    },
  }
}

/** The parts of a body; throws when there are more than `maxBytes`. A reader that stops early closes the body. */
async function* capped(stream: AsyncIterable<Buffer> & { destroy(): void }, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const part of stream) {
      size += part.length
      if (size > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes`)
      yield part
    }
  } finally {
    stream.destroy()
  }
}
