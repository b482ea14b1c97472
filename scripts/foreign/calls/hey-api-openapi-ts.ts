// Creates a list and reads it back with the client that @hey-api/openapi-ts generated. Compiled and run by `npm run
// foreign`.
import { createClient, createConfig } from '../clients/hey-api-openapi-ts/marketing-v3/client/index.js'
import { createList, getList } from '../clients/hey-api-openapi-ts/marketing-v3/sdk.gen.js'

export async function call(baseUrl: string, key: string, internal_name: string) {
  const client = createClient(createConfig({ baseUrl, auth: key }))
  const { data: list } = await createList({ client, body: { internal_name }, throwOnError: true })
  const { data: read } = await getList({ client, path: { list_id: list.list_id }, throwOnError: true })
  const { error } = await getList({ client, path: { list_id: list.list_id + 1 } })
  return { name: read.internal_name, missing: error?.status }
}

// @ts-expect-error A list has a name, and the types know it.
export const wrong = () => createList({ body: {} })
