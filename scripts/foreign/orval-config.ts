// What orval writes for each API: `index.ts`, functions that call fetch, and `strict.ts`, a zod schema for the answer of
// each operation and status that accepts no member beyond the contract. Its command line cannot say the second.
import { join } from 'node:path'
import { root } from '../contract/bundle.ts'

const zod = {
  strict: { response: true },
  generateEachHttpStatus: true,
  generate: { param: false, body: false, query: false, header: false, response: true },
}

/** Schemas of request bodies only: orval 7 cannot write bounds of maps in a query. */
const bodies = { zod: { generate: { param: false, body: true, query: false, header: false, response: false } } }

/** The names of the projects of an API in the configuration. */
export const orvalProjects = (api: string): string[] => [api, `${api}-strict`, `${api}-bodies`]

/** An operation for which the schema that orval 7 writes does not compile: a map with bounded texts. */
export const ORVAL_7_FAILS = 'updateCellphoneSenderHelp'
const withoutBody = { zod: { generate: { ...bodies.zod.generate, body: false } } }

/** The configuration of orval 7 for an API. */
export function orval7Config(api: string): Record<string, object> {
  const input = join(root, 'generated', api, 'openapi.json')
  const file = (name: string) => join('clients', 'orval-7', api, name)
  return {
    types: { input, output: { target: file('index.ts'), client: 'fetch' } },
    bodies: {
      input,
      output: {
        target: file('bodies.ts'),
        client: 'zod',
        override: { ...bodies, operations: { [ORVAL_7_FAILS]: withoutBody } },
      },
    },
  }
}

/** The configuration of orval, with three projects for each API. */
export function orvalConfig(apis: string[]): Record<string, object> {
  const projectsOf = (api: string) => {
    const input = join(root, 'generated', api, 'openapi.json')
    const file = (name: string) => join('clients', 'orval', api, name)
    const outputs = [
      { target: file('index.ts'), client: 'fetch' },
      { target: file('strict.ts'), client: 'zod', override: { zod } },
      { target: file('bodies.ts'), client: 'zod', override: bodies },
    ]
    return orvalProjects(api).map((name, at) => [name, { input, output: outputs[at] }] as const)
  }
  return Object.fromEntries(apis.flatMap(projectsOf))
}
