import { describe, expect, it } from 'vitest'
import { campaignOf, makeContact, makeList, makeSmsCampaign, recipientsOf, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'
import { withSmsSender } from '../../support/texting.ts'

const ANA = '351-910000001'
const RUI = '351-910000002'
const STRANGER = '351-910000009'

const server = useServer()

async function ready() {
  const account = await openSoap(server)
  const listID = await makeList(account.api)
  const ana = await makeContact(account.api, listID, { base: { cellphone: ANA, first_name: 'Ana' } })
  await makeContact(account.api, listID, { base: { cellphone: RUI, first_name: 'Rui' } })
  const { sender_id } = await withSmsSender(server, account.key)
  return { ...account, listID, ana, fromID: String(sender_id) }
}

type Ready = Awaited<ReturnType<typeof ready>>

/** What each number got. */
async function textsOf({ sandbox }: Ready): Promise<Record<string, string>> {
  const { items } = await sandbox.listCapturedMessages({ query: { channel: 'sms', limit: 100 } })
  const texts: Record<string, string> = {}
  for (const { captured_id, recipient } of items)
    texts[recipient] = (await sandbox.getCapturedMessage({ path: { captured_id } })).text ?? ''
  return texts
}

describe('createCampaignSMS', () => {
  it('makes a draft with a title of its own', async () => {
    const { soap, api, listID, fromID } = await ready()
    const { ID } = await soap.createCampaignSMS({ listID, subject: 'Spring', fromID, message: 'Olá' })
    await expect(campaignOf(api, ID)).resolves.toMatchObject({
      channel: 'sms',
      status: 'draft',
      title: 'Spring',
      internal_name: 'Spring',
    })
  })

  it('refuses what no campaign can be made of', async () => {
    const { soap, listID } = await ready()
    const fine = { listID, subject: 'Spring', message: 'Olá' }
    expect(await codeOf(soap.createCampaignSMS({ ...fine, message: ' ' }))).toBe('NO_MESSAGE')
    expect(await codeOf(soap.createCampaignSMS({ ...fine, message: 'x'.repeat(161) }))).toBe('MESSAGE_TOO_LONG')
    expect(await codeOf(soap.createCampaignSMS({ ...fine, subject: '' }))).toBe('NO_SUBJECT')
    expect(await codeOf(soap.createCampaignSMS({ ...fine, listID: 999_999 }))).toBe('LIST_NOT_FOUND')
    expect(await codeOf(soap.createCampaignSMS({ ...fine, fromID: '999999' }))).toBe('INVALID_FROM')
  })
})

describe('editCampaignSMS', () => {
  it('changes what is given, and a title only by the subject', async () => {
    const { soap, api, listID } = await ready()
    const { ID: campaign } = await soap.createCampaignSMS({ listID, subject: 'Spring', message: 'Olá' })
    await expect(soap.editCampaignSMS({ campaign, listID, message: 'Until Monday' })).resolves.toEqual({ ID: campaign })
    await expect(campaignOf(api, campaign)).resolves.toMatchObject({ title: 'Spring' })
    await soap.editCampaignSMS({ campaign, listID, subject: 'Summer', internal_name: 'Sale' })
    await expect(campaignOf(api, campaign)).resolves.toMatchObject({ title: 'Summer', internal_name: 'Sale' })
    expect(await codeOf(soap.editCampaignSMS({ campaign: 'c0ffee', listID }))).toBe('CAMPAIGN_NOT_FOUND')
  })
})

describe('sendSMS', () => {
  it('sends a campaign to the whole list', async () => {
    const account = await ready()
    const { soap, api, listID } = account
    const campaign = await makeSmsCampaign(api, listID)
    await expect(soap.sendSMS({ campaign, listID, segment: 'all' })).resolves.toEqual({
      ID: campaign,
      CAMPAIGN: campaign,
    })
    await settle(account)
    await expect(recipientsOf(account, campaign)).resolves.toEqual([ANA, RUI])
    await expect(soap.getReport({ campaign })).resolves.toMatchObject({
      SENT: 2,
      DELIVERED: 2,
      INVALID: 0,
      NETWORKS: { Unknown: 2 },
    })
  })

  it('makes a campaign of a text, for contacts by number or UID', async () => {
    const account = await ready()
    const { soap, listID, ana, fromID } = account
    const call = { listID, subject: 'Reminder', message: 'Olá {{ first_name }}', fromID }
    const { ID } = await soap.sendSMS({ ...call, cellphone: RUI, uid: ana })
    await settle(account)
    await expect(recipientsOf(account, ID)).resolves.toEqual([ANA, RUI])
    expect(await textsOf(account)).toEqual({ [ANA]: 'Olá Ana', [RUI]: 'Olá Rui' })
  })

  it('reaches a number that no contact has, but nobody who is suppressed', async () => {
    const account = await ready()
    const { soap, api, listID } = account
    await api.addSuppressionEntries({ body: { type: 'cellphone', value: [RUI] } })
    await settle(account)
    const { ID } = await soap.sendSMS({
      listID,
      subject: 'Pick-up',
      message: 'Olá {{ first_name }}, your order is ready.',
      from: '351-920000001',
      cellphone: [ANA, RUI, STRANGER],
    })
    await settle(account)
    expect(await textsOf(account)).toEqual({
      [ANA]: 'Olá Ana, your order is ready.',
      [STRANGER]: 'Olá , your order is ready.',
    })
    await expect(campaignOf(api, ID)).resolves.toMatchObject({ status: 'sent', processed_messages: 1 })
  })

  it('refuses', async () => {
    const { soap, listID, fromID } = await ready()
    const fine = { listID, subject: 'Reminder', message: 'Olá', fromID }
    expect(await codeOf(soap.sendSMS(fine))).toBe('NO_SUBSCRIBERS')
    expect(await codeOf(soap.sendSMS({ ...fine, cellphone: 'nobody' }))).toBe('NO_CELLPHONE_OR_TELEPHONE')
    expect(await codeOf(soap.sendSMS({ ...fine, uid: "O'Hara" }))).toBe('NO_SUBSCRIBERS')
    expect(await codeOf(soap.sendSMS({ ...fine, segment: 'Nobody' }))).toBe('SEGMENT_NOT_FOUND')
    expect(await codeOf(soap.sendSMS({ ...fine, segment: 'all', message: '' }))).toBe('NO_MESSAGE')
    expect(await codeOf(soap.sendSMS({ ...fine, segment: 'all', campaign: 'c0ffee' }))).toBe('CAMPAIGN_NOT_FOUND')
    expect(await codeOf(soap.sendSMS({ ...fine, segment: 'all', fromID: '', from: 'Stranger' }))).toBe('INVALID_FROM')
  })
})
