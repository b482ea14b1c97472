// A campaign that its recipient shares on networks, where everybody sees it without anything of the recipient.
import { beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { linkOf, type SentMail, sendMail } from '../../support/mail-links.ts'
import { actionsOf } from '../../support/marketing.ts'
import { expectGoodPage, visitorOf } from '../../support/seen-page.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
const browser = useBrowser()
let mail: SentMail

beforeAll(async () => {
  mail = await sendMail(server, {
    contact: { base: { first_name: 'Ana' } },
    campaign: {
      subject: 'Spring for {{ first_name }}',
      content: {
        type: 'html',
        body: '<body><h1>Hello {{ first_name }}</h1><a href="https://shop.example.com/spring">Spring</a><a href="{{ unsubscribe_url }}">Out</a></body>',
      },
    },
  })
})

const leadsTo = async (url: string) => {
  const answer = await server.inject(url, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  return new URL(answer.headers.get('location') ?? '')
}
const shares = async () => {
  const actions = await actionsOf(mail.account.api, mail.list_id, mail.contact_id)
  return actions.filter((name) => name === 'social_share').length
}

describe('the links that share', () => {
  it.each([
    ['Share on Facebook', 'www.facebook.com', 'u'],
    ['Share on Twitter', 'twitter.com', 'url'],
  ])('"%s" leads to the network with the campaign in hand, and counts', async (text, host, name) => {
    const before = await shares()
    const place = await leadsTo(linkOf(mail, text))
    expect(place.hostname).toBe(host)
    expect(place.searchParams.get(name)).toMatch(/^https:\/\/localhost:8443\/p\/[\w.-]+$/)
    expect(await shares()).toBe(before + 1)
  })

  it('"Share" shows the networks, and counts only who goes there', async () => {
    const before = await shares()
    const visitor = await visitorOf(browser, server)
    const { page } = visitor
    await page.goto(linkOf(mail, 'Share'))
    await expectGoodPage(visitor)
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['Facebook', 'Twitter', 'LinkedIn', 'WhatsApp'])
    const hrefs = await page.$$eval('li a', (all) => all.map((a) => a.getAttribute('href') ?? ''))
    await visitor.close()
    expect(await shares()).toBe(before)
    // The same network counts once in 10 minutes.
    await mail.account.sandbox.advanceClock({ body: { seconds: 600 } })
    const hosts = await Promise.all(hrefs.map(async (href) => (await leadsTo(href)).hostname))
    expect(hosts).toEqual(['www.facebook.com', 'twitter.com', 'www.linkedin.com', 'wa.me'])
    expect(await shares()).toBe(before + 4)
  })

  it('refuses a link without its seal', async () => {
    for (const text of ['Share', 'Share on Facebook'])
      expect((await server.inject(linkOf(mail, text).slice(0, -1))).status).toBe(404)
  })
})

describe('GET /p/<token>', () => {
  it('shows the campaign to everybody, without anything of the recipient', async () => {
    const place = await leadsTo(linkOf(mail, 'Share on Facebook'))
    const url = place.searchParams.get('u') ?? ''
    const before = await actionsOf(mail.account.api, mail.list_id, mail.contact_id)
    const { page, close } = await visitorOf(browser, server)
    await page.goto(url)
    expect(await page.title()).toBe('Spring for')
    expect(await page.textContent('h1')).toBe('Hello ')
    const links = await page.$$eval('a', (all) => all.map((a) => a.getAttribute('href')))
    expect(links).toEqual(['https://shop.example.com/spring', ''])
    expect(await page.content()).not.toMatch(/Ana|ana@example|\/t\/|\/u\//)
    await close()
    expect((await server.inject(url)).headers.get('content-security-policy')).toMatch(/^sandbox /)
    expect(await actionsOf(mail.account.api, mail.list_id, mail.contact_id)).toEqual(before)
    expect((await server.inject(url.slice(0, -1))).status).toBe(404)
  })
})
