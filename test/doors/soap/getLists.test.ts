import { describe, expect, it } from 'vitest'
import { makeContact, makeField, makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { callRaw, codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

describe('getLists', () => {
  it('shows lists of the other interface, with counts and fields, newest first', async () => {
    const { soap, api } = await openSoap(server)
    const first = await makeList(api, 'Readers')
    const { list_id: second } = await api.createList({ body: { internal_name: 'inside', public_name: 'outside' } })
    const field = await makeField(api, first, 'text', { name: 'City' })
    for (const status of ['active', 'removed'] as const) await makeContact(api, first, { base: { status } })
    const shared = { grupo: 0, idioma: 'en', canal_email: 1, canal_sms: 1 }
    await expect(soap.getLists()).resolves.toEqual([
      {
        listnum: second,
        title: 'outside',
        title_ref: 'inside',
        subs_activos: 0,
        subs_total: 0,
        extra_fields: '0',
        ...shared,
      },
      {
        listnum: first,
        title: 'Readers',
        title_ref: 'Readers',
        subs_activos: 1,
        subs_total: 2,
        extra_fields: [{ id: field, listnum: first, ref: 'City', opcoes: '' }],
        ...shared,
      },
    ])
  })

  it('shows pages, or one list', async () => {
    const { soap, api } = await openSoap(server)
    const ids = [await makeList(api, 'a'), await makeList(api, 'b'), await makeList(api, 'c')]
    const numbers = async (args: object) => (await soap.getLists(args)).map((list) => list.listnum)
    expect(await numbers({ limit: 2 })).toEqual([ids[2], ids[1]])
    expect(await numbers({ limit: '2', start: '2' })).toEqual([ids[0]])
    expect(await numbers({ limit: 5000 })).toHaveLength(3)
    expect(await numbers({ listID: ids[1] })).toEqual([ids[1]])
  })

  it('answers an empty list as a list', async () => {
    const { key } = await openSoap(server)
    expect(await callRaw(server, 'getLists', { apikey: key })).toContain(
      '<return xsi:type="SOAP-ENC:Array" SOAP-ENC:arrayType="xsd:anyType[0]"></return>',
    )
  })

  it('knows no list of another account', async () => {
    const [{ soap }, other] = [await openSoap(server), await openSoap(server)]
    expect(await codeOf(soap.getLists({ listID: await makeList(other.api) }))).toBe('LIST_NOT_FOUND')
  })
})
