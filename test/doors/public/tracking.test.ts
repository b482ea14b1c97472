// The addresses in mails: only those that the platform sealed count, and they lead where they should.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { follow, type Mailing, withCampaign, withSender } from '../../support/mailing.ts'
import { startServer, useServer } from '../../support/server.ts'
import { parseMail, startSmtpSink } from '../../support/smtp.ts'

const LINK = 'https://shop.example.com/spring'

const server = useServer()
let mailing: Mailing
let campaign: Awaited<ReturnType<typeof withCampaign>>
let pixel: string
let link: string

/** Addresses of the pixel and of the first link in an HTML body. */
const trackedIn = (html: string) => ({
  pixel: /<img src="([^"]+)"/.exec(html)?.[1] ?? '',
  link: /<a href="([^"]+)"/.exec(html)?.[1] ?? '',
})

beforeAll(async () => {
  mailing = await withSender(server)
})
let readers = 0
beforeEach(async () => {
  const address = `reader${++readers}@example.com`
  campaign = await withCampaign(server, [address], mailing)
  await campaign.start()
  const { html } = await mailing.captured(address)
  await eventually(async () => (await campaign.status()) === 'sent')
  ;({ pixel, link } = trackedIn(html ?? ''))
})

const tokenOf = (url: string) => url.split('/').at(-1) ?? ''
const untouched = { opens: 0, clicks: 0, unsubscriptions: 0 }

describe('GET /t/<token>', () => {
  it('answers an opening with a picture that nobody keeps', async () => {
    const answer = await follow(server, pixel)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/gif')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 6)
        .toString(),
    ).toBe('GIF89a')
    expect(await campaign.overall()).toMatchObject({ opens: 1, unique_opens: 1 })
  })

  it('leads a click to the link of the message', async () => {
    const answer = await follow(server, link)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(LINK)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await campaign.overall()).toMatchObject({ clicks: 1, unique_clicks: 1 })
  })

  it.each<{ name: string; change: (token: string) => string }>([
    { name: 'without its seal', change: (token) => token.split('.')[0] as string },
    { name: 'with an empty seal', change: (token) => `${token.split('.')[0]}.` },
    { name: 'cut short', change: (token) => token.slice(0, -1) },
    { name: 'with a changed seal', change: (token) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` },
    { name: 'for another message', change: (token) => token.replace(/\d+/, (n) => String(Number(n) + 1)) },
    { name: 'of another kind', change: (token) => token.replace(/^[oc]/, 'u') },
    {
      name: 'that leads elsewhere',
      change: (token) =>
        token.replace(/^(c-\d+-\d+|o-\d+)/, `$1-${Buffer.from('https://evil.example.com/').toString('base64url')}`),
    },
    { name: 'that is no token', change: () => 'a' },
    { name: 'that is a dot', change: () => '.' },
    { name: 'with signs of a path', change: (token) => `..%2f${token}` },
    { name: 'that is very long', change: (token) => 'a'.repeat(2_000) + token },
  ])('refuses a token $name, and counts nothing', async ({ change }) => {
    for (const url of [pixel, link]) {
      const answer = await server.inject(`/t/${change(tokenOf(url))}`, { redirect: 'manual' })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('location')).toBeNull()
    }
    expect(await campaign.overall()).toMatchObject(untouched)
  })

  it('refuses the tokens of another server', async () => {
    await using other = await startServer()
    const foreign = await withCampaign(other, ['ana@example.com'])
    await foreign.start()
    const { html } = await other.sandbox().waitForCapturedMessage()
    for (const url of Object.values(trackedIn(html ?? ''))) expect((await follow(server, url)).status).toBe(404)
    expect(await campaign.overall()).toMatchObject(untouched)
  })

  it('leads nowhere from a message that is gone, and shows no broken picture', async () => {
    await using other = await startServer()
    const gone = await withCampaign(other, ['ana@example.com'])
    await gone.start()
    const urls = trackedIn((await other.sandbox().waitForCapturedMessage()).html ?? '')
    await eventually(async () => (await gone.status()) === 'sent')
    await other.sandbox().resetAccount()
    expect((await follow(other, urls.link)).status).toBe(404)
    expect((await follow(other, urls.pixel)).headers.get('content-type')).toBe('image/gif')
  })

  it('leads nowhere that the request names', async () => {
    for (const query of [
      '?url=https://evil.example.com/',
      '?u=//evil.example.com',
      '?redirect=https%3A%2F%2Fevil.example.com',
    ]) {
      const answer = await server.inject(`/t/${tokenOf(link)}${query}`, {
        redirect: 'manual',
        headers: { referer: 'https://evil.example.com/', 'x-forwarded-host': 'evil.example.com' },
      })
      expect(answer.headers.get('location')).toBe(LINK)
    }
  })

  it.each([
    {
      name: 'a query from a merge tag',
      url: 'https://shop.example.com/?who={{ who }}',
      leads: 'https://shop.example.com/?who=Ana',
    },
    {
      name: 'signs beyond ASCII',
      url: 'https://shop.example.com/olá?q=✓',
      leads: 'https://shop.example.com/ol%C3%A1?q=%E2%9C%93',
    },
    {
      name: 'signs beyond ASCII from a merge tag',
      url: 'https://shop.example.com/?who={{ wide }}',
      leads: 'https://shop.example.com/?who=Jo%C3%A3o%20%E2%9C%93',
    },
    {
      name: 'a line break from a merge tag',
      url: 'https://shop.example.com/?who={{ lines }}',
      leads: 'https://shop.example.com/?who=aX-Injected:%201',
    },
    {
      name: 'a long address from a merge tag',
      url: 'https://shop.example.com/?who={{ long }}',
      leads: `https://shop.example.com/?who=${'x'.repeat(1_500)}`,
    },
  ])('leads a click to an address with $name', async ({ url, leads }) => {
    const to = `reader${++readers}@example.com`
    const mergeTags = ['who:Ana', 'wide:João ✓', 'lines:a\r\nX-Injected: 1', `long:${'x'.repeat(1_500)}`]
    await mailing.send({ to, htmlBody: `<a href="${url}">Shop</a>`, clickTracking: true, mergeTags })
    const { html } = await mailing.captured(to)
    const answer = await follow(server, trackedIn(html ?? '').link)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(leads)
    expect(answer.headers.get('x-injected')).toBeNull()
  })
})

