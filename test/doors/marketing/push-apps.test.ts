import { describe, expect, it } from 'vitest'
import { parseListEvent } from '../../../src/clients/index.ts'
import { readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { actionsOf, makeContact, makeField, makeList, openAccount, refused, settle } from '../../support/marketing.ts'
import { makePushApp, makePushCampaign, pushTo, registerToken, sendPushCampaign } from '../../support/pushing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

const receiver = useReceiver()
const server = useServer()

/** A list with an app and two contacts, Ana and Rui. */
async function openApp() {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const app_id = await makePushApp(api, list_id)
  const ana = await makeContact(api, list_id, 'ana@example.com')
  const rui = await makeContact(api, list_id, 'rui@example.com')
  const tokensOf = async (contact_id: string) => {
    const { base } = await api.getContact({ path: { list_id, contact_id } })
    return [...base.push_token_android, ...base.push_token_ios].map(({ token }) => token)
  }
  const actions = async (contact_id: string) =>
    (await actionsOf(api, list_id, contact_id)).filter((action) => action.endsWith('push_contact'))
  return { account, api, list_id, app_id, ana, rui, tokensOf, actions, path: { app_id } }
}

describe('createPushApp', () => {
  it('makes an app of the list, which is a mobile app of the Transactional API', async () => {
    const { account, api, list_id } = await openApp()
    const about = { name: 'Second', description: 'For tests', two_steps_config: 'cellphone', development: true }
    const app = await api.createPushApp({ body: { list_id, ...about } })
    expect(app).toMatchObject({ ...about, list: { id: list_id, internal_name: 'Readers' } })
    const apps = await server.transactional(account.key).listMobileApps()
    expect(apps).toContainEqual(expect.objectContaining({ name: 'Second', sandbox: true }))
    expect(app.app_id).toBe(`app_${apps.find(({ name }) => name === 'Second')?.id}`)
  })

  it('refuses a list and a field that are not there', async () => {
    const { api, list_id } = await openApp()
    const create = (body: object) => api.createPushApp({ body: { list_id, name: 'a', ...body } })
    await expect(create({ list_id: 999_999 })).rejects.toMatchObject(refused(422, 'body.list_id'))
    await expect(create({ two_steps_config: 'shoe size' })).rejects.toMatchObject(refused(422, 'body.two_steps_config'))
    const text = String(await makeField(api, list_id, 'text'))
    await expect(create({ two_steps_config: text })).rejects.toMatchObject(refused(422, 'body.two_steps_config'))
  })
})

describe('listPushApps', () => {
  it('lists the apps of the account or of one list, and no apps without a list', async () => {
    const { account, api, list_id, app_id } = await openApp()
    await server.transactional(account.key).createMobileApp({ body: { name: 'No list', sandbox: false } })
    const other = await makePushApp(api, await makeList(api, 'Others'))
    const idsOf = async (query = {}) => (await api.listPushApps({ query })).map((app) => app.app_id)
    await expect(idsOf()).resolves.toEqual([app_id, other])
    await expect(idsOf({ list_id })).resolves.toEqual([app_id])
  })
})

describe('getPushApp', () => {
  it('shows the app, and none of another account', async () => {
    const { api, path, list_id } = await openApp()
    await expect(api.getPushApp({ path })).resolves.toMatchObject({
      ...path,
      name: 'Shop app',
      description: '',
      two_steps_config: 'email',
      development: false,
      list: { id: list_id },
    })
    const { api: stranger } = await openAccount(server)
    await expect(stranger.getPushApp({ path })).rejects.toMatchObject({ status: 404 })
    await expect(api.getPushApp({ path: { app_id: 'shop' } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('deletePushApp', () => {
  it('takes the app and the tokens that wait, and frees the list', async () => {
    const { account, api, path, app_id, list_id, ana, tokensOf } = await openApp()
    await registerToken(api, app_id, 'waits')
    await registerToken(api, app_id, 'hers', 'ana@example.com')
    await expect(api.deleteList({ path: { list_id } })).rejects.toMatchObject(refused(409, 'has_push_app'))
    await api.deletePushApp({ path })
    await expect(api.getPushApp({ path })).rejects.toMatchObject({ status: 404 })
    await expect(tokensOf(ana)).resolves.toEqual(['hers'])
    const rows = await readRows<{ address: string }>(
      server.data,
      `SELECT address FROM device WHERE account_id = ${account.accountId}`,
    )
    expect(rows.map(({ address }) => address)).toEqual(['hers'])
    await api.deleteList({ path: { list_id } })
  })
})

describe('registerPushToken', () => {
  it('adds the token to the contact, and to the one who has the device now', async () => {
    const { api, app_id, ana, rui, tokensOf, actions } = await openApp()
    await registerToken(api, app_id, 'phone', 'ANA@example.com')
    await registerToken(api, app_id, 'phone', 'ana@example.com')
    await registerToken(api, app_id, 'tablet', 'ana@example.com', 'iPadOS 18')
    await expect(tokensOf(ana)).resolves.toEqual(['phone', 'tablet'])
    await expect(actions(ana)).resolves.toEqual(['add_push_contact', 'add_push_contact'])
    await registerToken(api, app_id, 'phone', 'rui@example.com')
    await expect(tokensOf(ana)).resolves.toEqual(['tablet'])
    await expect(tokensOf(rui)).resolves.toEqual(['phone'])
    expect((await actions(ana)).sort()).toEqual(['add_push_contact', 'add_push_contact', 'remove_push_contact'])
    await expect(actions(rui)).resolves.toEqual(['add_push_contact'])
  })

  it('keeps a token that waits, until a call says whose it is', async () => {
    const { api, app_id, ana, tokensOf } = await openApp()
    await registerToken(api, app_id, 'new')
    await registerToken(api, app_id, 'new', 'nobody@example.com')
    await expect(tokensOf(ana)).resolves.toEqual([])
    await registerToken(api, app_id, 'new', 'ana@example.com')
    await registerToken(api, app_id, 'new')
    await expect(tokensOf(ana)).resolves.toEqual(['new'])
  })

  it('finds the contact by the field that it names: a number, or a unique field', async () => {
    const { api, app_id, list_id, path, tokensOf } = await openApp()
    const card = await makeField(api, list_id, 'text', { unique: true })
    const extra = [{ field_id: card, value: 'K-17' }]
    const zoe = await makeContact(api, list_id, { base: { cellphone: '351-910000001' }, extra })
    const register = (token: string, field: string, value: string) =>
      api.registerPushToken({ path, body: { os: 'ios', token, two_steps_data: { field, value } } })
    await register('one', 'cellphone', '+351 910000001')
    await register('two', String(card), 'K-17')
    await expect(tokensOf(zoe)).resolves.toEqual(['one', 'two'])
    await expect(register('three', 'first_name', 'Zoe')).rejects.toMatchObject(
      refused(422, 'body.two_steps_data.field'),
    )
    await expect(registerToken(api, 'app_999999', 'four')).rejects.toMatchObject({ status: 404 })
    expect(app_id).toBe(path.app_id)
  })

  it('reads the token of an Apple device in every form in which apps write it', async () => {
    const { account, api, app_id, list_id, ana, rui, tokensOf } = await openApp()
    const bytes = Buffer.from(Array.from({ length: 32 }, (_, n) => (n * 37 + 200) % 256))
    const hex = bytes.toString('hex')
    const spaced = `<${hex.replace(/.{8}(?=.)/g, '$& ')}>`
    const base64 = bytes.toString('base64')
    const forms = [spaced, hex.toUpperCase(), spaced.toUpperCase(), base64, bytes.toString('base64url'), ` ${hex}\n`]
    for (const token of forms) {
      await registerToken(api, app_id, token, 'ana@example.com', 'iOS 19')
      await expect(tokensOf(ana)).resolves.toEqual([hex])
      await api.updateContact({
        path: { list_id, contact_id: rui },
        body: { base: { push_token_ios: [{ app_id, token }] } },
      })
      await expect(tokensOf(rui)).resolves.toEqual([hex])
      await expect(tokensOf(ana)).resolves.toEqual([])
    }
    const body = { mode: 'update' as const, compare_field: 'email' }
    const tokens = forms.map((token) => ({ app_id, token }))
    const contacts = [
      { base: { email: 'ana@example.com', push_token_ios: tokens } },
      { base: { email: 'rui@example.com', first_name: 'Rui' } },
    ]
    await api.importContacts({ path: { list_id }, body: { ...body, contacts } })
    await eventually(async () => (await tokensOf(ana)).length > 0)
    await expect(tokensOf(ana)).resolves.toEqual([hex])
    // The tokens of FCM tell capitals apart.
    for (const token of ['fK:APA91bAbC', 'fK:APA91babc']) await registerToken(api, app_id, token, 'rui@example.com')
    await expect(tokensOf(rui)).resolves.toEqual(['fK:APA91bAbC', 'fK:APA91babc'])
    const rows = await readRows<{ address: string }>(
      server.data,
      `SELECT address FROM device WHERE account_id = ${account.accountId}`,
    )
    expect(rows.map(({ address }) => address).sort()).toEqual([hex, 'fK:APA91bAbC', 'fK:APA91babc'].sort())
  })

  it('takes long tokens, and tells those apart that begin alike', async () => {
    const { api, app_id, ana, tokensOf } = await openApp()
    const [one, other] = ['a', 'b'].map((last) => `${'é😀'.repeat(1_000)}${last}`)
    for (const token of [one, other]) await registerToken(api, app_id, token as string, 'ana@example.com')
    await expect(tokensOf(ana)).resolves.toEqual([one, other])
  })
})

describe('tokens that requests give a contact', () => {
  it('are those of its devices: they replace others of the system, and leave other contacts', async () => {
    const { account, api, app_id, list_id, ana, rui, tokensOf, actions } = await openApp()
    const tokens = (...names: string[]) => names.map((token) => ({ app_id, token }))
    const update = (contact_id: string, base: object) =>
      api.updateContact({ path: { list_id, contact_id }, body: { base } })
    await update(ana, { push_token_android: tokens('a', 'b'), push_token_ios: tokens('c') })
    await update(ana, { push_token_android: tokens('b') })
    await expect(tokensOf(ana)).resolves.toEqual(['b', 'c'])
    await update(rui, { push_token_ios: tokens('c') })
    await expect(tokensOf(ana)).resolves.toEqual(['b'])
    expect((await actions(ana)).sort()).toEqual([
      ...Array(3).fill('add_push_contact'),
      ...Array(2).fill('remove_push_contact'),
    ])
    const contacts = [
      { base: { email: 'rui@example.com', push_token_android: tokens('b') } },
      { base: { email: 'new@example.com', push_token_android: tokens('d') } },
    ]
    await api.importContacts({ path: { list_id }, body: { mode: 'update', compare_field: 'email', contacts } })
    await settle(account)
    await expect(tokensOf(rui)).resolves.toEqual(['b', 'c'])
    await expect(tokensOf(ana)).resolves.toEqual([])
  })
})

describe('registerPushEvent', () => {
  it('records what the user did, once, and tells webhooks and the report', async () => {
    const { account, api, app_id, list_id, path, ana } = await openApp()
    await registerToken(api, app_id, 'phone', 'ana@example.com')
    const { webhook_id } = await api.createWebhook({
      body: { list_id, url: receiver.url, actions: ['push_open', 'push_canceled'] },
    })
    const campaign_hash = await makePushCampaign(api, app_id)
    await sendPushCampaign(api, campaign_hash, app_id)
    await settle(account)
    const { contact, message_hash, mailing_id, device_id } = (await pushTo(account, 'phone')).data
    expect(contact).toBe(ana)
    const report = (change: object = {}) =>
      api.registerPushEvent({
        path,
        body: { os: 'android', contact, message_hash, mailing_id, device_id, event: 'open', ...change },
      })
    await expect(report()).resolves.toEqual({ success: true })
    await report()
    await report({ event: 'canceled' })
    await report({ event: 'canceled' })
    const done = (await actionsOf(api, list_id, ana)).filter((action) => /push_(open|canceled)/.test(action))
    expect(done.sort()).toEqual(['push_canceled', 'push_open'])
    const { secret } = await api.getWebhookSecret({ path: { webhook_id } })
    const came = await receiver.waitForCount(2)
    const events = await Promise.all(came.map(({ body, headers }) => parseListEvent(body, headers, secret)))
    expect(events.map(({ action }) => action).sort()).toEqual(['push_canceled', 'push_open'])
    const { overall, operating_systems } = await api.getPushReport({ path: { campaign_hash } })
    expect([overall.opens, operating_systems?.[0]]).toMatchObject([1, { operating_systems: 'Android', opens: 1 }])
    const { push_stats } = await api.getContact({ path: { list_id, contact_id: ana } })
    expect(push_stats).toMatchObject({ sent: 1, delivered: 1, not_delivered: 0, views: 1, clicks: 0 })
    expect(push_stats.last_view_date).toMatch(/^\d{4}-/)

    const other = await makePushApp(api, list_id, 'Other')
    await expect(report({ message_hash: campaign_hash })).rejects.toMatchObject(refused(422, 'body.message_hash'))
    await expect(report({ contact: 'ffffffffff' })).rejects.toMatchObject(refused(422, 'body.contact'))
    await expect(report({ mailing_id: mailing_id + 1 })).rejects.toMatchObject(refused(422, 'body.mailing_id'))
    for (const none of [undefined, 0]) await expect(report({ mailing_id: none })).resolves.toEqual({ success: true })
    await expect(report({ device_id: device_id + 1 })).rejects.toMatchObject(refused(422, 'body.device_id'))
    const elsewhere = {
      path: { app_id: other },
      body: { os: 'ios', contact, message_hash, device_id, event: 'open' as const },
    }
    await expect(api.registerPushEvent(elsewhere)).rejects.toMatchObject(refused(422, 'body.message_hash'))
  })
})

describe('a device that tells nothing of itself', () => {
  it('goes after 270 days by the clock of its account, and one that does stays', async () => {
    const { account, api, app_id, ana, rui, tokensOf, actions } = await openApp()
    const other = await openApp()
    await registerToken(other.api, other.app_id, 'other', 'ana@example.com')
    await registerToken(api, app_id, 'ana-1', 'ana@example.com')
    await registerToken(api, app_id, 'rui-1', 'rui@example.com')
    await account.sandbox.advanceClock({ body: { seconds: 200 * 86_400 } })
    await registerToken(api, app_id, 'rui-1', 'rui@example.com')
    await account.sandbox.advanceClock({ body: { seconds: 69 * 86_400 } })
    expect(await tokensOf(ana)).toEqual(['ana-1'])
    await account.sandbox.advanceClock({ body: { seconds: 2 * 86_400 } })
    await eventually(async () => (await tokensOf(ana)).length === 0)
    expect((await actions(ana)).toSorted()).toEqual(['add_push_contact', 'remove_push_contact'])
    expect(await tokensOf(rui)).toEqual(['rui-1'])
    // The clock of another account stands where it stood.
    expect(await other.tokensOf(other.ana)).toEqual(['other'])
    // Counted after the transaction, whose rows can be read before.
    const metrics = async () => (await server.inject('/metrics')).text()
    await eventually(async () => /^messaging_devices_unseen_total 1$/m.test(await metrics()))
  })
})
