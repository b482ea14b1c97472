// All of lint: the two linters and every own check, at the same time.
import { BundleError } from '../contract/bundle.ts'
import { type Document, isForOthers } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { printFinding } from '../contract/finding.ts'
import type { Part } from '../contract/part.ts'
import type { Locate } from '../contract/places.ts'
import { createLocate } from '../contract/places.ts'
import type { SourceFile } from '../contract/sources.ts'
import { readSources } from '../contract/sources.ts'
import { root } from '../contract/tools.ts'
import { checkAnswers } from './answers.ts'
import { checkDecisions } from './decisions.ts'
import { checkExamples } from './examples.ts'
import { readServerWords } from './handler-words.ts'
import { checkIdempotency } from './idempotency.ts'
import { checkIntegers } from './integers.ts'
import { checkLiveAccounts } from './live-accounts.ts'
import { checkBundleNames, checkOperationNames, checkOperationsUnique, checkRoots, checkSchemaNames } from './names.ts'
import { checkRateLimits } from './rate-limits.ts'
import { checkRequestBodies } from './request-bodies.ts'
import { checkSoap } from './soap.ts'
import { lintBundles, lintSources } from './tools.ts'
import { checkUnions } from './unions.ts'
import { checkUnusedMembers } from './unused-members.ts'

/** The APIs whose answers count requests; the table of the server says the same (src/server/contract/registry.ts). */
const metered = new Set(['marketing-v3', 'registered-v1'])

type Timed = (name: string, part: () => Promise<Finding[]> | Finding[]) => Promise<Finding[]>

/** Runs one part and notes how long it took. */
function createTimed(timings: string[]): Timed {
  return async (name, part) => {
    const start = performance.now()
    const findings = await part()
    timings.push(`${name} ${Math.round(performance.now() - start)} ms`)
    return findings
  }
}

function checkSources(files: SourceFile[]): Finding[] {
  return [
    checkDecisions,
    checkOperationNames,
    checkOperationsUnique,
    checkSchemaNames,
    checkRoots,
    checkUnions,
    checkIntegers,
  ].flatMap((check) => check(files))
}

function checkBundle(api: string, document: Document, locate: Locate): Finding[] {
  return [
    ...checkBundleNames(api, document),
    ...checkRequestBodies(document, locate),
    ...checkAnswers(document, locate),
    ...checkRateLimits(document, metered.has(api), locate),
    ...checkLiveAccounts(api, document, locate),
    // Gateways know a request by the id in its body.
    ...(isForOthers(document) ? [] : checkIdempotency(api, document, locate)),
    ...checkExamples(document, locate),
  ]
}

async function lintWithBundles(bundles: Map<string, Document>, files: SourceFile[], timed: Timed): Promise<Finding[]> {
  if (bundles.size === 0) return []
  const locates = new Map([...bundles].map(([api, document]) => [api, createLocate(api, document, files)]))
  const locate = (api: string) => locates.get(api) ?? ((pointer: string) => ({ file: api, place: pointer }))
  const spectral = timed('spectral', () => lintBundles(bundles, locate))
  const own = timed('bundle checks', () =>
    [...bundles].flatMap(([api, document]) => checkBundle(api, document, locate(api))),
  )
  const unused = timed('members', async () => {
    const words = await readServerWords()
    return [...bundles].flatMap(([api, document]) =>
      isForOthers(document) ? [] : checkUnusedMembers(api, document, words, locate(api)),
    )
  })
  return (await Promise.all([spectral, own, unused])).flat()
}

/** A contract that cannot be bundled is a finding; the bundles can be checked only after that is mended. */
async function whenBundled(
  bundling: Promise<Map<string, Document>>,
  files: SourceFile[],
  timed: Timed,
): Promise<Finding[]> {
  try {
    return await lintWithBundles(await bundling, files, timed)
  } catch (error) {
    if (error instanceof BundleError) return error.findings
    throw error
  }
}

const without = (bundles: Map<string, Document>, known: ReadonlySet<string>) =>
  new Map([...bundles].filter(([api]) => !known.has(api)))

/** What lint found, each once and in the order of its lines, and how long each part took. */
export interface LintResult {
  files: number
  findings: Finding[]
  timings: string[]
}

/** Lints the contract, even before the bundles are ready. Skips the checks of `known` parts, which passed before. */
export async function lintContract(
  bundling: Promise<Map<string, Document>>,
  known: ReadonlySet<string> = new Set(),
  sources = readSources(),
): Promise<LintResult> {
  const timings: string[] = []
  const timed = createTimed(timings)
  const redocly = timed('redocly', () => lintSources(root, known))
  // Sources that cannot be read end lint at once; nobody waits for these two then.
  for (const unwatched of [bundling, redocly] as Promise<unknown>[]) unwatched.catch(() => null)
  const files = await sources
  const parts = [
    redocly,
    whenBundled(
      bundling.then((all) => without(all, known)),
      files,
      timed,
    ),
    timed('source checks', () => checkSources(files)),
    timed('soap', () => checkSoap(files)),
  ]
  const found = new Map((await Promise.all(parts)).flat().map((finding) => [printFinding(finding), finding]))
  const findings = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, finding]) => finding)
  return { files: files.length, findings, timings }
}

/** What lint found, and its summary. */
export const lintPart = ({ files, findings, timings }: LintResult): Part => ({
  findings,
  summary: `lint: ${files} files, ${findings.length} findings (${timings.join(', ')})`,
})
