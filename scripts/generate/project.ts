// What `messaging generate` writes for a contract that is not in this repository: types, and an openapi-fetch client.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Document } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { openProject } from '../contract/project.ts'

const banner = (source: string) =>
  `// Written by \`messaging generate\` from ${source}. Do not edit: change the contract instead.\n`

/** The URL of the first server with the defaults of its variables; null without an absolute one. */
function serverOf({ servers }: Document): string | null {
  const [server] = (servers ?? []) as { url: string; variables?: Record<string, { default?: unknown }> }[]
  const url = server?.url.replace(/\{([^}]*)\}/g, (hole, name: string) =>
    String(server.variables?.[name]?.default ?? hole),
  )
  return url !== undefined && /^https?:\/\/[^{}]*$/.test(url) ? url.replace(/\/$/, '') : null
}

async function typesOf(document: Document): Promise<string> {
  // The package loads a compiler, so it is only imported when there is something to render.
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  // A member with a default may be left out of a request, so the type must not make it required. An object without listed
  // members may have any.
  return astToString(
    await openapiTS(JSON.stringify(document), {
      defaultNonNullable: false,
      alphabetize: true,
      emptyObjectsUnknown: true,
    }),
  )
}

function clientOf(document: Document): string {
  const server = serverOf(document)
  const head = `import createClient, { type Client, type ClientOptions } from 'openapi-fetch'
import type { paths } from './types.js'

export type * from './types.js'
`
  return server === null
    ? `${head}
/** A client of the API at \`baseUrl\`. */
export function createApiClient(options: ClientOptions & { baseUrl: string }): Client<paths> {
  return createClient<paths>(options)
}
`
    : `${head}
/** The first server of the contract. */
export const server = ${JSON.stringify(server)}

/** A client of the API; \`baseUrl\` replaces the server of the contract. */
export function createApiClient(options: ClientOptions = {}): Client<paths> {
  return createClient<paths>({ baseUrl: server, ...options })
}
`
}

/** The text of each file for the contract at \`path\`, by its path in \`out\`. Several APIs have a folder each. */
async function renderProject(path: string, out: string): Promise<Map<string, string>> {
  const apis = await openProject(path)
  const files = await Promise.all(
    [...apis].map(async ([name, { document, root }]): Promise<[string, string][]> => {
      const folder = apis.size === 1 ? resolve(out) : join(resolve(out), name)
      return [
        [join(folder, 'types.ts'), banner(basename(root)) + (await typesOf(document))],
        [join(folder, 'client.ts'), banner(basename(root)) + clientOf(document)],
      ]
    }),
  )
  return new Map(files.flat())
}

const shown = (path: string): string => relative(process.cwd(), path)

/** Writes the files; resolves with their paths. */
export async function writeProject(path: string, out: string): Promise<string[]> {
  const files = await renderProject(path, out)
  for (const [file, text] of files) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return [...files.keys()].map(shown)
}

const stale: Omit<Finding, 'file'> = {
  place: '',
  message: 'This is not what the contract generates. Run the same command without --check.',
  rule: 'stale',
}

/** A finding for each file that is missing, or not what the contract generates. */
export async function staleInProject(path: string, out: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [file, text] of await renderProject(path, out)) {
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue
    findings.push({ ...stale, file: shown(file) })
  }
  return findings
}
