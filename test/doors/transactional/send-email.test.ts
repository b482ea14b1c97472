// Single emails as they arrive at a real SMTP server.
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { BadRequestError, UnauthorizedError } from '../../../src/clients/index.ts'
import { type Mailing, type SingleEmail, withSender } from '../../support/mailing.ts'
import { useServer } from '../../support/server.ts'
import { parseMail, useSmtpSink } from '../../support/smtp.ts'

const smtp = useSmtpSink()
const server = useServer(() => ({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } }))
let mailing: Mailing

beforeAll(async () => {
  mailing = await withSender(server)
})

let recipients = 0
/** Sends to a new address, and reads what arrived there. */
async function arrive(email: Partial<SingleEmail>) {
  const to = `reader${++recipients}@example.com`
  const id = await mailing.send({ to, ...email })
  const mail = await smtp.waitFor((one) => one.to.includes(to))
  const parsed = await parseMail(mail)
  return { id, mail, parsed, header: (name: string) => parsed.headers.find(({ key }) => key === name)?.value }
}

const file = (content: Buffer, arrangement: 'attachment' | 'inline' = 'attachment') => ({
  filename: 'a.bin',
  mimeType: 'application/octet-stream',
  arrangement,
  data: content.toString('base64'),
})

describe('sendEmail', () => {
  it('answers with the number of the email, which arrives with both texts', async () => {
    const { id, mail, parsed } = await arrive({ htmlBody: '<p>Olá</p>', textBody: 'Olá\n', subject: 'Olá ✓' })
    expect(id).toBeGreaterThan(0)
    expect(mail.from).toBe('shop@example.com')
    expect(parsed).toMatchObject({
      subject: 'Olá ✓',
      from: { name: 'Shop', address: 'shop@example.com' },
      to: [{ address: mail.to[0] }],
    })
    expect(parsed.html?.trim()).toBe('<p>Olá</p>')
    expect(parsed.text?.trim()).toBe('Olá')
    expect(parsed.messageId).toBe(`<t.${id}@example.com>`)
  })

  it.each([
    { name: 'only HTML', email: { htmlBody: '<p>Hi</p>' }, html: '<p>Hi</p>', text: 'Hi' },
    { name: 'only text', email: { textBody: 'Hi' }, html: undefined, text: 'Hi' },
  ])('sends $name', async ({ email, html, text }) => {
    const { parsed } = await arrive(email)
    expect([parsed.html?.trim(), parsed.text?.trim()]).toEqual([html, text])
  })

  it('fills placeholders from merge tags, which win over the templating data, and escapes them in HTML', async () => {
    const { parsed } = await arrive({
      subject: 'For {{ name }} at {{ time }}',
      htmlBody:
        '<p>{{ name }}</p><p>{{ order.total }}</p>{% if order.paid %}<b>paid</b>{% endif %}{% for i in order.items %}<i>{{ i.id }}</i>{% endfor %}',
      textBody: '{{ name }}',
      mergeTags: ['name:Ana & <Rui>', 'time:12:30'],
      advancedTemplatingData: { name: 'nobody', order: { total: 19.9, paid: true, items: [{ id: 1 }, { id: 2 }] } },
    })
    expect(parsed.subject).toBe('For Ana & <Rui> at 12:30')
    expect(parsed.html?.trim()).toBe('<p>Ana &amp; &lt;Rui&gt;</p><p>19.9</p><b>paid</b><i>1</i><i>2</i>')
    expect(parsed.text?.trim()).toBe('Ana & <Rui>')
  })

  it('carries attachments and inline images byte by byte', async () => {
    const [content, image] = [randomBytes(200_000), randomBytes(5_000)]
    const { parsed } = await arrive({
      htmlBody: '<img src="cid:0">',
      attachment: [
        { ...file(image, 'inline'), filename: 'logo.png', mimeType: 'image/png' },
        { ...file(content), filename: 'relatório.pdf', mimeType: 'application/pdf' },
      ],
    })
    const found = parsed.attachments.map((a) => ({ ...a, content: Buffer.from(a.content as ArrayBuffer) }))
    expect(found).toMatchObject([
      { filename: 'logo.png', mimeType: 'image/png', disposition: 'inline', contentId: '<0>' },
      { filename: 'relatório.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ])
    expect(found[0]?.content.equals(image)).toBe(true)
    expect(found[1]?.content.equals(content)).toBe(true)
  })

  it('shows copies to everybody and hides blind copies; each has a message of his own', async () => {
    const [cc, bcc] = ['copy@example.com', 'blind@example.com']
    const { mail, parsed } = await arrive({ cc: [cc, 'Copy@Example.com'], bcc: [bcc, cc] })
    const [to = ''] = mail.to
    expect(parsed.cc?.map(({ address }) => address?.toLowerCase())).toEqual([cc, cc])
    for (const address of [cc, bcc]) {
      const copy = await smtp.waitFor((one) => one.to.some((got) => got.toLowerCase() === address))
      const shown = await parseMail(copy)
      expect([shown.to, shown.cc, shown.messageId]).toEqual([parsed.to, parsed.cc, parsed.messageId])
      const [one, ...others] = await mailing.transactional.listEmailMessages({ query: { destination: copy.to[0] } })
      expect(others).toEqual([])
      const messageId = Number(one?.messageId)
      expect(await mailing.settled(messageId)).toBe('finished')
      const entry = await mailing.log(messageId)
      expect(entry.subscriberEmail).toBe(copy.to[0])
      expect(entry.campaign.bcc).toEqual([bcc, cc].map((email) => ({ email })))
    }
    expect(mail.raw.toString()).not.toContain(bcc)
    expect(smtp.mails.filter((one) => one.to.includes(to))).toHaveLength(1)
  })

  it('sets the headers that the email asks for', async () => {
    const { parsed, header } = await arrive({
      senderName: 'The shop',
      replyTo: { name: 'Accounts', email: 'accounts@example.com' },
      priority: 'urgent',
      header: { listUnsubscribe: true },
    })
    expect(parsed.from).toMatchObject({ name: 'The shop', address: 'shop@example.com' })
    expect(parsed.replyTo).toMatchObject([{ name: 'Accounts', address: 'accounts@example.com' }])
    expect(header('x-priority')).toBe('1')
    expect(header('list-unsubscribe')).toMatch(/^<https:\/\/localhost:8443\/u\/[\w.-]+>$/)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  it('leaves them away otherwise', async () => {
    const { parsed, header } = await arrive({})
    expect(parsed.replyTo).toBeUndefined()
    for (const name of ['x-priority', 'list-unsubscribe', 'list-unsubscribe-post']) expect(header(name)).toBeUndefined()
  })

  const body =
    '<body><a href="https://shop.example.com/?a=1&amp;b=2">Shop</a><a href="mailto:a@example.com">Write</a></body>'
  it.each([
    { openTracking: false, clickTracking: false },
    { openTracking: true, clickTracking: false },
    { openTracking: false, clickTracking: true },
    { openTracking: true, clickTracking: true },
  ])('tracks only what is asked for: $openTracking $clickTracking', async (tracking) => {
    const { html = '' } = (await arrive({ htmlBody: body, ...tracking })).parsed
    expect(/<img src="https:\/\/localhost:8443\/t\/[\w.-]+"/.test(html)).toBe(tracking.openTracking)
    expect(/href="https:\/\/localhost:8443\/t\/[\w.-]+"/.test(html)).toBe(tracking.clickTracking)
    expect(html.includes('https://shop.example.com/')).toBe(!tracking.clickTracking)
    expect(html).toContain('mailto:a@example.com')
  })

  it('shows the snippet before the text, hidden', async () => {
    const { parsed } = await arrive({
      htmlBody: '<body><p>Hi</p></body>',
      snippet: 'For {{ name }}',
      mergeTags: ['name:Ana'],
    })
    expect(parsed.html).toMatch(/<body><div style="display:none[^"]*">For Ana<\/div><p>Hi<\/p>/)
  })

  it('shows the snippet as text: no markup of it, with entities and placeholders', async () => {
    const { parsed } = await arrive({
      htmlBody: '<body><p>Hi</p></body>',
      snippet: 'Fish & chips <3 &nbsp;&#8199;AT&amp;T </div><b>{% if name == "Ana" %}{{ name }}{% endif %}',
      mergeTags: ['name:Ana'],
    })
    expect(parsed.html).toContain(
      '>Fish &amp; chips &lt;3 &nbsp;&#8199;AT&amp;T &lt;/div&gt;&lt;b&gt;Ana</div><p>Hi</p>',
    )
  })

  const line = 'a\r\nX-Injected: 1\r\nBcc: thief@example.com'
  it.each<{ name: string; email: Partial<SingleEmail> }>([
    { name: 'the subject', email: { subject: line } },
    { name: 'a merge tag in the subject', email: { subject: '{{ a }}', mergeTags: [`a:${line}`] } },
    { name: 'templating data in the subject', email: { subject: '{{ a }}', advancedTemplatingData: { a: line } } },
    { name: 'the name of the sender', email: { senderName: line } },
    { name: 'the name to reply to', email: { replyTo: { name: line, email: 'a@example.com' } } },
    { name: 'the name of a file', email: { attachment: [{ ...file(Buffer.from('abc')), filename: line }] } },
    {
      name: 'the type of a file',
      email: { attachment: [{ ...file(Buffer.from('abc')), mimeType: `text/plain${line}` }] },
    },
  ])('$name cannot begin another header', async ({ email }) => {
    const { mail, parsed, header } = await arrive(email)
    expect(header('x-injected')).toBeUndefined()
    expect(parsed.bcc).toBeUndefined()
    expect(mail.raw.toString()).not.toMatch(/^(X-Injected|Bcc):/m)
    expect(mail.to).toHaveLength(1)
  })

  it('takes 5 MB of files together', async () => {
    const half = 5 * 1024 * 512
    const { parsed } = await arrive({ attachment: [file(Buffer.alloc(half, 1)), file(Buffer.alloc(half, 2))] })
    expect(parsed.attachments.map((a) => (a.content as ArrayBuffer).byteLength)).toEqual([half, half])
    const refused = mailing.send({ attachment: [file(Buffer.alloc(half, 1)), file(Buffer.alloc(half + 1, 2))] })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      errors: { 'body.attachment': expect.stringContaining('5242880') },
    })
  })

  it.each<{ name: string; email: Record<string, unknown>; place: string }>([
    { name: 'a sender that is not there', email: { senderId: '999' }, place: 'body.senderId' },
    { name: 'a sender that is no number', email: { senderId: 'shop' }, place: 'body.senderId' },
    { name: 'a template that is not there', email: { templateId: '7' }, place: 'body.templateId' },
    { name: 'a broken template', email: { htmlBody: '{% if %}' }, place: 'body.htmlBody' },
    { name: 'a broken subject', email: { subject: '{{ a | nothing }}' }, place: 'body.subject' },
    { name: 'a recipient that is no address', email: { to: 'ana' }, place: 'body.to' },
    { name: 'a copy that is no address', email: { cc: ['rui@example.com', 'ana'] }, place: 'body.cc.1' },
    { name: 'a recipient with a line break', email: { to: 'ana@example.com\r\nBcc: b@example.com' }, place: 'body.to' },
    { name: 'a merge tag without a colon', email: { mergeTags: ['name'] }, place: 'body.mergeTags.0' },
    { name: '31 February', email: { scheduleTo: '2031-02-31 00:00:00' }, place: 'body.scheduleTo' },
    { name: 'an unknown member', email: { surprise: 1 }, place: 'body.surprise' },
    { name: 'no subject', email: { subject: undefined }, place: 'body.subject' },
    { name: 'a file in a form that is none', email: { attachment: [{ filename: 'a' }] }, place: 'body.attachment.0' },
  ])('refuses $name, and names the place', async ({ email, place }) => {
    const error = await mailing.send(email as Partial<SingleEmail>).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(BadRequestError)
    expect(Object.keys((error as BadRequestError).errors ?? {}).map((key) => key.slice(0, place.length))).toEqual([
      place,
    ])
  })

  it('refuses an email without content, and nothing of it stays', async () => {
    const body = { senderId: mailing.senderId, to: 'nobody@example.com', subject: 'Empty' }
    await expect(mailing.transactional.sendEmail({ body })).rejects.toMatchObject({ status: 400 })
    const next = await mailing.send({ to: 'somebody@example.com' })
    await expect(mailing.settled(next)).resolves.toBe('finished')
    expect(smtp.mails.some((mail) => mail.to.includes('nobody@example.com'))).toBe(false)
  })

  it('refuses a sender of another account, and a missing key', async () => {
    const other = await withSender(server, (await server.createAccount('Other')).key)
    await expect(mailing.send({ senderId: other.senderId } as Partial<SingleEmail>)).rejects.toMatchObject({
      status: 400,
    })
    const unknown = server.transactional('unknown')
    await expect(
      unknown.sendEmail({ body: { senderId: '1', to: 'a@example.com', subject: 'a', textBody: 'a' } }),
    ).rejects.toThrow(UnauthorizedError)
  })
})

describe('the recipients of one email', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => `copy${n}@example.com`)

  it('are 100 in all, each counted once', async () => {
    await expect(mailing.send({ cc: many(50), bcc: many(99) })).resolves.toEqual(expect.any(Number))
    const refused = { status: 400, errors: { 'body.bcc': expect.stringContaining('at most 100') } }
    await expect(
      mailing.send({ cc: many(50), bcc: many(50).map((address) => `blind-${address}`) }),
    ).rejects.toMatchObject(refused)
    await expect(mailing.send({ cc: many(100) })).rejects.toMatchObject({ status: 400 })
  })
})

/** POSTs as a program without our clients would, under an idempotency key or without one. */
async function post(email: Partial<SingleEmail> & { senderId?: string }, key?: string) {
  const body = { senderId: mailing.senderId, to: 'ana@example.com', subject: 'Hello', textBody: 'Hello', ...email }
  const headers = { apikey: server.key, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) }
  const address = '/api/v2/email/messages/action/send/single'
  const answer = await server.inject(address, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as { messageId?: string; errors?: object } }
}

