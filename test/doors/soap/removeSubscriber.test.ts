import { describe, expect, it } from 'vitest'
import { actionsOf, makeContact, makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap, TIME } from '../../support/soap.ts'

const server = useServer()

describe('removeSubscriber', () => {
  it.each([
    ['API', 'API', 'api'],
    [undefined, 'API', 'api'],
    ['manual', 'manual', 'manual'],
    ['whatever', 'API', 'api'],
  ])('removes by %s', async (removeMethod, shown, kept) => {
    const { soap, api } = await openSoap(server)
    const list_id = await makeList(api)
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    const record = await soap.removeSubscriber({ listID: list_id, subscriber: 'ana@example.com', removeMethod })
    expect(record).toMatchObject({ UID: contact_id, STATUS: 2, REMOVE_METHOD: shown, REMOVE_DATE: TIME })
    await expect(api.getContact({ path: { list_id, contact_id } })).resolves.toMatchObject({
      base: { status: 'removed', unsubscription_method: kept },
    })
    await expect(actionsOf(api, list_id, contact_id)).resolves.toEqual([`unsubscribe_${kept}`, 'subscription'])
  })

  it('refuses', async () => {
    const { soap, api } = await openSoap(server)
    const listID = await makeList(api)
    await makeContact(api, listID, 'ana@example.com')
    await soap.removeSubscriber({ listID, subscriber: 'ana@example.com' })
    expect(await codeOf(soap.removeSubscriber({ listID, subscriber: 'ana@example.com' }))).toBe(
      'SUBSCRIBER_ALREADY_REMOVED',
    )
    expect(await codeOf(soap.removeSubscriber({ listID, subscriber: 'rui@example.com' }))).toBe('SUBSCRIBER_NOT_FOUND')
    expect(await codeOf(soap.removeSubscriber({ listID, subscriber: '' }))).toBe('SUBSCRIBER_MISSING')
    expect(await codeOf(soap.removeSubscriber({ listID: 999_999, subscriber: 'a@example.com' }))).toBe('LIST_NOT_FOUND')
  })
})
