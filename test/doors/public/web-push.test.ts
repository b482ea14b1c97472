// What browsers ask for without a key: the scripts of a site, subscriptions, and the messages that they showed.
import { describe, expect, it } from 'vitest'
import { readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { actionsOf, openAccount, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import {
  LINK,
  makeWebpushCampaign,
  openSite,
  SITE,
  sendWebpushCampaign,
  subscriptionOf,
} from '../../support/web-push.ts'

const server = useServer()

const ENDPOINT = 'https://push.example.com/v1/'
const whole = subscriptionOf(`${ENDPOINT}whole`)

async function open() {
  const account = await openAccount(server)
  return { ...account, ...(await openSite(server, account)) }
}

const contactsOf = async ({ api, list_id }: Awaited<ReturnType<typeof open>>) =>
  (await api.listContacts({ path: { list_id }, query: { limit: 100 } })).items

describe('the scripts of a site', () => {
  it.each(['subscribe.js', 'worker.js'])('%s is the same for everybody, and sets no cookie', async (name) => {
    const { app_code } = await open()
    const get = () => server.inject(new Request(`https://localhost/wp/${app_code}/${name}`))
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('set-cookie')).toBeNull()
    const script = await answer.text()
    expect(script).toContain(`/wp/${app_code}/`)
    expect(Buffer.byteLength(script)).toBeLessThan(4_000)
    expect(() => new Function(script)).not.toThrow()
    await expect((await get()).text()).resolves.toBe(script)
  })

  it('hold the key of the account, which stays when the account is emptied or restored', async () => {
    const { sandbox, api, ...account } = await open()
    const keyOf = async (app_code: string) => {
      const answer = await server.inject(new Request(`https://localhost/wp/${app_code}/worker.js`))
      return /const key = "([\w-]{87})"/.exec(await answer.text())?.[1]
    }
    const key = await keyOf(account.app_code)
    expect(key).toEqual(expect.any(String))
    await sandbox.createSnapshot({ body: { name: 'before' } })
    await sandbox.resetAccount()
    const again = await openSite(server, { api })
    await expect(keyOf(again.app_code)).resolves.toBe(key)
    await sandbox.restoreSnapshot({ path: { snapshot_name: 'before' } })
    await expect(keyOf(account.app_code)).resolves.toBe(key)
    const other = await open()
    await expect(keyOf(other.app_code)).resolves.not.toBe(key)
  })

  it('do not exist for a code that no site has', async () => {
    const { status } = await server.inject(new Request('https://localhost/wp/wp0000000000000000/worker.js'))
    expect(status).toBe(404)
  })
})

describe('a subscription', () => {
  it('makes a contact of a browser, once', async () => {
    const site = await open()
    const subscription = subscriptionOf(`${ENDPOINT}one`)
    const answer = await site.ask('subscriptions', subscription)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE)
    expect(answer.headers.get('vary')).toContain('Origin')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    await site.ask('subscriptions', subscription)
    const contacts = await contactsOf(site)
    expect(contacts).toMatchObject([{ base: { status: 'active', subscription_method: 'form' } }])
    const contact_id = contacts[0]?.base.contact_id ?? ''
    await expect(actionsOf(site.api, site.list_id, contact_id)).resolves.toEqual([
      'web_push_subscription',
      'subscription',
    ])
    await site.subscribe(subscriptionOf(`${ENDPOINT}two`))
    expect(await contactsOf(site)).toHaveLength(2)
  })

  it('ends when the page says so, and the contact stays', async () => {
    const site = await open()
    const subscription = subscriptionOf(`${ENDPOINT}three`)
    const contact_id = await site.subscribe(subscription)
    for (let time = 0; time < 2; time++) {
      const { status } = await site.ask('unsubscriptions', { endpoint: subscription.endpoint })
      expect(status).toBe(204)
    }
    await expect(actionsOf(site.api, site.list_id, contact_id)).resolves.toEqual([
      'web_push_unsubscription',
      'web_push_subscription',
      'subscription',
    ])
    await expect(contactsOf(site)).resolves.toMatchObject([{ base: { status: 'active' } }])
  })

  it('that takes the place of another belongs to the same contact', async () => {
    const site = await open()
    const [old, fresh] = [subscriptionOf(`${ENDPOINT}old`), subscriptionOf(`${ENDPOINT}fresh`)]
    await site.subscribe(old)
    const { status } = await site.ask('subscriptions', { ...fresh, previous: old.endpoint })
    expect(status).toBe(204)
    expect(await contactsOf(site)).toHaveLength(1)
  })

  it.each([
    ['an endpoint without TLS', { ...whole, endpoint: 'http://push.example.com/v1/1' }, 'endpoint'],
    ['an endless endpoint', { ...whole, endpoint: ENDPOINT + 'x'.repeat(1_024) }, 'endpoint'],
    ['a script', { ...whole, endpoint: 'javascript:alert(1)' }, 'endpoint'],
    ['a key beside the curve', { ...whole, keys: { ...whole.keys, p256dh: 'BA'.padEnd(87, 'A') } }, 'keys.p256dh'],
    ['a short secret', { ...whole, keys: { ...whole.keys, auth: 'c2hvcnQ' } }, 'keys.auth'],
    ['nothing', {}, 'endpoint'],
    ['null', null, 'endpoint'],
  ])('with %s is refused', async (_what, body, place) => {
    const site = await open()
    const answer = await site.ask('subscriptions', body)
    expect(answer.status).toBe(422)
    await expect(answer.json()).resolves.toMatchObject({ errors: { [place]: expect.any(String) } })
    // The page may read why.
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE)
    expect(await contactsOf(site)).toEqual([])
  })

  it.each([
    ['another site', { origin: 'https://evil.example.com' }],
    ['a page without an origin', { origin: 'null' }],
    ['the same host without TLS', { origin: 'http://shop.example.com' }],
  ])('from %s is refused', async (_what, headers) => {
    const site = await open()
    const answer = await site.ask('subscriptions', subscriptionOf(`${ENDPOINT}evil`), headers)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(await contactsOf(site)).toEqual([])
  })

  it('must be JSON, and small', async () => {
    const site = await open()
    expect((await site.ask('subscriptions', '{')).status).toBe(400)
    const large = { ...whole, more: 'x'.repeat(5_000) }
    expect((await site.ask('subscriptions', large)).status).toBe(413)
  })

  it('comes a hundred times in an hour from one network', async () => {
    const site = await open()
    for (let n = 0; n < 100; n++) {
      const { status } = await site.ask('subscriptions', whole)
      expect(status).toBe(204)
    }
    const answer = await site.ask('subscriptions', whole)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('3600')
    const elsewhere = await open()
    expect((await elsewhere.ask('subscriptions', whole)).status).toBe(204)
  })
})

