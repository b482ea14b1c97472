// The way out of a list: a page that changes nothing, and a POST that does (RFC 8058).
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { follow, type Mailing, withCampaign, withSender } from '../../support/mailing.ts'
import { useServer } from '../../support/server.ts'

const ONE_CLICK = 'List-Unsubscribe=One-Click'

const server = useServer()
let mailing: Mailing
let campaign: Awaited<ReturnType<typeof withCampaign>>
let address: string
let url: string

beforeAll(async () => {
  mailing = await withSender(server)
})
let readers = 0
beforeEach(async () => {
  address = `o'reader${++readers}@example.com`
  campaign = await withCampaign(server, [address], mailing)
  await campaign.start()
  const { headers } = await mailing.captured(address)
  await eventually(async () => (await campaign.status()) === 'sent')
  url = /<([^>]+)>/.exec(headers.find(({ name }) => name === 'List-Unsubscribe')?.value ?? '')?.[1] ?? ''
})

async function contact() {
  const { items } = await mailing.marketing.listContacts({ path: { list_id: campaign.list_id } })
  return items[0]?.base
}

describe('GET /u/<token>', () => {
  it('asks, and changes nothing', async () => {
    for (let n = 0; n < 2; n++) {
      const answer = await follow(server, url)
      expect(answer.status).toBe(200)
      const page = await answer.text()
      expect(page).toContain(address.replace("'", '&#39;'))
      expect(page).toContain('<form method="post">')
    }
    expect(await contact()).toMatchObject({ status: 'active' })
    expect(await campaign.overall()).toMatchObject({ unsubscriptions: 0 })
  })

  it('is kept by nobody, loads nothing and stands in no frame', async () => {
    const { headers } = await follow(server, url)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of ["default-src 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
  })
})

describe('POST /u/<token>', () => {
  const multipart = new FormData()
  multipart.set('List-Unsubscribe', 'One-Click')
  it.each<{ name: string; init: RequestInit }>([
    { name: 'a form', init: { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) } },
    { name: 'a form in parts', init: { body: multipart } },
    {
      name: 'the form of the page',
      init: { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    },
    { name: 'a text', init: { body: ONE_CLICK } },
    { name: 'no body', init: {} },
  ])('with $name removes the recipient, once', async ({ init }) => {
    for (let n = 0; n < 3; n++) {
      const answer = await follow(server, url, { method: 'POST', ...init })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('no-store')
    }
    expect(await contact()).toMatchObject({ status: 'removed', unsubscription_method: 'unsubscribe_link' })
    expect(await campaign.overall()).toMatchObject({ unsubscriptions: 1 })
    const done = await (await follow(server, url)).text()
    expect(done).not.toContain('<button>Unsubscribe</button>')
  })

  it('also when many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => follow(server, url, { method: 'POST', body: ONE_CLICK })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await campaign.overall()).toMatchObject({ unsubscriptions: 1 })
  })

  it('leaves the other lists of the recipient alone', async () => {
    const other = await withCampaign(server, [address], mailing)
    await follow(server, url, { method: 'POST', body: ONE_CLICK })
    const { items } = await mailing.marketing.listContacts({ path: { list_id: other.list_id } })
    expect(items[0]?.base).toMatchObject({ status: 'active' })
  })

  it('by the link of a single email suppresses the address', async () => {
    const to = `single${readers}@example.com`
    await mailing.send({ to, header: { listUnsubscribe: true } })
    const { headers } = await mailing.captured(to)
    const single = /<([^>]+)>/.exec(headers.find(({ name }) => name === 'List-Unsubscribe')?.value ?? '')?.[1] ?? ''
    expect((await follow(server, single, { method: 'POST', body: ONE_CLICK })).status).toBe(200)
    const next = await withCampaign(server, [to, `next${readers}@example.com`], mailing)
    await next.start()
    await mailing.captured(`next${readers}@example.com`)
    expect((await mailing.sandbox.listCapturedMessages({ query: { recipient: to } })).total_items).toBe(1)
  })

  it.each([
    { name: 'cut short', change: (token: string) => token.slice(0, -1) },
    { name: 'for another message', change: (token: string) => token.replace(/\d+/, (n) => String(Number(n) + 1)) },
    { name: 'without its seal', change: (token: string) => token.split('.')[0] },
  ])('refuses a token $name', async ({ change }) => {
    const forged = `https://localhost/u/${change(url.split('/').at(-1) as string)}`
    for (const init of [{}, { method: 'POST', body: ONE_CLICK }])
      expect((await follow(server, forged, init)).status).toBe(404)
    expect(await contact()).toMatchObject({ status: 'active' })
  })

  it('refuses the token of an opening', async () => {
    const { html } = await mailing.captured(address)
    const token = /\/t\/([^"]+)" width/.exec(html ?? '')?.[1] ?? ''
    expect(token).not.toBe('')
    expect((await follow(server, `https://localhost/u/${token}`, { method: 'POST', body: ONE_CLICK })).status).toBe(404)
    expect(await contact()).toMatchObject({ status: 'active' })
  })
})
