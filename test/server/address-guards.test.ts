// Each guard that counts by the address of a client: an IPv6 client may choose its address from a /64, so the whole /64
// counts as one, and an IPv4 address counts the same in its IPv6 form.
import { EventEmitter } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { SMTPServerSession } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMeter } from '../../src/server/contract/rate-limit.ts'
import { createLoginGuard } from '../../src/server/domain/accounts/users/login-guard.ts'
import { createNetworkLimit } from '../../src/server/domain/audience/network-limit.ts'
import { countConnections, usualLimits } from '../../src/server/http/connections.ts'
import { createClock } from '../../src/server/lib/clock.ts'
import { networkOf } from '../../src/server/lib/networks.ts'
import { createAddressLimit } from '../../src/server/smtp/address-limit.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { useStore } from '../support/use-store.ts'

/** Tries once from this address; whether the guard lets it through. */
type Try = (address: string) => boolean | Promise<boolean>

const store = useStore()
let server: TestServer
beforeAll(async () => {
  server = await startServer({
    env: { MESSAGING_PROXIES: 'loopback', MESSAGING_RATE_LIMIT: '8/600,1000', MESSAGING_VISIT_LIMIT: '8' },
  })
})
afterAll(async () => {
  await server?.close()
})

const passes = (work: () => void): boolean => {
  try {
    work()
    return true
  } catch {
    return false
  }
}

const now = () => 1_000_000
const quotas = { perKey: 8, keyWindow: 600, perAccount: 1_000 }
const fails = (address: string, path: string, init: RequestInit = {}) =>
  server
    .inject(`http://localhost${path}`, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } })
    .then(({ status }) => status !== 429)

const loginByGuard = (username: (n: number) => string): Try => {
  const guard = createLoginGuard(now)
  let n = 0
  return (address) => {
    const name = username(n++)
    return passes(() => guard.check(name, address)) && (guard.failed(name, address), true)
  }
}

function smtpConnections(): Try {
  const limit = createAddressLimit(8)
  let n = 0
  return (remoteAddress) => {
    // The guard reads these two members only.
    const session = { remoteAddress, id: `${++n}` } as SMTPServerSession
    return passes(() => limit.acquire(session))
  }
}

function httpConnections(): Try {
  const counted = countConnections({ ...usualLimits, perAddress: 8 }, () => {})
  return (remoteAddress) => {
    // The guard needs the address, the event of the end, and a way to close.
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: () => {} }) as unknown as Socket
    return counted.countSocket(socket)
  }
}

/** The guards by the file that counts; `most` is how often one client gets through. */
const guards: Record<string, { file: string; most: number; begin: () => Try }> = {
  'logins of one user': {
    file: 'domain/accounts/users/login-guard.ts',
    most: 5,
    begin: () => loginByGuard(() => 'ana'),
  },
  'logins of many users': {
    file: 'domain/accounts/users/login-guard.ts',
    most: 20,
    begin: () => loginByGuard((n) => `user ${n}`),
  },
  'connections to the relay and the port for returned mail': {
    file: 'smtp/address-limit.ts',
    most: 8,
    begin: smtpConnections,
  },
  'connections to the HTTPS port': { file: 'http/connections.ts', most: 8, begin: httpConnections },
  'requests without a right key': {
    file: 'contract/rate-limit.ts',
    most: 8,
    begin() {
      const meter = createMeter(quotas, now)
      return (ip) => meter.takeUnknown(ip).refusal === null
    },
  },
  'requests to operations without a key': {
    file: 'contract/rate-limit.ts',
    most: 8,
    begin() {
      const meter = createMeter({ ...quotas, keyWindow: 60 }, now)
      return (ip) => meter.takeOpen(ip).refusal === null
    },
  },
  'forms and web push subscriptions': {
    file: 'domain/audience/network-limit.ts',
    most: 8,
    begin() {
      const limit = createNetworkLimit({ store, clock: createClock() }, `guard ${Math.random()}`, 8)
      return (ip) => limit.countUse(1, ip)
    },
  },
  'guesses of API keys (HTTP)': {
    file: 'contract/routes.ts',
    most: 8,
    begin: () => (address) => fails(address, '/marketing/v3/lists', { headers: { apikey: 'a guess' } }),
  },
  'visits of connected sites (HTTP)': {
    file: 'pages/sites.ts',
    most: 8,
    begin: () => (address) => fails(address, '/te/unknown.js'),
  },
}

