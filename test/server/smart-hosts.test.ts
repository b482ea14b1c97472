// Several SMTP hosts: shared by weight, left alone while they are in trouble, and nothing is lost or sent twice.
import { afterEach, describe, expect, it } from 'vitest'
import { readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { behaving, startOddSmtp } from '../support/odd-smtp.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { type SmtpSink, startSmtpSink, useSmtpSink } from '../support/smtp.ts'

const SECRET = 'pa55-w0rd,77'

const good = useSmtpSink()
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A platform that sends through these hosts, with what it writes to its log. */
async function start(...hosts: string[]) {
  const written: string[] = []
  const logStream = { write: (line: string) => void written.push(line) }
  const env = { MESSAGING_SANDBOX_SMTP_URL: hosts.join(','), MESSAGING_LOG: 'info' }
  const server = await startServer({ env, app: { logStream } })
  closing.push(() => server.close())
  return { server, mailing: await withSender(server), written }
}

async function odd(...given: Parameters<typeof startOddSmtp>) {
  const host = await startOddSmtp(...given)
  closing.push(() => host.close())
  return host
}

async function sink(options: Parameters<typeof startSmtpSink>[0] = {}) {
  const host = await startSmtpSink(options)
  closing.push(() => host.close())
  return host
}

/** The address of a host that is not there. */
async function nowhere() {
  const port = await freePort()
  return { port, url: `smtp://127.0.0.1:${port}` }
}

const nameOf = ({ port }: { port: number }) => `127.0.0.1:${port}`
const read = async (server: TestServer, path: string) => (await server.app.http.inject({ url: path })).body
const checksOf = async (server: TestServer) =>
  (JSON.parse(await read(server, '/readyz')) as { checks: Record<string, string> }).checks
const addresses = (n: number, word = 'a') => Array.from({ length: n }, (_, i) => `${word}${i}@example.com`)
const arrivedAt = (host: SmtpSink, word: string) =>
  host.mails.map(({ to }) => to[0] ?? '').filter((to) => to.startsWith(word))

describe('hosts that are well', () => {
  it('share a campaign by their weights, and everybody gets one mail', async () => {
    const other = await sink()
    const { server, mailing } = await start(`${good.url}?weight=3`, other.url)
    const campaign = await withCampaign(server, addresses(40, 'shared'), mailing)
    await campaign.start()
    await eventually(async () => (await campaign.status()) === 'sent')
    expect([arrivedAt(good, 'shared').length, arrivedAt(other, 'shared').length]).toEqual([30, 10])
    expect(new Set([...arrivedAt(good, 'shared'), ...arrivedAt(other, 'shared')]).size).toBe(40)
    expect(await checksOf(server)).toMatchObject({ [`smtp ${nameOf(good)}`]: 'ok', [`smtp ${nameOf(other)}`]: 'ok' })
    expect(await read(server, '/metrics')).toContain(
      `messaging_smtp_host_mails_total{host="${nameOf(other)}",outcome="accepted"} 10`,
    )
  })
})

describe('a host that cannot be reached', () => {
  it('gets no mails until one finds it again, and the other gets all', async () => {
    const away = await nowhere()
    const { server, mailing, written } = await start(away.url, good.url)
    const campaign = await withCampaign(server, addresses(30, 'failover'), mailing)
    await campaign.start()
    await eventually(async () => (await campaign.status()) === 'sent')
    expect(arrivedAt(good, 'failover').sort()).toEqual(addresses(30, 'failover').sort())
    expect((await checksOf(server))[`smtp ${nameOf(away)}`]).toMatch(/^unreachable: .*ECONNREFUSED/)
    expect(await read(server, '/metrics')).toContain(`messaging_smtp_host_up{host="${nameOf(away)}"} 0`)

    const back = await sink({ port: away.port })
    await eventually(async () => {
      await mailing.settled(await mailing.send({ to: 'probe@example.com' }))
      return back.mails.length > 0
    })
    expect((await checksOf(server))[`smtp ${nameOf(away)}`]).toBe('ok')
    expect(await read(server, '/metrics')).toContain(`messaging_smtp_host_up{host="${nameOf(away)}"} 1`)
    expect(written.filter((line) => line.includes('paused after failures'))).toHaveLength(1)
    expect(written.filter((line) => line.includes('used again'))).toHaveLength(1)
  })

  it('is no reason to fail a mail when no other is left: it waits, and goes out later', async () => {
    const [one, two] = [await nowhere(), await nowhere()]
    const { server, mailing } = await start(one.url, two.url)
    const ids = await Promise.all(addresses(5, 'wait').map((to) => mailing.send({ to })))
    await eventually(async () => {
      const rows = await readRows<{ state: string }>(server.data, 'SELECT state FROM message')
      return rows.length === 5 && rows.every(({ state }) => state === 'deferred')
    })
    const checks = await checksOf(server)
    expect(checks[`smtp ${nameOf(one)}`]).toMatch(/^unreachable/)
    expect(checks[`smtp ${nameOf(two)}`]).toMatch(/^unreachable/)
    const back = await sink({ port: two.port })
    // A new mail is the one that tries it.
    await eventually(async () => {
      await mailing.send({ to: 'probe@example.com' })
      return back.mails.length > 0
    })
    await server.sandbox().advanceClock({ body: { seconds: 3_600 } })
    await eventually(() => arrivedAt(back, 'wait').length === 5)
    for (const id of ids) expect(await mailing.settled(id)).toBe('finished')
    expect(new Set(arrivedAt(back, 'wait')).size).toBe(5)
  })
})

describe('a host that refuses', () => {
  it('the login is left alone, and nobody reads the password, even where the host repeats it', async () => {
    const repeating = await odd(
      behaving((line) => {
        if (/^EHLO/i.test(line)) return '250-odd.example.com\r\n250 AUTH PLAIN LOGIN'
        if (!/^AUTH/i.test(line)) return undefined
        return `535 5.7.8 no: ${SECRET} ${encodeURIComponent(SECRET)} ${line.split(' ').at(-1)}`
      }),
    )
    const url = repeating.url.replace('//', `//operator:${encodeURIComponent(SECRET)}@`)
    const { server, mailing, written } = await start(url, good.url)
    for (const to of addresses(3, 'login')) expect(await mailing.settled(await mailing.send({ to }))).toBe('finished')
    expect(arrivedAt(good, 'login')).toHaveLength(3)
    const checks = await checksOf(server)
    expect(checks[`smtp ${nameOf(repeating)}`]).toMatch(/^refuses the login: 535 5\.7\.8 no: \*\*\*/)
    const rows = await readRows<{ reason: string | null }>(server.data, 'SELECT reason FROM message')
    const shown = [
      JSON.stringify(checks),
      await read(server, '/metrics'),
      written.join(''),
      JSON.stringify(rows),
    ].join()
    const plain = Buffer.from(`\0operator\0${SECRET}`).toString('base64')
    for (const secret of [SECRET, encodeURIComponent(SECRET), plain]) expect(shown).not.toContain(secret)
  })

  it('the connection says nothing of the mail: it waits also with one host', async () => {
    const closed = await odd((line) => (line === 'greeting' ? '554 5.7.1 no service here' : 'hang up'))
    const { server, mailing } = await start(closed.url)
    await mailing.send({ to: 'greeting@example.com' })
    await eventually(async () => {
      const [row] = await readRows<{ state: string; reason: string }>(server.data, 'SELECT state, reason FROM message')
      return row?.state === 'deferred' && row.reason.includes('554 5.7.1')
    })
  })

  it('the recipient has answered: no other host is asked', async () => {
    const refusing = await sink({ reject: (to) => (to.startsWith('refused') ? '550 5.1.1 no such user' : null) })
    const { mailing } = await start(refusing.url, good.url)
    const settled = []
    for (const to of addresses(4, 'refused')) settled.push(await mailing.settled(await mailing.send({ to })))
    expect(settled.toSorted()).toEqual(['bounce_hard', 'bounce_hard', 'finished', 'finished'])
    expect(arrivedAt(good, 'refused')).toHaveLength(2)
  })
})

describe('a host that hangs up', () => {
  it.each(['MAIL FROM', 'RCPT TO', 'DATA'])('at %s has not taken the mail: another one sends it', async (command) => {
    const word = command.replace(' ', '').toLowerCase()
    const breaking = await odd(behaving((line) => (line.toUpperCase().startsWith(command) ? 'hang up' : undefined)))
    const { mailing } = await start(breaking.url, good.url)
    for (const to of addresses(4, word)) expect(await mailing.settled(await mailing.send({ to }))).toBe('finished')
    expect(arrivedAt(good, word).sort()).toEqual(addresses(4, word))
  })

  it('after the data leaves it in doubt: no other host gets the mail', async () => {
    const breaking = await odd(behaving((line) => (line === '.' ? 'hang up' : undefined)))
    const { server, mailing } = await start(breaking.url, good.url)
    await mailing.send({ to: 'doubt@example.com' })
    await eventually(async () => {
      // Its state is that of a message whose sender died: it is sent once more, under the same Message-ID.
      const [row] = await readRows<{ state: string; attempts: number }>(
        server.data,
        'SELECT state, attempts FROM message',
      )
      return row?.state === 'sending' && row.attempts === 1
    })
    expect(breaking.lines.filter((line) => line === '.')).toHaveLength(1)
    expect(arrivedAt(good, 'doubt')).toEqual([])
  })
})
