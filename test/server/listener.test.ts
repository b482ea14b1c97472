// The ports as a client on the wire meets them.
import { stat } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import { join } from 'node:path'
import tls from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Certificate, loadCertificate } from '../../src/server/http/certificate.ts'
import { type CloseReason, type ConnectionLimits, usualLimits } from '../../src/server/http/connections.ts'
import { type Listener, listenHttps, listenLoopback } from '../../src/server/http/listener.ts'
import { eventually } from '../support/eventually.ts'
import { useFolder } from '../support/use-folder.ts'

const SUITES = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'DHE-RSA-AES256-GCM-SHA384',
  'DHE-RSA-AES128-GCM-SHA256',
]

const folder = useFolder('messaging-tls-')
let certificate: Certificate
let secure: Listener
let plain: Listener
/** Takes whatever OpenSSL still can: what it takes, the client can offer. */
let lenient: tls.Server

beforeAll(async () => {
  certificate = await loadCertificate(folder)
  const onRequest: http.RequestListener = (_request, response) => response.end('hello')
  secure = await listenHttps(0, certificate, onRequest, { host: '0.0.0.0' })
  plain = await listenLoopback(0, onRequest)
  lenient = tls.createServer({
    ...certificate,
    dhparam: 'auto',
    minVersion: 'TLSv1',
    ciphers: 'ALL:TLS_AES_128_CCM_SHA256:@SECLEVEL=0',
  })
  lenient.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => lenient.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await secure?.close()
  await plain?.close()
  await new Promise((resolve) => lenient.close(resolve))
})

/** The suite and version of a handshake; null when it was refused. */
function handshake(
  port: number,
  options: tls.ConnectionOptions,
): Promise<{ suite: string; version: string | null } | null> {
  return new Promise((resolve) => {
    try {
      const socket = tls.connect(
        { port, host: '127.0.0.1', ca: certificate.cert, servername: 'localhost', ...options },
        () => {
          resolve({ suite: socket.getCipher().standardName, version: socket.getProtocol() })
          socket.destroy()
        },
      )
      socket.on('error', () => resolve(null))
      socket.on('close', () => resolve(null))
    } catch {
      resolve(null)
    }
  })
}

const portOf = (server: net.Server) => (server.address() as net.AddressInfo).port
const offering = (suite: string): tls.ConnectionOptions =>
  suite.startsWith('TLS_')
    ? { ciphers: suite, minVersion: 'TLSv1.3' }
    : { ciphers: `${suite}:@SECLEVEL=0`, maxVersion: 'TLSv1.2' }

describe('TLS', () => {
  it.each(SUITES)('offers %s', async (suite) => {
    const made = await handshake(secure.port, offering(suite))
    expect(made?.version).toBe(suite.startsWith('TLS_') ? 'TLSv1.3' : 'TLSv1.2')
  })

  it('offers no other suite that a client could ask for', async () => {
    const others = tls
      .getCiphers()
      .map((name) => name.toUpperCase())
      .filter((name) => !SUITES.includes(name))
    const possible: string[] = []
    for (const suite of others) if (await handshake(portOf(lenient), offering(suite))) possible.push(suite)
    // Otherwise nothing would be tried.
    expect(possible.length).toBeGreaterThan(10)
    const taken: string[] = []
    for (const suite of possible) if (await handshake(secure.port, offering(suite))) taken.push(suite)
    expect(taken).toEqual([])
  })

  it.each(['TLSv1', 'TLSv1.1'] as const)('refuses %s', async (version) => {
    const options = { minVersion: version, maxVersion: version, ciphers: 'ALL:@SECLEVEL=0' }
    expect((await handshake(portOf(lenient), options))?.version).toBe(version)
    expect(await handshake(secure.port, options)).toBeNull()
  })

  it('chooses by its own preference', async () => {
    const weakFirst = { ciphers: [...SUITES].reverse().join(':') }
    await expect(handshake(secure.port, weakFirst)).resolves.toMatchObject({ suite: 'TLS_AES_256_GCM_SHA384' })
    await expect(handshake(secure.port, { ...weakFirst, maxVersion: 'TLSv1.2' })).resolves.toMatchObject({
      suite: 'TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384',
    })
  })

  it('has a certificate for this machine, which is kept, and a key that others cannot read', async () => {
    for (const servername of ['localhost']) expect(await handshake(secure.port, { servername })).not.toBeNull()
    expect(
      await handshake(secure.port, { servername: 'example.com', checkServerIdentity: tls.checkServerIdentity }),
    ).toBeNull()
    await expect(loadCertificate(folder)).resolves.toEqual(certificate)
    const { mode } = await stat(join(folder, 'tls', 'key.pem'))
    expect(mode & 0o077).toBe(0)
  })
})

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

function ask(module: typeof http | typeof https, options: https.RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = module.request({ ca: certificate.cert, agent: false, ...options }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part as Buffer)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() })
    })
    request.on('error', reject)
    request.end()
  })
}

