// The comparison of the present contract with the last release, and what it means.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import type { Part } from '../contract/part.ts'
import { createLocate } from '../contract/places.ts'
import type { SourceFile } from '../contract/sources.ts'
import { readSources } from '../contract/sources.ts'
import type { Change } from './change.ts'
import { idOf, printSubjects } from './change.ts'
import { renderCompact } from './compact.ts'
import { unknownExtensions } from './extensions.ts'
import type { Contract, Release } from './releases.ts'
import { presentContract, readRelease } from './releases.ts'
import { compareRest, wholeApi } from './rest.ts'
import { compareWsdl, wholeWsdl } from './soap.ts'
import { compareTables } from './soap-members.ts'
import type { WaiverVerdict } from './waivers.ts'
import { emptyWaivers, judge, waiversPath } from './waivers.ts'

/** Maximum number of affected operations that a line names. */
const NAMED = 5

export interface DiffResult extends WaiverVerdict {
  release: Release
  /** APIs that were not compared, because they are known to break nothing. */
  spared: string[]
  present: Contract
  changes: Change[]
}

function readOnce(): () => Promise<SourceFile[]> {
  let sources: Promise<SourceFile[]> | undefined
  return () => (sources ??= readSources())
}

/** Whether nothing changed that a program could notice, which is the usual case. Both bundles are compact. */
const isSame = (base: Document, revision: Document): boolean => renderCompact(base) === renderCompact(revision)

/** All names of two maps, in the order of the first. */
const namesOf = (a: Map<string, unknown>, b: Map<string, unknown>) => [...new Set([...a.keys(), ...b.keys()])]

/** What a comparison needs besides the two contracts. */
interface Comparison {
  /** The full bundles, to find sources in. */
  bundles: Map<string, Document>
  /** APIs that are known to break nothing. */
  known: ReadonlySet<string>
  /** The sources, to say where a change is; they are read only when there is one. */
  sources: () => Promise<SourceFile[]>
}

async function compareAllRest(
  release: Contract,
  present: Contract,
  { bundles, known, sources }: Comparison,
): Promise<Change[]> {
  const compared = namesOf(release.bundles, present.bundles)
    .filter((api) => !known.has(api))
    .map(async (api) => {
      const [base, revision] = [release.bundles.get(api), present.bundles.get(api)]
      if (base && revision)
        return isSame(base, revision)
          ? []
          : compareRest(api, base, revision, createLocate(api, bundles.get(api) ?? revision, await sources()))
      if (base) return [wholeApi(api, base, 'breaking')]
      return revision ? [wholeApi(api, revision, 'added')] : []
    })
  return (await Promise.all(compared)).flat()
}

function compareAllWsdl(release: Contract, present: Contract): Change[] {
  return namesOf(release.wsdls, present.wsdls).flatMap((api) => {
    const [base, revision] = [release.wsdls.get(api), present.wsdls.get(api)]
    if (base && revision) return base.text === revision.text ? [] : compareWsdl(api, base, revision)
    if (base) return [wholeWsdl(api, base, 'breaking')]
    return revision ? [wholeWsdl(api, revision, 'added')] : []
  })
}

/** A table comes and goes with its WSDL; without this check, one that is missing would go unnoticed. */
function compareAllTables(release: Contract, present: Contract): Change[] {
  const both = [...release.wsdls.keys()].filter((api) => present.wsdls.has(api))
  return both.flatMap((api) => {
    const [base, revision] = [release.tables.get(api), present.tables.get(api)]
    if (base && revision) return compareTables(api, base, revision)
    if (revision) throw new Error(`releases/${api}.table.json is missing: take it from the history of the repository.`)
    if (base) throw new Error(`specs/${api}/errors.yaml is missing: take it from the history of the repository.`)
    return []
  })
}

/** Every change between a release and the present contract. */
async function compareContracts(release: Contract, present: Contract, comparison: Comparison): Promise<Change[]> {
  return [
    ...(await compareAllRest(release, present, comparison)),
    ...compareAllWsdl(release, present),
    ...compareAllTables(release, present),
  ]
}

/** Compares the contract below `root` with its last release. `today` is YYYY-MM-DD. */
export async function diffContract(
  root: string,
  bundles: Map<string, Document>,
  today: string,
  spared: Partial<Comparison> = {},
): Promise<DiffResult> {
  const [release, present] = await Promise.all([readRelease(root), presentContract(root, bundles)])
  const waivers = await readFile(join(root, waiversPath), 'utf8').catch(() => emptyWaivers)
  // Waivers are checked against the breaks of all APIs.
  const known = waivers === emptyWaivers ? spared.known : undefined
  const changes = await compareContracts(release, present, {
    bundles,
    known: known ?? new Set(),
    sources: spared.sources ?? readOnce(),
  })
  const named = [...present.bundles.keys()].filter((api) => !known?.has(api))
  const files = await (spared.sources ?? readOnce())()
  const unknown = named.flatMap((api) => {
    const bundle = bundles.get(api)
    return bundle ? unknownExtensions(bundle, createLocate(api, bundle, files)) : []
  })
  const verdict = judge(changes, waivers, today)
  return {
    release,
    spared: [...bundles.keys()].filter((api) => known?.has(api)),
    present,
    changes,
    ...verdict,
    findings: [...unknown, ...verdict.findings],
  }
}

/** Where it is, what broke, and for whom; `advice` ends the message. */
export function breakFinding(change: Change, advice: string): Finding {
  const message = `${change.message} It breaks ${printSubjects(change.subjects, NAMED)}.${advice}`
  return { ...change.source, message, rule: idOf(change) }
}

/** A break of our contract, with the fix. */
export const findingOfBreak = (change: Change): Finding =>
  breakFinding(change, ` Undo it, or explain it in ${waiversPath}.`)

/** Every unexplained break and every fault of the waivers, and the summary. */
export function diffPart({ release, spared, changes, unexplained, reasons, findings }: DiffResult): Part {
  const added = changes.filter(({ kind }) => kind === 'added' || kind === 'changed').length
  const warnings = changes.filter(({ kind }) => kind === 'warning').length
  const without = spared.length > 0 ? `, without ${spared.join(', ')}` : ''
  return {
    findings: [...unexplained.map(findingOfBreak), ...findings],
    summary: `diff against ${release.version}: ${unexplained.length} unexplained breaks, ${reasons.size} explained, ${warnings} warnings, ${added} harmless changes${without}`,
  }
}

/** The day in UTC, YYYY-MM-DD. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)