describe('a message that was shown', () => {
  it.each(['', 'd-4294967296', 'd-4294967296.AAAAAAAAAAAAAAAA', 'o-1.AAAAAAAAAAAAAAAA'])(
    'is none of ours with the token %j',
    async (shown) => {
      const site = await open()
      expect((await site.ask('events', { shown })).status).toBe(404)
    },
  )
})

describe('somebody who is forgotten', () => {
  it('has neither a subscription nor a message any more', async () => {
    const site = await open()
    const { api, sandbox, accountId, site_id, list_id } = site
    const [gone, stays] = [await site.subscribe(subscriptionOf(`${ENDPOINT}gone`)), await site.subscribe(whole)]
    const campaign_hash = await makeWebpushCampaign(site, site_id, {
      content: { title: 'Spring', message: 'Hello', link: LINK },
    })
    await sendWebpushCampaign(site, campaign_hash, site_id)
    await settle(site)
    await api.forgetContacts({ path: { list_id }, body: { contacts: [gone] } })
    await eventually(async () => (await contactsOf(site)).length === 1)
    await expect(contactsOf(site)).resolves.toMatchObject([{ base: { contact_id: stays } }])
    const kept = await readRows<{ details: string }>(
      server.data,
      `SELECT details FROM device WHERE account_id = ${accountId}`,
    )
    expect(kept.map(({ details }) => (JSON.parse(details) as { endpoint: string }).endpoint)).toEqual([whole.endpoint])
    const { items } = await sandbox.listCapturedMessages({ query: { channel: 'web_push' } })
    expect(items.map(({ recipient }) => recipient)).toEqual([whole.endpoint])
  })
})
