import { describe, expect, it } from 'vitest'
import { createCaller, makeCampaign, makeList, makeSender } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap, soapOf } from '../../support/soap.ts'

const server = useServer()

describe('addSender', () => {
  it('adds a sender of each channel, which the other interface shows', async () => {
    const { soap, api } = await openSoap(server)
    const added = [
      await soap.addSender({ channel: 'email', email: 'shop@example.com', name: 'Shop' }),
      await soap.addSender({ channel: 'telemovel', cellphone: '351-920000001' }),
      await soap.addSender({ channel: 'telemovel', cellphone: 'MY SHOP' }),
      await soap.addSender({ channel: 'telefone', phone: '+351 210 000 009' }),
    ]
    expect(added.map(({ FROMID: _id, ...rest }) => rest)).toEqual([
      { SENDER: 'Shop <shop@example.com>', CHANNEL: 'email', STATUS: 'active' },
      { SENDER: '351-920000001', CHANNEL: 'telemovel', STATUS: 'active' },
      { SENDER: 'MY SHOP', CHANNEL: 'telemovel', STATUS: 'active' },
      { SENDER: '351-210000009', CHANNEL: 'telefone', STATUS: 'active' },
    ])
    await expect(api.listEmailSenders()).resolves.toMatchObject({ items: [{ name: 'Shop' }] })
    await expect(api.listCellphoneSenders()).resolves.toMatchObject({
      items: [{ type: 'alpha_numeric' }, { type: 'numeric' }],
    })
    await expect(api.listPhoneSenders()).resolves.toMatchObject({ items: [{ phone: '351-210000009' }] })
  })

  it('leaves that of a live account in moderation', async () => {
    const { key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    await expect(soapOf(server, key).addSender({ channel: 'telefone', phone: '351-210000009' })).resolves.toMatchObject(
      {
        STATUS: 'moderation',
      },
    )
  })

  it.each([
    [{ channel: undefined }, 'CHANNEL_MISSING'],
    [{ channel: 'pigeon' }, 'INVALID_TYPE'],
    [{ channel: 'fax' }, 'INVALID_TYPE'],
    [{ email: '' }, 'EMAIL_REQUIRED'],
    [{ email: 'shop' }, 'EMAIL_ADDRESS_INVALID'],
    [{ email: 'taken@example.com' }, 'SENDER_EXISTS'],
    [{ channel: 'telemovel' }, 'NO_CELLPHONE_OR_TELEPHONE'],
    [{ channel: 'telemovel', cellphone: '920000001' }, 'SUBSCRIBER_FORMAT_ERROR'],
    [{ channel: 'telemovel', cellphone: 'MY OTHER SHOP' }, 'SUBSCRIBER_FORMAT_ERROR'],
    [{ channel: 'telefone', cellphone: '351-210000009' }, 'NO_CELLPHONE_OR_TELEPHONE'],
    [{ channel: 'telefone', phone: 'SHOP' }, 'SUBSCRIBER_FORMAT_ERROR'],
  ])('refuses %j', async (change, code) => {
    const { soap, api } = await openSoap(server)
    await makeSender(api, 'taken@example.com')
    expect(await codeOf(soap.addSender({ channel: 'email', email: 'shop@example.com', ...change } as never))).toBe(code)
  })
})

describe('editSender', () => {
  it('gives an email sender another name', async () => {
    const { soap, api } = await openSoap(server)
    const fromID = String(await makeSender(api))
    await expect(soap.editSender({ fromID, name: 'The shop' })).resolves.toEqual({
      FROMID: fromID,
      SENDER: 'The shop <shop@example.com>',
      CHANNEL: 'email',
      STATUS: 'active',
    })
    expect(await codeOf(soap.editSender({ fromID, name: ' ' }))).toBe('NAME_MISSING')
    expect(await codeOf(soap.editSender({ fromID, name: 'a'.repeat(256) }))).toBe('NAME_MISSING')
    expect(await codeOf(soap.editSender({ fromID: '', name: 'a' }))).toBe('SENDER_MISSING')
    for (const other of ['999999', 'shop', String(await createCaller(api))])
      expect(await codeOf(soap.editSender({ fromID: other, name: 'a' }))).toBe('INVALID_FROM')
  })
})

describe('deleteSender', () => {
  it('deletes a sender of its channel that no campaign needs', async () => {
    const { soap, api } = await openSoap(server)
    const [used, spare] = [await makeSender(api), await makeSender(api, 'spare@example.com')]
    const phone = String(await createCaller(api))
    await makeCampaign(api, await makeList(api), { sender_id: used })
    expect(await codeOf(soap.deleteSender({ fromID: String(used) }))).toBe('IN_USE')
    expect(await codeOf(soap.deleteSender({ fromID: phone }))).toBe('INVALID_FROM')
    expect(await codeOf(soap.deleteSender({ fromID: String(spare), channel: 'fax' }))).toBe('INVALID_FROM')
    await expect(soap.deleteSender({ fromID: String(spare) })).resolves.toEqual({ RESULT: 'OK' })
    await expect(soap.deleteSender({ fromID: phone, channel: 'telefone' })).resolves.toEqual({ RESULT: 'OK' })
    expect(await codeOf(soap.deleteSender({ fromID: phone, channel: 'telefone' }))).toBe('INVALID_FROM')
    expect(await codeOf(soap.deleteSender({ fromID: '' }))).toBe('SENDER_MISSING')
    expect((await soap.getSenders()).map(({ FROMID }) => FROMID)).toEqual([String(used)])
  })
})

describe('addCname', () => {
  it('adds a domain by either name, once', async () => {
    const { soap, api } = await openSoap(server)
    await expect(soap.addCname({ cname: 'Links.shop.test' })).resolves.toEqual({
      ID: expect.any(Number),
      CNAME: 'links.shop.test',
      STATUS: 'recent',
    })
    await soap.addCname({ cname: '', domain: 'go.shop.test' })
    expect(await codeOf(soap.addCname({ cname: 'go.shop.test' }))).toBe('NAME_ALREADY_EXISTS')
    expect(await codeOf(soap.addCname({ cname: ' ' }))).toBe('NAME_MISSING')
    for (const cname of ['shop', 'https://shop.test', '127.0.0.1'])
      expect(await codeOf(soap.addCname({ cname })), cname).toBe('INVALID_URL')
    const { items } = await api.listCnames()
    expect(items.map(({ value }) => value)).toEqual(['links.shop.test', 'go.shop.test'])
  })
})
