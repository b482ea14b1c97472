// The one way out for addresses that customers gave, against a real server on this machine.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  createGuardedClient,
  GuardError,
  type GuardedClient,
  isReachable,
} from '../../../src/server/channels/http/guarded-client.ts'
import { freePort } from '../../support/free-port.ts'
import { useReceiver } from '../../support/receiver.ts'

const receiver = useReceiver()
let port: number
let client: GuardedClient | undefined

beforeAll(async () => {
  port = Number(new URL(receiver.url).port)
})
afterEach(async () => {
  await client?.close()
  client = undefined
  receiver.requests.length = 0
  receiver.respond = () => 204
})

const limits = { method: 'GET', timeoutMs: 2_000, maxBytes: 1_000 } as const
/** Sends with a client that may reach these networks. */
function send(url: string, networks: string[] = [], options: Partial<Parameters<GuardedClient['send']>[1]> = {}) {
  client = createGuardedClient(networks)
  return client.send(url, { ...limits, ...options })
}

describe('the guarded client', () => {
  it.each([
    'localhost',
    '127.0.0.1',
    '127.1',
    '127.0.0.2',
    '2130706433',
    '0x7f.1',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '１２７.0.0.1',
  ])('does not reach this machine as %s', async (host) => {
    await expect(send(`http://${host}:${port}/`)).rejects.toThrow(GuardError)
    expect(receiver.requests).toEqual([])
  })

  it.each([
    '169.254.169.254',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[ff02::1]',
    '[fc00::1]',
    '[2001:db8::1]',
  ])('does not reach %s', async (host) => {
    await expect(send(`http://${host}/`)).rejects.toThrow(GuardError)
  })

  it.each(['ftp://example.com/', 'file:///etc/passwd', 'data:text/plain,a', 'javascript:1', 'unix:/tmp/a', '/a', ''])(
    'does not speak "%s"',
    async (url) => {
      await expect(send(url)).rejects.toThrow(GuardError)
    },
  )

  it.each([
    { address: '93.184.216.34', reachable: true },
    { address: '172.15.0.1', reachable: true },
    { address: '172.32.0.1', reachable: true },
    { address: '2606:2800:220:1:248:1893:25c8:1946', reachable: true },
    { address: '::ffff:93.184.216.34', reachable: true },
    { address: '::5db8:d822', reachable: false },
    { address: 'example.com', reachable: false },
  ])('$address may be reached: $reachable', ({ address, reachable }) => {
    expect(isReachable(address, [])).toBe(reachable)
  })

  it.each([
    { host: '127.0.0.1', network: '127.0.0.0/8' },
    { host: '2130706433', network: '127.0.0.1/32' },
    { host: '[::ffff:7f00:1]', network: '127.0.0.0/8' },
  ])('reaches $host when $network is allowed', async ({ host, network }) => {
    receiver.respond = () => ({ status: 201, headers: { 'content-type': 'text/plain' }, body: 'hello' })
    const answer = await send(`http://${host}:${port}/a?b=1`, [network], {
      method: 'POST',
      headers: { 'x-a': '1' },
      body: 'body',
    })
    expect(answer).toMatchObject({ status: 201, contentType: 'text/plain' })
    expect(answer.body.toString()).toBe('hello')
    expect(receiver.requests).toMatchObject([{ method: 'POST', path: '/a?b=1', body: 'body', headers: { 'x-a': '1' } }])
  })

  it('an allowed network allows no other', async () => {
    await expect(send(`http://127.0.0.1:${port}/`, ['10.0.0.0/8', '127.0.0.2/32', '::1/128'])).rejects.toThrow(
      GuardError,
    )
    expect(receiver.requests).toEqual([])
  })

  it.each([301, 302, 303, 307, 308])('does not follow a %s', async (status) => {
    receiver.respond = () => ({ status, headers: { location: '/other' } })
    await expect(send(receiver.url, ['127.0.0.0/8'])).resolves.toMatchObject({ status })
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/'])
  })

  it('reads no more than it may', async () => {
    receiver.respond = () => ({ status: 200, body: 'x'.repeat(1_000) })
    expect((await send(receiver.url, ['127.0.0.0/8'])).body).toHaveLength(1_000)
    await client?.close()
    receiver.respond = () => ({ status: 200, body: 'x'.repeat(1_001) })
    await expect(send(receiver.url, ['127.0.0.0/8'])).rejects.toThrow(/1000 bytes/)
  })

  it('ends an answer that never ends', async () => {
    const endless = http.createServer((_request, response) => {
      const more = () => response.destroyed || response.write(Buffer.alloc(65_536), more)
      more()
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`
    await expect(send(url, ['127.0.0.0/8'], { maxBytes: 1_000_000 })).rejects.toThrow(/1000000 bytes/)
    endless.closeAllConnections()
    await new Promise((resolve) => endless.close(resolve))
  })

  it.each(['before its answer', 'in the middle of it'])('gives up on a server that hangs %s', async (when) => {
    const silent = http.createServer((_request, response) => {
      if (when !== 'before its answer') response.write('a')
    })
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
    await expect(send(url, ['127.0.0.0/8'], { timeoutMs: 100 })).rejects.toThrow(/timeout/i)
    silent.closeAllConnections()
    await new Promise((resolve) => silent.close(resolve))
  })
})

describe('the platform itself', () => {
  const reach = (url: string, isOwn = true) => {
    client = createGuardedClient(['127.0.0.0/8', '::1/128'], (own) => isOwn && own === port)
    return client.send(url, limits)
  }

  it.each(['localhost', '127.0.0.1', '127.0.0.2', '2130706433'])('is not reached as %s', async (host) => {
    await expect(reach(`http://${host}:${port}/metrics`)).rejects.toThrow('does not fetch from itself')
    expect(receiver.requests).toEqual([])
  })

  it('is no other port of the machine', async () => {
    await expect(reach(`http://localhost:${port}/`, false)).resolves.toMatchObject({ status: 204 })
  })
})

describe('a refusal', () => {
  it('does not tell which address a name has', async () => {
    await expect(send(`http://localhost:${port}/`)).rejects.toThrow(/^localhost is in a network that is not allowed$/)
    const closed = await freePort()
    const failed = send(`http://localhost:${closed}/`, ['127.0.0.0/8', '::1/128'])
    await expect(failed).rejects.toThrow(`localhost:${closed} cannot be reached (ECONNREFUSED)`)
  })
})
