// The certificate of the ports: another one in its place is taken without a restart, and a broken one is not.
import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tls from 'node:tls'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Certificate, loadCertificate } from '../../src/server/http/certificate.ts'
import { expiryOf } from '../../src/server/http/certificate-watch.ts'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { eventually } from '../support/eventually.ts'

let data: string
let spare: string
let first: Certificate
let second: Certificate
let server: RunningServer
const lines: string[] = []

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-tls-'))
  spare = await mkdtemp(join(tmpdir(), 'messaging-tls-'))
  ;[first, second] = await Promise.all([loadCertificate(data), loadCertificate(spare)])
  // A link can be exchanged at once, a folder cannot.
  await rename(join(data, 'tls'), join(data, 'first'))
  await symlink(join(data, 'first'), join(data, 'tls'))
  lines.length = 0
  const config = readConfig({
    MESSAGING_DATA: data,
    MESSAGING_PORT: '0',
    MESSAGING_SMTP_PORT: '0',
    MESSAGING_LOG: 'info',
    DATABASE_URL: '',
  })
  server = await startServer(
    { ...config, smtpPort: 0 },
    { certificatePeriod: 20, logStream: { write: (line) => void lines.push(line) } },
  )
})
afterEach(async () => {
  await server?.close()
  for (const folder of [data, spare]) await rm(folder, { recursive: true, force: true })
})

/** Puts the second certificate into its place: both files at once, by a link, as mounted secrets are exchanged. */
async function exchange(): Promise<void> {
  await symlink(join(spare, 'tls'), join(data, 'draft'))
  await rename(join(data, 'draft'), join(data, 'tls'))
}

/** Whether the HTTPS port shows this certificate. */
const shows = (certificate: Certificate): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { port: server.port as number, host: '127.0.0.1', servername: 'localhost', ca: certificate.cert }
    const socket = tls.connect(options, () => {
      resolve(true)
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
  })

/** Whether a session of the relay gets as far as STARTTLS with this certificate. */
const relayShows = (certificate: Certificate): Promise<boolean> =>
  createTransport({
    host: 'localhost',
    port: server.smtpPort as number,
    requireTLS: true,
    tls: { ca: certificate.cert },
  })
    .verify()
    .then(
      () => true,
      () => false,
    )

const warnings = () =>
  lines.map((line) => JSON.parse(line)).filter(({ op, level }) => op === 'certificate' && level > 30)
const expiry = async () => {
  const { body } = await server.app.http.inject('/metrics')
  return Number(/^messaging_certificate_expiry_timestamp_seconds (\d+)/m.exec(body)?.[1])
}

describe('a certificate that changes', () => {
  it('is taken by the HTTPS port and the relay, and open connections stay', async () => {
    expect([await shows(first), await relayShows(first), await shows(second)]).toEqual([true, true, false])
    const before = await expiry()
    const open = tls.connect({
      port: server.port as number,
      host: '127.0.0.1',
      servername: 'localhost',
      ca: first.cert,
    })
    await new Promise((resolve) => open.once('secureConnect', resolve))
    await exchange()
    await eventually(() => shows(second))
    // The relay takes it a turn later.
    await eventually(() => relayShows(second))
    expect([await shows(first), await relayShows(first)]).toEqual([false, false])
    const answer = new Promise<string>((resolve) => open.once('data', (data: Buffer) => resolve(data.toString())))
    open.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
    open.destroy()
    expect(before).toBe(expiryOf(first) / 1000)
    expect(await expiry()).toBe(expiryOf(second) / 1000)
    expect(warnings()).toEqual([])
  })

  it.each([
    ['a text that is no certificate', 'cert.pem', (): string => 'nothing\n', /PEM|no start line/i],
    ['the key of another one', 'key.pem', (): string => second.key, /key values mismatch/],
  ] as const)('is not taken while it is %s', async (_what, name, text, reason) => {
    await writeFile(join(data, 'draft'), text())
    await rename(join(data, 'draft'), join(data, 'first', name))
    await eventually(() => warnings().length > 0)
    expect(await shows(first)).toBe(true)
    expect(await relayShows(first)).toBe(true)
    // It is mended, and taken.
    await exchange()
    await eventually(() => shows(second))
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0].reason).toMatch(reason)
  })
})
