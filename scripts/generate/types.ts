// Renders the types of a contract: all of them for this repository, a smaller set for the client package.

import type { Document, Operation } from '../contract/document.ts'
import { operationsOf, withoutBareUnions } from '../contract/document.ts'

/** The source of generated/<api>/types.ts. */
export async function renderTypes(document: Document): Promise<string> {
  const { astToString } = await generator()
  return astToString(await parseTypes(document))
}

/** The package loads a compiler, so it is only imported when there is something to render. */
const generator = () => import('openapi-typescript')

async function parseTypes(document: Document) {
  const { default: openapiTS } = await generator()
  const source = JSON.stringify(withoutBareUnions(document))
  // A member with a default may be left out of a request, so the type must not make it required.
  return openapiTS(source, { defaultNonNullable: false, alphabetize: true })
}

/** The types that a call needs, without errors, headers and paths, which are half of what an editor would load. */
export async function renderClientTypes(document: Document): Promise<string> {
  const copy = structuredClone(document)
  for (const { operation } of operationsOf(copy)) trim(copy, operation)
  copy.components = { schemas: copy.components.schemas ?? {}, parameters: withoutHeaders(copy) }
  for (const item of Object.values(copy.webhooks ?? {})) if (item.post) trim(copy, item.post)
  const { astToString } = await generator()
  return astToString((await parseTypes(copy)).filter((node) => !isInterface(node, 'paths')))
}

const isInterface = (node: object, wanted: string): boolean =>
  'name' in node && (node.name as { text?: string }).text === wanted

function withoutHeaders({ components }: Document): NonNullable<Document['components']['parameters']> {
  return Object.fromEntries(
    Object.entries(components.parameters ?? {}).filter(([, { in: place }]) => place !== 'header'),
  )
}

function trim(document: Document, operation: Operation): void {
  operation.parameters = (operation.parameters ?? []).filter((parameter) => {
    const found =
      '$ref' in parameter ? document.components.parameters?.[parameter.$ref.split('/').at(-1) ?? ''] : parameter
    return found !== undefined && found.in !== 'header'
  })
  const success = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  operation.responses = Object.fromEntries(
    success.map(([status, response]) => {
      if ('$ref' in response) return [status, response]
      const { headers: _headers, ...rest } = response
      return [status, rest]
    }),
  )
}
