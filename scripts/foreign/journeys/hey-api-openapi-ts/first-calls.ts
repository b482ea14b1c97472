// Creates a list and reads it back with the client that @hey-api/openapi-ts generated. Compiled and run by `npm run
// foreign`.
import { createClient, createConfig } from '../../clients/hey-api-openapi-ts/marketing-v3/client/index.js'
import { createList, getList } from '../../clients/hey-api-openapi-ts/marketing-v3/sdk.gen.js'
import { same } from '../expect.js'

export async function travel(origin: string, key: string): Promise<void> {
  const client = createClient(createConfig({ baseUrl: `${origin}/marketing/v3`, auth: key }))
  const { data: list } = await createList({ client, body: { internal_name: 'Readers' }, throwOnError: true })
  const { data: read } = await getList({ client, path: { list_id: list.list_id }, throwOnError: true })
  same('the list', read.internal_name, 'Readers')
  const { error } = await getList({ client, path: { list_id: list.list_id + 1_000 } })
  same('a list that is not there', error?.status, 404)
}

// @ts-expect-error A list has a name, and the types know it.
export const wrong = () => createList({ body: {} })
