// What a test of a user does with the mock of the client package and MSW. It prints what it sees.
import { createMarketingClient } from 'messaging-platform-client/marketing'
import { mockMarketing } from 'messaging-platform-client/msw'
import { http } from 'msw'
import { setupServer } from 'msw/node'

const mock = mockMarketing()
const server = setupServer(...mock.handlers(http))
server.listen({ onUnhandledRequest: 'error' })
const marketing = createMarketingClient({ apiKey: 'any', baseUrl: 'https://api.example/marketing/v3', retries: 0 })
const { list_id } = await marketing.createList({ body: { internal_name: 'Olá' } })
const path = { list_id }
await marketing.updateList({ path, body: { public_name: 'News' } })
const { internal_name, public_name } = await marketing.getList({ path })
const before = (await marketing.listLists()).total_items
await marketing.deleteList({ path })
const after = (await marketing.listLists()).total_items
mock.answer('createList', 'listLimitReached')
const { status } = await marketing.createList({ body: { internal_name: 'a' } }).catch((error) => error)
server.close()
console.log(JSON.stringify([internal_name, public_name, before, after, status]))
