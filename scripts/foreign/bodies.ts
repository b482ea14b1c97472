// Tries request bodies with the generated code: it must accept every published example and refuse wrong values. Types
// do so when they compile, zod schemas when they run.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../contract/bundle.ts'
import type { Document, Schema } from '../contract/document.ts'
import { deref, operationsOf } from '../contract/document.ts'
import { isNode } from '../contract/finding.ts'
import { clientPlace } from './generators.ts'
import { folder } from './install.ts'
import { ORVAL_7_FAILS } from './orval-config.ts'
import { messageOf } from './outcome.ts'

/** The body of an operation: its schema, and values that the generated code has to accept or refuse. */
export interface Body {
  operation: string
  schema: string
  right: unknown[]
  wrong: unknown[]
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** By generator: the file with the type of a body, its imports, and the type. */
const types: Record<string, { file: string; imports(body: Body): string; type(body: Body): string }> = {
  '@hey-api/openapi-ts': {
    file: './types.gen.js',
    imports: ({ operation }) => `${capital(operation)}Data`,
    type: ({ operation }) => `${capital(operation)}Data['body']`,
  },
  '@kubb/cli': {
    file: './types.js',
    imports: ({ operation }) => `${capital(operation)}MutationRequest`,
    type: ({ operation }) => `${capital(operation)}MutationRequest`,
  },
  'openapi-typescript': {
    file: './index.js',
    imports: () => 'operations',
    type: ({ operation }) => `NonNullable<operations['${operation}']['requestBody']>['content']['application/json']`,
  },
  'ng-openapi-gen': { file: './models', imports: ({ schema }) => schema, type: ({ schema }) => schema },
  orval: { file: './index.js', imports: ({ schema }) => schema, type: ({ schema }) => schema },
  'orval-7': { file: './index.js', imports: ({ schema }) => schema, type: ({ schema }) => schema },
  'swagger-typescript-api': { file: './Api.js', imports: ({ schema }) => schema, type: ({ schema }) => schema },
}

/** By generator: the module with the zod schemas, and the name of the schema of a body. */
const schemas: Record<string, { file: string; name(body: Body): string }> = {
  '@hey-api/openapi-ts': { file: 'zod.gen.js', name: ({ operation }) => `z${capital(operation)}Body` },
  '@kubb/cli': { file: 'zod.js', name: ({ operation }) => `${operation}MutationRequestSchema` },
  'openapi-zod-client': { file: 'schemas.js', name: ({ schema }) => schema },
  orval: { file: 'bodies.js', name: ({ operation }) => `${capital(operation)}Body` },
  'orval-7': { file: 'bodies.js', name: ({ operation }) => `${small(operation)}Body` },
}

/** A value of none of the types that a schema may have; undefined if it may have several. */
function misfit(schema: Schema): unknown {
  if (schema['type'] === 'object' || schema['type'] === 'array') return 42
  return typeof schema['type'] === 'string' ? {} : undefined
}

/** Values that break one promise each: the type of the body, a required field, the type of a field. */
function wrongValues(document: Document, given: Schema, example: unknown): unknown[] {
  const schema = deref<Schema>(document, given as never)
  if (!isNode(example) || !isNode(schema['properties'])) return [42, 'text']
  const required = (schema['required'] ?? []) as string[]
  const lacking = required.map((name) => Object.fromEntries(Object.entries(example).filter(([key]) => key !== name)))
  const misfits = Object.entries(schema['properties']).flatMap(([name, member]) => {
    const own = deref<Schema>(document, member as never)
    const value = misfit(own)
    return value === undefined || own['readOnly'] === true || (member as Schema)['readOnly'] === true
      ? []
      : [{ ...example, [name]: value }]
  })
  return [42, 'text', ...lacking, ...misfits]
}

/** The bodies of all operations of a contract that have published examples. */
export function bodiesOf(document: Document): Body[] {
  return [...operationsOf(document)].flatMap(({ operation }) => {
    const media = operation.requestBody?.content['application/json'] as
      | { schema: Schema; examples?: Record<string, { value: unknown }> }
      | undefined
    const right = Object.values(media?.examples ?? {}).map(({ value }) => value)
    if (!media || right.length === 0) return []
    const schema = String(media.schema['$ref']).split('/').at(-1) ?? ''
    return [{ operation: operation.operationId, schema, right, wrong: wrongValues(document, media.schema, right[0]) }]
  })
}

const bodiesIn = async (api: string) =>
  bodiesOf(JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document)

/** Enums of TypeScript as the texts that they stand for: a program in JSON has no enum. */
const PLAIN = `type Plain<T> = T extends string ? \`\${T}\` : T extends number | boolean | null | undefined ? T : T extends object ? { [K in keyof T]: Plain<T[K]> } : T
`
const hasEnums = (tool: string) => tool === 'openapi-typescript' || tool === 'swagger-typescript-api'

/** The program that assigns right and wrong values to the types of a generator. */
export function renderBodies(tool: string, bodies: Body[]): string {
  const described = types[tool]
  if (!described) return ''
  const names = [...new Set(bodies.map((body) => described.imports(body)))].sort()
  const lines = bodies.flatMap((body) => {
    const own = described.type(body)
    const type = hasEnums(tool) ? `Plain<${own}>` : own
    return [
      ...body.right.map((value) => `take<${type}>(${JSON.stringify(value)})`),
      ...body.wrong.flatMap((value) => ['// @ts-expect-error', `take<${type}>(${JSON.stringify(value)})`]),
    ]
  })
  return [
    `import type { ${names.join(', ')} } from '${described.file}'`,
    ...(hasEnums(tool) ? [PLAIN] : []),
    `const take = <T>(value: T): T => value`,
    ...lines,
    '',
  ].join('\n')
}

/** Writes that program beside the code of a generator, so that it compiles with it. */
export async function writeBodies(tool: string, api: string): Promise<void> {
  if (!(tool in types)) return
  const file = join(folder, clientPlace(tool, api), 'request-bodies.ts')
  await writeFile(file, renderBodies(tool, await bodiesIn(api)))
}

/** The generators that write zod schemas. */
export const schemaNames = Object.keys(schemas)

interface Judge {
  safeParse(value: unknown): { success: boolean; error?: { message: string } }
}

function judged(judge: Judge, { operation, right, wrong }: Body): string[] {
  const parse = (value: unknown) => {
    try {
      return judge.safeParse(value)
    } catch (cause) {
      return { success: false, error: { message: messageOf(cause) } }
    }
  }
  const refused = right.flatMap((value) => {
    const { success, error } = parse(value)
    return success ? [] : [`${operation}: an example is refused: ${error?.message ?? ''}`]
  })
  const taken = wrong.filter((value) => parse(value).success)
  return [...refused, ...taken.map((value) => `${operation}: it accepts ${JSON.stringify(value).slice(0, 200)}`)]
}

/** Judges the bodies with the compiled zod schemas of a generator. */
export async function trySchemas(tool: string, api: string): Promise<{ errors: string[] }> {
  const described = schemas[tool] as (typeof schemas)[string]
  const path = join(folder, 'js', clientPlace(tool, api), described.file)
  const all = (await import(pathToFileURL(path).href)) as Record<string, Judge> & { schemas?: Record<string, Judge> }
  // openapi-zod-client exports one table.
  const found = all.schemas ?? all
  const isTried = ({ operation }: Body) => tool !== 'orval-7' || operation !== ORVAL_7_FAILS
  const errors = (await bodiesIn(api)).filter(isTried).flatMap((body) => {
    const judge = found[described.name(body)]
    return judge ? judged(judge, body) : [`there is no ${described.name(body)} in ${described.file}`]
  })
  return { errors }
}
