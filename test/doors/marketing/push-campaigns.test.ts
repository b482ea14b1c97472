import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import {
  actionsOf,
  campaignOf,
  makeContact,
  makeList,
  openAccount,
  recipientsOf,
  refused,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { makePushApp, makePushCampaign, pushTo, registerToken, sendPushCampaign } from '../../support/pushing.ts'
import { useServer } from '../../support/server.ts'

const HOUR = 3_600
const GEO = { latitude: 38.7223, longitude: -9.1393, range: 5_000, duration: 86_400 }

const server = useServer()

/** An app, with a device of Ana for each token, and a draft for it. */
async function openCampaign(
  tokens: readonly string[] = ['phone'],
  create: Partial<MarketingSchemas['PushCampaignCreate']> = {},
) {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const app_id = await makePushApp(api, list_id)
  const ana = await makeContact(api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana' } })
  for (const token of tokens) await registerToken(api, app_id, token, 'ana@example.com')
  const hash = await makePushCampaign(api, app_id, create)
  const path = { campaign_hash: hash }
  return {
    account,
    api,
    list_id,
    app_id,
    ana,
    hash,
    path,
    update: (body: MarketingSchemas['PushCampaignUpdate']) => api.updatePushCampaign({ path, body }),
    send: (more?: Partial<MarketingSchemas['PushCampaignSend']>) => sendPushCampaign(api, hash, app_id, more),
    sent: async () => {
      await sendPushCampaign(api, hash, app_id)
      await settle(account)
    },
    recipients: () => recipientsOf(account, hash),
    report: () => api.getPushReport({ path }),
  }
}

describe('createPushCampaign', () => {
  it('makes a draft of the list of the app that nobody gets', async () => {
    const { account, api, hash, list_id, recipients } = await openCampaign()
    await settle(account, HOUR)
    await expect(campaignOf(api, hash)).resolves.toMatchObject({
      status: 'draft',
      channel: 'push',
      internal_name: 'Spring',
      title: 'Spring',
      list_id,
    })
    await expect(recipients()).resolves.toEqual([])
  })

  it('refuses texts that no push service takes, unless a placeholder may be shorter', async () => {
    const { api, app_id, hash } = await openCampaign()
    const body = { app_id, title: 'Spring' }
    const message = 'ã'.repeat(2_046)
    const refusal = refused(422, 'body.content.message')
    const create = (text: string) =>
      api.createPushCampaign({ body: { ...body, content: { type: 'text', message: text } } })
    await expect(create(message)).rejects.toMatchObject(refusal)
    await expect(create(`${message}{{ first_name }}`)).resolves.toHaveProperty('campaign_hash')
    await expect(create(message.slice(2))).resolves.toHaveProperty('campaign_hash')
    const path = { campaign_hash: hash }
    await expect(api.updatePushCampaign({ path, body: { content: { message } } })).rejects.toMatchObject(refusal)
  })

  it('copies the text of a stored template', async () => {
    const { account, api, app_id, sent } = await openCampaign()
    const templates = server.transactional(account.key)
    const { templateId } = await templates.createPushTemplate({
      body: { subject: 'a', textBody: 'Dear {{ first_name }}', templateName: 'Dear', appId: Number(app_id.slice(4)) },
    })
    const content = { type: 'template' as const, template_id: Number(templateId) }
    const copied = await makePushCampaign(api, app_id, { content })
    await templates.deletePushTemplate({ path: { id: String(templateId) } })
    await sendPushCampaign(api, copied, app_id)
    await settle(account)
    await expect(pushTo(account, 'phone')).resolves.toMatchObject({ text: 'Dear Ana' })
    await expect(makePushCampaign(api, app_id, { content })).rejects.toMatchObject(
      refused(422, 'body.content.template_id'),
    )
    await sent()
  })

  it('refuses an app that is not there, and texts that are no templates', async () => {
    const { api, app_id } = await openCampaign()
    const create = (change: object) => makePushCampaign(api, app_id, change)
    const message = (text: string) => ({ content: { type: 'text', message: text } })
    await expect(create({ app_id: 'app_999999' })).rejects.toMatchObject(refused(422, 'body.app_id'))
    await expect(create(message('{% if %}'))).rejects.toMatchObject(refused(422, 'body.content.message'))
    await expect(create(message(' '))).rejects.toMatchObject(refused(422, 'body.content.message'))
    await expect(create({ title: '{{ a' })).rejects.toMatchObject(refused(422, 'body.title'))
    await expect(create({ actions: { link: '{% x %}' } })).rejects.toMatchObject(refused(422, 'body.actions.link'))
  })
})

describe('updatePushCampaign', () => {
  it('changes what the body names, and nothing else', async () => {
    const actions = { type: 'deeplink' as const, title: 'Open', link: 'shop://spring/{{ first_name }}' }
    const { account, api, hash, update, sent } = await openCampaign(['phone'], {
      actions,
      geo_options: GEO,
      notification_options: { icon: 'https://shop.example.com/icon.png' },
    })
    await update({
      title: 'Spring for {{ first_name }}',
      geo_options: { range: 10_000 },
      actions: { cancel_label: 'No' },
    })
    await sent()
    const { subject, text, data } = await pushTo(account, 'phone')
    expect([subject, text]).toEqual(['Spring for Ana', 'Hello Ana'])
    expect(data).toMatchObject({
      actions: { ...actions, link: 'shop://spring/Ana', cancel_label: 'No' },
      geo_options: { ...GEO, range: 10_000 },
      notification_options: { icon: 'https://shop.example.com/icon.png' },
    })
    await expect(campaignOf(api, hash)).resolves.toMatchObject({ internal_name: 'Spring for {{ first_name }}' })
    await expect(update({ content: { message: '' } })).rejects.toMatchObject(refused(422, 'body.content.message'))
  })

  it('refuses a campaign that is on its way', async () => {
    const { account, send, update } = await openCampaign()
    await send({ schedule_date: await timeOf(account, HOUR) })
    await expect(update({ title: 'a' })).rejects.toMatchObject(refused(422, 'path.campaign_hash'))
    await expect(send()).rejects.toMatchObject(refused(422, 'path.campaign_hash'))
  })
})

describe('sendPushCampaign', () => {
  it('reaches each device of active contacts of the list, and no device without a contact', async () => {
    const { account, api, app_id, list_id, ana, hash, sent, recipients } = await openCampaign(['phone', 'tablet'])
    for (const name of ['away', 'gone']) {
      const contact_id = await makeContact(api, list_id, `${name}@example.com`)
      await registerToken(api, app_id, name, `${name}@example.com`)
      if (name === 'gone') await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id }] } })
      else await api.updateContact({ path: { list_id, contact_id }, body: { base: { status: 'inactive' } } })
    }
    await registerToken(api, app_id, 'nobody')
    await registerToken(api, await makePushApp(api, list_id, 'Other'), 'elsewhere', 'ana@example.com')
    await sent()
    await expect(recipients()).resolves.toEqual(['phone', 'tablet'])
    await expect(campaignOf(api, hash)).resolves.toMatchObject({ status: 'sent', processed_messages: 2 })
    const { data } = await pushTo(account, 'phone')
    expect(data).toMatchObject({ contact: ana, mailing_id: expect.any(Number), device_id: expect.any(Number) })
    expect((await actionsOf(api, list_id, ana)).filter((action) => action === 'push_send')).toHaveLength(2)
  })

  it('reaches the segments, at its time, and nobody who got the device meanwhile', async () => {
    const { account, api, app_id, list_id, hash, send, recipients } = await openCampaign(['phone', 'tablet'])
    await makeContact(api, list_id, { base: { email: 'rui@example.com', first_name: 'Rui' } })
    await registerToken(api, app_id, 'his', 'rui@example.com')
    const condition = { segment_field: 'first_name', segment_operator: 'equal_to' as const, segment_value: 'Ana' }
    const { segment_id } = await api.createSegment({
      path: { list_id },
      body: { name: 'Ana', segment_filter: { segment_filter_array: [condition] } },
    })
    await send({ segments: { type: 'segment', data: [segment_id] }, schedule_date: await timeOf(account, HOUR) })
    await registerToken(api, app_id, 'tablet', 'rui@example.com')
    await expect(recipients()).resolves.toEqual([])
    await settle(account, HOUR)
    await expect(recipients()).resolves.toEqual(['phone'])
    await expect(campaignOf(api, hash)).resolves.toMatchObject({ status: 'sent' })
    await expect(send({ app_id: 'app_999999' })).rejects.toMatchObject(refused(422, 'body.app_id'))
    await expect(send({ segments: { type: 'segment', data: ['saved_999999'] } })).rejects.toMatchObject(
      refused(422, 'body.segments.data.0'),
    )
  })

  it('counts who follows the button, and reaches nobody beyond the poles', async () => {
    const { account, api, app_id, list_id, ana, sent } = await openCampaign(['phone'], {
      actions: { type: 'url', title: 'To the shop', link: 'https://shop.example.com/spring' },
    })
    await sent()
    const { captured_id, data } = await pushTo(account, 'phone')
    const { link } = data['actions'] as { link: string }
    expect(link).toMatch(/\/t\/c-/)
    await account.sandbox.createMessageEvent({ path: { captured_id }, body: { type: 'click' } })
    expect(await actionsOf(api, list_id, ana)).toContain('push_click')
    const nowhere = await makePushCampaign(api, app_id, { geo_options: { latitude: 91, longitude: 0 } })
    await sendPushCampaign(api, nowhere, app_id)
    await settle(account)
    const { overall } = await api.getPushReport({ path: { campaign_hash: nowhere } })
    expect(overall).toEqual({ sends: 0, opens: 0, delivered: 0, received: 0, bounces: 0, error: 1 })
  })
})

