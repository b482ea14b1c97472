// What a relayed mail becomes: sent by nodemailer as a program would, seen at a real SMTP host, in the log and
// by webhooks.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { follow, type Mailing, withSender } from '../../support/mailing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { type Mail, PASSWORD, startRelay, type TestRelay, USER } from '../../support/relay.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { parseMail, type SmtpSink, startSmtpSink } from '../../support/smtp.ts'

let server: TestServer
let smtp: SmtpSink
let mailing: Mailing
let relay: TestRelay

beforeAll(async () => {
  let refused = false
  smtp = await startSmtpSink({
    // The first attempt to this address fails, so that the mail waits.
    reject: (recipient) => (recipient === 'deferred@example.com' && !refused ? ((refused = true), 451) : null),
  })
  server = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } })
  mailing = await withSender(server)
  await mailing.marketing.createEmailSender({ body: { name: 'Support', email: 'support@example.com' } })
  relay = await startRelay(server)
})
afterAll(async () => {
  await relay?.close()
  await server?.close()
  await smtp?.close()
})

let mails = 0
const newAddress = () => `reader${++mails}@example.com`

/** Relays a mail to a new address, and reads what arrived there. */
async function arrive(mail: Mail = {}, to = newAddress()) {
  const { id } = await relay.send({
    to,
    subject: 'Hello',
    ...(mail.html || mail.raw ? {} : { text: 'Hello' }),
    ...mail,
  })
  return { id, to, ...(await arrived(to)) }
}

async function arrived(to: string) {
  const mail = await smtp.waitFor((one) => one.to.includes(to))
  const parsed = await parseMail(mail)
  const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value
  return { mail, parsed, header }
}

const hashOf = async (address: string) => {
  const { items } = await mailing.marketing.listEmailSenders()
  const sender = items.find(({ email }) => email === address)
  return {
    id: String(sender?.sender_id),
    hash: server.app.domain.accounts.senders.hashOf(server.accountId, sender?.sender_id ?? 0),
  }
}

