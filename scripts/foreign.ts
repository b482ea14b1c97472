// `messaging foreign`: tries the contract with tools that are not ours. Two validators check each bundle, eight
// generators write code for each, all of it compiles under strict TypeScript, takes the examples of request bodies and refuses
// wrong values. Clients make journeys through the platform; so do the plain clients of this package, with openapi-fetch and SWR. With `--install` it only installs the tools; with `--runtimes` it tries the client package in Node 20, 22 and
// 24, Deno and Bun instead.
import { formatJson, keepLines, printErrorLine, printLine } from '../src/terminal/printer.ts'
import { alignTable } from '../src/terminal/text.ts'
import { apiNames } from './contract/bundle.ts'
import { schemaNames, trySchemas, writeBodies } from './foreign/bodies.ts'
import { compile, errorsByPlace } from './foreign/compile.ts'
import { clientPlace, generatorNames, journeyPlace, tryGenerator } from './foreign/generators.ts'
import { addClient, prepare, versions } from './foreign/install.ts'
import { MSW, tryMsw } from './foreign/msw.ts'
import { tryOldestTypes } from './foreign/oldest-types.ts'
import type { Outcome } from './foreign/outcome.ts'
import { failureLine, outcomeOf, outcomesOf } from './foreign/outcome.ts'
import { tryOwnMocks } from './foreign/own-mocks.ts'
import { runJourneys } from './foreign/run-journeys.ts'
import { tryRuntimes } from './foreign/runtimes.ts'
import { tryValidator, validatorNames } from './foreign/validators.ts'
import { PACKAGE, packClient } from './pack-client.ts'

/**
 * Compiles everything; each error is put into the row of the client that it stands in, the others into the compiler's.
 */
async function compileInto(outcomes: Outcome[]): Promise<Outcome> {
  const places = [
    ...outcomes.map(({ tool, subject }) => clientPlace(tool, subject)),
    ...generatorNames.map(journeyPlace),
    journeyPlace(PACKAGE),
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
    const version = (pinned[tool] ?? '').replace(/^npm:.*@/, '')
    const result = errors.length === 0 ? 'ok' : 'FAILED'
    return [`${tool} ${version}`.trim(), subject, result, String(ms), String(lines ?? ''), String(errors.length)]
  })
  printLine(alignTable([['Tool', 'API', 'Result', 'ms', 'Lines', 'Errors'], ...rows]))
}

/** What each tool makes of the contract. */
async function tryTools(step: (text: string) => void): Promise<Outcome[]> {
  const apis = await apiNames()
  step('validators and generators')
  const [validated, generated] = await Promise.all([
    Promise.all(validatorNames.map((tool) => outcomesOf(tool, apis, tryValidator))),
    Promise.all(generatorNames.map((tool) => outcomesOf(tool, apis, tryGenerator))),
  ])
  for (const { tool, subject } of generated.flat()) await writeBodies(tool, subject)
  await addClient(PACKAGE, packClient)
  step('compiling the clients')
  const compiled = await compileInto(generated.flat())
  step('request bodies and mocks')
  const bodies = await Promise.all(schemaNames.map((tool) => outcomesOf(tool, apis, trySchemas)))
  const judged = bodies.flat().map((outcome) => ({ ...outcome, subject: `${outcome.subject}, bodies` }))
  const mocked = await outcomesOf(MSW, apis, tryMsw)
  const own = [await tryOldestTypes(PACKAGE), await tryOwnMocks(PACKAGE)]
  step('journeys')
  return [...validated.flat(), ...generated.flat(), compiled, ...judged, ...mocked, ...own, ...(await runJourneys())]
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
    printLine(formatJson(outcomes, 2))
    return failures.length === 0
  }
  print(outcomes, await versions())
  for (const failure of failures) printErrorLine(keepLines(failureLine(failure)))
  const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)
  printLine(
    `${outcomes.length} checks, ${failures.length} failed, in ${seconds(installed)} s after ${((installed - start) / 1000).toFixed(1)} s of installing`,
  )
  return failures.length === 0
}
