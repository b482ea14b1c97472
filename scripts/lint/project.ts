// Lints a contract that is not in this repository: a file, or a folder of documents, with general rules or the house rules.
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { bundleEach } from '../contract/bundle.ts'
import { type Finding, FindingsError } from '../contract/finding.ts'
import { baseOf, readProject, readReached } from '../contract/project.ts'
import { checkTop } from '../contract/roots.ts'
import { root } from '../contract/tools.ts'
import { type LintResult, lintParts, nameChecks, referenceChecks } from './run.ts'
import { generalRules, lintWithRedocly, ownRules } from './tools.ts'

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** The rules of a folder, else general ones. */
async function rulesOf(folder: string, isHouse: boolean): Promise<{ redocly: string; spectral: string }> {
  if (isHouse) return { redocly: join(root, 'redocly.yaml'), spectral: ownRules }
  const firstOf = async (names: string[]) => {
    for (const name of names) if (await exists(join(folder, name))) return join(folder, name)
    return null
  }
  return {
    redocly: (await firstOf(['redocly.yaml'])) ?? generalRules.redocly,
    spectral: (await firstOf(['.spectral.yaml', '.spectral.yml', '.spectral.json'])) ?? generalRules.spectral,
  }
}

/** Lints a file or a folder; what keeps it from starting is among the findings. */
export async function lintProject(target: string, isHouse: boolean): Promise<LintResult & { base: string }> {
  try {
    return await lintReadable(target, isHouse)
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error
    const folder = resolve(target)
    return { files: 0, findings: error.findings, timings: [], base: baseOf(folder) }
  }
}

/** The roots that tools can read: those of a version they know, which reach no file without an end. */
async function readableRoots(base: string, roots: string[], faults: readonly Finding[]): Promise<string[]> {
  const unreadable = new Set(faults.flatMap(({ file, unfinished }) => (unfinished === undefined ? [] : [file])))
  if (unreadable.size === 0) return roots
  const readable = roots.map(async (path) => {
    const reached = await readReached(base, [path])
    return reached.some((file) => unreadable.has(file.path)) ? [] : [path]
  })
  return (await Promise.all(readable)).flat()
}

/** Lints a file or a folder. With the house rules, every finding is an error. */
async function lintReadable(target: string, isHouse: boolean): Promise<LintResult & { base: string }> {
  const { base, folder, roots } = await readProject(target)
  const rules = await rulesOf(folder, isHouse)
  const args = ['--config', rules.redocly]
  const rootOf = (api: string) => api
  const sources = await readReached(base, roots)
  const tops = sources.filter((file) => roots.includes(file.path)).flatMap(checkTop)
  const readable = await readableRoots(base, roots, [...tops, ...sources.flatMap(({ faults = [] }) => faults)])
  const result = await lintParts({
    redocly: () => lintWithRedocly(base, readable, args, rootOf),
    bundling: bundleEach(base, readable, { args, conflicts: false, rootOf }),
    sources: Promise.resolve(sources),
    checks: [...referenceChecks, ['roots', roots[0] ?? '', () => tops], ...(isHouse ? nameChecks : [])],
    rules: { spectral: rules.spectral, members: false, rootOf },
  })
  const findings = isHouse ? result.findings.map(({ level: _, ...finding }) => finding) : result.findings
  return { ...result, findings, base }
}
