// `messaging contract`: lint, generate --check and diff, in parallel and on the same bundles. An API is not checked again
// when it passed with the very same files, rules and tools; with `--fresh`, and in CI, all are. With `--write` it writes
// generated/ instead of checking it, and with `--watch` it does all of that again whenever specs/ change.
import { watch } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '../src/terminal/command.ts'
import { keepLines, printErrorLine, printLine } from '../src/terminal/printer.ts'
import { bundleUnknown, whole } from './contract/bundle.ts'
import type { Document } from './contract/document.ts'
import { type Finding, FindingsError, reasonOf, unfinishedFinding } from './contract/finding.ts'
import { type Format, render, withLines } from './contract/formats.ts'
import type { Part } from './contract/part.ts'
import { inputHashes, keepPassed, passedBefore, writtenFrom } from './contract/passed.ts'
import { readSources } from './contract/sources.ts'
import { root } from './contract/tools.ts'
import { dayOf, diffContract, diffPart } from './diff/run.ts'
import { stalePartApart } from './generate/stale-apart.ts'
import { lintContract, lintPart } from './lint/run.ts'

/** How the contract is checked. */
export interface ContractOptions {
  /** Check again what passed before with the same files. */
  fresh: boolean
  write: boolean
  watch: boolean
  format: Format
}

/** What one check found. */
interface Outcome {
  passed: boolean
  findings: Finding[]
}

interface Check {
  known: ReadonlySet<string>
  write: boolean
  /** Prints a line for people. */
  say(text: string): void
  /** Takes the findings of a part when it ends. */
  found(findings: readonly Finding[]): Promise<void>
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`

/** Waits for one part. One that fails does not hide what the others find. */
async function timed({ say, found }: Check, name: string, part: Promise<Part | null>): Promise<Outcome> {
  const start = performance.now()
  const { passed, findings, summary } = await part.then(
    (done) => ({ passed: done?.findings.length === 0, findings: done?.findings ?? [], summary: done?.summary }),
    (error: Error) => ({ passed: false, findings: orElse(name, error), summary: undefined }),
  )
  await found(findings)
  if (summary !== undefined) say(summary)
  say(`${name} ended after ${secondsSince(start)}`)
  return { passed, findings }
}

function orElse(name: string, error: Error): Finding[] {
  if (error instanceof FindingsError) return error.findings
  return [unfinishedFinding(`The check ${name}`, 'redocly.yaml', ':1:1', `${reasonOf(error)}.`)]
}

async function writePart(bundles: Map<string, Document>): Promise<Part> {
  // Loads compilers, which the other thread has otherwise.
  const { renderAll, writeGenerated } = await import('./generate/generated.ts')
  return {
    findings: [],
    summary: `generated/: ${(await writeGenerated(await renderAll(bundles))).length} files written`,
  }
}

/** Runs the three parts at the same time. */
function check(run: Check): Promise<Outcome[]> {
  const { known, write } = run
  // What is written comes from all bundles.
  const bundling = bundleUnknown(write ? new Set() : known)
  // Lint reports a contract that cannot be bundled; the other parts then have nothing to check.
  const bundles = bundling.then(whole).catch(() => null)
  const sources = readSources()
  const diff = (all: Map<string, Document>) =>
    diffContract(root, all, dayOf(new Date()), { known, sources: () => sources })
  return Promise.all([
    timed(run, 'lint', lintContract(bundling, known, sources).then(lintPart)),
    timed(
      run,
      'generate',
      bundles.then((all) => (all ? (write ? writePart(all) : stalePartApart(all, known)) : null)),
    ),
    timed(
      run,
      'diff',
      bundles.then(async (all) => (all ? diffPart(await diff(all)) : null)),
    ),
  ])
}

/** Checks the whole contract once; false when it found anything. */
async function checkOnce({ fresh, write, format }: ContractOptions): Promise<boolean> {
  const start = performance.now()
  const say = (text: string) => void (format === 'text' && printLine(keepLines(text)))
  const [hashes, sources] = await Promise.all([inputHashes(), inputHashes(root, false)])
  const known = fresh ? new Set<string>() : await passedBefore(hashes)
  if (known.size > 0)
    say(
      `cached: ${[...known].join(', ')} passed before with the same files, rules and tools (--fresh checks them again)`,
    )
  const found = async (findings: readonly Finding[]) => {
    const text = format === 'text' ? render(format, await withLines(findings)) : ''
    if (text !== '') printErrorLine(keepLines(text))
  }
  const outcomes = await check({ known, write, say, found })
  const passed = outcomes.every((outcome) => outcome.passed)
  if (format !== 'text') {
    const text = render(format, await withLines(outcomes.flatMap(({ findings }) => findings)))
    if (text !== '') printLine(keepLines(text))
  }
  if (passed) await keepPassed(write ? await writtenFrom(sources) : hashes)
  say(`contract: ${passed ? 'passed' : 'failed'} in ${secondsSince(start)}`)
  return passed
}

/** Milliseconds in which several files may be saved together. */
const GATHER = 200

/** Resolves when something below specs/ changes. */
function specsChange(): Promise<void> {
  return new Promise((resolve) => {
    let _timer: NodeJS.Timeout | undefined
    const watcher = watch(join(root, 'specs'), { recursive: true }, () => {
      _timer ??= setTimeout(() => {
        watcher.close()
        resolve()
      }, GATHER)
    })
  })
}

/** Checks the whole contract; false when it found anything. With CI set, it checks everything afresh. */
export async function contract(options: ContractOptions, { env, idle }: Pick<Call, 'env' | 'idle'>): Promise<boolean> {
  const asked = { ...options, fresh: options.fresh || env['CI'] !== undefined }
  if (!asked.watch) return checkOnce(asked)
  for (;;) {
    // What is saved during a check is checked next.
    const changed = specsChange()
    await checkOnce(asked)
    printLine('Waiting for a change of specs/. Ctrl-C ends this.')
    await idle(() => changed)
  }
}
