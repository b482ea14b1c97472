import { describe, expect, it } from 'vitest'
import { makeContact, makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

/** An account with an automation of two waits, active unless the test says otherwise. */
async function openShop({ active = true } = {}) {
  const account = await openSoap(server, 'Shop')
  const { api } = account
  const list = await makeList(api)
  const wait = { action: 'wait', amount: 1, unit: 'hours' } as const
  const actions = [
    { title: 'First', ...wait },
    { title: 'Second', ...wait },
  ]
  const { automation_id } = await api.createAutomation({ body: { title: 'Welcome', list_id: list, actions } })
  if (active) await api.activateAutomation({ path: { automation_id } })
  const runs = async () =>
    (await api.listAutomationRuns({ path: { automation_id } })).items.map(({ contact_id, action_id }) => [
      contact_id,
      action_id,
    ])
  return { ...account, list, automation: automation_id, runs }
}

describe('getAutobots', () => {
  it('shows what listAutomations shows, of all lists or of one', async () => {
    const { soap, api, list, automation } = await openShop()
    const other = await makeList(api, 'Other')
    const one = { ID: automation, NAME: 'Welcome', LISTNUM: list, STATUS: 'active' }
    expect(await soap.getAutobots()).toEqual([one])
    expect(await soap.getAutobots({ listID: list })).toEqual([one])
    expect(await soap.getAutobots({ listID: other })).toEqual([])
    expect(await codeOf(soap.getAutobots({ listID: 999_999 }))).toBe('LIST_NOT_FOUND')
  })
})

describe('startAutobot', () => {
  it('lets contacts begin with the first action, or with another', async () => {
    const { soap, api, list: listID, automation: autobot, runs } = await openShop()
    const [ana, rui, eva] = [
      await makeContact(api, listID, 'ana@example.com'),
      await makeContact(api, listID, 'rui@example.com'),
      await makeContact(api, listID, 'eva@example.com'),
    ]
    expect(await soap.startAutobot({ autobot, listID, subscriber: 'ana@example.com' })).toEqual({ RESULT: 'OK' })
    const subscribers = [rui, 'eva@example.com']
    await soap.startAutobot({ autobot, listID, subscribers, action: 2 })
    expect(new Set((await runs()).map(String))).toEqual(new Set([`${ana},1`, `${rui},2`, `${eva},2`]))
    // Whoever is on the way stays where it is.
    await soap.startAutobot({ autobot, listID, subscriber: ana, action: 2 })
    expect(await runs()).toContainEqual([ana, 1])
  })

  it('names what it does not find', async () => {
    const { soap, api, list: listID, automation: autobot } = await openShop({ active: false })
    const subscriber = await makeContact(api, listID, 'ana@example.com')
    const { list: otherList } = await openShop()
    const start = (change: object) => codeOf(soap.startAutobot({ autobot, listID, subscriber, ...change }))
    expect(await start({})).toBe('AUTOBOT_NOT_FOUND')
    expect(await start({ autobot: 999_999 })).toBe('AUTOBOT_NOT_FOUND')
    expect(await start({ autobot: '' })).toBe('AUTOBOT_NOT_FOUND')
    expect(await codeOf(soap.startAutobot({ listID, subscriber } as never))).toBe('AUTOBOT_NOT_FOUND')
    expect(await start({ listID: otherList })).toBe('LIST_NOT_FOUND')
    expect(await start({ subscriber: 'nobody@example.com' })).toBe('SUBSCRIBER_NOT_FOUND')
    expect(await start({ subscriber: undefined })).toBe('SUBSCRIBER_MISSING')
  })
})
