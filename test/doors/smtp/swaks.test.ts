// The relay as swaks sees it, on machines that have it.
import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { withSender } from '../../support/mailing.ts'
import { needs } from '../../support/programs.ts'
import { PASSWORD, startRelay, USER } from '../../support/relay.ts'
import { startServer } from '../../support/server.ts'

/** Runs swaks; resolves with its exit code and what was said on the wire. */
function swaks(port: number, args: string[]): Promise<{ code: number | null; talk: string }> {
  const child = spawn('swaks', [
    '--server',
    `127.0.0.1:${port}`,
    '--from',
    'shop@example.com',
    '--to',
    'ana@example.com',
    ...args,
  ])
  let talk = ''
  child.stdout.on('data', (text: Buffer) => (talk += text))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, talk })))
}

describe('swaks', needs('swaks'), () => {
  it('sends by TLS and a login, and is refused without them', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const relay = await startRelay(server)
    const login = ['--tls', '--auth', 'PLAIN', '--auth-user', USER, '--auth-password', PASSWORD]
    const sent = await swaks(relay.port, [...login, '--header', 'Subject: By swaks', '--add-header', 'X-Priority: 1'])
    expect(sent.talk).toMatch(/250 2\.0\.0 \d+ queued/)
    expect(sent.code).toBe(0)
    expect(await mailing.captured('ana@example.com')).toMatchObject({ subject: 'By swaks' })
    expect((await swaks(relay.port, [])).talk).toMatch(/530 5\.7\.0 /)
    await relay.close()
  })
})
