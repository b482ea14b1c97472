// Bundles each API of redocly.yaml into one plain object, with the Redocly CLI.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { addConflicts, readConflicts } from './conflicts.ts'
import type { Document } from './document.ts'
import type { Finding } from './finding.ts'
import { FindingsError } from './finding.ts'
import { parseAnswer, root, runRedocly, splitAnswers } from './tools.ts'

export { root }

/** The names of the APIs, in the order of redocly.yaml. */
export async function apiNames(folder: string = root): Promise<string[]> {
  const config = parse(await readFile(join(folder, 'redocly.yaml'), 'utf8')) as { apis: Record<string, unknown> }
  return Object.keys(config.apis)
}

/** The contract cannot be bundled; each finding is a reference that leads nowhere. */
export class BundleError extends FindingsError {}

/** Every API of `<folder>/redocly.yaml`, bundled, by name. Rejects with a BundleError. */
export const bundleAll = async (folder: string = root): Promise<Map<string, Document>> =>
  bundle(folder, await apiNames(folder))

/** All APIs; reads those from generated/ that are known to be up to date there. Rejects with a BundleError. */
export async function bundleUnknown(known: ReadonlySet<string>): Promise<Map<string, Document>> {
  const names = await apiNames()
  const bundled = await bundle(
    root,
    names.filter((api) => !known.has(api)),
  )
  const read = async (api: string) =>
    JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document
  return new Map(
    await Promise.all(
      names.map(async (api): Promise<[string, Document]> => [api, bundled.get(api) ?? (await read(api))]),
    ),
  )
}

/** Bundles all of them in one process. */
async function bundle(folder: string, names: string[]): Promise<Map<string, Document>> {
  if (names.length === 0) return new Map()
  const { code, stdout, stderr } = await runRedocly(['bundle', ...names, '--ext', 'json'], folder)
  if (code !== 0) throw bundleError(stderr)
  const documents = splitAnswers(stdout).map((answer) => parseAnswer<Document>('redocly bundle', answer, stderr))
  const conflicts = await readConflicts(folder)
  for (const document of documents) addConflicts(document, conflicts)
  return new Map(names.map((api, index) => [api, documents[index] as Document]))
}

/** What Redocly prints for people: `[1] specs/…/getList.yaml:12:9 at #/…`, then the message. */
function bundleError(output: string): Error {
  const problems = output.matchAll(/^\[\d+\] (\S+?):(\d+):\d+ at (\S+)\n\n(.*)$/gm)
  const findings = [...problems].map(([, file = '', line = '', pointer = '', message = '']): Finding => {
    return { file, place: `:${line} ${pointer}`, mend: referenceMend(message), rule: 'no-unresolved-refs' }
  })
  return findings.length > 0 ? new BundleError(findings) : new Error(`redocly bundle did not run:\n${output}`)
}

/** Says how to mend a reference: Redocly's message does not, and names files by their full path. */
export function referenceMend(message: string): string {
  const missing = /no such file or directory '.*?\/(specs\/[^']+)'/.exec(message)?.[1]
  if (missing)
    return `The reference leads to ${missing}, which does not exist: correct the reference, or write that file.`
  return `${message.replace(/"[^"]*?\/(specs\/[^"]+)"/, '$1').replace(/\.$/, '')}: correct the reference, or what it leads to.`
}
