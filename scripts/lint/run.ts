// All of lint: the two linters and every own check, at the same time. A check that throws is a finding, and never keeps the
// others from reporting.
import type { Bundling } from '../contract/bundle.ts'
import { type Document, isForOthers } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { FindingsError, reasonOf, unfinishedFinding } from '../contract/finding.ts'
import type { Part } from '../contract/part.ts'
import { createLocate, type Locate } from '../contract/places.ts'
import { checkCircles, checkReferences, checkTop } from '../contract/roots.ts'
import type { SourceFile } from '../contract/sources.ts'
import { isRoot, readSources } from '../contract/sources.ts'
import { root } from '../contract/tools.ts'
import { checkDecisions, decisionsPath } from './decisions.ts'
import { withoutEchoes } from './echoes.ts'
import { checkExamples } from './examples.ts'
import { readServerWords } from './handler-words.ts'
import { checkOperationNames, checkRoots, checkSchemaNames } from './names.ts'
import { checkKeywords, keywordFaults, withoutFaults } from './schema-keywords.ts'
import { asJsonSchema } from './schemas-30.ts'
import { checkSoap, soapServicePath } from './soap.ts'
import { lintBundles, lintSources, ownRules } from './tools.ts'
import { isMissing, type Resolved, withoutMissing } from './unresolved.ts'
import { checkUnusedMembers } from './unused-members.ts'

/** Runs a check of a file, or of all that it stands for, and notes how long it took. */
type Checked = (name: string, file: string, check: () => Promise<Finding[]> | Finding[]) => Promise<Finding[]>

function createChecked(timings: Map<string, number>): Checked {
  return async (name, file, check) => {
    const start = performance.now()
    try {
      return await check()
    } catch (error) {
      if (error instanceof FindingsError) return error.findings
      return [unfinishedFinding(`The check of ${name}`, file, ':1:1', `${reasonOf(error)}.`)]
    } finally {
      timings.set(name, (timings.get(name) ?? 0) + performance.now() - start)
    }
  }
}

/** What the checks of a bundle work on. */
interface Bundle extends Resolved {
  api: string
  /** The file that the bundle begins with. */
  root: string
  locate: Locate
}

/** A finding about something missing, which is reported at its reference already. */
const echo = { file: '', place: '' }

function bundleOf(api: string, whole: Document, files: SourceFile[], base: string): Bundle {
  const { document, missing } = withoutMissing(whole)
  const find = createLocate(api, document, files, base)
  return { api, document, missing, root: base, locate: (at) => (isMissing(missing, at) ? echo : find(at)) }
}

/** Checks the keywords of schemas, and then the examples without the wrong ones. */
function checkSchemas({ document, locate }: Bundle): Finding[] {
  const faults = keywordFaults(document)
  const sound = asJsonSchema(withoutFaults(document, faults))
  return [...checkKeywords(faults, locate), ...checkExamples(sound, locate)]
}

/** The rules for the bundles of a contract. */
export interface BundleRules {
  /** The rules of Spectral. */
  spectral: string
  /** Whether the members are those of our own server. */
  members: boolean
  rootOf(api: string): string
}

/** All checks of bundles. */
async function lintDocuments(
  documents: Map<string, Document>,
  files: SourceFile[],
  { spectral, members, rootOf }: BundleRules,
  checked: Checked,
): Promise<Finding[]> {
  if (documents.size === 0) return []
  const bundles = [...documents].map(([api, document]) => bundleOf(api, document, files, rootOf(api)))
  const byApi = new Map(bundles.map((bundle) => [bundle.api, bundle]))
  const judged = checked('spectral', bundles[0]?.root ?? '', () =>
    lintBundles(
      new Map(bundles.map(({ api, document }) => [api, document])),
      (api) => byApi.get(api)?.locate ?? (() => echo),
      spectral,
    ),
  )
  const schemas = bundles.map((bundle) => checked('examples', bundle.root, () => checkSchemas(bundle)))
  const unread = checked('members', 'src/server', async () => {
    if (!members) return []
    const words = await readServerWords()
    const found = bundles.map(({ api, document, locate, root: file }) =>
      isForOthers(document) ? [] : checked('members', file, () => checkUnusedMembers(api, document, words, locate)),
    )
    return (await Promise.all(found)).flat()
  })
  return (await Promise.all([judged, unread, ...schemas])).flat().filter(({ file }) => file !== '')
}

