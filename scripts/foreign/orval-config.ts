// What orval writes for each API: `index.ts`, functions that call fetch, and `strict.ts`, a zod schema for the answer of
// each operation and status that accepts no member beyond the contract. Its command line cannot say the second.
import { join } from 'node:path'
import { root } from '../contract/bundle.ts'

const zod = {
  strict: { response: true },
  generateEachHttpStatus: true,
  generate: { param: false, body: false, query: false, header: false, response: true },
}

/** The names of the projects of an API in the configuration. */
export const orvalProjects = (api: string): string[] => [api, `${api}-strict`]

/** The configuration of orval, with two projects for each API. */
export function orvalConfig(apis: string[]): Record<string, object> {
  const projectsOf = (api: string) => {
    const input = join(root, 'generated', api, 'openapi.json')
    const file = (name: string) => join('clients', 'orval', api, name)
    const outputs = [
      { target: file('index.ts'), client: 'fetch' },
      { target: file('strict.ts'), client: 'zod', override: { zod } },
    ]
    return orvalProjects(api).map((name, at) => [name, { input, output: outputs[at] }] as const)
  }
  return Object.fromEntries(apis.flatMap(projectsOf))
}
