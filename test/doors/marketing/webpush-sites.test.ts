import { describe, expect, it } from 'vitest'
import { makeList, openAccount, refused } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const SITE = 'https://shop.example.com'

describe('createWebpushSite', () => {
  it('adds a website with a code of its own', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const shop = await api.createWebpushSite({ body: { site: SITE, list_id, name: 'Shop' } })
    expect(shop).toEqual({
      site_id: expect.any(Number),
      site: SITE,
      list_id,
      app_code: expect.stringMatching(/^wp[a-f\d]{16}$/),
      name: 'Shop',
    })
    const blog = await api.createWebpushSite({ body: { site: 'blog.example.com', list_id, name: 'Blog' } })
    expect(blog).toMatchObject({ site: 'blog.example.com' })
    expect(blog.app_code).not.toBe(shop.app_code)
  })

  it('refuses a name that another site has', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const body = { site: SITE, list_id, name: 'Shop' }
    await api.createWebpushSite({ body })
    await expect(api.createWebpushSite({ body })).rejects.toMatchObject(refused(409, 'name_already_exists'))
    const other = await openAccount(server)
    const theirs = { ...body, list_id: await makeList(other.api) }
    await expect(other.api.createWebpushSite({ body: theirs })).resolves.toMatchObject({ name: 'Shop' })
  })

  it.each(['http://shop.example.com', 'ftp://shop.example.com', 'https://', 'https://ana:secret@shop.example.com'])(
    'refuses %s, on which browsers let nobody subscribe',
    async (site) => {
      const { api } = await openAccount(server)
      const body = { site, list_id: await makeList(api), name: 'Shop' }
      await expect(api.createWebpushSite({ body })).rejects.toMatchObject(refused(422, 'body.site'))
    },
  )

  it('refuses a list of another account', async () => {
    const [mine, theirs] = [await openAccount(server), await openAccount(server)]
    const body = { site: SITE, list_id: await makeList(theirs.api), name: 'Shop' }
    await expect(mine.api.createWebpushSite({ body })).rejects.toMatchObject(refused(422, 'body.list_id'))
  })

  it('keeps its list from being deleted', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    await api.createWebpushSite({ body: { site: SITE, list_id, name: 'Shop' } })
    await expect(api.deleteList({ path: { list_id } })).rejects.toMatchObject(refused(409, 'has_web_push_site'))
  })
})

describe('listWebpushSites', () => {
  it('lists the sites of the account, or of one list, in the order that is asked for', async () => {
    const { api } = await openAccount(server)
    const [first, second] = [await makeList(api, 'One'), await makeList(api, 'Two')]
    for (const [name, list_id] of [
      ['A', second],
      ['B', first],
      ['C', second],
    ] as const)
      await api.createWebpushSite({ body: { site: SITE, list_id, name } })
    const namesOf = async (query: Parameters<typeof api.listWebpushSites>[0]) =>
      (await api.listWebpushSites(query)).items.map(({ name }) => name)
    await expect(namesOf({ query: { order: 'asc' } })).resolves.toEqual(['B', 'A', 'C'])
    await expect(namesOf({ query: { order: 'desc', order_by: 'created' } })).resolves.toEqual(['C', 'B', 'A'])
    await expect(namesOf({ query: { list_id: second, order: 'asc' } })).resolves.toEqual(['A', 'C'])
    await expect(api.listWebpushSites({ query: { limit: 1 } })).resolves.toMatchObject({ total_items: 3 })
    await expect((await openAccount(server)).api.listWebpushSites()).resolves.toEqual({ total_items: 0, items: [] })
  })
})