const without = (bundles: Map<string, Document>, known: ReadonlySet<string>) =>
  new Map([...bundles].filter(([api]) => !known.has(api)))

/** What lint found, each once and in the order of its lines, and how long each part took. */
export interface LintResult {
  files: number
  findings: Finding[]
  timings: string[]
}

/** The checks of sources: what each is called, the file it stands for, and the check. */
export type SourceCheck = [name: string, file: string, check: (files: SourceFile[]) => Finding[] | Promise<Finding[]>]

/** The checks of references, which suit every contract. */
export const referenceChecks: readonly SourceCheck[] = [
  ['references', 'redocly.yaml', checkReferences],
  ['references', 'redocly.yaml', checkCircles],
]

/** The rules for names and folders. */
export const nameChecks: readonly SourceCheck[] = [
  ['names', 'redocly.yaml', checkOperationNames],
  ['names', 'redocly.yaml', checkSchemaNames],
  ['roots', 'redocly.yaml', checkRoots],
]

const sourceChecks: readonly SourceCheck[] = [
  ...referenceChecks,
  ...nameChecks,
  ['roots', 'redocly.yaml', (files) => files.filter(isRoot).flatMap(checkTop)],
  ['decisions', decisionsPath, checkDecisions],
  ['soap', soapServicePath, checkSoap],
]

/** The parts of a run. */
interface Parts {
  redocly(): Promise<Finding[]>
  bundling: Promise<Bundling>
  sources: Promise<SourceFile[]>
  /** Runs on the sources. */
  checks: readonly SourceCheck[]
  rules: BundleRules
}

/** Runs all parts at the same time. */
export async function lintParts({ redocly, bundling, sources, checks, rules }: Parts): Promise<LintResult> {
  const timings = new Map<string, number>()
  const checked = createChecked(timings)
  const linting = checked('redocly', 'redocly.yaml', redocly)
  bundling.catch(() => null)
  const files = await sources
  const parts = [
    linting,
    checked('bundles', 'redocly.yaml', async () => {
      const { documents, findings } = await bundling
      return [...findings, ...(await lintDocuments(documents, files, rules, checked))]
    }),
    ...checks.map(([name, file, check]) => checked(name, file, () => check(files))),
  ]
  const faults = files.flatMap((file) => file.faults ?? [])
  const findings = withoutEchoes([...faults, ...(await Promise.all(parts)).flat()], files)
  const spent = [...timings].map(([name, time]) => `${name} ${Math.round(time)} ms`)
  return { files: files.length, findings, timings: spent }
}

/** Lints the contract, even before the bundles are ready. Skips the checks of `known` parts, which passed before. */
export async function lintContract(
  bundling: Promise<Bundling>,
  known: ReadonlySet<string> = new Set(),
  sources = readSources(),
): Promise<LintResult> {
  const { findings, ...rest } = await lintParts({
    redocly: () => lintSources(root, known),
    bundling: bundling.then(({ documents, findings }) => ({ documents: without(documents, known), findings })),
    sources,
    checks: sourceChecks,
    rules: { spectral: ownRules, members: true, rootOf: (api) => `specs/${api}/openapi.yaml` },
  })
  // Here every finding is an error.
  return { ...rest, findings: findings.map(({ level: _, ...finding }) => finding) }
}

/** What lint found, and its summary. */
export const lintPart = ({ files, findings, timings }: LintResult): Part => ({
  findings,
  summary: `lint: ${files} files, ${findings.length} findings (${timings.join(', ')})`,
})
