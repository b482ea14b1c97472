import { describe, expect, it } from 'vitest'
import { makeContact, makeField, makeList, refused } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer({ app: { idle: true } })

describe('deleteList', () => {
  it('deletes a list with its contacts and fields', async () => {
    const { soap, api } = await openSoap(server)
    const listID = await makeList(api)
    await makeField(api, listID, 'text')
    await makeContact(api, listID, 'ana@example.com')
    await expect(soap.deleteList({ listID })).resolves.toEqual({ RESULT: 'OK' })
    await expect(api.getList({ path: { list_id: listID } })).rejects.toMatchObject(refused(404))
    expect(await codeOf(soap.deleteList({ listID }))).toBe('LIST_NOT_EXISTS')
  })

  it('refuses', async () => {
    const [{ soap, api }, other] = [await openSoap(server), await openSoap(server)]
    expect(await codeOf(soap.deleteList({} as { listID: number }))).toBe('LISTID_MISSING')
    expect(await codeOf(soap.deleteList({ listID: await makeList(other.api) }))).toBe('LIST_NOT_EXISTS')
    const listID = await makeList(api)
    const field_id = await makeField(api, listID, 'text')
    // Its values wait to be erased, and no worker runs.
    await api.deleteExtraField({ path: { list_id: listID, field_id } })
    expect(await codeOf(soap.deleteList({ listID }))).toBe('IN_USE')
  })
})
