// The collection for API clients, with the folders of the APIs that the site shows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Api } from './contracts.ts'

/** Its path on the site. */
export const collectionPath = 'messaging.postman_collection.json'

interface Folder {
  id: string
}

/** The text of the collection. Its workflows need the Sandbox API. */
export function readCollection(root: string, apis: Api[]): string {
  const whole = JSON.parse(readFileSync(join(root, 'generated', 'collection', collectionPath), 'utf8')) as {
    item: Folder[]
  }
  const names = new Set(apis.map(({ name }) => name))
  const isShown = ({ id }: Folder) => names.has(id === 'workflows' ? 'sandbox-v1' : id)
  return `${JSON.stringify({ ...whole, item: whole.item.filter(isShown) }, null, 1)}\n`
}