it('an opening before the sender has settled is counted once as a recipient', async () => {
  const smtp = await startSmtpSink()
  try {
    await using host = await startServer({ env: { MESSAGING_SANDBOX_SMTP_URL: smtp.url } })
    const early = await withCampaign(host, ['ana@example.com'])
    let opened: Promise<number> | undefined
    // The mail server answers after the recipient has opened: the outcome of the send is not known yet.
    smtp.options.rejectData = async (mail) => {
      opened = parseMail(mail).then(async ({ html }) => (await follow(host, trackedIn(html ?? '').pixel)).status)
      await opened
      return null
    }
    await early.start()
    await smtp.waitForCount(1)
    expect(await opened).toBe(200)
    await eventually(async () => (await early.status()) === 'sent')
    expect(await early.overall()).toMatchObject({ sends: 1, opens: 1, unique_opens: 1 })
    const { html } = await parseMail(smtp.mails[0] ?? { raw: Buffer.alloc(0) })
    await host.sandbox().advanceClock({ body: { seconds: 600 } })
    await follow(host, trackedIn(html ?? '').pixel)
    expect(await early.overall()).toMatchObject({ sends: 1, opens: 2, unique_opens: 1 })
    expect(await early.activities(await early.contactOf('ana@example.com'))).toEqual([
      'email_open',
      'email_send',
      'email_open',
      'subscription',
    ])
  } finally {
    await smtp.close()
  }
})