describe('a relayed mail', () => {
  it('is a transactional email: its number is in the reply, its log, report and sender are those of sendEmail', async () => {
    const { id, to, mail, parsed } = await arrive({
      from: 'Ana at the Shop <shop@example.com>',
      subject: 'Olá ✓',
      text: 'Olá',
      html: '<p>Olá</p>',
    })
    expect(mail.from).toBe('shop@example.com')
    expect(parsed).toMatchObject({
      subject: 'Olá ✓',
      from: { name: 'Ana at the Shop', address: 'shop@example.com' },
      to: [{ address: to }],
    })
    expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual(['Olá', '<p>Olá</p>'])
    expect(await mailing.settled(id)).toBe('finished')
    expect(await mailing.statuses(id)).toEqual(['created', 'queued', 'processing', 'spool', 'sending', 'finished'])
    const { campaign, subscriberEmail } = await mailing.log(id)
    expect(subscriberEmail).toBe(to)
    expect(campaign).toMatchObject({
      name: 'Olá ✓',
      senderId: Number(mailing.senderId),
      contentSubject: 'Olá ✓',
      contentText: 'Olá',
      contentHtml: expect.stringMatching(/^<p>Olá<\/p>\s*$/),
      createIp: expect.stringContaining('127.0.0.1'),
      register: false,
      openTrackingEnabled: false,
      clickTrackingEnabled: false,
      attachement: false,
    })
    const [row] = await mailing.transactional.getEmailReport({ query: { groupBy: 'day' } })
    expect(row).toMatchObject({ groupName: 'default', metricsTotal: expect.any(Number) })
  })

  it('goes out as it came: ids of its thread, date, answers; with an id and a date of ours when it has none', async () => {
    const { header, parsed } = await arrive({
      messageId: '<order-1@shop.example.com>',
      inReplyTo: '<question@example.com>',
      references: ['<first@example.com>', '<question@example.com>'],
      date: new Date('2026-01-02T03:04:05Z'),
      replyTo: ['Ana <ana@shop.example.com>', 'rui@shop.example.com'],
      headers: { 'X-Mailer': 'shop', 'X-Tag': 'a', 'List-Id': 'list', 'X-Sender-Hash': '1' },
    })
    expect(header('message-id')).toBe('<order-1@shop.example.com>')
    expect(header('in-reply-to')).toBe('<question@example.com>')
    expect(header('references')).toBe('<first@example.com> <question@example.com>')
    expect(parsed.date).toBe('2026-01-02T03:04:05.000Z')
    expect(parsed.replyTo).toMatchObject([
      { name: 'Ana', address: 'ana@shop.example.com' },
      { name: '', address: 'rui@shop.example.com' },
    ])
    expect(header('list-id')).toBe('list')
    expect(parsed.headers.filter(({ key }) => key.startsWith('x-')).map(({ key }) => key)).toEqual([
      'x-mailer',
      'x-tag',
    ])

    const raw = (to: string) => ({
      envelope: { from: 'shop@example.com', to: [to] },
      raw: `From: shop@example.com\r\nTo: ${to}\r\n\r\nHi`,
    })
    const to = newAddress()
    const start = Date.now()
    const bare = await arrive(raw(to), to)
    expect(bare.header('message-id')).toBe(`<t.${bare.id}@example.com>`)
    // A header has no fractions of a second.
    expect(Date.parse(bare.parsed.date ?? '')).toBeGreaterThan(start - 1_000)
    expect(Date.parse(bare.parsed.date ?? '')).toBeLessThanOrEqual(Date.now())
    expect([bare.parsed.from?.name, bare.parsed.subject ?? '']).toEqual(['', ''])
  })

  it('that an earlier version took, without its source, still goes out, its text as it was', async () => {
    const to = 'deferred@example.com'
    const { id } = await relay.send({ to, subject: 'Hello {{ name }}', text: 'Dear {{ name }}' })
    await eventually(async () => (await mailing.statuses(id)).filter((one) => one === 'queued').length > 1)
    await changeRows(server.data, `UPDATE transactional_content SET source = NULL WHERE message_id = ${id}`)
    await mailing.sandbox.advanceClock({ body: { seconds: 3600 } })
    const { parsed } = await arrived(to)
    expect([parsed.subject, parsed.text?.trim()]).toEqual(['Hello {{ name }}', 'Dear {{ name }}'])
  })

  it('keeps what looks like a placeholder, also with tracking', async () => {
    const html =
      '<p>{{ name }} {% if %} {{ open_url }}</p><a href="https://shop.example.com/{{ id }}">{{ links[0] }}</a>'
    const { parsed } = await arrive({
      subject: 'For {{ name }} {% x',
      text: '{{ name }} {%',
      html,
      headers: { 'X-Open-Tracking-Enabled': 'TRUE', 'X-Click-Tracking-Enabled': 'true' },
    })
    expect(parsed.subject).toBe('For {{ name }} {% x')
    expect(parsed.text?.trim()).toBe('{{ name }} {%')
    expect(parsed.html).toContain('<p>{{ name }} {% if %} {{ open_url }}</p>')
    expect(parsed.html).toContain('>{{ links[0] }}</a>')
    const link = /<a href="([^"]+)"/.exec(parsed.html ?? '')?.[1] ?? ''
    expect((await follow(server, link)).headers.get('location')).toBe(encodeURI('https://shop.example.com/{{ id }}'))
  })

  it('carries its files and images byte by byte', async () => {
    const [file, image, unseen] = [randomBytes(200_000), randomBytes(5_000), randomBytes(100)]
    const { parsed, id } = await arrive({
      html: '<img src="cid:logo%40shop"><img src="cid:plain">',
      attachments: [
        { filename: 'Relatório "1".pdf', content: file, contentType: 'application/pdf' },
        { filename: 'logo.png', content: image, cid: 'logo@shop' },
        { filename: 'plain.png', content: image, cid: 'plain' },
        { filename: 'unseen.png', content: unseen, cid: 'unseen' },
      ],
    })
    const seen = parsed.attachments.map((a) => ({
      name: a.filename,
      type: a.mimeType,
      cid: a.contentId,
      disposition: a.disposition,
      content: Buffer.from(a.content as ArrayBuffer),
    }))
    expect(seen.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))).toEqual([
      { name: 'logo.png', type: 'image/png', cid: '<logo@shop>', disposition: 'inline', content: image },
      { name: 'plain.png', type: 'image/png', cid: '<plain>', disposition: 'inline', content: image },
      { name: 'Relatório "1".pdf', type: 'application/pdf', cid: undefined, disposition: 'attachment', content: file },
      { name: 'unseen.png', type: 'image/png', cid: '<unseen>', disposition: 'inline', content: unseen },
    ])
    expect((await mailing.log(id)).campaign.attachement).toBe(true)
  })

  it('may hold an invitation and another mail', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
    const forwarded = 'From: a@example.com\r\nSubject: Inner\r\n\r\nInner text\r\n'
    const { parsed } = await arrive({
      text: 'See',
      icalEvent: { method: 'REQUEST', content: calendar },
      attachments: [{ contentType: 'message/rfc822', content: forwarded }],
    })
    expect(parsed.text).not.toContain('BEGIN:VCALENDAR')
    expect(parsed.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.method).toBe('REQUEST')
    expect(
      JSON.stringify([parsed.text, parsed.attachments.map((a) => Buffer.from(a.content as ArrayBuffer).toString())]),
    ).toContain('Inner text')
  })

  it('joins several texts, and reads other character sets', async () => {
    const to = newAddress()
    const part = (type: string, text: string) => `--a\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`
    const raw = Buffer.from(
      `From: shop@example.com\r\nTo: ${to}\r\nSubject: =?iso-8859-1?Q?Ol=E1?=\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n${part('text/plain; charset=iso-8859-1', 'Ol\xe1 one')}${part('text/plain', 'two')}--a--`,
      'latin1',
    )
    const { parsed } = await arrive({ envelope: { from: 'shop@example.com', to: [to] }, raw }, to)
    expect(parsed.subject).toBe('Olá')
    expect(parsed.text).toMatch(/Olá one\s+two/)
  })

  it('cannot bring in a header by an encoded line break', async () => {
    const to = newAddress()
    const evil = '=?utf-8?Q?Hi=0D=0ABcc=3A_evil=40example.com=0D=0A?='
    const raw = `From: ${evil} <shop@example.com>\r\nTo: ${evil} <${to}>\r\nReply-To: ${evil} <a@example.com>\r\nSubject: ${evil}\r\nX-Priority: 1 ${evil}\r\nMessage-ID: <a@b\r\n c>\r\n\r\nHi`
    const { parsed, mail } = await arrive({ envelope: { from: 'shop@example.com', to: [to] }, raw }, to)
    expect(mail.to).toEqual([to])
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(parsed.subject).toBe('Hi Bcc: evil@example.com')
    expect(parsed.from?.name).toBe('Hi Bcc: evil@example.com')
  })
})

