// Prints the last lines of a run: which programs were missing, how many tests that skipped, and where the time went.
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { Missing } from './programs.ts'

const SLOWEST = 10
/** Milliseconds for the workers to end. A process that a test left behind keeps the pipes of its worker open, and the run waits. */
const ENDING = 60_000

/** Programs that were missing, each with the number of tests skipped because of it. */
function missingIn(modules: readonly TestModule[]): (Missing & { tests: number })[] {
  const counts = new Map<string, Missing & { tests: number }>()
  for (const module of modules) {
    for (const test of module.children.allTests('skipped')) {
      const { missing } = test.meta()
      if (missing === undefined) continue
      const known = counts.get(missing.name) ?? { ...missing, tests: 0 }
      counts.set(missing.name, { ...known, tests: known.tests + 1 })
    }
  }
  return [...counts.values()].sort((a, b) => b.tests - a.tests)
}

/** Seconds that a file took in its worker, from its imports to its last hook. */
function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return (collectDuration + setupDuration + duration) / 1000
}

function slowestOf(modules: readonly TestModule[]): { file: string; seconds: number }[] {
  return modules
    .map((module) => ({ file: relative(process.cwd(), module.moduleId), seconds: secondsOf(module) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
}

/** Tests that the run leaves to the other engine, beside whole files. */
const leftIn = (modules: readonly TestModule[]): number =>
  modules.flatMap((module) => [...module.children.allTests('skipped')]).filter((test) => test.meta().left).length

/** What tests have measured, such as how often a table of rules is right. */
const figuresIn = (modules: readonly TestModule[]): string[] =>
  modules.flatMap((module) => [...module.children.allTests('passed')].flatMap((test) => test.meta().figures ?? []))

const testsOf = (count: number) => `${count} ${count === 1 ? 'test' : 'tests'}`

/** The lines; none where nothing was missing and few files ran. `left` counts the files in which the engine has no part. */
function linesOf(modules: readonly TestModule[], left: number): string[] {
  const missing = missingIn(modules)
  const width = Math.max(...missing.map(({ name }) => name.length))
  const wanted = missing.map(({ name, tests, get }) => `  ${name.padEnd(width)}  ${testsOf(tests).padEnd(9)}  ${get}`)
  const slowest = slowestOf(modules).map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`)
  return [
    ...(left > 0
      ? [`${left} files and ${testsOf(leftIn(modules))} without a part of the engine are left to npm test.`, '']
      : []),
    ...(wanted.length > 0 ? ['Skipped for want of a program:', ...wanted, ''] : []),
    ...figuresIn(modules),
    ...(modules.length > SLOWEST ? ['The ten slowest files:', ...slowest, ''] : []),
  ]
}

/** Prints them after the summary of the default reporter, and ends a run that cannot end by itself. */
export function closingLines({ left }: { left: number }): Reporter {
  let isWatching = false
  return {
    onInit({ config }) {
      isWatching = config.watch
    },
    onTestRunEnd(modules) {
      const lines = linesOf(modules, left)
      if (lines.length > 0) console.log(lines.join('\n'))
      if (!isWatching) setTimeout(endAnyway, ENDING).unref()
    },
  }
}

function endAnyway(): void {
  console.error('A test left a process behind, or has not ended. The run ends without waiting for it.')
  process.exit(1)
}
