import { describe, expect, it } from 'vitest'
import type { MarketingClient, MarketingSchemas } from '../../../src/clients/index.ts'
import {
  type Account,
  actionsOf,
  makeContact,
  makeField,
  makeList,
  openAccount,
  refused,
  settle,
} from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

const receiver = useReceiver()
const server = useServer()

/** A list with a field, two contacts and one that has left. */
async function openList() {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const field_id = await makeField(api, list_id, 'text', { name: 'City' })
  const make = (name: string, more: Partial<MarketingSchemas['ContactCreate']['base']> = {}) =>
    makeContact(api, list_id, { base: { email: `${name}@example.com`, first_name: name, ...more } })
  const ids = { ana: await make('ana'), rui: await make('rui'), gone: await make('gone', { status: 'removed' }) }
  const show = (contact_id: string) => api.getContact({ path: { list_id, contact_id } })
  return { ...account, list_id, field_id, ids, show }
}

const update = async (
  { api, list_id, ...account }: Pick<Account, 'sandbox'> & { api: MarketingClient; list_id: number },
  body: MarketingSchemas['ContactsUpdate'],
) => {
  await api.updateContacts({ path: { list_id }, body })
  await settle(account)
}

describe('updateContacts', () => {
  it('gives all contacts of the list the same values, except those who have left', async () => {
    const list = await openList()
    const { field_id, ids, show } = list
    await update(list, { type: 'all', base: { language: 'pt' }, extra: [{ field_id, value: 'Porto' }] })
    for (const id of [ids.ana, ids.rui]) {
      await expect(show(id)).resolves.toMatchObject({
        base: { language: 'pt' },
        extra: [{ field_id, format: 'text', value: 'Porto' }],
      })
    }
    await expect(show(ids.ana)).resolves.toMatchObject({ base: { first_name: 'ana' } })
    await expect(show(ids.gone)).resolves.toMatchObject({ base: { language: 'en', status: 'removed' }, extra: [] })
  })

  it('changes the contacts with these ids, and no others', async () => {
    const list = await openList()
    const { ids, show } = list
    const contacts = [ids.ana, ids.gone, 'ffffffffff']
    await update(list, { type: 'contacts', contacts, base: { last_name: 'Silva', birth_date: '1990-05-17' } })
    await expect(show(ids.ana)).resolves.toMatchObject({ base: { last_name: 'Silva', birth_date: '1990-05-17' } })
    await expect(show(ids.rui)).resolves.toMatchObject({ base: { last_name: '' } })
    await expect(show(ids.gone)).resolves.toMatchObject({ base: { last_name: '' } })
  })

  it('records for each contact what changed, and nothing where nothing did', async () => {
    const list = await openList()
    const { api, list_id, field_id, ids, show } = list
    await api.updateContact({
      path: { list_id, contact_id: ids.ana },
      body: { base: { consent: 'consent' }, extra: [{ field_id, value: 'Porto' }] },
    })
    const before = await actionsOf(api, list_id, ids.ana)
    await settle(list, 86_400)
    const was = await show(ids.ana)
    await update(list, { type: 'all', base: { consent: 'consent' }, extra: [{ field_id, value: 'Porto' }] })
    await expect(actionsOf(api, list_id, ids.ana)).resolves.toEqual(before)
    await expect(show(ids.ana)).resolves.toEqual(was)
    await expect(actionsOf(api, list_id, ids.rui)).resolves.toEqual([
      'edit_subscription',
      'change_consent',
      'subscription',
    ])
    expect((await show(ids.rui)).base.consent_date).toBeDefined()
    await expect(actionsOf(api, list_id, ids.gone)).resolves.toEqual(['unsubscribe_api'])
  })

  it('unsubscribes with the status removed, and tells the webhooks', async () => {
    const list = await openList()
    const { api, list_id, ids, show } = list
    const actions = ['unsubscribe' as const, 'edit_subscription' as const]
    await api.createWebhook({ body: { list_id, url: `${receiver.url}/removed`, actions, fields: ['email'] } })
    await update(list, { type: 'contacts', contacts: [ids.ana], base: { status: 'removed' } })
    await expect(show(ids.ana)).resolves.toMatchObject({
      base: { status: 'removed', unsubscription_method: 'api', unsubscription_reason: '' },
    })
    const told = await receiver.waitFor(({ path }) => path === '/removed')
    expect(JSON.parse(told.body)).toMatchObject({ action: 'unsubscribe', contact: { email: 'ana@example.com' } })
    await expect(actionsOf(api, list_id, ids.ana)).resolves.toEqual(['unsubscribe_api', 'subscription'])
  })

  it('erases values with empty ones, and frees those of unique fields', async () => {
    const list = await openList()
    const { api, list_id, ids, show } = list
    await update(list, { type: 'contacts', contacts: [ids.ana], base: { email: '', first_name: '' } })
    await expect(show(ids.ana)).resolves.toMatchObject({ base: { email: '', first_name: '' } })
    await expect(makeContact(api, list_id, 'ANA@example.com')).resolves.toMatch(/^[0-9a-f]{10}$/)
  })

  it('changes the contacts that have a tag', async () => {
    const list = await openList()
    const { api, list_id, ids, show } = list
    const { tag_id } = await api.createTag({ body: { name: 'VIP' } })
    await api.attachTagToContacts({ path: { list_id }, body: { tag_id, contacts: [ids.rui, ids.gone] } })
    await settle(list)
    await update(list, { type: 'segment', segment_id: `tag_${tag_id}`, base: { language: 'fr' } })
    await expect(show(ids.rui)).resolves.toMatchObject({ base: { language: 'fr' } })
    await expect(show(ids.ana)).resolves.toMatchObject({ base: { language: 'en' } })
    await expect(show(ids.gone)).resolves.toMatchObject({ base: { language: 'en' } })
  })

  it('changes the contacts of a saved segment once, also when they leave it by the change', async () => {
    const list = await openList()
    const { api, list_id, ids, show } = list
    const condition = { segment_field: 'language', segment_operator: 'equal_to' as const, segment_value: 'en' }
    const segment_filter = {
      segment_filter_array: [condition],
      boolean_operator: 'and' as const,
      invert: false,
    }
    const { segment_id } = await api.createSegment({ path: { list_id }, body: { name: 'English', segment_filter } })
    await api.updateContact({ path: { list_id, contact_id: ids.rui }, body: { base: { language: 'pt' } } })
    await update(list, { type: 'segment', segment_id, base: { language: 'de' } })
    await expect(show(ids.ana)).resolves.toMatchObject({ base: { language: 'de' } })
    await expect(show(ids.rui)).resolves.toMatchObject({ base: { language: 'pt' } })
    await expect(show(ids.gone)).resolves.toMatchObject({ base: { language: 'en' } })
    await expect(actionsOf(api, list_id, ids.ana)).resolves.toEqual(['edit_subscription', 'subscription'])
  })

  it('refuses a value for a unique field, of however many contacts', async () => {
    const { api, list_id, ids } = await openList()
    const code = await makeField(api, list_id, 'number', { name: 'Code', unique: true })
    const ask = (more: Pick<MarketingSchemas['ContactsUpdateContacts'], 'base' | 'extra'>) =>
      api.updateContacts({ path: { list_id }, body: { type: 'contacts', contacts: [ids.ana], ...more } })
    await expect(ask({ base: { email: 'all@example.com' } })).rejects.toMatchObject({
      status: 409,
      errors: { unique_field_in_use: expect.any(String), field_id: 'email' },
    })
    await expect(ask({ extra: [{ field_id: code, value: '7' }] })).rejects.toMatchObject({
      status: 409,
      errors: { field_id: String(code) },
    })
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
  })

  it('refuses what does not fit the fields of the list', async () => {
    const { api, list_id, field_id } = await openList()
    const ask = (body: MarketingSchemas['ContactsUpdate']) => api.updateContacts({ path: { list_id }, body })
    const extra = [
      { field_id, value: 'Porto' },
      { field_id: 999_999, value: 'x' },
    ]
    await expect(ask({ type: 'all', extra })).rejects.toMatchObject(refused(422, 'body.extra.1.field_id'))
    await expect(ask({ type: 'all', base: { birth_date: '2026-02-30' } })).rejects.toMatchObject(
      refused(422, 'body.base.birth_date'),
    )
    await expect(ask({ type: 'segment', segment_id: 'nobody', base: { language: 'pt' } })).rejects.toMatchObject(
      refused(422, 'body.segment_id'),
    )
    await expect(
      api.updateContacts({ path: { list_id: 999_999 }, body: { type: 'all', base: { language: 'pt' } } }),
    ).rejects.toMatchObject(refused(404))
  })
})
