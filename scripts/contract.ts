// `npm run contract`: lint, generate -- --check and diff, in parallel and on the same bundles. An API is not
// checked again when it passed with the very same files, rules and tools; with `-- --fresh`, and in CI, all are.
import './contract/compile-cache.ts'
import { bundleUnknown } from './contract/bundle.ts'
import { runCommand } from './contract/command.ts'
import type { Document } from './contract/document.ts'
import { inputHashes, keepPassed, passedBefore } from './contract/passed.ts'
import { readSources } from './contract/sources.ts'
import { root } from './contract/tools.ts'
import { dayOf, diffContract, reportDiff } from './diff/run.ts'
import { reportStale } from './generate/generated.ts'
import { lintContract, reportLint } from './lint/run.ts'

const start = performance.now()
const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`

/** Waits for one part; true when it found nothing. A part that fails does not hide what the others find. */
async function timed(name: string, part: Promise<boolean>): Promise<boolean> {
  const passed = await part.catch((error: Error) => {
    console.error(error.message)
    return false
  })
  console.log(`${name} ended after ${seconds()}`)
  return passed
}

/** Runs the three parts; resolves with whether each passed. */
function check(known: ReadonlySet<string>): Promise<boolean[]> {
  const bundling = bundleUnknown(known)
  // Lint reports a contract that cannot be bundled; the other parts then have nothing to check.
  const bundles = bundling.catch(() => null)
  const sources = readSources()
  const diff = (all: Map<string, Document>) =>
    diffContract(root, all, dayOf(new Date()), { known, sources: () => sources })
  return Promise.all([
    timed('lint', lintContract(bundling, known, sources).then(reportLint)),
    timed(
      'generate',
      bundles.then((all) => (all ? reportStale(all, known) : false)),
    ),
    timed(
      'diff',
      bundles.then(async (all) => (all ? reportDiff(await diff(all)) : false)),
    ),
  ])
}

async function main(): Promise<void> {
  const hashes = await inputHashes()
  const isFresh = process.argv.includes('--fresh') || process.env['CI'] !== undefined
  const known = isFresh ? new Set<string>() : await passedBefore(hashes)
  if (known.size > 0)
    console.log(
      `cached: ${[...known].join(', ')} passed before with the same files, rules and tools (-- --fresh checks them again)`,
    )
  const [lint = false, generate = false, diff = false] = await check(known)
  if (lint && generate && diff) await keepPassed(hashes)
  console.log(`contract: ${lint && generate && diff ? 'passed' : 'failed'} in ${seconds()}`)
  if (!(lint && generate && diff)) process.exitCode = 1
}

runCommand(main)
