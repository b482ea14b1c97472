import { beforeEach, describe, expect, it } from 'vitest'
import { verifyWebhook, WebhookError } from '../../../src/clients/index.ts'
import { readDocument } from '../../../src/server/soap/reader.ts'
import { follow } from '../../support/mailing.ts'
import {
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeSmsCampaign,
  sendCampaign,
  sendSmsCampaign,
  settle,
} from '../../support/marketing.ts'
import { type ReceivedRequest, useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap, type SoapAccount, TIME } from '../../support/soap.ts'

const HOUR = 3_600
/** 72 hours of retries, and a tenth more of jitter. */
const THREE_DAYS = 80 * HOUR
const FORM = 'application/x-www-form-urlencoded'

const receiver = useReceiver()
const server = useServer()
let hook = 0
beforeEach(() => {
  receiver.respond = () => 204
})

const flags = (...numbers: number[]) => Object.fromEntries(numbers.map((n) => [`notif_api_${n}`, 1]))
const allFlags = flags(...Array.from({ length: 16 }, (_, i) => i + 1))

/** The one field of a posted form, and the elements of its document in their order. */
async function readPosted(request: ReceivedRequest): Promise<{ field: string; data: Record<string, string> }> {
  const fields = [...new URLSearchParams(request.body)]
  expect(fields).toHaveLength(1)
  const [[field, xml]] = fields as [[string, string]]
  const { local, children } = await readDocument(xml)
  expect(local).toBe('DATA')
  return { field, data: Object.fromEntries(children.map((child) => [child.local, child.text])) }
}

/** A list whose callback has these flags, with what came to it. */
async function listen(account: SoapAccount, on: object) {
  const listID = await makeList(account.api)
  const path = `/${++hook}`
  const callback_url = receiver.url + path
  await account.soap.editApiCallback({ listID, callback_url, ...on })
  const came = () => receiver.requests.filter((request) => request.path === path)
  return { listID, callback_url, came, posted: () => Promise.all(came().map(readPosted)) }
}

const deliveriesOf = async ({ sandbox }: SoapAccount) =>
  (await sandbox.listHookDeliveries({ query: { name: 'listCallback', limit: 100 } })).items

/** Everything that a flag asks for and that a door can make happen, to the contacts of one list. */
async function liveThrough(account: SoapAccount, list_id: number): Promise<void> {
  const { api, sandbox } = account
  const people = ['ana', 'rui', 'eva', 'leo', 'mia'] as const
  const ids = new Map<string, string>()
  for (const name of people) ids.set(name, await makeContact(api, list_id, `${name}@example.com`))
  const numbers = ['351-910000001', '351-910000002'] as const
  await api.importContacts({
    path: { list_id },
    body: {
      mode: 'add',
      compare_field: 'email',
      contacts: ['pia', 'ivo'].map((name, n) => ({ base: { email: `${name}@example.com`, cellphone: numbers[n] } })),
    },
  })
  await settle(account)
  const pathOf = (name: string) => ({ list_id, contact_id: ids.get(name) ?? '' })
  await api.updateContact({ path: pathOf('ana'), body: { base: { first_name: 'Ana' } } })
  await api.updateContact({ path: pathOf('ana'), body: { base: { consent: 'contract' } } })

  const header_footer = { footer_links: { unsubscribe: true } }
  await sendCampaign(api, await makeCampaign(api, list_id, { header_footer }), list_id)
  await sendSmsCampaign(api, await makeSmsCampaign(api, list_id), list_id)
  await settle(account)
  const mailTo = (name: string) =>
    sandbox.waitForCapturedMessage({ query: { recipient: `${name}@example.com`, timeout: 30 } })
  const { captured_id, links } = await mailTo('ana')
  const happen = (body: Parameters<typeof sandbox.createMessageEvent>[0]['body'], path = { captured_id }) =>
    sandbox.createMessageEvent({ path, body })
  await happen({ type: 'open' })
  await happen({ type: 'click' })
  await happen({ type: 'bounce', bounce_type: 'soft' })
  await follow(server, links.find((link) => link.includes('/u/')) ?? '', { method: 'POST' })
  await api.updateContact({ path: pathOf('ana'), body: { base: { status: 'active' } } })
  await happen({ type: 'bounce' }, { captured_id: (await mailTo('rui')).captured_id })
  await happen({ type: 'complaint' }, { captured_id: (await mailTo('eva')).captured_id })
  const leave = (name: string, unsubscription_method: 'manual' | 'api' | 'bounce') =>
    api.unsubscribeContacts({
      path: { list_id },
      body: { data: [{ contact_id: ids.get(name) ?? '', unsubscription_method }] },
    })
  await leave('leo', 'manual')
  await leave('mia', 'api')
  await leave('eva', 'bounce')
  await settle(account)
}

