// `messaging foreign`: tries the contract with tools that are not ours. Two validators check each bundle, three
// generators write a client for each, all clients compile under strict TypeScript, and they make journeys through the
// platform. With `--install` it only installs the tools; with `--runtimes` it tries the client package in Node 20, 22 and
// 24, Deno and Bun instead.
import { apiNames } from './contract/bundle.ts'
import { compile, errorsByPlace } from './foreign/compile.ts'
import { clientPlace, generatorNames, journeyPlace, tryGenerator } from './foreign/generators.ts'
import { prepare, versions } from './foreign/install.ts'
import type { Outcome } from './foreign/outcome.ts'
import { failureLine, outcomeOf, outcomesOf } from './foreign/outcome.ts'
import { runJourneys } from './foreign/run-journeys.ts'
import { tryRuntimes } from './foreign/runtimes.ts'
import { tryValidator, validatorNames } from './foreign/validators.ts'
import { packClient } from './pack-client.ts'

/**
 * Compiles everything; each error is put into the row of the client that it stands in, the others into the compiler's.
 */
async function compileInto(outcomes: Outcome[]): Promise<Outcome> {
  const places = [
    ...outcomes.map(({ tool, subject }) => clientPlace(tool, subject)),
    ...generatorNames.map(journeyPlace),
  ]
  let found = new Map<string, string[]>()
  const outcome = await outcomeOf('tsc --strict', 'all clients', async () => {
    found = errorsByPlace(await compile(), places)
    return { errors: [...found].filter(([place]) => !place.startsWith('clients/')).flatMap(([, errors]) => errors) }
  })
  for (const { tool, subject, errors } of outcomes) errors.push(...(found.get(clientPlace(tool, subject)) ?? []))
  return outcome
}

function print(outcomes: Outcome[], pinned: Record<string, string>): void {
  const rows = outcomes.map(({ tool, subject, ms, lines, errors }) => {
    const version = pinned[tool] ?? ''
    return {
      tool: `${tool} ${version}`.trim(),
      API: subject,
      ok: errors.length === 0 ? 'ok' : 'FAILED',
      ms,
      lines: lines ?? '',
      errors: errors.length,
    }
  })
  console.table(rows)
}

/** What each tool makes of the contract. */
async function tryTools(step: (text: string) => void): Promise<Outcome[]> {
  const apis = await apiNames()
  step('validators and generators')
  const [validated, generated] = await Promise.all([
    Promise.all(validatorNames.map((tool) => outcomesOf(tool, apis, tryValidator))),
    Promise.all(generatorNames.map((tool) => outcomesOf(tool, apis, tryGenerator))),
  ])
  step('compiling the clients')
  const compiled = await compileInto(generated.flat())
  step('journeys')
  return [...validated.flat(), ...generated.flat(), compiled, ...(await runJourneys())]
}

interface ForeignCall {
  options: { install: boolean; runtimes: boolean; json: boolean }
  step(text: string): void
}

/** Installs the tools and tries the contract with each; false when one of them failed. */
export async function foreign({ options: { install, runtimes, json }, step }: ForeignCall): Promise<boolean> {
  const start = performance.now()
  step('installing')
  if (!runtimes) await prepare()
  if (install) return true
  const installed = performance.now()
  const outcomes = await (runtimes ? tryRuntimes(packClient) : tryTools(step))
  const failures = outcomes.filter(({ errors }) => errors.length > 0)
  if (json) {
    console.log(JSON.stringify(outcomes, null, 2))
    return failures.length === 0
  }
  print(outcomes, await versions())
  for (const failure of failures) console.error(failureLine(failure))
  const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)
  console.log(
    `${outcomes.length} checks, ${failures.length} failed, in ${seconds(installed)} s after ${((installed - start) / 1000).toFixed(1)} s of installing`,
  )
  return failures.length === 0
}
