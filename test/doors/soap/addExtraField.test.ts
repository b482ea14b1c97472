import { describe, expect, it } from 'vitest'
import { makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

describe('addExtraField', () => {
  it.each([
    ['texto', 'text'],
    ['numero', 'number'],
    ['data', 'date'],
    ['email', 'email'],
    ['telemovel', 'cellphone'],
    ['telefone', 'phone'],
    ['opcoes', 'options'],
    ['TEXTO', 'text'],
    ['text', 'text'],
  ])('adds a field of the type %s', async (type, format) => {
    const { soap, api } = await openSoap(server)
    const list_id = await makeList(api)
    const { NEW_ID } = await soap.addExtraField({ listID: list_id, name: 'City', type })
    const fields = await api.listFields({ path: { list_id }, query: { limit: 100 } })
    expect(fields.find((field) => field.field_id === NEW_ID)).toMatchObject({
      name: 'City',
      format,
      unique: false,
      type: 'extra',
    })
  })

  it('refuses', async () => {
    const [{ soap, api }, other] = [await openSoap(server), await openSoap(server)]
    const listID = await makeList(api)
    expect(await codeOf(soap.addExtraField({ listID, name: '', type: 'texto' }))).toBe('FIELD_NAME_MISSING')
    expect(await codeOf(soap.addExtraField({ listID, name: 'a', type: 'cor' }))).toBe('INVALID_TYPE')
    expect(await codeOf(soap.addExtraField({ listID: '', name: 'a', type: 'texto' }))).toBe('LIST_MISSING')
    expect(await codeOf(soap.addExtraField({ listID: await makeList(other.api), name: 'a', type: 'texto' }))).toBe(
      'LIST_NOT_FOUND',
    )
  })
})