describe('editApiCallback', () => {
  it('tells of every event under its flag, as an addition or a removal', async () => {
    const account = await openSoap(server)
    const { listID, posted } = await listen(account, allFlags)
    await liveThrough(account, listID)
    const told = (await deliveriesOf(account)).map(({ event }) => Number(event?.replace('notif_api_', '')))
    // Subscriptions by a form and confirmed ones have no part in this.
    expect([...new Set(told)].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
    const number = (flag: number) => told.filter((one) => one === flag).length
    expect([3, 4, 10, 13].map(number)).toEqual([7, 7, 2, 2])
    const removed = (await posted()).filter(({ field }) => field === 'removeSubscriber')
    expect(
      removed.map(({ data }) => `${data['EMAIL']?.split('@')[0]} ${data['STATUS']} ${data['REMOVE_METHOD']}`).sort(),
    ).toEqual(['ana 2 unsubscribe_link', 'eva 1 ', 'eva 2 bounce', 'leo 2 manual', 'mia 2 API', 'rui 1 '])
    expect(new Set((await posted()).map(({ field }) => field))).toEqual(new Set(['addSubscriber', 'removeSubscriber']))
  })

  it.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
    'the flag %i alone brings its events alone',
    async (flag) => {
      const account = await openSoap(server)
      const { listID, came } = await listen(account, flags(flag))
      await liveThrough(account, listID)
      const events = (await deliveriesOf(account)).map(({ event }) => event)
      expect(new Set(events)).toEqual(new Set([`notif_api_${flag}`]))
      expect(came()).toHaveLength(events.length)
    },
  )

  it('posts one field with all elements, as the event left the contact', async () => {
    const account = await openSoap(server)
    const { api, soap } = account
    const { listID, came, posted } = await listen(account, flags(3, 9, 12))
    const city = await makeField(api, listID, 'text', { name: 'City' })
    const born = await makeField(api, listID, 'date', { name: 'Since' })
    const uid = await makeContact(api, listID, {
      base: { email: 'ana@example.com', first_name: 'Ana', cellphone: '351-910000001', birth_date: '1990-05-01' },
      extra: [{ field_id: city, value: 'Lisboa' }],
    })
    await api.updateContact({ path: { list_id: listID, contact_id: uid }, body: { base: { last_name: 'Sousa' } } })
    await soap.removeSubscriber({ listID, subscriber: uid })
    await settle(account)
    const none = { REMOVE_DATE: '', REMOVE_METHOD: '', REMOVE_OPTION: '', REMOVE_OBS: '' }
    const data = {
      UID: uid,
      LIST: String(listID),
      FIRST_NAME: 'Ana',
      LAST_NAME: '',
      EMAIL: 'ana@example.com',
      CELLPHONE: '351-910000001',
      TELEPHONE: '',
      FAX: '',
      LANGUAGE: 'en',
      BIRTH_DATE: '1990-05-01',
      DATE_ADD: TIME,
      STATUS: '1',
      [`EXTRA_FIELD_${city}`]: 'Lisboa',
      [`EXTRA_FIELD_${born}`]: '',
      ...none,
      STATS_EMAIL_SENT: '0',
      STATS_EMAIL_VIEWS: '0',
      STATS_EMAIL_CLICKS: '0',
      STATS_BOUNCES: '0',
      STATS_SMS_SENT: '0',
      STATS_SMS_DELIVERED: '0',
    }
    const [first, second, third] = await posted()
    expect(first).toEqual({ field: 'addSubscriber', data })
    expect(Object.keys(first?.data ?? {})).toEqual(Object.keys(data))
    expect(second).toEqual({ field: 'addSubscriber', data: { ...data, LAST_NAME: 'Sousa' } })
    expect(third).toEqual({
      field: 'removeSubscriber',
      data: { ...data, LAST_NAME: 'Sousa', STATUS: '2', REMOVE_DATE: TIME, REMOVE_METHOD: 'API' },
    })
    expect(came()[0]).toMatchObject({ method: 'POST', headers: { 'content-type': FORM } })
    expect(came()[0]?.body).toContain('%3CTELEPHONE%3E%3C%2FTELEPHONE%3E')
  })

  it('counts what the contact got, the event included, and says why it left', async () => {
    const account = await openSoap(server)
    const { api } = account
    const { listID, posted } = await listen(account, flags(6, 8))
    const contact_id = await makeContact(api, listID, 'ana@example.com')
    await sendCampaign(api, await makeCampaign(api, listID), listID)
    await settle(account)
    const { captured_id } = await account.sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com' } })
    // The second opening repeats the first one, and counts for nothing.
    for (const type of ['open', 'open', 'click'] as const)
      await account.sandbox.createMessageEvent({ path: { captured_id }, body: { type } })
    const left = {
      contact_id,
      unsubscription_method: 'manual',
      unsubscription_reason: 'other',
      unsubscription_observation: 'moved',
    } as const
    await api.unsubscribeContacts({ path: { list_id: listID }, body: { data: [left] } })
    await settle(account)
    const [click, departure] = await posted()
    expect(click?.data).toMatchObject({ STATS_EMAIL_SENT: '1', STATS_EMAIL_VIEWS: '1', STATS_EMAIL_CLICKS: '1' })
    expect(departure?.data).toMatchObject({ REMOVE_METHOD: 'manual', REMOVE_OPTION: 'other', REMOVE_OBS: 'moved' })
  })

  it('escapes what stands in a contact', async () => {
    const account = await openSoap(server)
    const { listID, posted } = await listen(account, flags(3))
    const first_name = `<b>&amp; "Ana" + 100 % 😀 ç\t\n]]>`
    await makeContact(account.api, listID, {
      base: { first_name, last_name: 'a\u0001b\u000bc\ufffed', email: 'a@example.com' },
    })
    await settle(account)
    const [{ data } = { data: {} as Record<string, string> }] = await posted()
    expect(data['FIRST_NAME']).toBe(first_name)
    expect(data['LAST_NAME']).toBe('a\ufffdb\ufffdc\ufffdd')
  })

  it('signs the form with the secret of callbacks', async () => {
    const account = await openSoap(server)
    const { listID, came } = await listen(account, flags(3))
    await makeContact(account.api, listID, 'ana@example.com')
    await settle(account)
    const { secret } = await account.api.getCallbackSecret()
    const [request] = came() as [ReceivedRequest]
    const signed = (body: string) => verifyWebhook(body, request.headers, secret)
    await expect(signed(request.body)).resolves.toBeUndefined()
    await expect(signed(`${request.body}x`)).rejects.toBeInstanceOf(WebhookError)
  })

  it('tries again, parks, and replays the same form', async () => {
    const account = await openSoap(server)
    const { listID, callback_url, came } = await listen(account, flags(3))
    receiver.respond = () => 500
    await makeContact(account.api, listID, 'ana@example.com')
    await settle(account, HOUR)
    expect(came().length).toBeGreaterThan(3)
    await settle(account, THREE_DAYS)
    const [parked] = await deliveriesOf(account)
    expect(parked).toMatchObject({ state: 'parked', event: 'notif_api_3', url: callback_url })
    receiver.respond = () => 204
    await account.sandbox.replayHookDelivery({ path: { delivery_id: parked?.delivery_id ?? 0 } })
    await settle(account)
    await expect(deliveriesOf(account)).resolves.toEqual([expect.objectContaining({ state: 'delivered' })])
    const bodies = new Set(came().map(({ body }) => body))
    expect(bodies.size).toBe(1)
    expect(came().at(-1)?.headers['content-type']).toBe(FORM)
    const detail = await account.sandbox.getHookDelivery({ path: { delivery_id: parked?.delivery_id ?? 0 } })
    expect(detail).toMatchObject({ media_type: FORM, body: [...bodies][0] })
  })

  it('takes the place of the one before, with its flags', async () => {
    const account = await openSoap(server)
    const { soap, api } = account
    const { listID, callback_url, came } = await listen(account, flags(3, 12))
    const contact_id = await makeContact(api, listID, 'ana@example.com')
    await settle(account)
    await soap.editApiCallback({ listID, callback_url: `${callback_url}/new`, ...flags(12) })
    await makeContact(api, listID, 'rui@example.com')
    await api.updateContact({ path: { list_id: listID, contact_id }, body: { base: { first_name: 'Ana' } } })
    await settle(account)
    expect(came()).toHaveLength(1)
    expect(
      receiver.requests.filter(({ path }) => callback_url.endsWith(path.replace('/new', ''))).map(({ path }) => path),
    ).toHaveLength(2)
    await expect(api.listWebhooks()).resolves.toMatchObject({ total_items: 0 })
  })

  it('keeps what waits while the address stays, and drops it with the address', async () => {
    const account = await openSoap(server)
    const { soap, api } = account
    const { listID, callback_url } = await listen(account, flags(3))
    receiver.respond = () => 500
    await makeContact(api, listID, 'ana@example.com')
    await settle(account)
    const waiting = async () => (await deliveriesOf(account)).length
    await soap.editApiCallback({ listID, callback_url, ...flags(9) })
    expect(await waiting()).toBe(1)
    await soap.editApiCallback({ listID, callback_url: `${callback_url}/new`, ...flags(9) })
    expect(await waiting()).toBe(0)
  })

  it.each<[string, { callback_url?: string; notif_api_3?: '0' }]>([
    ['an empty address', { callback_url: '', ...allFlags }],
    ['no flag that is on', { notif_api_3: '0' }],
  ])('%s removes it', async (_name, change) => {
    const account = await openSoap(server)
    const { listID, callback_url, came } = await listen(account, flags(3))
    await expect(account.soap.editApiCallback({ listID, callback_url, ...change })).resolves.toEqual({ RESULT: 'OK' })
    // There is none to remove any more.
    await account.soap.editApiCallback({ listID, callback_url, ...change })
    await makeContact(account.api, listID, 'ana@example.com')
    await settle(account)
    expect(came()).toEqual([])
  })

  it('hears of its own list only, and goes with it', async () => {
    const [account, other] = [await openSoap(server), await openSoap(server)]
    const { listID, came } = await listen(account, allFlags)
    for (const { api } of [account, other]) await makeContact(api, await makeList(api), 'ana@example.com')
    await settle(account)
    await settle(other)
    expect(came()).toEqual([])
    await account.api.deleteList({ path: { list_id: listID } })
    await expect(
      codeOf(account.soap.editApiCallback({ listID, callback_url: receiver.url, ...allFlags })),
    ).resolves.toBe('LIST_NOT_FOUND')
  })

  it('comes back with a snapshot', async () => {
    const account = await openSoap(server)
    const { listID, came } = await listen(account, flags(3))
    const name = 'before'
    await account.sandbox.createSnapshot({ body: { name } })
    await account.sandbox.resetAccount()
    await account.sandbox.restoreSnapshot({ path: { snapshot_name: name } })
    await makeContact(account.api, listID, 'ana@example.com')
    await settle(account)
    expect(came()).toHaveLength(1)
  })

  it('refuses', async () => {
    const [{ soap, api }, other] = [await openSoap(server), await openSoap(server)]
    const listID = await makeList(api)
    const refusal = (args: object) => codeOf(soap.editApiCallback(args as { listID: number; callback_url: string }))
    const callback_url = receiver.url
    expect(await refusal({ callback_url })).toBe('LIST_MISSING')
    expect(await refusal({ listID: listID + 1000, callback_url, ...allFlags })).toBe('LIST_NOT_FOUND')
    expect(await refusal({ listID: await makeList(other.api), callback_url, ...allFlags })).toBe('LIST_NOT_FOUND')
    expect(await refusal({ listID: listID + 1000, callback_url: '' })).toBe('LIST_NOT_FOUND')
    for (const url of [undefined, 'shop.example.com', 'ftp://shop.example.com/', 'https://user:pass@shop.example.com/'])
      expect(await refusal({ listID, ...(url !== undefined && { callback_url: url }), ...allFlags })).toBe(
        'INVALID_URL',
      )
  })
})
