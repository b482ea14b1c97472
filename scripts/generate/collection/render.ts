// Writes the collection for API clients: the operations of every API by their groups, and the workflows.
import { join } from 'node:path'
import type { Document } from '../../contract/document.ts'
import { isForOthers, operationsOf } from '../../contract/document.ts'
import { root } from '../../contract/tools.ts'
import { createChain } from './chains.ts'
import type { Collection, Item } from './format.ts'
import { keyOf, SCHEMA } from './format.ts'
import { operationItem } from './requests.ts'
import { workflowItems } from './workflows.ts'

/** Its folder and name below generated/. */
export const collectionPath = 'collection/messaging.postman_collection.json'

const description = `Set the variables \`baseUrl\` and \`apiKey\`. Each request that creates something sends a new
Idempotency-Key, and sets the variables with its ids, which other requests use. The folder Workflows has whole
journeys: run one of them with the key of a sandbox account.`

function apiFolder(name: string, document: Document, variables: Map<string, string>): Item {
  const prefix = name.replace(/-.*$/, '')
  const chain = createChain(document, prefix, new Set(variables.keys()))
  const base = new URL(document.servers[0]?.url ?? '').pathname.replace(/\/$/, '')
  const note = (variable: string, example: string) => {
    if (!variables.has(variable)) variables.set(variable, example)
  }
  const operations = [...operationsOf(document)]
  const folders = document.tags.map((tag): Item => {
    const own = operations.filter(({ operation }) => operation.tags[0] === tag.name)
    const items = own.map(({ path, ...one }) => operationItem({ document, path, chain }, { base, ...one }, note))
    return { name: tag.name, description: tag.description ?? '', item: items }
  })
  return {
    id: name,
    name: document.info.title,
    description: document.info.summary ?? '',
    item: folders.filter(({ item }) => item?.length),
  }
}

/** The collection of these APIs, in their order. */
export function collectionOf(documents: ReadonlyMap<string, Document>, workflows: string): Collection {
  const variables = new Map<string, string>()
  const own = [...documents].filter(([, document]) => !isForOthers(document))
  const folders = own.map(([name, document]) => apiFolder(name, document, variables))
  const [first] = own.map(([, { servers }]) => servers[0]?.url ?? '')
  const given = { baseUrl: new URL(first ?? '').origin, apiKey: '' }
  return {
    info: { name: 'Messaging platform', description, schema: SCHEMA },
    auth: keyOf('{{apiKey}}'),
    variable: Object.entries({ ...given, ...Object.fromEntries(variables) }).map(([key, value]) => ({ key, value })),
    item: [...folders, { id: 'workflows', name: 'Workflows', item: workflowItems(workflows, documents) }],
  }
}

/** The text of the collection of all APIs. */
export const renderCollection = (documents: ReadonlyMap<string, Document>): string =>
  `${JSON.stringify(collectionOf(documents, join(root, 'specs', 'workflows')), null, 1)}\n`