describe('testCampaign', () => {
  it('shows a push campaign to a device of a contact, and what its app reports counts nowhere', async () => {
    const { account, api, app_id, ana, path, report } = await openCampaign()
    const { items } = await api.testCampaign({ path, body: { to: [ana], contact_id: ana } })
    expect(items).toEqual([{ to: ana, state: 'accepted' }])
    const { text, data } = await pushTo(account, 'phone')
    expect(text).toBe('Hello Ana')
    const { contact, message_hash, device_id } = data
    const body = { os: 'android', contact, message_hash, device_id, event: 'open' as const }
    await expect(api.registerPushEvent({ path: { app_id }, body })).resolves.toEqual({ success: true })
    const { overall } = await report()
    expect(overall).toMatchObject({ sends: 0, opens: 0 })
  })
})

describe('getPushReport', () => {
  it('shows a campaign that nobody got, with the breakdown only when it is asked for', async () => {
    const { api, path, report } = await openCampaign()
    const zero = { sends: 0, opens: 0, delivered: 0, received: 0, bounces: 0, error: 0 }
    await expect(report()).resolves.toEqual({ ...path, overall: zero, operating_systems: [] })
    await expect(api.getPushReport({ path, query: { operating_systems: false } })).resolves.toEqual({
      ...path,
      overall: zero,
    })
  })
})
