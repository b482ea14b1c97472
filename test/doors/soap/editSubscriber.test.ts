import { describe, expect, it } from 'vitest'
import { makeContact, makeField, makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap, TIME } from '../../support/soap.ts'

const server = useServer()

describe('editSubscriber', () => {
  it.each(['uid', 'email', 'cellphone', 'phone'] as const)('finds the contact by %s and changes it', async (way) => {
    const { soap, api } = await openSoap(server)
    const list_id = await makeList(api)
    const base = { email: 'ana@example.com', cellphone: '351-910000001', phone: '351-210000001', first_name: 'Ana' }
    const contact_id = await makeContact(api, list_id, { base })
    const record = await soap.editSubscriber({
      listID: list_id,
      subscriber: { uid: contact_id, ...base }[way],
      last_name: 'Sousa',
    })
    expect(record).toMatchObject({ UID: contact_id, FIRST_NAME: 'Ana', LAST_NAME: 'Sousa', MODIFICATION_DATE: TIME })
    await expect(api.getContact({ path: { list_id, contact_id } })).resolves.toMatchObject({
      base: { last_name: 'Sousa' },
    })
  })

  it('erases with empty texts', async () => {
    const { soap, api } = await openSoap(server)
    const listID = await makeList(api)
    const city = await makeField(api, listID, 'text')
    await soap.addSubscriber({
      listID,
      email: 'ana@example.com',
      first_name: 'Ana',
      birth_date: '1990-05-17',
      [`extra_${city}`]: 'Lisboa',
    })
    const record = await soap.editSubscriber({
      listID,
      subscriber: 'ana@example.com',
      first_name: '',
      birth_date: '0000-00-00',
      [`extra_${city}`]: '',
    })
    expect(record).toMatchObject({ EMAIL: 'ana@example.com', FIRST_NAME: '', BIRTH_DATE: '' })
    expect(record).not.toHaveProperty(`EXTRA_${city}`)
  })

  it('refuses', async () => {
    const { soap, api } = await openSoap(server)
    const list_id = await makeList(api)
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    await makeContact(api, list_id, 'rui@example.com')
    const refusal = (change: object) =>
      codeOf(soap.editSubscriber({ listID: list_id, subscriber: 'ana@example.com', ...change }))
    expect(await refusal({ subscriber: '' })).toBe('SUBSCRIBER_MISSING')
    expect(await refusal({ subscriber: 'eva@example.com' })).toBe('SUBSCRIBER_NOT_FOUND')
    expect(await refusal({ subscriber: '0000000000' })).toBe('SUBSCRIBER_NOT_FOUND')
    expect(await refusal({ listID: 999_999 })).toBe('LIST_NOT_FOUND')
    expect(await refusal({ email: 'rui@example.com' })).toBe('EMAIL_ALREADY_EXISTS')
    expect(await refusal({ email: 'rui' })).toBe('EMAIL_ADDRESS_INVALID')
    expect(await refusal({ extra_999999: 'a' })).toBe('INVALID_EXTRA_FIELD')
    expect(await refusal({ tags: [1] })).toBe('TAG_NOT_FOUND')
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id }] } })
    expect(await refusal({ first_name: 'Ana' })).toBe('SUBSCRIBER_DATA_CANNOT_BE_EDITED')
  })
})
