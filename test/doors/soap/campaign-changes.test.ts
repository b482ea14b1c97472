import { describe, expect, it } from 'vitest'
import {
  campaignOf,
  makeCampaign,
  makeContact,
  makeList,
  makeSender,
  makeSmsCampaign,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

async function withDraft(change: Parameters<typeof makeCampaign>[2] = {}) {
  const account = await openSoap(server)
  const listID = await makeList(account.api)
  const campaign = await makeCampaign(account.api, listID, change)
  return { ...account, listID, campaign, named: { campaign, listID } }
}

describe('editCampaignEmail', () => {
  it('changes what the call names, and leaves the rest', async () => {
    const account = await withDraft({
      header_footer: { header_links: { forward: true, view_web: true }, footer_links: { unsubscribe: true } },
    })
    const { soap, api, campaign, listID, named } = account
    await makeContact(api, listID, 'ana@example.com')
    const { group_id } = await api.createCampaignGroup({ body: { name: 'Spring' } })
    await expect(soap.editCampaignEmail({ ...named, subject: 'Spring has come', group: group_id })).resolves.toEqual({
      ID: campaign,
    })
    await soap.editCampaignEmail({ ...named, message: '<p>New text</p>', internal_name: 'Spring sale' })
    const fromID = String(await makeSender(api, 'other@example.com'))
    await soap.editCampaignEmail({ ...named, fromID, link_referer_top: 0, link_edit_bottom: 1 })
    await expect(campaignOf(api, campaign)).resolves.toMatchObject({
      title: 'Spring has come',
      internal_name: 'Spring sale',
      group_id,
    })
    await sendCampaign(api, campaign, listID)
    await settle(account)
    const { captured_id } = await account.sandbox.waitForCapturedMessage()
    const mail = await account.sandbox.getCapturedMessage({ path: { captured_id } })
    expect(mail).toMatchObject({ sender: 'other@example.com', subject: 'Spring has come' })
    expect(mail.html).toContain('<p>New text</p>')
    expect([...(mail.html ?? '').matchAll(/\/([ruve])\/[\w.-]+"/g)].map(([, page]) => page)).toEqual(['v', 'e', 'u'])
    await soap.editCampaignEmail({ ...named, group: 0 })
    expect((await campaignOf(api, campaign)).group_id).toBeUndefined()
  })

  it('takes a page or a file', async () => {
    const { soap, campaign, api, named, ...account } = await withDraft()
    const page = await startReceiver(() => ({ status: 200, body: '<p>From the web</p>' }))
    await soap.editCampaignEmail({ ...named, url: `${page.url}/news` })
    await page.close()
    const file = Buffer.from('<p>Olá from a file</p>').toString('base64')
    const other = await makeCampaign(api, named.listID)
    await soap.editCampaignEmail({ ...named, campaign: other, file })
    await makeContact(api, named.listID, 'ana@example.com')
    for (const hash of [campaign, other]) await sendCampaign(api, hash, named.listID)
    await settle(account)
    const texts = await Promise.all(
      (await account.sandbox.listCapturedMessages()).items.map(
        async ({ captured_id }) => (await account.sandbox.getCapturedMessage({ path: { captured_id } })).html ?? '',
      ),
    )
    expect(texts.some((text) => text.includes('From the web'))).toBe(true)
    expect(texts.some((text) => text.includes('Olá from a file'))).toBe(true)
  })

  it.each([
    [{ campaign: '' }, 'NO_CAMPAIGN'],
    [{ campaign: 'unknown' }, 'CAMPAIGN_NOT_FOUND'],
    [{ listID: '' }, 'LIST_MISSING'],
    [{ listID: 999_999 }, 'LIST_NOT_FOUND'],
    [{ subject: ' ' }, 'NO_SUBJECT'],
    [{ subject: '{% if %}' }, 'INVALID_MESSAGE'],
    [{ message: '{% if %}' }, 'INVALID_MESSAGE'],
    [{ url: 'http://10.0.0.1/' }, 'INVALID_URL'],
    [{ file: '' }, 'NO_ZIP_FILE'],
    [{ fromID: '999999' }, 'INVALID_FROM'],
    [{ group: 999_999 }, 'GROUP_NOT_FOUND'],
  ])('refuses %j', async (change, code) => {
    const { soap, api, campaign, named } = await withDraft()
    const before = await campaignOf(api, campaign)
    expect(await codeOf(soap.editCampaignEmail({ ...named, ...change }))).toBe(code)
    await expect(campaignOf(api, campaign)).resolves.toEqual(before)
  })

  it('changes no campaign that is on its way, and none of another channel', async () => {
    const account = await withDraft()
    const { soap, api, listID, named } = account
    const sms = await makeSmsCampaign(api, listID)
    expect(await codeOf(soap.editCampaignEmail({ ...named, campaign: sms, subject: 'a' }))).toBe('CAMPAIGN_NOT_FOUND')
    await sendCampaign(api, named.campaign, listID, { schedule_date: await timeOf(account, 60) })
    expect(await codeOf(soap.editCampaignEmail({ ...named, subject: 'a' }))).toBe('CANNOT_EDIT_CAMPAIGN')
  })
})

describe('deleteCampaign', () => {
  it('deletes a campaign of any channel, and remembers that it did', async () => {
    const { soap, api, campaign, listID } = await withDraft()
    const sms = await makeSmsCampaign(api, listID)
    for (const hash of [campaign, sms]) {
      await expect(soap.deleteCampaign({ campaign: hash })).resolves.toEqual({ RESULT: 'OK' })
      expect(await codeOf(soap.deleteCampaign({ campaign: hash }))).toBe('ALREADY_DELETED')
    }
    await expect(api.listCampaigns()).resolves.toMatchObject({ total_items: 0 })
    expect(await codeOf(soap.deleteCampaign({ campaign: 'unknown' }))).toBe('CAMPAIGN_NOT_FOUND')
    expect(await codeOf(soap.deleteCampaign({ campaign: '' }))).toBe('NO_CAMPAIGN')
    const other = await openSoap(server)
    expect(await codeOf(other.soap.deleteCampaign({ campaign }))).toBe('CAMPAIGN_NOT_FOUND')
  })

  it('keeps one that is on its way or was sent not long ago', async () => {
    const account = await withDraft()
    const { soap, api, campaign, listID } = account
    await makeContact(api, listID, 'ana@example.com')
    await sendCampaign(api, campaign, listID, { schedule_date: await timeOf(account, 60) })
    expect(await codeOf(soap.deleteCampaign({ campaign }))).toBe('CANNOT_BE_DELETED')
    await settle(account, 61)
    expect(await codeOf(soap.deleteCampaign({ campaign }))).toBe('CANNOT_BE_DELETED')
    await settle(account, 31 * 86_400)
    await soap.deleteCampaign({ campaign })
  })
})

describe('createCampaignGroup', () => {
  it('makes a group, in which createCampaignEmail puts campaigns', async () => {
    const { soap, api } = await openSoap(server)
    const { ID, NAME } = await soap.createCampaignGroup({ name: ' Newsletters ' })
    expect(NAME).toBe('Newsletters')
    expect(await codeOf(soap.createCampaignGroup({ name: 'Newsletters' }))).toBe('NAME_ALREADY_EXISTS')
    for (const name of ['', 'a'.repeat(256)])
      expect(await codeOf(soap.createCampaignGroup({ name }))).toBe('NAME_MISSING')
    const call = { listID: await makeList(api), subject: 'Spring', fromID: String(await makeSender(api)), message: 'a' }
    const { ID: hash } = await soap.createCampaignEmail({ ...call, group: ID })
    await expect(campaignOf(api, hash)).resolves.toMatchObject({ group_id: ID })
    expect(await codeOf(soap.createCampaignEmail({ ...call, group: ID + 1 }))).toBe('GROUP_NOT_FOUND')
    await soap.createCampaignEmail({ ...call, group: 0 })
    await expect(api.listCampaigns({ query: { group_id: 0 } })).resolves.toMatchObject({ total_items: 1 })
  })
})

describe('editCampaignGroup', () => {
  it('gives a group another name', async () => {
    const { soap, api } = await openSoap(server)
    const { ID: id } = await soap.createCampaignGroup({ name: 'Newsletters' })
    await soap.createCampaignGroup({ name: 'Offers' })
    await expect(soap.editCampaignGroup({ id, name: 'Letters' })).resolves.toEqual({ ID: id, NAME: 'Letters' })
    expect(await codeOf(soap.editCampaignGroup({ id, name: 'Offers' }))).toBe('NAME_ALREADY_EXISTS')
    expect(await codeOf(soap.editCampaignGroup({ id, name: '' }))).toBe('NAME_MISSING')
    expect(await codeOf(soap.editCampaignGroup({ id: id + 99, name: 'a' }))).toBe('GROUP_NOT_FOUND')
    await expect(api.listCampaignGroups({ query: { group_id: id } })).resolves.toMatchObject({
      items: [{ name: 'Letters' }],
    })
  })
})

describe('getTemplates', () => {
  it('shows the templates of emails, newest first, in pages', async () => {
    const { soap, key } = await openSoap(server)
    await expect(soap.getTemplates()).resolves.toEqual([])
    const api = server.transactional(key)
    for (const templateName of ['Welcome', 'Thanks', 'Bye'])
      await api.createEmailTemplate({ body: { templateName, subject: `${templateName}!`, htmlBody: '<p>a</p>' } })
    const names = async (page: { start?: number; limit?: number } = {}) =>
      (await soap.getTemplates(page)).map(({ NAME }) => NAME)
    await expect(names()).resolves.toEqual(['Bye', 'Thanks', 'Welcome'])
    await expect(names({ start: 1, limit: 1 })).resolves.toEqual(['Thanks'])
    await expect(soap.getTemplates({ limit: 1 })).resolves.toEqual([
      { ID: expect.any(Number), NAME: 'Bye', SUBJECT: 'Bye!', THUMBNAIL: '' },
    ])
  })
})
