// Calls, and faxes, which are kept and not sent.
import { describe, expect, it } from 'vitest'
import { MP3, makeVoiceCampaign, WAV } from '../../support/calling.ts'
import { readRows } from '../../support/engine.ts'
import {
  campaignOf,
  createCaller,
  makeContact,
  makeList,
  recipientsOf,
  refused,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const ANA = '351-910000001'
const HOME = '351-210000001'
const RUI = '351-910000002'
const PDF = 'JVBERi0xLjcK'
const LARGE = Buffer.alloc(8 * 1024 * 1024 + 1, 'RIFF').toString('base64')

const server = useServer()

async function ready() {
  const account = await openSoap(server)
  const listID = await makeList(account.api)
  await makeContact(account.api, listID, { base: { cellphone: ANA, phone: HOME } })
  await makeContact(account.api, listID, { base: { cellphone: RUI } })
  const sender_id = await createCaller(account.api)
  const campaign = await makeVoiceCampaign(account.api, listID, { sender_id })
  return { ...account, listID, sender_id, fromID: String(sender_id), campaign }
}

describe('createCampaignVoice', () => {
  it('makes a draft with a title of its own, and refuses what none can be made of', async () => {
    const { soap, api, listID, fromID } = await ready()
    const fine = { listID, subject: 'Reminder', fromID, file: MP3 }
    const { ID } = await soap.createCampaignVoice({ ...fine, internal_name: 'March' })
    const made = { channel: 'voice', status: 'draft', title: 'Reminder', internal_name: 'March' }
    await expect(campaignOf(api, ID)).resolves.toMatchObject(made)
    expect(await codeOf(soap.createCampaignVoice({ ...fine, file: '' }))).toBe('NO_AUDIO_FILE')
    expect(await codeOf(soap.createCampaignVoice({ ...fine, file: PDF }))).toBe('INVALID_FILE')
    expect(await codeOf(soap.createCampaignVoice({ ...fine, file: LARGE }))).toBe('FILE_TOO_LARGE')
    expect(await codeOf(soap.createCampaignVoice({ ...fine, subject: ' ' }))).toBe('NO_SUBJECT')
    expect(await codeOf(soap.createCampaignVoice({ ...fine, fromID: '' }))).toBe('INVALID_FROM')
    expect(await codeOf(soap.createCampaignVoice({ ...fine, fromID: '999999' }))).toBe('INVALID_FROM')
    expect(await codeOf(soap.createCampaignVoice({ ...fine, listID: 999_999 }))).toBe('LIST_NOT_FOUND')
  })
})

describe('sendCall', () => {
  it('calls the numbers that it names, or each contact of a segment at the number that it has', async () => {
    const { soap, listID, fromID, campaign, ...account } = await ready()
    const called = async () => {
      await settle(account)
      return recipientsOf(account, campaign)
    }
    await expect(soap.sendCall({ campaign, listID, fromID, segment: 'all' })).resolves.toEqual({ ID: campaign })
    await expect(called()).resolves.toEqual([HOME, RUI])
    await soap.sendCall({ campaign, listID, cellphone: [ANA, RUI] })
    await expect(called()).resolves.toEqual([HOME, ANA, RUI, RUI])
    await soap.sendCall({ campaign, listID, telephone: HOME, cellphone: RUI })
    await expect(called()).resolves.toEqual([HOME, HOME, ANA, RUI, RUI, RUI])
    const { SENT, DELIVERED } = await soap.getReport({ campaign })
    expect([SENT, DELIVERED]).toEqual([6, 6])
  })

  it('refuses what cannot be sent', async () => {
    const { soap, api, listID, campaign } = await ready()
    const fine = { campaign, listID, segment: 'all' }
    expect(await codeOf(soap.sendCall({ ...fine, campaign: '' }))).toBe('NO_CAMPAIGN')
    expect(await codeOf(soap.sendCall({ ...fine, campaign: 'nosuchone' }))).toBe('CAMPAIGN_NOT_FOUND')
    expect(await codeOf(soap.sendCall({ ...fine, listID: 999_999 }))).toBe('LIST_NOT_FOUND')
    expect(await codeOf(soap.sendCall({ ...fine, fromID: '999999' }))).toBe('INVALID_FROM')
    expect(await codeOf(soap.sendCall({ campaign, listID }))).toBe('NO_SUBSCRIBERS')
    expect(await codeOf(soap.sendCall({ campaign, listID, telephone: 'home' }))).toBe('NO_CELLPHONE_OR_TELEPHONE')
    expect(await codeOf(soap.sendCall({ ...fine, segment: 'nobody' }))).toBe('SEGMENT_NOT_FOUND')
    const later = { list_id: listID, destination_field: 'phone', segments: { type: 'none' } } as const
    const path = { campaign_hash: campaign }
    await api.sendVoiceCampaign({ path, body: { ...later, schedule_date: '2099-01-01 00:00:00' } })
    expect(await codeOf(soap.sendCall(fine))).toBe('CAMPAIGN_NOT_VALID')
  })
})

describe('createCampaignFAX', () => {
  it('keeps a draft that only this interface shows, and that nothing sends', async () => {
    const { soap, api, listID, accountId, campaign } = await ready()
    const fine = { listID, subject: 'Price list', file: PDF }
    const { ID } = await soap.createCampaignFAX(fine)
    const kept = { HASH: ID, LISTNUM: listID, SUBJECT: 'Price list', CHANNEL: 'fax', STATUS: 'draft' }
    await expect(soap.getCampaigns({ channel: 'fax' })).resolves.toMatchObject([kept])
    await expect(soap.getCampaigns()).resolves.toMatchObject([kept, { HASH: campaign, CHANNEL: 'voice' }])
    const { items, total_items } = await api.listCampaigns()
    expect([items.map(({ campaign_hash }) => campaign_hash), total_items]).toEqual([[campaign], 1])
    expect(await codeOf(soap.sendFAX({ campaign: ID, listID, segment: 'all' }))).toBe('NO_ACCESS')
    expect(await codeOf(soap.getReport({ campaign: ID }))).toBe('CAMPAIGN_NOT_FOUND')
    await expect(api.getVoiceReport({ path: { campaign_hash: ID } })).rejects.toMatchObject(refused(404))
    await api.deleteCampaign({ path: { campaign_hash: ID } })
    await expect(soap.getCampaigns({ channel: 'fax' })).resolves.toEqual([])
    const files = `SELECT type FROM campaign_file WHERE account_id = ${accountId}`
    await expect(readRows(server.data, files)).resolves.toMatchObject([{ type: 'audio/wav' }])
  })

  it('refuses what is no fax', async () => {
    const { soap, listID } = await ready()
    const fine = { listID, subject: 'Price list', file: PDF }
    expect(await codeOf(soap.createCampaignFAX({ ...fine, file: '' }))).toBe('NO_FAX_FILE')
    expect(await codeOf(soap.createCampaignFAX({ ...fine, file: WAV }))).toBe('INVALID_FILE')
    expect(await codeOf(soap.createCampaignFAX({ ...fine, file: LARGE }))).toBe('FILE_TOO_LARGE')
    expect(await codeOf(soap.createCampaignFAX({ ...fine, subject: '' }))).toBe('NO_SUBJECT')
    expect(await codeOf(soap.createCampaignFAX({ ...fine, listID: 999_999 }))).toBe('LIST_NOT_FOUND')
  })
})
