import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  campaignOf,
  makeCampaign,
  makeContact,
  makeList,
  makeSender,
  recipientsOf,
  settle,
} from '../../support/marketing.ts'
import { connectNodeSoap, startSoapServer } from '../../support/node-soap.ts'
import type { TestServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

let server: TestServer
let address: string
beforeAll(async () => {
  ;({ server, address } = await startSoapServer())
})
afterAll(() => server?.close())

async function ready() {
  const account = await openSoap(server)
  const listID = await makeList(account.api)
  for (const name of ['ana', 'rui']) await makeContact(account.api, listID, `${name}@example.com`)
  return { ...account, listID, campaign: await makeCampaign(account.api, listID) }
}

describe('sendEmail', () => {
  it('sends to the whole list', async () => {
    const account = await ready()
    const { campaign, listID } = account
    await expect(account.soap.sendEmail({ campaign, listID, segment: 'all' })).resolves.toEqual({ ID: campaign })
    await settle(account)
    await expect(recipientsOf(account, campaign)).resolves.toEqual(['ana@example.com', 'rui@example.com'])
  })

  it('sends to segments by name, number or id, once to each contact', async () => {
    const account = await ready()
    const { soap, api, campaign, listID } = account
    await makeContact(api, listID, 'eva@example.com')
    const make = (name: string) =>
      soap.createSegment({ listID, name, field: 'email', condition: 'starts', value: name })
    const [{ ID: rui }] = [await make('rui'), await make('eva')]
    await soap.sendEmail({ campaign, listID, segment: ['eva', String(rui), `saved_${rui}`] })
    await settle(account)
    await expect(recipientsOf(account, campaign)).resolves.toEqual(['eva@example.com', 'rui@example.com'])
  })

  it('sends to one address', async () => {
    const account = await ready()
    const { campaign, listID } = account
    await account.soap.sendEmail({ campaign, listID, email: ['rui@example.com'] })
    await settle(account)
    await expect(recipientsOf(account, campaign)).resolves.toEqual(['rui@example.com'])
  })

  it('sends to several addresses, once to each that an active contact of the list has', async () => {
    const account = await ready()
    const { api, campaign, listID } = account
    await makeContact(api, listID, 'eva@example.com')
    await makeContact(api, listID, { base: { email: 'gone@example.com', status: 'inactive' } })
    await makeContact(api, await makeList(api, 'Others'), 'other@example.com')
    await api.addSuppressionEntries({ body: { type: 'email', value: ['ana@example.com'] } })
    const email = [
      'rui@example.com',
      ' EVA@Example.com ',
      'eva@example.com',
      '',
      'gone@example.com',
      'other@example.com',
      'ana@example.com',
      'unknown@example.com',
    ]
    await expect(account.soap.sendEmail({ campaign, listID, email })).resolves.toEqual({ ID: campaign })
    await settle(account)
    await expect(recipientsOf(account, campaign)).resolves.toEqual(['eva@example.com', 'rui@example.com'])
    await expect(account.soap.getReport({ campaign })).resolves.toMatchObject({ SENT: 2 })
    await expect(campaignOf(api, campaign)).resolves.toMatchObject({ status: 'sent' })
  })

  it('takes a thousand addresses', async () => {
    const account = await ready()
    const { campaign, listID } = account
    const email = Array.from({ length: 1000 }, (_, n) => (n === 500 ? 'ana@example.com' : `nobody${n}@example.com`))
    await account.soap.sendEmail({ campaign, listID, email })
    await settle(account)
    await expect(recipientsOf(account, campaign)).resolves.toEqual(['ana@example.com'])
  })

  it('takes the addresses as node-soap sends them: one, a list, a list of one', async () => {
    const call = await connectNodeSoap(address)
    const account = await ready()
    const { key: apikey, campaign, listID } = account
    for (const email of ['ana@example.com', ['rui@example.com'], ['ana@example.com', 'rui@example.com']]) {
      await expect(call('sendEmail', { apikey, campaign, listID, email })).resolves.toEqual({ ID: campaign })
      await settle(account)
    }
    await expect(recipientsOf(account, campaign)).resolves.toEqual([
      'ana@example.com',
      'ana@example.com',
      'rui@example.com',
      'rui@example.com',
    ])
    await expect(call('getReport', { apikey, campaign })).resolves.toMatchObject({ SENT: 4 })
  })

  it('changes sender and subject first', async () => {
    const account = await ready()
    const { campaign, listID, api, sandbox } = account
    const fromID = String(await makeSender(api, 'other@example.com'))
    await account.soap.sendEmail({ campaign, listID, segment: ['all'], fromID, subject: 'Summer' })
    await settle(account)
    const { items } = await sandbox.listCapturedMessages()
    expect(items.map(({ subject }) => subject)).toEqual(['Summer', 'Summer'])
    expect(items[0]?.sender).toContain('other@example.com')
    await expect(campaignOf(api, campaign)).resolves.toMatchObject({ title: 'Summer', status: 'sent' })
  })

  it('gives the campaign a template of header and footer', async () => {
    const account = await ready()
    const { campaign, listID, api, sandbox } = account
    const { template_id } = await api.createHeaderFooterTemplate({ body: { name: 'Plain', header: '<p>Framed</p>' } })
    await account.soap.sendEmail({ campaign, listID, segment: ['all'], header_footer_template: template_id })
    await settle(account)
    const [first] = (await sandbox.listCapturedMessages()).items
    const { html } = await sandbox.getCapturedMessage({ path: { captured_id: first?.captured_id ?? 0 } })
    expect(html).toContain('<p>Framed</p>')
  })

  it('refuses', async () => {
    const { soap, campaign, listID, api } = await ready()
    const refusal = (change: object) => codeOf(soap.sendEmail({ campaign, listID, segment: 'all', ...change }))
    expect(await refusal({ campaign: '' })).toBe('NO_CAMPAIGN')
    expect(await refusal({ campaign: 'c0ffee' })).toBe('CAMPAIGN_NOT_FOUND')
    expect(await refusal({ listID: '' })).toBe('LIST_MISSING')
    expect(await refusal({ listID: 999_999 })).toBe('LIST_NOT_FOUND')
    expect(await refusal({ segment: '' })).toBe('NO_SUBSCRIBERS')
    expect(await refusal({ segment: 'Lisbon' })).toBe('SEGMENT_NOT_FOUND')
    expect(await refusal({ segment: ['all', 'Lisbon'] })).toBe('SEGMENT_NOT_FOUND')
    expect(await refusal({ email: 'nobody' })).toBe('EMAIL_ADDRESS_INVALID')
    expect(await refusal({ fromID: '999999' })).toBe('INVALID_FROM')
    expect(await refusal({ subject: '{{ first_name' })).toBe('INVALID_MESSAGE')
    expect(await refusal({ header_footer_template: 3 })).toBe('TEMPLATE_NOT_FOUND')
    expect(await refusal({ email: ['ana@example.com', 'nobody'] })).toBe('EMAIL_ADDRESS_INVALID')
    expect(await refusal({ email: Array.from({ length: 1001 }, () => 'ana@example.com') })).toBe(
      'MAX_SUBSCRIBERS_FILE_LIMIT_EXCEEDED',
    )
    for (const wrong of [
      { email: { a: { b: 'c' } } },
      { email: [['ana@example.com']] },
      { email: '', segment: [{ a: 'all' }] },
    ]) {
      await expect(soap.sendEmail({ campaign, listID, segment: 'all', ...wrong } as never)).rejects.toMatchObject({
        status: 400,
        detail: expect.stringContaining('must be a text'),
      })
    }
    await expect(campaignOf(api, campaign)).resolves.toMatchObject({ status: 'draft' })
  })

  it('refuses a campaign that is on its way, and one of another account', async () => {
    const { soap, campaign, listID, api } = await ready()
    await api.sendEmailCampaign({
      path: { campaign_hash: campaign },
      body: { list_id: listID, segments: { type: 'none' }, schedule_date: '2099-01-01 00:00:00' },
    })
    expect(await codeOf(soap.sendEmail({ campaign, listID, segment: 'all' }))).toBe('CAMPAIGN_NOT_VALID')
    expect(await codeOf(soap.sendEmail({ campaign, listID, segment: 'all', subject: 'x' }))).toBe('CAMPAIGN_NOT_VALID')
    const other = await ready()
    expect(await codeOf(other.soap.sendEmail({ campaign, listID: other.listID, segment: 'all' }))).toBe(
      'CAMPAIGN_NOT_FOUND',
    )
  })
})
