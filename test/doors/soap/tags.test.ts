import { describe, expect, it } from 'vitest'
import { actionsOf, makeContact, makeList, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

describe('addTag', () => {
  it('makes a tag', async () => {
    const { soap, api } = await openSoap(server)
    const tag = await soap.addTag({ name: ' customer ', color: '#00a070' })
    expect(tag).toEqual({ ID: expect.any(Number), NAME: 'customer' })
    await expect(api.listTags()).resolves.toEqual({
      total_items: 1,
      items: [{ tag_id: tag.ID, name: 'customer', color: '#00a070' }],
    })
    await soap.addTag({ name: 'other', color: '' })
    await expect(api.listTags()).resolves.toMatchObject({ items: [{ name: 'other', color: '#808080' }, {}] })
  })

  it('refuses', async () => {
    const { soap, api } = await openSoap(server)
    await soap.addTag({ name: 'customer' })
    expect(await codeOf(soap.addTag({ name: 'CUSTOMER' }))).toBe('TAG_ALREADY_EXISTS')
    expect(await codeOf(soap.addTag({ name: ' ' }))).toBe('NAME_MISSING')
    expect(await codeOf(soap.addTag({ name: 'n'.repeat(256) }))).toBe('NAME_MISSING')
    await expect(soap.addTag({ name: 'odd', color: 'red' })).rejects.toMatchObject({ message: /color/ })
    await expect(api.listTags()).resolves.toMatchObject({ total_items: 1 })
  })
})

describe('getTags', () => {
  it('shows all tags', async () => {
    const { soap } = await openSoap(server)
    expect(await codeOf(soap.getTags({}))).toBe('NO_TAGS_FOUND')
    const { ID: first } = await soap.addTag({ name: 'customer', color: '#00a070' })
    const { ID: second } = await soap.addTag({ name: 'other' })
    await expect(soap.getTags({})).resolves.toEqual({
      TAG_LIST: [
        { ID: first, NAME: 'customer', COLOR: '#00a070' },
        { ID: second, NAME: 'other', COLOR: '#808080' },
      ],
    })
  })
})

/** A list with a contact, a removed one, and a tag. */
async function openList() {
  const account = await openSoap(server)
  const { soap, api } = account
  const listID = await makeList(api)
  const ana = await makeContact(api, listID, {
    base: { email: 'Ana@example.com', cellphone: '351-910000001', phone: '351-210000001' },
  })
  const gone = await makeContact(api, listID, { base: { email: 'gone@example.com', status: 'removed' } })
  const { ID: tag } = await soap.addTag({ name: 'customer' })
  const tagsOf = async (contact_id: string) => (await api.getContact({ path: { list_id: listID, contact_id } })).tags
  return { ...account, listID, ana, gone, tag, tagsOf }
}

describe('deleteTag', () => {
  it('deletes a tag and takes it from its contacts', async () => {
    const { soap, api, listID, ana, tag, tagsOf, ...account } = await openList()
    await soap.attachTag({ listID, tag, type: 'subscriber', target: [ana] })
    await settle(account)
    await expect(tagsOf(ana)).resolves.toEqual([tag])
    await expect(soap.deleteTag({ tag })).resolves.toEqual({ RESULT: 'OK' })
    await expect(tagsOf(ana)).resolves.toEqual([])
    await expect(soap.subscriberData({ listID, subscriber: ana })).resolves.toMatchObject({ subscriber: { TAGS: [] } })
  })

  it('refuses', async () => {
    const { soap, tag } = await openList()
    const other = await openList()
    expect(await codeOf(soap.deleteTag({ tag: '' }))).toBe('NO_TAG_ID')
    expect(await codeOf(soap.deleteTag({ tag: other.tag }))).toBe('TAG_NOT_FOUND')
    expect(await codeOf(soap.deleteTag({ tag: 'customer' }))).toBe('TAG_NOT_FOUND')
    await soap.deleteTag({ tag })
    expect(await codeOf(soap.deleteTag({ tag }))).toBe('TAG_NOT_FOUND')
  })
})

/** Calls that attachTag and detachTag refuse alike. */
async function refusalsOf(operation: 'attachTag' | 'detachTag') {
  const { soap, listID, ana, tag } = await openList()
  const other = await openList()
  const refusal = (change: object) =>
    codeOf(soap[operation]({ listID, tag, type: 'subscriber', target: [ana], ...change }))
  return {
    'no list': await refusal({ listID: '' }),
    'a list that is no number': await refusal({ listID: 'readers' }),
    'a list of another account': await refusal({ listID: other.listID }),
    'no tag': await refusal({ tag: '' }),
    'a tag of another account': await refusal({ tag: other.tag }),
    'a tag that is no number': await refusal({ tag: 'customer' }),
    'no type': await refusal({ type: '' }),
    'another type': await refusal({ type: 'campaign' }),
    'no targets': await refusal({ target: [] }),
    'an empty target': await refusal({ target: [' '] }),
    'no subscriber': await refusal({ target: { subscriber: [] } }),
    'nobody of this list': await refusal({ target: [other.ana, 'rui@example.com', '351-919999999', 'odd'] }),
  }
}

const refusals = {
  'no list': 'LIST_MISSING',
  'a list that is no number': 'INVALID_LIST',
  'a list of another account': 'LIST_NOT_FOUND',
  'no tag': 'NO_TAG_ID',
  'a tag of another account': 'TAG_NOT_FOUND',
  'a tag that is no number': 'TAG_NOT_FOUND',
  'no type': 'INVALID_TYPE',
  'another type': 'INVALID_TYPE',
  'no targets': 'NO_TARGET_ELEMENTS',
  'an empty target': 'SUBSCRIBER_MISSING',
  'no subscriber': 'NO_TARGET_ELEMENTS',
  'nobody of this list': 'SUBSCRIBER_NOT_FOUND',
}

describe('attachTag', () => {
  it.each(['ana@EXAMPLE.com', '351-910000001', '+351 210 000 001', 'uid'])('finds a contact by %s', async (name) => {
    const { soap, listID, ana, tag, tagsOf, ...account } = await openList()
    const target = [name === 'uid' ? ana.toUpperCase() : name]
    await expect(soap.attachTag({ listID, tag, type: 'subscriber', target })).resolves.toEqual({ RESULT: 'OK' })
    await settle(account)
    await expect(tagsOf(ana)).resolves.toEqual([tag])
    await expect(soap.subscriberData({ listID, subscriber: ana })).resolves.toMatchObject({
      subscriber: { TAGS: [tag] },
    })
  })

  it('takes a map, removed contacts too, and passes over who is not there', async () => {
    const { soap, api, listID, ana, gone, tag, tagsOf, ...account } = await openList()
    const target = { subscriber: [ana, 'GONE@example.com', 'rui@example.com'] }
    await soap.attachTag({ listID, tag: String(tag), type: 'Subscriber', target })
    await settle(account)
    await expect(tagsOf(ana)).resolves.toEqual([tag])
    await expect(tagsOf(gone)).resolves.toEqual([tag])
    await expect(actionsOf(api, listID, gone)).resolves.toContain('attach_tag')
  })

  it('takes thousands of targets', async () => {
    const { soap, listID, ana, tag, tagsOf, ...account } = await openList()
    const others = Array.from({ length: 1_200 }, (_, n) => [`c${n}@example.com`, `351-93${1_000_000 + n}`]).flat()
    await soap.attachTag({ listID, tag, type: 'subscriber', target: [...others, 'ana@example.com'] })
    await settle(account)
    await expect(tagsOf(ana)).resolves.toEqual([tag])
  })

  it('refuses', async () => {
    expect(await refusalsOf('attachTag')).toEqual(refusals)
  })
})

describe('detachTag', () => {
  it('takes the tag from contacts', async () => {
    const { soap, api, listID, ana, gone, tag, tagsOf, ...account } = await openList()
    await soap.attachTag({ listID, tag, type: 'subscriber', target: [ana, gone] })
    await settle(account)
    await expect(
      soap.detachTag({ listID, tag, type: 'subscriber', target: 'gone@example.com' as never }),
    ).resolves.toEqual({
      RESULT: 'OK',
    })
    await settle(account)
    await expect(tagsOf(gone)).resolves.toEqual([])
    await expect(tagsOf(ana)).resolves.toEqual([tag])
    await expect(actionsOf(api, listID, gone)).resolves.toContain('detach_tag')
  })

  it('refuses', async () => {
    expect(await refusalsOf('detachTag')).toEqual(refusals)
  })
})

describe('addSubscriber', () => {
  it('gives the contact its tags', async () => {
    const { soap, api, listID, tag } = await openList()
    const { ID: second } = await soap.addTag({ name: 'second' })
    const record = await soap.addSubscriber({ listID, email: 'rui@example.com', tags: [second, String(tag), second] })
    expect(record).toMatchObject({ TAGS: [tag, second] })
    const actions = await actionsOf(api, listID, record.UID)
    expect(actions).toEqual(['attach_tag', 'attach_tag', 'subscription'])
  })

  it('gives them to a contact that it changes, and reads maps', async () => {
    const { soap, listID, ana, tag } = await openList()
    const { ID: second } = await soap.addTag({ name: 'second' })
    await soap.editSubscriber({ listID, subscriber: ana, tags: [tag] })
    const change = { listID, email: 'ana@example.com', operation: 2, tags: [{ id: second }] as never }
    await expect(soap.addSubscriber(change)).resolves.toMatchObject({ UID: ana, TAGS: [tag, second] })
  })

  it('adds nobody with a tag that is not there', async () => {
    const { soap, api, listID, tag } = await openList()
    for (const tags of [[999_999], [tag, 'customer'], [{ id: 'x' }]])
      expect(await codeOf(soap.addSubscriber({ listID, email: 'rui@example.com', tags: tags as never }))).toBe(
        'TAG_NOT_FOUND',
      )
    await expect(api.listContacts({ path: { list_id: listID } })).resolves.toMatchObject({ total_items: 2 })
  })
})

describe('editSubscriber', () => {
  it('adds tags to those that the contact has', async () => {
    const { soap, api, listID, ana, tag } = await openList()
    const { ID: second } = await soap.addTag({ name: 'second' })
    const edit = (tags: number[]) => soap.editSubscriber({ listID, subscriber: ana, tags })
    await expect(edit([second])).resolves.toMatchObject({ TAGS: [second] })
    await expect(edit([tag, second])).resolves.toMatchObject({ TAGS: [tag, second] })
    await expect(edit([])).resolves.toMatchObject({ TAGS: [tag, second] })
    const actions = await actionsOf(api, listID, ana)
    expect(actions.filter((action) => action === 'attach_tag')).toHaveLength(2)
  })

  it('changes nothing with a tag that is not there', async () => {
    const { soap, listID, ana } = await openList()
    const change = { listID, subscriber: ana, first_name: 'Other', tags: [999_999] }
    expect(await codeOf(soap.editSubscriber(change))).toBe('TAG_NOT_FOUND')
    await expect(soap.subscriberData({ listID, subscriber: ana })).resolves.toMatchObject({
      subscriber: { FIRST_NAME: '' },
    })
  })
})

describe('addSubscriberBulk', () => {
  it('tags all whom it adds or changes', async () => {
    const { soap, listID, ana, tag, tagsOf, ...account } = await openList()
    const subscribers = [{ email: 'ana@example.com' }, { email: 'rui@example.com' }]
    await soap.addSubscriberBulk({ listID, compareField: 'email', operation: 2, subscribers, tags: [tag] })
    await settle(account)
    await expect(tagsOf(ana)).resolves.toEqual([tag])
    await expect(soap.subscriberData({ listID, subscriber: 'rui@example.com' })).resolves.toMatchObject({
      subscriber: { TAGS: [tag] },
    })
  })
})