describe('the sender', () => {
  it('of the envelope and of From may be two; recipients see From, and mails come back to the envelope', async () => {
    const { mail, parsed, id } = await arrive({
      from: 'Support@Example.com',
      envelope: { from: 'shop@example.com', to: [`reader${mails + 1}@example.com`] },
    })
    expect(parsed.from).toEqual({ name: '', address: 'support@example.com' })
    expect(mail.from).toBe('shop@example.com')
    expect((await mailing.log(id)).campaign.senderId).toBe(Number((await hashOf('support@example.com')).id))
  })

  it('and who gets the answers may be named by hash or id', async () => {
    const [shop, support] = [await hashOf('shop@example.com'), await hashOf('support@example.com')]
    for (const [sender, reply] of [
      [shop.hash, support.hash],
      [shop.id, support.id],
      [shop.hash.toUpperCase(), support.id],
    ] as const) {
      const { parsed } = await arrive({
        replyTo: 'other@example.com',
        headers: { 'x-sender-hash': sender, 'X-REPLY-TO-HASH': reply },
      })
      expect(parsed.from?.address).toBe('shop@example.com')
      expect(parsed.replyTo).toEqual([{ name: 'Support', address: 'support@example.com' }])
    }
    await expect(
      relay.send({ to: newAddress(), text: 'Hi', headers: { 'X-Sender-Hash': support.hash } }),
    ).rejects.toThrow(/550 5\.7\.1 .*X-Sender-Hash/)
  })

  it('of another account is not known by its hash', async () => {
    const other = await server.createAccount('Other')
    await withSender(server, other.key)
    const [sender] = (await server.marketing(other.key).listEmailSenders()).items
    const hash = server.app.domain.accounts.senders.hashOf(other.accountId, sender?.sender_id ?? 0)
    await expect(relay.send({ to: newAddress(), text: 'Hi', headers: { 'X-Sender-Hash': hash } })).rejects.toThrow(
      /550 5\.7\.1 /,
    )
  })
})

