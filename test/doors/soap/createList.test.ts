import { describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

describe('createList', () => {
  it('makes a list that the other interface shows', async () => {
    const { soap, api } = await openSoap(server)
    const { LIST_ID } = await soap.createList({
      nome: 'Olá',
      internal_name: 'Newsletter 2026',
      idioma_lista: 'pt',
      canal_email: true,
      canal_sms: 0,
    })
    await expect(api.getList({ path: { list_id: LIST_ID } })).resolves.toMatchObject({
      public_name: 'Olá',
      internal_name: 'Newsletter 2026',
    })
  })

  it('is called inside as outside, unless told otherwise', async () => {
    const { soap, api } = await openSoap(server)
    const { LIST_ID } = await soap.createList({ nome: ' News ' })
    await expect(api.getList({ path: { list_id: LIST_ID } })).resolves.toMatchObject({
      public_name: 'News',
      internal_name: 'News',
    })
  })

  it.each([
    { idioma_lista: 'pt', language: 'pt' },
    { idioma_lista: ' HU ', language: 'hu' },
    // Of what is no language of a list it stays as it would be without.
    { idioma_lista: 'xx', language: 'en' },
    { idioma_lista: '', language: 'en' },
    { language: 'en' },
  ])('has the language $language for $idioma_lista', async ({ language, ...given }) => {
    const { soap, api } = await openSoap(server)
    const { LIST_ID } = await soap.createList({ nome: 'News', ...given })
    await expect(api.getList({ path: { list_id: LIST_ID } })).resolves.toMatchObject({
      default_language: language,
      available_languages: [language],
    })
    await expect(soap.getLists({})).resolves.toMatchObject([{ idioma: language }])
  })

  it('needs a name', async () => {
    const { soap, api } = await openSoap(server)
    expect(await codeOf(soap.createList({} as { nome: string }))).toBe('NAME_MISSING')
    expect(await codeOf(soap.createList({ nome: '  ' }))).toBe('NAME_MISSING')
    await expect(api.listLists()).resolves.toMatchObject({ total_items: 0 })
  })
})
