// Writes what the mocks of the client package answer: the examples of the contract, each once, and the names of members with a
// fixed set of values.
import type { Document, Operation, Response } from '../contract/document.ts'
import { deref, operationsOf } from '../contract/document.ts'

interface Example {
  value?: unknown
}

/** Names of the members in a schema that have a fixed set of values. */
function addEnums(document: Document, value: unknown, found: Set<string>, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null) return
  const schema = deref<object>(document, value)
  if (seen.has(schema)) return
  seen.add(schema)
  const { properties } = schema as { properties?: Record<string, object> }
  for (const [name, member] of Object.entries(properties ?? {})) {
    const own = deref<{ enum?: unknown; type?: unknown; items?: object }>(document, member)
    const listed = own.items ? deref<{ enum?: unknown }>(document, own.items) : own
    if (own.enum || listed.enum) found.add(name)
  }
  for (const member of Object.values(schema)) addEnums(document, member, found, seen)
}

/** The examples of a response by their names; one without a body is called `none`. */
function examplesOf(response: Response): [name: string, value: unknown][] {
  const [type, media] = Object.entries(response.content ?? {})[0] ?? []
  if (!type || !media) return [['none', undefined]]
  const examples = Object.entries((media as { examples?: Record<string, Example> }).examples ?? {})
  return examples.length > 0 ? examples.map(([name, { value }]) => [name, value]) : [['none', undefined]]
}

/** Examples of the headers that all successes of an API have. */
function headersOf(document: Document): Record<string, string> {
  const successes = [...operationsOf(document)].flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) =>
      status.startsWith('2') ? [deref<Response>(document, response).headers ?? {}] : [],
    ),
  )
  const [first = {}] = successes
  const common = Object.entries(first).filter(([name]) => successes.every((headers) => name in headers))
  return Object.fromEntries(
    common.flatMap(([name, header]) => {
      const { required, example, schema } = deref<{ required?: boolean; example?: unknown; schema?: object }>(
        document,
        header as object,
      )
      const value = example ?? (schema && deref<{ example?: unknown }>(document, schema).example)
      return required && value !== undefined ? [[name, String(value)]] : []
    }),
  )
}

/** The source of generated/<api>/mocks.ts. */
export function renderMocks(document: Document): string {
  const values = new Map<string, number>()
  const enums = new Set<string>()
  const indexOf = (value: unknown): number => {
    const text = JSON.stringify(value) ?? 'null'
    if (!values.has(text)) values.set(text, values.size)
    return values.get(text) as number
  }
  const rowOf = ({ responses }: Operation): string =>
    Object.entries(responses)
      .flatMap(([status, given]) => {
        const response = deref<Response>(document, given)
        for (const media of Object.values(response.content ?? {})) addEnums(document, media, enums, new Set())
        return examplesOf(response).map(([name, value]) => `${status} ${name} ${indexOf(value)}`)
      })
      .join()
  const rows = [...operationsOf(document)].map(
    ({ operation }) => `    ${operation.operationId}: ${JSON.stringify(rowOf(operation))},`,
  )
  return [
    `/** What a mock of the API answers. */`,
    `export const mocks = {`,
    `  /** Headers of every answer. */`,
    `  headers: ${JSON.stringify(headersOf(document))} as Record<string, string>,`,
    `  /** Names of members with a fixed set of values. */`,
    `  enums: ${JSON.stringify([...enums].sort())} as readonly string[],`,
    `  /** For each operation its examples: status, name and index of the value. */`,
    `  examples: {`,
    ...rows,
    `  } as Record<string, string>,`,
    `  values: [`,
    ...[...values.keys()].map((text) => `    ${text},`),
    `  ] as readonly unknown[],`,
    `}`,
    ``,
  ].join('\n')
}
