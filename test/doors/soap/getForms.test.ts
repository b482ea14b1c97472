import { describe, expect, it } from 'vitest'
import { makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

describe('getForms', () => {
  it('shows the forms of a list, the oldest as the default one', async () => {
    const { soap, api } = await openSoap(server)
    const list_id = await makeList(api)
    const make = (name: string) =>
      api.createForm({ path: { list_id }, body: { name, fields: [{ field_id: 'email' }] } })
    const [first, second] = [await make('Boletim é'), await make('Second')]
    await expect(soap.getForms({ listID: list_id })).resolves.toEqual([
      { id: first.form_id, title: 'Boletim é', url: first.url, hash: first.form_hash, default: 1 },
      { id: second.form_id, title: 'Second', url: second.url, hash: second.form_hash, default: 0 },
    ])
  })

  it('refuses a call without a list, a list of others, and a list without a form', async () => {
    const { soap, api } = await openSoap(server)
    const other = await openSoap(server)
    const listID = await makeList(api)
    expect(await codeOf(soap.getForms({} as never))).toBe('LISTID_MISSING')
    expect(await codeOf(other.soap.getForms({ listID }))).toBe('LIST_NOT_FOUND')
    expect(await codeOf(soap.getForms({ listID }))).toBe('FORMS_NOT_FOUND')
  })
})
