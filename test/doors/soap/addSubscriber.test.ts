import { describe, expect, it } from 'vitest'
import { confirm, confirmationLink } from '../../support/forms.ts'
import { actionsOf, makeContact, makeField, makeList, makeSender } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, NO_TIME, openSoap, TIME } from '../../support/soap.ts'

const server = useServer()

describe('addSubscriber', () => {
  it('takes options by their texts and by their numbers, which it shows', async () => {
    const { soap, api } = await openSoap(server)
    const list_id = await makeList(api)
    const field_id = await makeField(api, list_id, 'options')
    const path = { list_id, field_id }
    const { option_id: month } = await api.createFieldOption({ path, body: { en: 'Monthly' } })
    const { option_id: week } = await api.createFieldOption({ path, body: { en: 'Weekly' } })
    for (const chosen of ['Monthly,weekly', `${month},${week}`]) {
      const person = { listID: list_id, first_name: 'Ana', cellphone: '351-910000001' }
      const record = await soap.addSubscriber({ ...person, [`extra_${field_id}`]: chosen })
      expect(record).toMatchObject({ [`EXTRA_${field_id}`]: `${month},${week}` })
    }
    const wrong = { listID: list_id, email: 'eva@example.com', [`extra_${field_id}`]: 'Daily' }
    expect(await codeOf(soap.addSubscriber(wrong))).toBe('INVALID_EXTRA_FIELD')
  })

  it('adds a contact that the other interface shows', async () => {
    const { soap, api } = await openSoap(server)
    const list_id = await makeList(api)
    const city = await makeField(api, list_id, 'text')
    const values = {
      first_name: 'Ána',
      last_name: 'Silva',
      birth_date: '1990-05-17',
      lang: 'pt',
      cellphone: '351-910000001',
      telephone: '351-210000001',
    }
    const record = await soap.addSubscriber({
      listID: list_id,
      email: 'ana@example.com',
      ...values,
      fax: '351-1',
      [`extra_${city}`]: 'Lisboa',
    })
    expect(record).toEqual({
      UID: expect.stringMatching(/^[\da-f]{10}$/) as string,
      LIST: list_id,
      STATUS: 1,
      EMAIL: 'ana@example.com',
      FIRST_NAME: 'Ána',
      LAST_NAME: 'Silva',
      CELLPHONE: '351-910000001',
      TELEPHONE: '351-210000001',
      FAX: '',
      BIRTH_DATE: '1990-05-17',
      LANGUAGE: 'pt',
      ADD_DATE: TIME,
      SUBSCRIPTION_METHOD: 'api',
      REMOVE_DATE: NO_TIME,
      REMOVE_METHOD: '',
      TAGS: [],
      [`EXTRA_${city}`]: 'Lisboa',
    })
    const { base, extra } = await api.getContact({ path: { list_id, contact_id: record.UID } })
    expect(base).toMatchObject({
      email: 'ana@example.com',
      first_name: 'Ána',
      language: 'pt',
      phone: '351-210000001',
      status: 'active',
    })
    expect(extra).toMatchObject([{ field_id: city, value: 'Lisboa' }])
    await expect(actionsOf(api, list_id, record.UID)).resolves.toEqual(['subscription'])
  })

  it.each([
    [0, 'unconfirmed', 0],
    [3, 'unconfirmed', 0],
    [1, 'active', 1],
    [4, 'inactive', 4],
  ])('gives the status %i', async (status, word, shown) => {
    const { soap, api } = await openSoap(server)
    const list_id = await makeList(api)
    const { UID, STATUS } = await soap.addSubscriber({ listID: list_id, email: 'ana@example.com', status })
    expect(STATUS).toBe(shown)
    await expect(api.getContact({ path: { list_id, contact_id: UID } })).resolves.toMatchObject({
      base: { status: word },
    })
  })

  it('takes the address as subscriber, passes over empty values, and needs no email', async () => {
    const { soap, api } = await openSoap(server)
    const listID = await makeList(api)
    await expect(
      soap.addSubscriber({ listID, subscriber: 'ana@example.com', birth_date: '', cellphone: '' }),
    ).resolves.toMatchObject({ EMAIL: 'ana@example.com' })
    await expect(soap.addSubscriber({ listID, cellphone: '351-910000001' })).resolves.toMatchObject({
      EMAIL: '',
      CELLPHONE: '351-910000001',
    })
  })

  it('refuses one that is there, and changes it when operation is 2', async () => {
    const { soap, api } = await openSoap(server)
    const list_id = await makeList(api)
    const contact_id = await makeContact(api, list_id, {
      base: { email: 'ana@example.com', first_name: 'Ana', last_name: 'Silva' },
    })
    expect(await codeOf(soap.addSubscriber({ listID: list_id, email: 'ANA@example.com', last_name: 'Sousa' }))).toBe(
      'EMAIL_ALREADY_EXISTS',
    )
    const record = await soap.addSubscriber({
      listID: list_id,
      email: 'ana@example.com',
      last_name: 'Sousa',
      first_name: '',
      operation: 2,
      compareField: 'email',
    })
    expect(record).toMatchObject({ UID: contact_id, FIRST_NAME: 'Ana', LAST_NAME: 'Sousa', MODIFICATION_DATE: TIME })
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id }] } })
    expect(await codeOf(soap.addSubscriber({ listID: list_id, email: 'ana@example.com', operation: 2 }))).toBe(
      'DATA_CANNOT_BE_EDITED',
    )
  })

  it('compares by the field that is named, and only by that', async () => {
    const { soap, api } = await openSoap(server)
    const listID = await makeList(api)
    const number = await makeField(api, listID, 'number', { unique: true })
    const first = await soap.addSubscriber({ listID, email: 'ana@example.com', [`extra_${number}`]: '7' })
    const again = { listID, email: 'rui@example.com', [`extra_${number}`]: '7', operation: 2 }
    await expect(soap.addSubscriber({ ...again, compareField: `extra_${number}` })).resolves.toMatchObject({
      UID: first.UID,
      EMAIL: 'rui@example.com',
    })
    expect(await codeOf(soap.addSubscriber({ ...again, email: 'eva@example.com' }))).toBe(
      `EXTRA_FIELD_${number}_ALREADY_EXISTS`,
    )
    expect(await codeOf(soap.addSubscriber({ ...again, compareField: 'first_name' }))).toBe('NO_COMPARE_FIELD')
  })

  it.each([
    [{}, 'NO_DATA_TO_INSERT'],
    [{ fax: '351-1' }, 'NO_DATA_TO_INSERT'],
    [{ email: 'ana' }, 'EMAIL_ADDRESS_INVALID'],
    [{ cellphone: '910000001' }, 'SUBSCRIBER_FORMAT_ERROR'],
    [{ email: 'a@example.com', birth_date: '1990-02-31' }, 'SUBSCRIBER_FORMAT_ERROR'],
    [{ email: 'a@example.com', lang: 'xx' }, 'SUBSCRIBER_FORMAT_ERROR'],
    [{ email: 'a@example.com', status: 2 }, 'SUBSCRIBER_FORMAT_ERROR'],
    [{ email: 'a@example.com', extra_999999: 'x' }, 'INVALID_EXTRA_FIELD'],
    [{ email: 'a@example.com', operation: 3 }, 'INVALID_TYPE'],
    [{ email: 'a@example.com', tags: [1] }, 'TAG_NOT_FOUND'],
    [{ email: 'a@example.com', listID: '' }, 'LIST_MISSING'],
    [{ email: 'a@example.com', listID: 999_999 }, 'LIST_NOT_FOUND'],
  ])('refuses %o with %s', async (args, code) => {
    const { soap, api } = await openSoap(server)
    const list_id = await makeList(api)
    expect(await codeOf(soap.addSubscriber({ listID: list_id, ...args }))).toBe(code)
    await expect(api.listContacts({ path: { list_id } })).resolves.toMatchObject({ total_items: 0 })
  })

  it('adds to no list of another account', async () => {
    const [{ soap }, other] = [await openSoap(server), await openSoap(server)]
    expect(await codeOf(soap.addSubscriber({ listID: await makeList(other.api), email: 'a@example.com' }))).toBe(
      'LIST_NOT_FOUND',
    )
  })

  it.each([0, 3])('with status %s asks the contact to confirm', async (status) => {
    const { soap, api, sandbox } = await openSoap(server)
    const list_id = await makeList(api)
    await makeSender(api)
    const from = String(await makeSender(api, 'club@example.com'))
    const { form_id } = await api.createForm({
      path: { list_id },
      body: { name: 'a', fields: [{ field_id: 'email' }] },
    })
    const call = { listID: list_id, email: 'ana@example.com', lang: 'de', status, from, formID: form_id }
    const record = await soap.addSubscriber(call)
    expect(record.STATUS).toBe(0)
    const link = await confirmationLink(sandbox, 'ana@example.com')
    const { items } = await sandbox.listCapturedMessages()
    expect(items).toMatchObject([{ sender: expect.stringContaining('club@example.com') }])
    expect(items[0]?.subject).toMatch(/^Bitte best/)
    await confirm(server, link)
    const { base } = await api.getContact({ path: { list_id, contact_id: record.UID } })
    expect(base).toMatchObject({ status: 'active', subscription_form: form_id })
    await expect(actionsOf(api, list_id, record.UID)).resolves.toEqual(['double_optin', 'subscription'])
  })

  it('adds an unconfirmed contact that nobody can ask', async () => {
    const { soap, api } = await openSoap(server)
    const listID = await makeList(api)
    const bare = await soap.addSubscriber({ listID, cellphone: '351-910000009', status: 0, formID: 4711 })
    const silent = await soap.addSubscriber({ listID, email: 'rui@example.com', status: 0 })
    expect([bare.STATUS, silent.STATUS]).toEqual([0, 0])
  })

  it('refuses a sender that the account does not have, when it wants a confirmation', async () => {
    const { soap, api } = await openSoap(server)
    const call = { listID: await makeList(api), email: 'ana@example.com', from: '4711' }
    expect(await codeOf(soap.addSubscriber({ ...call, status: 0 }))).toBe('INVALID_FROM')
    await expect(soap.addSubscriber({ ...call, status: 1 })).resolves.toMatchObject({ STATUS: 1 })
  })
})