describe('the HTTPS port', () => {
  it('answers HTTPS', async () => {
    await expect(ask(https, { port: secure.port, host: 'localhost' })).resolves.toMatchObject({
      status: 200,
      body: 'hello',
    })
  })

  it.each(['GET', 'POST'])('answers a plain %s with 426 and what to do', async (method) => {
    const answer = await ask(http, { port: secure.port, host: '127.0.0.1', method, path: '/marketing/v3/lists' })
    expect(answer.status).toBe(426)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      upgrade: expect.stringContaining('TLS'),
    })
    expect(JSON.parse(answer.body)).toMatchObject({
      status: 426,
      title: 'Upgrade Required',
      detail: expect.stringContaining('https://'),
    })
  })

  it('survives a client that sends nothing, or nonsense', async () => {
    for (const bytes of ['', '\x16\x03nonsense', '\0\0\0\0\r\n\r\n']) {
      await new Promise<void>((resolve) => {
        const socket = net.connect(secure.port, '127.0.0.1', () => socket.end(bytes))
        socket.on('error', () => {})
        socket.on('close', () => resolve())
        socket.resume()
      })
    }
    await expect(ask(https, { port: secure.port, host: 'localhost' })).resolves.toMatchObject({ status: 200 })
  })
})

describe('the plain port', () => {
  it('answers on 127.0.0.1 only', async () => {
    await expect(ask(http, { port: plain.port, host: '127.0.0.1' })).resolves.toMatchObject({
      status: 200,
      body: 'hello',
    })
    // All of 127.0.0.0/8 is this machine: a listener on every address, like the other port, would answer.
    await expect(ask(https, { port: secure.port, host: '127.0.0.2', servername: 'localhost' })).resolves.toMatchObject({
      status: 200,
    })
    await expect(ask(http, { port: plain.port, host: '127.0.0.2' })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

describe('requests that do not arrive', () => {
  /** Sends bytes over TLS to a listener with short limits; resolves with all that comes back. */
  async function dribble(bytes: string): Promise<string> {
    const limits = { requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 50 }
    const listener = await listenHttps(
      0,
      certificate,
      (request, response) => void request.resume().on('end', () => response.end()),
      { arrival: limits },
    )
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = tls.connect({ port: listener.port, ca: certificate.cert, servername: 'localhost' }, () =>
        socket.write(bytes),
      )
      socket.on('data', (part: Buffer) => (text += part))
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    await listener.close()
    return answer
  }

  it.each([
    { name: 'a body that stays away', bytes: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{', status: 408 },
    { name: 'headers that never end', bytes: 'GET / HTTP/1.1\r\nHost: a\r\nX-A: ', status: 408 },
    { name: 'no request at all', bytes: 'hello\r\n\r\n', status: 400 },
    {
      name: 'headers that are too large',
      bytes: `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
      status: 431,
    },
  ])('$name: $status in the body of the contract', async ({ bytes, status }) => {
    const answer = await dribble(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      status,
      title: expect.any(String),
      detail: expect.any(String),
    })
  })
})

describe('clients that hold connections', () => {
  const big = Buffer.alloc(16 * 1024 * 1024)

  /** A listener with these limits, which keeps what it closed and why. */
  async function listenWith(connections: Partial<ConnectionLimits>, onRequest: http.RequestListener) {
    const closed: CloseReason[] = []
    const options = { connections, onClosed: (reason: CloseReason) => void closed.push(reason) }
    const listener = await listenHttps(0, certificate, onRequest, options)
    return { ...listener, closed }
  }
  const secured = (port: number) => tls.connect({ port, ca: certificate.cert, servername: 'localhost' })
  const gone = (socket: net.Socket) =>
    new Promise<void>((resolve) => socket.on('error', () => {}).on('close', () => resolve()))

  it('are cut off when their handshake does not end, however they drip', async () => {
    const { port, closed, close } = await listenWith({ handshake: 200 }, (_request, response) => response.end())
    const prompt = secured(port)
    await new Promise((resolve) => prompt.once('secureConnect', resolve))
    const slow = net.connect(port, '127.0.0.1')
    const end = gone(slow)
    slow.write(Buffer.from([22, 3, 1, 2, 0]))
    const drip = setInterval(() => slow.write(Buffer.from([0])), 20)
    await end
    clearInterval(drip)
    expect(closed).toEqual(['slow handshake'])
    // Its time would have been over before that of the other.
    expect(prompt.closed).toBe(false)
    prompt.destroy()
    await close()
  })

  it('are cut off when they do not read the answer', async () => {
    const { port, closed, close } = await listenWith({ silence: 200 }, (_request, response) => response.end(big))
    const socket = secured(port)
    const end = gone(socket)
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await eventually(async () => closed.includes('unread answer'))
    socket.destroy()
    await end
    await close()
  })

  it('get one answer at a time, in order, so that those nobody reads do not gather', async () => {
    const answers: http.ServerResponse[] = []
    let most = 0
    const { port, close } = await listenWith({}, (request, response) => {
      answers.push(response)
      most = Math.max(most, answers.filter((one) => !one.writableFinished).length)
      setImmediate(() => response.end(request.url))
    })
    const socket = secured(port)
    let text = ''
    socket.on('data', (part: Buffer) => (text += part))
    const paths = Array.from({ length: 20 }, (_, n) => `/request-${n}.`)
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
    await eventually(async () => text.includes('/request-19.'))
    expect(text.match(/\/request-\d+\./g)).toEqual(paths)
    expect(most).toBe(1)
    socket.destroy()
    await close()
  })

  it('are cut off when they send more requests than may wait', async () => {
    const { port, close } = await listenWith({}, (_request, response) => response.end(big))
    const socket = secured(port)
    const end = gone(socket)
    socket.resume()
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200))
    await end
    await close()
  })

  it.each([
    { limits: { connections: 2 }, reason: 'too many connections' },
    { limits: { perAddress: 2 }, reason: 'too many of one address' },
  ])('$limits: one more is closed, and one that leaves makes room', async ({ limits, reason }) => {
    const { port, closed, close } = await listenWith(limits, (_request, response) => response.end('hello'))
    const [first, second] = [secured(port), secured(port)]
    await Promise.all([first, second].map((socket) => new Promise((resolve) => socket.once('secureConnect', resolve))))
    await gone(net.connect(port, '127.0.0.1'))
    expect(closed).toEqual([reason])
    first?.destroy()
    await eventually(() =>
      ask(https, { port, host: 'localhost', agent: false }).then(
        () => true,
        () => false,
      ),
    )
    second?.destroy()
    await close()
  })
})

it.each([
  ['HTTPS', https, () => secure],
  ['plain HTTP', http, () => plain],
] as const)('%s keeps an idle connection longer than those who keep it for the next request', async (_, over, port) => {
  const agent = new over.Agent({ keepAlive: true })
  const headers = await new Promise<http.IncomingHttpHeaders>((resolve, reject) => {
    const options = { port: port().port, host: 'localhost', agent, rejectUnauthorized: false }
    over.get(options, (answer) => resolve(answer.resume().headers)).on('error', reject)
  })
  agent.destroy()
  const [, seconds] = /^timeout=(\d+)$/.exec(String(headers['keep-alive'])) ?? []
  // As long as nginx and the load balancers of clouds do, and less than a connection may be silent.
  expect(Number(seconds)).toBeGreaterThan(60)
  expect(Number(seconds)).toBeLessThan(usualLimits.silence / 1000)
})

it('close does not wait for connections that are idle', async () => {
  const listener = await listenHttps(0, certificate, (_request, response) => response.end('hello'))
  const agent = new https.Agent({ keepAlive: true })
  await ask(https, { port: listener.port, host: 'localhost', agent })
  const start = performance.now()
  await listener.close()
  // Left alone, it would end by itself after a minute.
  expect(performance.now() - start).toBeLessThan(45_000)
  agent.destroy()
})

it('close lets a request end and takes no more', async () => {
  let arrived: (() => void) | undefined
  let finish: (() => void) | undefined
  const inHand = new Promise<void>((resolve) => (arrived = resolve))
  const listener = await listenHttps(0, certificate, (_request, response) => {
    finish = () => response.end('late')
    arrived?.()
  })
  const answer = ask(https, { port: listener.port, host: 'localhost' })
  await inHand
  const closed = listener.close()
  await expect(ask(https, { port: listener.port, host: 'localhost' })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  finish?.()
  await expect(answer).resolves.toMatchObject({ body: 'late' })
  await closed
})

describe('the head of a request', () => {
  /** Writes lines to a port; resolves with the status and the body of the answer. */
  function say(socket: net.Socket, ...lines: string[]): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      let text = ''
      socket.on('data', (bytes) => (text += bytes))
      socket.on('error', reject)
      socket.on('close', () => {
        const [head = '', body = ''] = text.split('\r\n\r\n')
        resolve({ status: Number(head.split(' ')[1]), body })
      })
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    })
  }
  const overTls = () =>
    tls.connect({ port: secure.port, host: '127.0.0.1', ca: certificate.cert, servername: 'localhost' })
  const ports = [
    { name: 'HTTPS', open: overTls },
    { name: 'plain HTTP', open: () => net.connect(plain.port, '127.0.0.1') },
  ]

  it.each(ports)('names one host: $name', async ({ open }) => {
    const close = 'Connection: close'
    await expect(say(open(), 'GET / HTTP/1.1', 'Host: a', close)).resolves.toMatchObject({ status: 200 })
    await expect(say(open(), 'GET / HTTP/1.0')).resolves.toMatchObject({ status: 200 })
    for (const hosts of [[], ['Host: a', 'hOST: b'], ['Host: a', 'Host: a']]) {
      const { status, body } = await say(open(), 'GET / HTTP/1.1', ...hosts, close)
      expect(status).toBe(400)
      expect(JSON.parse(body)).toMatchObject({
        title: 'Bad Request',
        status: 400,
        detail: expect.stringContaining('Host'),
      })
    }
  })

  it.each(ports)('expects nothing but 100-continue: $name', async ({ open }) => {
    const { status, body } = await say(open(), 'GET / HTTP/1.1', 'Host: a', 'Expect: "a wonder"', 'Connection: close')
    expect(status).toBe(417)
    expect(JSON.parse(body)).toMatchObject({ title: 'Expectation Failed', status: 417 })
  })
})
