// The examples that the contract has of the bodies of webhooks.
import { createRequire } from 'node:module'
import type { ApiName } from './registry.ts'

interface Posted {
  post: { requestBody: { content: Record<string, { examples?: Record<string, { value: unknown }> }> } }
}

const load = createRequire(import.meta.url)

/** The bodies that the examples of a webhook show. The contract is read at the first call. */
export function hookExamples(api: ApiName, name: string): unknown[] {
  const { webhooks } = load(`../../../generated/${api}/openapi.json`) as { webhooks?: Record<string, Posted> }
  const content = webhooks?.[name]?.post.requestBody.content['application/json']
  return Object.values(content?.examples ?? {}).map(({ value }) => value)
}
