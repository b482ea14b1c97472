import { beforeEach, describe, expect, it } from 'vitest'
import { type MarketingSchemas, parseListEvent, WebhookError } from '../../../src/clients/index.ts'
import {
  type Account,
  makeContact,
  makeField,
  makeList,
  openAccount,
  refused,
  settle,
} from '../../support/marketing.ts'
import { type ReceivedRequest, useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

const HOUR = 3_600

const receiver = useReceiver()
const server = useServer()
let hook = 0
beforeEach(() => {
  receiver.respond = () => 204
})

/** A webhook for `subscription`, unless `change` says otherwise, with what came to it. */
async function listen(account: Account, change: Partial<MarketingSchemas['WebhookCreate']> = {}) {
  const list_id = change.list_id ?? (await makeList(account.api))
  const path = `/${++hook}`
  const webhook = await account.api.createWebhook({
    body: { list_id, url: receiver.url + path, actions: ['subscription'], ...change },
  })
  const { secret } = await account.api.getWebhookSecret({ path: { webhook_id: webhook.webhook_id } })
  const came = () => receiver.requests.filter((request) => request.path === path)
  const read = (request: ReceivedRequest) => parseListEvent(request.body, request.headers, secret)
  return { webhook, list_id, came, read, events: () => Promise.all(came().map(read)) }
}

const emailOf = (request: ReceivedRequest) =>
  (JSON.parse(request.body) as { contact: { email?: string } }).contact.email

describe('createWebhook', () => {
  const body = {
    list_id: 0,
    url: 'https://shop.example.com/hook',
    actions: ['subscription' as const],
    fields: ['email'],
  }

  it('answers the webhook as lists show it', async () => {
    const { api } = await openAccount(server)
    const wanted = { ...body, list_id: await makeList(api) }
    const webhook = await api.createWebhook({ body: wanted })
    expect(webhook).toEqual({ webhook_id: expect.any(Number), ...wanted })
    await expect(api.listWebhooks()).resolves.toEqual({ total_items: 1, items: [webhook] })
  })

  it('refuses the same webhook twice, whatever the order of its actions', async () => {
    const { api } = await openAccount(server)
    const wanted = {
      ...body,
      list_id: await makeList(api),
      actions: ['subscription', 'unsubscribe'] as ('subscription' | 'unsubscribe')[],
    }
    await api.createWebhook({ body: wanted })
    const again = { ...wanted, actions: wanted.actions.toReversed() }
    await expect(api.createWebhook({ body: again })).rejects.toMatchObject(refused(409, 'webhook_exists'))
    await api.createWebhook({ body: { ...wanted, fields: [] } })
    await api.createWebhook({ body: { ...wanted, list_id: await makeList(api) } })
    await expect(api.listWebhooks()).resolves.toMatchObject({ total_items: 3 })
  })

  it.each([
    [{ url: 'ftp://shop.example.com/' }, 'body.url'],
    [{ url: 'https://user:password@shop.example.com/' }, 'body.url'],
    [{ url: 'shop.example.com' }, 'body.url'],
    [{ actions: [] }, 'body.actions'],
    [{ actions: ['import'] }, 'body.actions.0'],
    [{ fields: ['email', '999999'] }, 'body.fields.1'],
  ])('refuses %j', async (change, place) => {
    const { api } = await openAccount(server)
    const wrong = { ...body, list_id: await makeList(api), ...change } as typeof body
    await expect(api.createWebhook({ body: wrong })).rejects.toMatchObject(refused(422, place))
    await expect(api.listWebhooks()).resolves.toMatchObject({ total_items: 0 })
  })

  it('knows no list of another account', async () => {
    const list_id = await makeList((await openAccount(server)).api)
    await expect((await openAccount(server)).api.createWebhook({ body: { ...body, list_id } })).rejects.toMatchObject(
      refused(422, 'body.list_id'),
    )
  })

  it('brings the event with the fields that were asked for, signed with its secret', async () => {
    const account = await openAccount(server)
    const list_id = await makeList(account.api)
    const city = await makeField(account.api, list_id, 'text')
    const work = await makeField(account.api, list_id, 'phone', { name: 'Work' })
    const { webhook, came, events, read } = await listen(account, {
      list_id,
      fields: ['email', 'first_name', 'phone', 'birth_date', String(city), String(work)],
    })
    const contact_id = await makeContact(account.api, list_id, {
      base: { email: 'ana@example.com', last_name: 'Silva' },
      extra: [{ field_id: city, value: 'Lisboa' }],
    })
    await settle(account)
    const contact = { contact_id, email: 'ana@example.com', first_name: '', phone: '', [city]: 'Lisboa' }
    const event = {
      webhook_id: webhook.webhook_id,
      list_id,
      action: 'subscription',
      action_date: expect.any(String),
      contact,
      action_data: {},
    }
    await expect(events()).resolves.toEqual([event])
    for (const name of ['birth_date', String(work)]) expect((await events())[0]?.contact).not.toHaveProperty(name)
    const [request] = came() as [ReceivedRequest]
    expect(request).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
    await expect(read({ ...request, body: request.body.replace('ana', 'eva') })).rejects.toBeInstanceOf(WebhookError)
  })

  it('brings only its actions, of its list', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const subscriptions = await listen(account, { list_id })
    const changes = await listen(account, { list_id, actions: ['unsubscribe', 'change_consent', 'resubscription'] })
    const elsewhere = await listen(account)
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    const path = { list_id, contact_id }
    await api.updateContact({ path, body: { base: { first_name: 'Ana' } } })
    await api.updateContact({ path, body: { base: { consent: 'contract' } } })
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id }] } })
    await api.updateContact({ path, body: { base: { status: 'active' } } })
    await settle(account)
    const actions = async ({ events }: typeof changes) => (await events()).map((event) => event.action).sort()
    await expect(actions(subscriptions)).resolves.toEqual(['subscription'])
    await expect(actions(changes)).resolves.toEqual(['change_consent', 'resubscription', 'unsubscribe'])
    await expect(actions(elsewhere)).resolves.toEqual([])
  })

  it.each([[500], [404], [301], [null]])(
    'tries again under the same id when the receiver answers %s',
    async (status) => {
      const account = await openAccount(server)
      const { list_id, came, events } = await listen(account)
      receiver.respond = () => status
      await makeContact(account.api, list_id)
      await settle(account)
      expect(came()).toHaveLength(1)
      receiver.respond = () => 200
      // The first wait is 5 s, give or take a tenth.
      await settle(account, 6)
      expect(came()).toHaveLength(2)
      expect(came()[1]?.headers['webhook-id']).toBe(came()[0]?.headers['webhook-id'])
      await expect(events()).resolves.toHaveLength(2)
      await settle(account, HOUR)
      expect(came(), 'after it was taken').toHaveLength(2)
    },
  )

  it('loses nothing while the receiver is down for three attempts', async () => {
    const account = await openAccount(server)
    const { list_id, came } = await listen(account, { fields: ['email'] })
    receiver.respond = () => null
    const emails = ['a@example.com', 'b@example.com', 'c@example.com']
    for (const email of emails) await makeContact(account.api, list_id, email)
    for (const [attempt, seconds] of [1, 6, 34].entries()) {
      await settle(account, seconds)
      expect(came(), `attempt ${attempt + 1}`).toHaveLength(3 * (attempt + 1))
    }
    receiver.respond = () => 204
    await settle(account, 140)
    expect(came().slice(9).map(emailOf).sort()).toEqual(emails)
    await settle(account, 100 * HOUR)
    expect(came()).toHaveLength(12)
  })

  it('gives up on a receiver that is down for more than three days', async () => {
    const account = await openAccount(server)
    const { list_id, came } = await listen(account)
    receiver.respond = () => 503
    await makeContact(account.api, list_id)
    await settle(account, 60 * HOUR)
    expect(came().length).toBeLessThan(12)
    await settle(account, 30 * HOUR)
    expect(came()).toHaveLength(12)
    await settle(account, 1_000 * HOUR)
    expect(came()).toHaveLength(12)
  })

  it('does not let one receiver that is down hold up another', async () => {
    const account = await openAccount(server)
    const list_id = await makeList(account.api)
    const [down, up] = [await listen(account, { list_id }), await listen(account, { list_id })]
    receiver.respond = ({ path }) => (path === new URL(down.webhook.url).pathname ? null : 204)
    for (let n = 0; n < 20; n++) await makeContact(account.api, list_id)
    await settle(account)
    // A slow machine needs longer for them than a retry waits.
    expect(down.came().length).toBeGreaterThanOrEqual(20)
    expect(up.came()).toHaveLength(20)
    await settle(account, 6)
    expect(down.came().length).toBeGreaterThanOrEqual(40)
    expect(up.came()).toHaveLength(20)
  })

  it('reaches nothing on this machine for a live account', async () => {
    const live = await server.app.domain.accounts.accounts.create('Live', 'live')
    const api = server.marketing(live.key)
    const { list_id, came } = await listen({ ...live, api, sandbox: server.sandbox() })
    await makeContact(api, list_id)
    await settle({ sandbox: server.sandbox() }, 60)
    expect(came()).toEqual([])
  })
})

