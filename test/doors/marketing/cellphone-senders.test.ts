import { describe, expect, it } from 'vitest'
import { NotFoundError } from '../../../src/clients/index.ts'
import { openAccount, refused } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const name = { type: 'alpha_numeric', cellphone: 'SHOP', file: 'JVBERi0xLjQK' } as const
const number = { type: 'numeric', cellphone: '351-920000001', file: 'JVBERi0xLjQK' } as const

describe('createCellphoneSender', () => {
  it('in a sandbox the sender is active at once, and the answer says so', async () => {
    const { api } = await openAccount(server)
    const sender = await api.createCellphoneSender({ body: number })
    expect(sender).toEqual({
      sender_id: expect.any(Number),
      cellphone: '351-920000001',
      type: 'numeric',
      status: 'active',
    })
    await expect(api.listCellphoneSenders()).resolves.toEqual({ items: [sender] })
  })

  it('takes a number or a name once in an account', async () => {
    const [one, two] = [await openAccount(server), await openAccount(server)]
    await one.api.createCellphoneSender({ body: name })
    await expect(one.api.createCellphoneSender({ body: name })).rejects.toMatchObject(refused(409, 'sender_exists'))
    await two.api.createCellphoneSender({ body: name })
  })

  it('refuses a number without a country code', async () => {
    const { api } = await openAccount(server)
    await expect(api.createCellphoneSender({ body: { ...number, cellphone: '920000001' } })).rejects.toMatchObject(
      refused(422, 'body.cellphone'),
    )
  })

  it.each([
    ['Шоп', /a character that no network shows in a sender, Ш: use up to 11 letters/],
    ['Sh€p', /no network shows in a sender, €/],
    ['Shop[1]', /no network shows in a sender, \[/],
    ['ΔShop', /no network shows in a sender, Δ/],
    ['Sh\u202eop', /no network shows in a sender/],
    ['A long name 1', /has 13 characters, and networks take 11/],
    ['   ', /must not be empty/],
    ['+99912345678', /is not a phone number/],
  ])('refuses the name %j, which networks would change', async (cellphone, text) => {
    const { api } = await openAccount(server)
    const refusal = api.createCellphoneSender({ body: { ...name, cellphone } })
    await expect(refusal).rejects.toMatchObject({
      status: 422,
      errors: { 'body.cellphone': expect.stringMatching(text) },
    })
  })

  it.each(['Café Lisboa', 'SHOP', 'Shop & Co.', '12345', 'Ö-Shop'])('takes %j as it is', async (cellphone) => {
    const { api } = await openAccount(server)
    expect(await api.createCellphoneSender({ body: { ...name, cellphone } })).toMatchObject({ cellphone })
  })
})

describe('listCellphoneSenders', () => {
  it('shows pages, newest first, filters by status, and has no email senders', async () => {
    const { api } = await openAccount(server)
    await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    await api.createCellphoneSender({ body: name })
    await api.createCellphoneSender({ body: number })
    const find = async (query: NonNullable<Parameters<typeof api.listCellphoneSenders>[0]>['query']) =>
      (await api.listCellphoneSenders({ query })).items.map(({ type }) => type)
    expect(await find({})).toEqual(['numeric', 'alpha_numeric'])
    expect(await find({ limit: 1, offset: 1 })).toEqual(['alpha_numeric'])
    expect(await find({ status: 'rejected' })).toEqual([])
  })
})

describe('deleteCellphoneSender', () => {
  it('deletes only a sender of this kind', async () => {
    const { api } = await openAccount(server)
    const { sender_id } = await api.createCellphoneSender({ body: name })
    const email = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    await expect(api.deleteCellphoneSender({ path: { sender_id: email.sender_id } })).rejects.toThrow(NotFoundError)
    await api.deleteCellphoneSender({ path: { sender_id } })
    await expect(api.listCellphoneSenders()).resolves.toEqual({ items: [] })
    await expect(api.deleteCellphoneSender({ path: { sender_id } })).rejects.toThrow(NotFoundError)
  })
})
