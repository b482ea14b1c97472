// TLS as a client of another make meets it: `openssl s_client`, suite by suite, version by version. The same with
// Node's own client is in listener.test.ts.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { needs } from '../support/programs.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder('messaging-openssl-')
let server: RunningServer
beforeAll(async () => {
  server = await startServer(
    readConfig({ MESSAGING_DATA: folder, MESSAGING_PORT: '0', MESSAGING_SMTP_PORT: 'off', MESSAGING_LOG: 'silent' }),
  )
})
afterAll(async () => {
  await server?.close()
})

/** What s_client prints of a connection, which it ends at once. */
function sClient(args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const ca = join(folder, 'tls', 'cert.pem')
    const child = spawn('openssl', [
      's_client',
      '-connect',
      `127.0.0.1:${server.port}`,
      '-CAfile',
      ca,
      '-verify_return_error',
      ...args,
    ])
    let text = ''
    child.stdout.on('data', (part: Buffer) => (text += part))
    child.stderr.on('data', (part: Buffer) => (text += part))
    child.on('close', () => resolve(text))
    child.stdin.on('error', () => {})
    child.stdin.end()
  })
}

/** Version and suite that were agreed on, or null. */
const agreedOn = (text: string) => /New, (TLSv[\d.]+), Cipher is (\S+)/.exec(text)?.slice(1).join(' ') ?? null

describe('openssl s_client', needs('openssl'), () => {
  it.each(['TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_128_GCM_SHA256'])(
    'agrees on %s with TLS 1.3',
    async (suite) => {
      expect(agreedOn(await sClient(['-tls1_3', '-ciphersuites', suite]))).toBe(`TLSv1.3 ${suite}`)
    },
  )

  it.each([
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES128-GCM-SHA256',
    'DHE-RSA-AES256-GCM-SHA384',
    'DHE-RSA-AES128-GCM-SHA256',
  ])('agrees on %s with TLS 1.2', async (suite) => {
    const text = await sClient(['-tls1_2', '-cipher', suite])
    expect(agreedOn(text)).toBe(`TLSv1.2 ${suite}`)
    expect(text).toContain('Verification: OK')
  })

  it.each([
    'ECDHE-RSA-AES256-SHA384',
    'ECDHE-RSA-AES128-SHA256',
    'ECDHE-RSA-AES256-SHA',
    'ECDHE-RSA-CHACHA20-POLY1305',
    'DHE-RSA-CHACHA20-POLY1305',
    'DHE-RSA-AES256-SHA256',
    'AES256-GCM-SHA384',
    'AES128-SHA',
    'ADH-AES256-GCM-SHA384',
    'NULL-SHA256',
  ])('gets nowhere with %s', async (suite) => {
    const text = await sClient(['-tls1_2', '-cipher', `${suite}:@SECLEVEL=0`])
    expect(text).toMatch(/handshake failure/)
    expect(agreedOn(text) ?? '').not.toContain(suite)
  })

  it.each(['-tls1', '-tls1_1'])('gets nowhere with %s', async (version) => {
    expect(await sClient([version, '-cipher', 'ALL:@SECLEVEL=0'])).toMatch(/protocol version/)
  })

  it('is answered the same whatever name it asks for', async () => {
    for (const name of [['-noservername'], ['-servername', 'example.com'], ['-servername', 'localhost']]) {
      expect(await sClient(name)).toMatch(/subject=CN = localhost/)
    }
  })
})