describe('recipients', () => {
  it('are those of the envelope, each with a message of his own; To and Cc stay as they were written', async () => {
    const [shown, second, copied, hidden] = [newAddress(), newAddress(), newAddress(), newAddress()]
    const { id } = await relay.send({
      envelope: { from: 'shop@example.com', to: [hidden, copied, shown.toUpperCase(), second] },
      to: [`Ana <${shown}>`, `Rui <${second}>`, 'nobody@example.com'],
      cc: [`"Eva, Chief" <${copied}>`],
      bcc: ['never@example.com'],
      text: 'Hi',
    })
    const local = shown.toUpperCase().replace('EXAMPLE.COM', 'example.com')
    const all = [local, second, copied, hidden]
    const texts = new Set<string>()
    for (const address of all) {
      const { mail, parsed } = await arrived(address)
      expect(mail.to).toEqual([address])
      expect(parsed.to?.map(({ name, address }) => [name, address])).toEqual([
        ['Ana', shown],
        ['Rui', second],
        ['', 'nobody@example.com'],
      ])
      expect(parsed.cc).toMatchObject([{ name: 'Eva, Chief', address: copied }])
      expect(mail.raw.toString()).not.toMatch(/never@/)
      expect(mail.raw.toString()).not.toContain(hidden)
      texts.add(mail.raw.toString())
    }
    expect(texts.size).toBe(1)
    const found = await Promise.all(
      all.map((destination) => mailing.transactional.listEmailMessages({ query: { destination } })),
    )
    expect(found.map((list) => list.length)).toEqual([1, 1, 1, 1])
    expect(found[0]?.[0]?.messageId).toBe(String(id))
    for (const [one] of found) {
      expect(await mailing.settled(Number(one?.messageId))).toBe('finished')
      const entry = await mailing.log(Number(one?.messageId))
      expect(entry.subscriberEmail).toBe(one?.subscriberEmail)
      expect(entry.campaign).toMatchObject({
        contentText: expect.stringMatching(/^Hi\s*$/),
        cc: [copied, second].map((email) => ({ email })),
        bcc: [{ email: hidden }],
      })
    }
  })

  it('whom no header names get the mail all the same', async () => {
    const [first, second] = [newAddress(), newAddress()]
    const { id } = await relay.send({
      envelope: { from: 'shop@example.com', to: [first, second] },
      to: 'undisclosed-recipients:;',
      text: 'Hi',
    })
    expect((await arrived(first)).mail.to).toEqual([first])
    expect((await arrived(second)).mail.to).toEqual([second])
    expect((await mailing.log(id)).subscriberEmail).toBe(first)
  })

  it('share no fate: each bounces, opens and clicks for himself', async () => {
    const [good, bad] = [newAddress(), newAddress()]
    smtp.options.reject = (address) => (address === bad ? 550 : null)
    const { id } = await relay.send({
      to: good,
      bcc: bad,
      html: '<p>Hi</p>',
      headers: { 'X-Open-Tracking-Enabled': 'true' },
    })
    const [copy] = await eventually(async () => {
      const list = await mailing.transactional.listEmailMessages({ query: { destination: bad, status: 'bounce_hard' } })
      return list.length > 0 ? list : undefined
    })
    delete smtp.options.reject
    expect(copy?.messageId).not.toBe(String(id))
    expect(await mailing.settled(id)).toBe('finished')
    expect((await arrived(good)).parsed.html).toMatch(new RegExp(`/t/o-${id}\\.`))
  })
})

