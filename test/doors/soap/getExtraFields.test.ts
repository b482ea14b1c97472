import { describe, expect, it } from 'vitest'
import { makeField, makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

describe('getExtraFields', () => {
  it('shows the extra fields by their numbers', async () => {
    const { soap, api } = await openSoap(server)
    const list = await makeList(api)
    const [city, born] = [
      await makeField(api, list, 'text', { name: 'City' }),
      await makeField(api, list, 'date', { name: 'Since' }),
    ]
    await expect(soap.getExtraFields({ listID: list })).resolves.toEqual({
      extra_fields: { [city]: { NAME: 'City', TYPE: 'texto' }, [born]: { NAME: 'Since', TYPE: 'data' } },
    })
  })

  it('shows options in the language of the list', async () => {
    const { soap, api } = await openSoap(server)
    const { LIST_ID: list_id } = await soap.createList({ nome: 'Leitores', idioma_lista: 'pt' })
    const field_id = await makeField(api, list_id, 'options', { name: 'Rhythm' })
    const path = { list_id, field_id }
    const { option_id: month } = await api.createFieldOption({ path, body: { en: 'Monthly', pt: 'Mensal' } })
    const { option_id: week } = await api.createFieldOption({ path, body: { en: 'Weekly' } })
    const OPTIONS = [
      { ID: month, NAME: 'Mensal' },
      { ID: week, NAME: 'Weekly' },
    ]
    await expect(soap.getExtraFields({ listID: list_id })).resolves.toEqual({
      extra_fields: { [field_id]: { NAME: 'Rhythm', TYPE: 'opcoes', OPTIONS } },
    })
    const [list] = await soap.getLists({ listID: list_id })
    expect(list?.extra_fields).toEqual([{ id: field_id, listnum: list_id, ref: 'Rhythm', opcoes: 'Mensal,Weekly' }])
  })

  it('answers the text 0 when there are none', async () => {
    const { soap, api } = await openSoap(server)
    await expect(soap.getExtraFields({ listID: await makeList(api) })).resolves.toEqual({ extra_fields: '0' })
  })

  it('refuses', async () => {
    const [{ soap }, other] = [await openSoap(server), await openSoap(server)]
    expect(await codeOf(soap.getExtraFields({} as { listID: number }))).toBe('LIST_MISSING')
    expect(await codeOf(soap.getExtraFields({ listID: await makeList(other.api) }))).toBe('LIST_NOT_FOUND')
  })
})
