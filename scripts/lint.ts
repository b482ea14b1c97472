// `npm run lint`: checks the contract with Redocly, Spectral and own checks. Every finding is an error and one line.
import { bundleAll } from './contract/bundle.ts'
import type { Document } from './contract/document.ts'
import { checkDecisions } from './lint/decisions.ts'
import { checkExamples } from './lint/examples.ts'
import type { Finding } from './lint/finding.ts'
import { printFinding } from './lint/finding.ts'
import { checkBundleNames, checkOperationNames, checkRoots, checkSchemaNames } from './lint/names.ts'
import type { Locate } from './lint/places.ts'
import { createLocate } from './lint/places.ts'
import { checkRateLimits } from './lint/rate-limits.ts'
import { checkRequestBodies } from './lint/request-bodies.ts'
import type { SourceFile } from './lint/sources.ts'
import { readSources } from './lint/sources.ts'
import { checkUnions } from './lint/unions.ts'
import { lintBundles, lintSources, lintWorkflows } from './lint/tools.ts'

/** The APIs whose answers count requests; the table of the server says the same (src/server/contract/registry.ts). */
const metered = new Set(['marketing-v3', 'registered-v1'])

const timings: string[] = []

/** Runs one part and notes how long it took. */
async function timed(name: string, part: () => Promise<Finding[]> | Finding[]): Promise<Finding[]> {
  const start = performance.now()
  const findings = await part()
  timings.push(`${name} ${Math.round(performance.now() - start)} ms`)
  return findings
}

function checkSources(files: SourceFile[]): Finding[] {
  return [checkDecisions, checkOperationNames, checkSchemaNames, checkRoots, checkUnions].flatMap((check) => check(files))
}

function checkBundle(api: string, document: Document, locate: Locate): Finding[] {
  return [
    ...checkBundleNames(api, document),
    ...checkRequestBodies(document, locate),
    ...checkRateLimits(document, metered.has(api), locate),
    ...checkExamples(document, locate),
  ]
}

async function lintWithBundles(files: SourceFile[]): Promise<Finding[]> {
  let bundles = new Map<string, Document>()
  await timed('bundle', async () => {
    bundles = await bundleAll()
    return []
  })
  const locates = new Map([...bundles].map(([api, document]) => [api, createLocate(api, document, files)]))
  const locate = (api: string) => locates.get(api) ?? ((pointer: string) => ({ file: api, place: pointer }))
  const spectral = timed('spectral', () => lintBundles(bundles, locate))
  const own = timed('bundle checks', () => [...bundles].flatMap(([api, document]) => checkBundle(api, document, locate(api))))
  return (await Promise.all([spectral, own])).flat()
}

async function main(): Promise<void> {
  const start = performance.now()
  const files = await readSources()
  const parts = [
    lintWithBundles(files),
    timed('redocly', () => lintSources()),
    timed('workflows', lintWorkflows),
    timed('source checks', () => checkSources(files)),
  ]
  const lines = [...new Set((await Promise.all(parts)).flat().map(printFinding))].sort()
  for (const line of lines) console.error(line)
  console.log(`${files.length} files: ${lines.length} findings in ${Math.round(performance.now() - start)} ms (${timings.join(', ')})`)
  if (lines.length > 0) process.exitCode = 1
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
