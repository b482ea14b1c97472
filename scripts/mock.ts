// The documents of another contract for `messaging mock`.
import type { ApiDocument } from '../src/cli/mock-document.ts'
import { openProject } from './contract/project.ts'

/** Bundles the documents at a path, by the name of their API. */
export async function documentsAt(path: string): Promise<Map<string, ApiDocument>> {
  const apis = await openProject(path)
  return new Map([...apis].map(([name, { document }]) => [name, { ...document, servers: document.servers ?? [] }]))
}
