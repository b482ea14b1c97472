// The lines for Postfix in docs/deploy, in a real Postfix: it sends for the platform, makes the bounces, and brings them back.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { loadCertificate } from '../../src/server/http/certificate.ts'
import { tlsOptions } from '../../src/server/http/listener.ts'
import { listenToOperator } from '../../src/server/operator/socket.ts'
import { deployText, replaced } from '../support/deploy.ts'
import { dropDatabaseOf, engineEnv } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { withSender } from '../support/mailing.ts'
import { startPostfix } from '../support/postfix.ts'
import { needs } from '../support/programs.ts'
import { createSession } from '../support/relay.ts'
import { startServer } from '../support/server.ts'
import { startSmtpSink } from '../support/smtp.ts'

const root = resolve(import.meta.dirname, '..', '..')

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

/** A platform that sends by Postfix, which delivers to hosts that refuse some; `pipeFor` makes it use the pipe. */
async function start(pipeFor?: (data: string) => Promise<string>) {
  const answers: Record<string, string> = { gone: '550 5.1.1 No such user', unwanted: '550 5.7.1 Not from you' }
  const others = await startSmtpSink({ reject: (to) => answers[to.split('@')[0] ?? ''] ?? null })
  open.push(others.close)
  // Postfix has to know the port of the platform, and the platform that of Postfix.
  const inbound = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'messaging-postfix-'))
  open.push(() => rm(data, { recursive: true, force: true }))
  open.push(() => dropDatabaseOf(data))
  const pipe = await pipeFor?.(data)
  const postfix = await startPostfix({
    others: others.port,
    inbound,
    ...(pipe !== undefined && { pipe }),
  })
  open.push(postfix.close)
  const server = await startServer({
    data,
    env: { MESSAGING_SANDBOX_SMTP_URL: postfix.url, MESSAGING_RETURN_DOMAIN: 'return.example.com' },
  })
  open.push(server.close)
  const listen = async () => {
    const certificate = await loadCertificate(server.data)
    const returns = await server.app.returns.listen(inbound, tlsOptions(certificate))
    open.push(returns.close)
  }
  return { others, postfix, server, listen, mailing: await withSender(server) }
}

/** What became of an email in the end; Postfix takes its time. */
const becomes = (mailing: Awaited<ReturnType<typeof withSender>>, id: number, status: string) =>
  eventually(async () => (await mailing.statuses(id)).at(-1) === status)

describe('Postfix', needs('postfix'), () => {
  it('sends, brings back what others refuse, and keeps it while the platform is away', async () => {
    const { others, postfix, listen, mailing } = await start()
    const gone = await mailing.send({ to: 'gone@example.net' })
    const unwanted = await mailing.send({ to: 'unwanted@example.net' })
    const fine = await mailing.send({ to: 'fine@example.net' })
    await others.waitFor(({ to }) => to.includes('fine@example.net'))
    await eventually(async () => /relay=none.*status=deferred/.test(await postfix.log()))
    await listen()
    await becomes(mailing, gone, 'bounce_hard')
    await becomes(mailing, unwanted, 'bounce_soft')
    expect((await mailing.statuses(fine)).at(-1)).toBe('finished')
    expect((await mailing.marketing.listSuppressionEntries()).items.map(({ value }) => value)).toEqual([
      'gone@example.net',
    ])
  })

  it('refuses return addresses that nobody was given before the mail comes', async () => {
    const { others, postfix, listen, mailing } = await start()
    await listen()
    await mailing.send({ to: 'fine@example.net' })
    const { from } = await others.waitFor(({ to }) => to.includes('fine@example.net'))
    const session = createSession(connect(postfix.port, '127.0.0.1'), '')
    open.push(session.end)
    await session.reply()
    await session.say('EHLO mx.example.net')
    await session.say('MAIL FROM:<invented@example.net>')
    const forged = from.replace(/-\w{8}@/, '-00000000@')
    expect(
      await eventually(async () => {
        const reply = await session.say(`RCPT TO:<${forged}>`)
        return !reply.startsWith('450') && reply
      }),
    ).toMatch(/^550 /)
    expect(
      await eventually(async () => {
        const reply = await session.say(`RCPT TO:<${from}>`)
        return !reply.startsWith('450') && reply
      }),
    ).toMatch(/^250 /)
  })

  it('hands over what comes back by the pipe, to a server that runs', async () => {
    const { postfix, server, mailing } = await start(async (data) => {
      const { DATABASE_URL: url } = await engineEnv(data)
      return replaced(deployText('postfix-master.cf'), {
        'user=messaging': 'user=nobody',
        'directory=/opt/messaging': `directory=${root}`,
        'MESSAGING_DATA=/var/lib/messaging': url ? `DATABASE_URL=${url}` : `MESSAGING_DATA=${data}`,
        '/usr/bin/node': process.execPath,
      })
    })
    const door = await listenToOperator({ data: server.data, domain: server.app.domain }, () => {})
    if (door) open.push(door.close)
    // The pipe runs as the user of the server, which is root here, and no user of a pipe.
    execFileSync('chown', ['-R', 'nobody', server.data])
    const gone = await mailing.send({ to: 'gone@example.net' })
    await becomes(mailing, gone, 'bounce_hard')
    await eventually(async () => /relay=messaging.*status=sent/.test(await postfix.log()))
  })
})
