// Creates a list and reads it back with the client that swagger-typescript-api generated. Compiled and run by `npm run
// foreign`.
import { Api } from '../clients/swagger-typescript-api/marketing-v3/Api.js'

export async function call(baseUrl: string, key: string, internal_name: string) {
  const { lists } = new Api({ baseUrl, baseApiParams: { headers: { apikey: key } } })
  const { data: list } = await lists.createList({ internal_name })
  const { data: read } = await lists.getList(list.list_id)
  const missing = await lists.getList(list.list_id + 1).catch((answer: { status: number }) => answer)
  return { name: read.internal_name, missing: missing.status }
}

// @ts-expect-error A list has a name, and the types know it.
export const wrong = () => new Api().lists.createList({})
