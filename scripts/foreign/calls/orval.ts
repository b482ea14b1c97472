// Creates a list and reads it back with the client that orval generated. Compiled and run by `npm run foreign`.
import { createList, getList } from '../clients/orval/marketing-v3/index.js'

export async function call(baseUrl: string, key: string, internal_name: string) {
  // Its client requests bare paths, like a page of the same host, so the base address and the key are added here.
  const { fetch } = globalThis
  globalThis.fetch = (path, init) =>
    fetch(`${baseUrl}${String(path)}`, { ...init, headers: { ...init?.headers, apikey: key } })
  try {
    const created = await createList({ internal_name })
    if (created.status !== 201) return { name: undefined, missing: undefined }
    const read = await getList(created.data.list_id)
    const missing = await getList(created.data.list_id + 1)
    return { name: read.status === 200 ? read.data.internal_name : undefined, missing: missing.status }
  } finally {
    globalThis.fetch = fetch
  }
}

// @ts-expect-error A list has a name, and the types know it.
export const wrong = () => createList({})