describe('listWebhooks', () => {
  it('shows the webhooks of the account, newest first, in pages', async () => {
    const account = await openAccount(server)
    const ids: number[] = []
    for (let n = 0; n < 3; n++) ids.unshift((await listen(account)).webhook.webhook_id)
    const page = await account.api.listWebhooks({ query: { limit: 2, offset: 1 } })
    expect([page.total_items, page.items.map((webhook) => webhook.webhook_id)]).toEqual([3, ids.slice(1)])
    expect(page.items[0]).not.toHaveProperty('secret')
    await expect((await openAccount(server)).api.listWebhooks()).resolves.toEqual({ total_items: 0, items: [] })
  })
})

describe('getWebhookSecret', () => {
  it('shows the secret of each webhook, which stays the same, to its account only', async () => {
    const account = await openAccount(server)
    const [one, two] = [await listen(account), await listen(account)]
    const secretOf = async ({ webhook }: typeof one, { api } = account) =>
      (await api.getWebhookSecret({ path: { webhook_id: webhook.webhook_id } })).secret
    expect(await secretOf(one)).toMatch(/^whsec_[\w+/]{32}$/)
    expect(await secretOf(one)).toBe(await secretOf(one))
    expect(await secretOf(two)).not.toBe(await secretOf(one))
    await expect(secretOf(one, await openAccount(server))).rejects.toMatchObject({ status: 404 })
  })
})

describe('deleteWebhook', () => {
  it('ends the deliveries, also those that were waiting for a retry', async () => {
    const account = await openAccount(server)
    const { webhook, list_id, came } = await listen(account)
    const kept = await listen(account, { list_id })
    receiver.respond = () => 500
    await makeContact(account.api, list_id)
    await settle(account)
    await account.api.deleteWebhook({ path: { webhook_id: webhook.webhook_id } })
    receiver.respond = () => 204
    await makeContact(account.api, list_id)
    await settle(account, HOUR)
    expect(came()).toHaveLength(1)
    expect(kept.came()).toHaveLength(3)
    await expect(account.api.deleteWebhook({ path: { webhook_id: webhook.webhook_id } })).rejects.toMatchObject({
      status: 404,
    })
  })
})