describe('headers for the relay', () => {
  it('turn tracking on where there is HTML: an opening and a click are noticed, and told to webhooks', async () => {
    const receiver = await startReceiver()
    await mailing.transactional.createWebhook({
      body: { channel: 'email', url: receiver.url, actions: ['view', 'click'] },
    })
    const { id, parsed } = await arrive({
      html: '<body><a href="https://shop.example.com/spring">Shop</a></body>',
      headers: { 'X-Open-Tracking-Enabled': 'true', 'X-Click-Tracking-Enabled': 'True' },
    })
    expect((await mailing.log(id)).campaign).toMatchObject({ openTrackingEnabled: true, clickTrackingEnabled: true })
    await follow(server, /<img src="([^"]+)"/.exec(parsed.html ?? '')?.[1] ?? '')
    const click = await follow(server, /<a href="([^"]+)"/.exec(parsed.html ?? '')?.[1] ?? '')
    expect(click.headers.get('location')).toBe('https://shop.example.com/spring')
    const told = await eventually(() => {
      const events = receiver.requests.flatMap(
        ({ body }) => JSON.parse(body) as { action: string; data: { messageId: string } }[],
      )
      return events.length >= 2 ? events : undefined
    })
    expect(told.map(({ action, data }) => [action, data.messageId])).toEqual([
      ['view', String(id)],
      ['click', String(id)],
    ])
    await receiver.close()
  })

  it.each(['yes', '1', 'false', ''])('with another value than true (%j) are as if they were missing', async (value) => {
    const headers = {
      'X-Open-Tracking-Enabled': value,
      'X-Click-Tracking-Enabled': value,
      'X-Registered': value,
      'X-Priority': 'urgent',
    }
    const { id, header } = await arrive({ html: '<p>Hi</p>', headers })
    expect((await mailing.log(id)).campaign).toMatchObject({
      openTrackingEnabled: false,
      clickTrackingEnabled: false,
      register: false,
    })
    expect(header('x-priority')).toBeUndefined()
  })

  it('without HTML have nothing to track', async () => {
    const { id } = await arrive({ text: 'Hi', headers: { 'X-Open-Tracking-Enabled': 'true' } })
    expect((await mailing.log(id)).campaign.openTrackingEnabled).toBe(false)
  })

  it('ask for a registered message', async () => {
    const { id } = await arrive({ headers: { 'X-Registered': 'true' } })
    expect((await mailing.log(id)).campaign.register).toBe(true)
  })

  it.each(['1', '2', '1 (Highest)', '3', '5 (Lowest)'])('X-Priority %s stays in the mail', async (value) => {
    const { header } = await arrive({ headers: { 'X-Priority': value } })
    expect(header('x-priority')).toBe(value)
  })
})

describe('urgent mails', () => {
  it('overtake those that wait', async () => {
    const WAITING = 120
    await using held = await startServer({ app: { idle: true } })
    await withSender(held)
    const other = await startRelay(held)
    const program = other.pooled()
    const mail = { from: 'shop@example.com', text: 'Hi', headers: { 'X-Priority': '3' } }
    for (let n = 0; n < WAITING; n++) await program.sendMail({ ...mail, to: `${n}@example.com` })
    program.close()
    const { id: urgent } = await other.send({ to: 'b@example.com', text: 'Hi', headers: { 'X-Priority': '2 (High)' } })
    await other.close()
    held.app.work.start()
    const sandbox = held.sandbox()
    const { items } = await eventually(async () => {
      const page = await sandbox.listCapturedMessages({ query: { order: 'asc', limit: 200 } })
      return page.total_items === WAITING + 1 ? page : undefined
    })
    // It is among those that the first steps take, side by side: without priority it would be the last.
    expect(items.findIndex(({ message_id }) => Number(message_id) === urgent)).toBeLessThan(100)
  })
})

describe('an account', () => {
  it('of the sandbox has its mails captured, also those of its key, and sees the fate of the recipient', async () => {
    await using plain = await startServer()
    const one = await withSender(plain)
    const other = await startRelay(plain)
    const info = await other
      .program({ user: 'apikey', pass: plain.key })
      .sendMail({ from: 'shop@example.com', to: 'bounce-hard@example.com', text: 'Hi' })
    const id = Number(/ (\d+) queued/.exec(info.response)?.[1])
    expect(await one.settled(id)).toBe('bounce_hard')
    expect(await one.captured('bounce-hard@example.com')).toMatchObject({
      message_id: String(id),
      sender: 'shop@example.com',
    })
    await other.close()
  })

  it('is not known by a wrong password', async () => {
    await expect(relay.program({ user: USER, pass: 'wrong' }).verify()).rejects.toThrow(/535 5\.7\.8 /)
    await expect(relay.program({ user: USER, pass: PASSWORD }).verify()).resolves.toBe(true)
  })
})
