// The only way out to addresses that customers gave: webhooks, callbacks, attachments. It speaks only http and https,
// checks every resolved address and connects to the address that it checked. It checks address literals too, follows no
// redirects, and caps size and time.
import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'
import type { Agent, buildConnector } from 'undici'

type Undici = typeof import('undici')

export interface GuardedAnswer {
  status: number
  contentType: string
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>
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
      body?: string | Buffer
      timeoutMs: number
      maxBytes: number
      /**
       * `start`: the status decides, and the body is what came of it within `maxBytes` and a moment, however the rest goes;
       * `whole` (the default): a body that is too large, too slow or broken is an error.
       */
      read?: 'whole' | 'start'
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

/** Whether the address is one of this machine. */
function isHere(address: string): boolean {
  const ip = ipaddr.process(address)
  if (['loopback', 'unspecified'].includes(ip.range())) return true
  const own = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  return own.some((one) => ipaddr.process(one.address).toNormalizedString() === ip.toNormalizedString())
}

/** Refuses an address; null when it may be reached. */
type Check = (host: string, address: string) => GuardError | null

const networkCheck =
  (allowed: readonly Range[]): Check =>
  (host, address) =>
    // The error leaves out the address, since that would reveal a network which the caller cannot see.
    isReachable(address, allowed) ? null : new GuardError(`${host} is in a network that is not allowed`)

/** For a port on which the platform itself listens, wherever that is. */
const ownPortCheck =
  (check: Check): Check =>
  (host, address) =>
    check(host, address) ?? (isHere(address) ? new GuardError('The platform does not fetch from itself') : null)

/** Finds all addresses of a host, as `dns.lookup` does. */
export type HostLookup = (
  host: string,
  options: LookupOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

const machineLookup: HostLookup = (host, options, done) => dnsLookup(host, { ...options, all: true }, done)

function checkedLookup(check: Check, lookup: HostLookup) {
  return (
    host: string,
    options: LookupOptions,
    done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    lookup(host, options, (error, addresses) => {
      if (error) return done(error, '')
      for (const { address } of addresses) {
        const refusal = check(host, address)
        if (refusal) return done(refusal, '')
      }
      const [first] = addresses
      if (options.all || !first) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

/** Says on which ports of this machine the platform listens. */
export type IsOwnPort = (port: number) => boolean

/** How connections to a port are kept from addresses that are not allowed. */
interface GuardedWay {
  /** Why a literal address, which needs no look-up, is not allowed; null for a name. */
  refusal(host: string): GuardError | null
  /** Finds the addresses of a name, for `net.connect` or `tls.connect`; fails with GuardError. */
  lookup: ReturnType<typeof checkedLookup>
}

/** Creates the checks for connections to a port. */
export type Guard = (port: number) => GuardedWay

/** A guard that lets through to public addresses and the given networks, in CIDR notation, but never to the platform itself. */
export function createGuard(
  networks: readonly string[],
  isOwnPort: IsOwnPort = () => false,
  lookup: HostLookup = machineLookup,
): Guard {
  const check = networkCheck(rangesOf(networks))
  const wayBy = (by: Check): GuardedWay => ({
    refusal: (host) => (isIP(host) ? by(host, host) : null),
    lookup: checkedLookup(by, lookup),
  })
  const [others, own] = [wayBy(check), wayBy(ownPortCheck(check))]
  return (port) => (isOwnPort(port) ? own : others)
}

function guardedConnector(undici: Undici, guard: Guard): buildConnector.connector {
  const connectors = new Map<GuardedWay, buildConnector.connector>()
  const connectorOf = (way: GuardedWay): buildConnector.connector => {
    const known =
      connectors.get(way) ?? undici.buildConnector({ timeout: CONNECT_TIMEOUT, lookup: way.lookup as never })
    connectors.set(way, known)
    return known
  }
  return (options, callback) => {
    const way = guard(Number(options.port) || (options.protocol === 'https:' ? 443 : 80))
    const refusal = way.refusal(options.hostname.replace(/^\[|\]$/g, ''))
    if (refusal) return void callback(refusal, null)
    connectorOf(way)(options, callback)
  }
}

/** What went wrong on the way, without the addresses that system errors name. */
function described(error: unknown, url: string): unknown {
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string' || !/^E[A-Z_]+$/.test(code)) return error
  return Object.assign(new Error(`${new URL(url).host} cannot be reached (${code})`), { code })
}

const CONNECT_TIMEOUT = 10_000

/** Connections to one host, which several accounts may share. */
export const CONNECTIONS = 64

const rangesOf = (networks: readonly string[]) => networks.map((cidr) => ipaddr.parseCIDR(cidr) as Range)

/** Tells whether a client of these networks, in CIDR notation, reaches an address. */
export function reachOf(networks: readonly string[]): (address: string) => boolean {
  const allowed = rangesOf(networks)
  return (address) => isReachable(address, allowed)
}

/**
 * A client that reaches public addresses and the given networks, in CIDR notation, but never the platform itself.
 * `lookup` finds the addresses of hosts (that of the machine).
 */
export function createGuardedClient(
  networks: readonly string[],
  isOwnPort: IsOwnPort = () => false,
  lookup: HostLookup = machineLookup,
): GuardedClient {
  const guard = createGuard(networks, isOwnPort, lookup)
  // Loaded with the first request: the start of the server should not wait for the library.
  let loaded: Promise<{ undici: Undici; agent: Agent }> | undefined

  async function load() {
    const undici = await import('undici')
    const connect = guardedConnector(undici, guard)
    return {
      undici,
      agent: new undici.Agent({ connect, connections: CONNECTIONS, pipelining: 1, keepAliveTimeout: 4_000 }),
    }
  }

  async function request(url: string, options: Partial<Parameters<Undici['request']>[1]>) {
    if (!/^https?:\/\//i.test(url)) throw new GuardError('Only http and https addresses are allowed')
    const { undici, agent } = await (loaded ??= load())
    return undici.request(url, { dispatcher: agent, ...options }).catch((error: unknown) => {
      throw described(error, url)
    })
  }

  return {
    async send(url, { method, headers = {}, body, timeoutMs, maxBytes, read = 'whole' }) {
      const sent = { ...(body !== undefined && { body }), signal: AbortSignal.timeout(timeoutMs) }
      const answer = await request(url, { method, headers, ...sent })
      return {
        status: answer.statusCode,
        contentType: String(answer.headers['content-type'] ?? ''),
        headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
        body: read === 'start' ? await startOf(answer.body, maxBytes) : await wholeOf(answer.body, maxBytes),
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

/** Milliseconds for the start of a body, after the status. */
const START_TIME_MS = 2_000

type Body = AsyncIterable<Buffer> & { destroy(): void }

const wholeOf = async (stream: Body, maxBytes: number): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(capped(stream, maxBytes)))

/** The first bytes of a body, as far as they come in time and unbroken. */
async function startOf(stream: Body, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => stream.destroy(), START_TIME_MS)
  try {
    for await (const part of stream) {
      parts.push(part)
      size += part.length
      if (size >= maxBytes) break
    }
  } catch {
    // The status is known; the rest of the body would only have been shown.
  } finally {
    clearTimeout(timer)
    stream.destroy()
  }
  return Buffer.concat(parts).subarray(0, maxBytes)
}

/** The parts of a body; throws when there are more than `maxBytes`. A reader that stops early closes the body. */
async function* capped(stream: Body, maxBytes: number): AsyncGenerator<Buffer> {
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