let block = 0
describe.each(Object.entries(guards))('%s', (_name, { most, begin }) => {
  const count = async (attempt: Try, addresses: string[]) => {
    let through = 0
    for (const address of addresses) if (await attempt(address)) through++
    return through
  }

  it('count the addresses of one /64 as one', async () => {
    const attempt = begin()
    const net = `2001:db8:${(++block).toString(16)}:1`
    const many = Array.from({ length: 60 }, (_, n) => `${net}:${(n * 37).toString(16)}:2:3:${n + 1}`)
    expect(await count(attempt, many)).toBe(most)
    // The neighbour is somebody else.
    expect(await attempt(`2001:db8:${block.toString(16)}:2::1`)).toBe(true)
  })

  it('count an IPv4 address the same in its IPv6 form, and each on its own', async () => {
    const attempt = begin()
    const address = `192.0.2.${++block}`
    const forms = [address, `::ffff:${address}`, `::FFFF:c000:2${block.toString(16).padStart(2, '0')}`]
    expect(
      await count(
        attempt,
        Array.from({ length: 60 }, (_, n) => forms[n % 3] as string),
      ),
    ).toBe(most)
    expect(await attempt(`198.51.100.${block}`)).toBe(true)
  })
})

/** Files that read the address of a client and count nothing by it, or hand it to a guard of the table. */
const others: Record<string, string> = {
  'contract/input.ts': 'notes who made a message',
  'contract/handler-context.ts': 'notes who made a message',
  'http/listener.ts': 'names it in the log',
  'mcp/handler.ts': 'gives it to the requests of tools',
  'mcp/routes.ts': 'hands it to rate-limit.ts',
  'pages/forms.ts': 'hands it to network-limit.ts',
  'pages/forwards.ts': 'hands it to forwards.ts',
  'pages/web-push.ts': 'hands it to network-limit.ts',
  'pages/health.ts': 'compares it with networks that may monitor',
  'pages/visitor.ts': 'looks up the place of a visitor',
  'domain/insight/tracking/visitor.ts': 'looks up the place of a visitor',
  'smtp/connection.ts': 'names it in the log',
  'smtp/intake.ts': 'notes who made a message',
  'smtp/session.ts': 'names it in the log',
  'smtp/login.ts': 'hands it to login-guard.ts',
  'soap/routes.ts': 'hands it to login-guard.ts and to rate-limit.ts',
  'domain/audience/forms/submissions.ts': 'hands it to network-limit.ts',
  'domain/audience/web-push/subscriptions.ts': 'hands it to network-limit.ts',
  'domain/messages/flows/runs.ts': 'notes who made a message',
  'domain/messages/alerts/alerts.ts': 'notes who made a message',
}

it('the table names every file that reads the address of a client', () => {
  const root = join(import.meta.dirname, '..', '..', 'src', 'server')
  const read = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*\*).*$/gm, '')
      return /remoteAddress|\b(request|by|visit|entry|visitor)\.ip\b|\bip\s*\}\s*:\s*FastifyRequest|ip\s*}: Visitor/.test(
        text,
      )
    })
  const counted = [...Object.values(guards).map(({ file }) => file), 'domain/insight/forwards/forwards.ts']
  const known = new Set([...counted, ...Object.keys(others)])
  expect(read.filter((file) => !known.has(file))).toEqual([])
  // Whoever counts asks the one function, or another guard of the table.
  const asks = (file: string) => /networkOf|takeUnknown|logIn\(/.test(readFileSync(join(root, file), 'utf8'))
  expect([...new Set(counted)].filter((file) => !asks(file))).toEqual([])
})

it('a network is a /64 or an IPv4 address, whatever the form', () => {
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('')).toBe('')
})
