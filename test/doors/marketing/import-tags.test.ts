// The tags that an import gives to its contacts.
import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { actionsOf, makeContact, makeList, openAccount, refused, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

/** A list with one contact, two tags, and a way to import Ana, who is there, and Rui, who is new. */
async function openList() {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const ana = await makeContact(api, list_id, 'ana@example.com')
  const { tag_id: vip } = await api.createTag({ body: { name: 'VIP' } })
  const { tag_id: fair } = await api.createTag({ body: { name: 'Fair' } })
  const contacts = ['ana', 'rui', 'no address'].map((name) => ({ base: { email: `${name}@example.com` } }))
  const load = (mode: MarketingSchemas['ContactImportMode'], tags: number[]) =>
    api.importContacts({ path: { list_id }, body: { mode, compare_field: 'email', contacts, tags } })
  const tags = async () => {
    const { items } = await api.listContacts({ path: { list_id } })
    return Object.fromEntries(items.map((contact) => [contact.base.email, contact.tags]))
  }
  return { ...account, list_id, ana, vip, fair, load, tags }
}

describe('importContacts', () => {
  it('tags those whom it adds or changes', async () => {
    const { api, list_id, ana, vip, fair, load, tags, ...account } = await openList()
    await load('update', [fair, vip])
    await settle(account)
    await expect(tags()).resolves.toEqual({ 'ana@example.com': [vip, fair], 'rui@example.com': [vip, fair] })
    const actions = await actionsOf(api, list_id, ana)
    expect(actions).toEqual(['attach_tag', 'attach_tag', 'subscription'])
  })

  it('leaves alone those whom it passes over', async () => {
    const { vip, load, tags, ...account } = await openList()
    await load('add', [vip])
    await settle(account)
    await expect(tags()).resolves.toEqual({ 'ana@example.com': [], 'rui@example.com': [vip] })
  })

  it('keeps the tags that a contact has, and says nothing new of them', async () => {
    const { api, list_id, ana, vip, fair, load, tags, ...account } = await openList()
    await load('update', [vip])
    await settle(account)
    await load('update', [vip, fair])
    await settle(account)
    await expect(tags()).resolves.toMatchObject({ 'ana@example.com': [vip, fair] })
    const actions = await actionsOf(api, list_id, ana)
    expect(actions.filter((action) => action === 'attach_tag')).toHaveLength(2)
  })

  it('refuses a tag that is not there, and passes over one that goes', async () => {
    const { api, vip, fair, load, tags, ...account } = await openList()
    const other = await openList()
    await expect(load('update', [vip, other.vip])).rejects.toMatchObject(refused(422, 'body.tags.1'))
    await load('update', [vip, fair])
    await api.deleteTag({ path: { tag_id: vip } })
    await settle(account)
    await expect(tags()).resolves.toEqual({ 'ana@example.com': [fair], 'rui@example.com': [fair] })
  })
})
