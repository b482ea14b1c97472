// What openapi-react-query makes of a plain client, without a page: the answers on which it depends.
import { QueryClient } from '@tanstack/react-query'
import createClient from 'openapi-react-query'
import { expect, it } from 'vitest'
import { ConnectionError, createMarketingFetchClient, ForbiddenError } from '../../src/clients/index.ts'
import { json, KEY, startScripted } from './scripted.ts'

const init = { params: { path: { list_id: 7 } } }

/** Asks as `useQuery` does. */
async function query(...steps: Parameters<typeof startScripted>) {
  await using server = await startScripted(...steps)
  const baseUrl = new URL(server.receiver.url).origin
  const $api = createClient(createMarketingFetchClient({ apiKey: KEY, baseUrl, sleep: async () => {} }))
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { list_id } = await cache.fetchQuery($api.queryOptions('get', '/lists/{list_id}', init))
  return list_id
}

it('an answer is the data of a query, after the retries of the client', async () => {
  await expect(query(503, 503, json(200, { list_id: 7 }))).resolves.toBe(7)
})

// openapi-fetch leaves `error` undefined or empty here, and the query would succeed (#2070).
it.each([
  { what: 'without a body', answer: { status: 403, headers: { 'content-length': '0' } } },
  { what: 'without a body, in chunks', answer: { status: 403, headers: { 'transfer-encoding': 'chunked' } } },
])('an error $what fails the query', async ({ answer }) => {
  await expect(query(answer as { status: number })).rejects.toThrow(ForbiddenError)
})

it('a lost connection fails the query with an error of ours', async () => {
  await expect(query(null)).rejects.toThrow(ConnectionError)
})