describe('emails that come at the same moment', () => {
  const isWrong = (n: number) => n % 5 === 3

  it('each get a number and arrive; one that is refused keeps no other back', async () => {
    const to = (n: number) => `together${n}@example.com`
    const all = Array.from({ length: 20 }, (_, n) => n)
    const answers = await Promise.all(
      all.map((n) => post({ to: to(n), subject: `Order ${n}`, ...(isWrong(n) && { senderId: '999999' }) })),
    )
    expect(answers.map(({ status }) => status)).toEqual(all.map((n) => (isWrong(n) ? 400 : 200)))
    for (const [n, { body }] of answers.entries()) {
      if (isWrong(n)) expect(Object.keys(body.errors ?? {})).toEqual(['body.senderId'])
      else expect((await mailing.log(Number(body.messageId))).campaign).toMatchObject({ contentSubject: `Order ${n}` })
    }
    const taken = all.filter((n) => !isWrong(n))
    for (const n of taken) await smtp.waitFor((one) => one.to.includes(to(n)))
    expect(new Set(taken.map((n) => answers[n]?.body.messageId)).size).toBe(taken.length)
  })

  it('under idempotency keys take effect once each, and leave the key of a refused one free', async () => {
    const to = (n: number) => `keyed${n}@example.com`
    const all = Array.from({ length: 10 }, (_, n) => n)
    const send = (n: number, senderId = mailing.senderId) => post({ to: to(n), senderId }, `together-${n}`)
    const first = await Promise.all([
      ...all.map((n) => send(n, isWrong(n) ? '999999' : mailing.senderId)),
      ...all.map((n) => post({ to: to(n) })),
    ])
    const second = await Promise.all(all.map((n) => send(n)))
    for (const n of all) {
      if (isWrong(n)) expect([first[n]?.status, second[n]?.status]).toEqual([400, 200])
      else expect(second[n]).toEqual(first[n])
    }
  })
})
