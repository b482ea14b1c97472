import { describe, expect, it } from 'vitest'
import { makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

describe('updateList', () => {
  it('changes the names that are given', async () => {
    const { soap, api } = await openSoap(server)
    const list_id = await makeList(api, 'a')
    await expect(soap.updateList({ listID: list_id, name: 'B' })).resolves.toEqual({ LIST_ID: list_id })
    await expect(api.getList({ path: { list_id } })).resolves.toMatchObject({ internal_name: 'a', public_name: 'B' })
    await soap.updateList({ listID: String(list_id), internal_name: 'c', language: 'pt' })
    await expect(api.getList({ path: { list_id } })).resolves.toMatchObject({ internal_name: 'c', public_name: 'B' })
  })

  it('changes the language, and leaves it where the call names none that a list can have', async () => {
    const { soap, api } = await openSoap(server)
    const list_id = await makeList(api)
    for (const [language, after] of [
      ['br', 'br'],
      ['xx', 'br'],
      ['', 'br'],
      ['en', 'en'],
    ] as const) {
      await soap.updateList({ listID: list_id, language })
      await expect(api.getList({ path: { list_id } })).resolves.toMatchObject({ default_language: after })
    }
    await soap.updateList({ listID: list_id, language: 'fr' })
    await api.updateList({ path: { list_id }, body: { public_name: 'B' } })
    await expect(api.getList({ path: { list_id } })).resolves.toMatchObject({ default_language: 'fr' })
  })

  it('refuses', async () => {
    const [{ soap, api }, other] = [await openSoap(server), await openSoap(server)]
    expect(await codeOf(soap.updateList({ listID: '', name: 'B' }))).toBe('LIST_MISSING')
    expect(await codeOf(soap.updateList({ listID: await makeList(other.api), name: 'B' }))).toBe('LIST_NOT_FOUND')
    expect(await codeOf(soap.updateList({ listID: await makeList(api), name: '' }))).toBe('NAME_MISSING')
  })
})
