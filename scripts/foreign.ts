// `npm run foreign`: tries the contract with tools that are not ours. Two validators check each bundle, three
// generators write a client for each, all clients compile under strict TypeScript, and they make journeys through the
// platform.
import { apiNames } from './contract/bundle.ts'
import { compile, errorsByPlace } from './foreign/compile.ts'
import { clientPlace, generatorNames, journeyPlace, tryGenerator } from './foreign/generators.ts'
import { prepare, versions } from './foreign/install.ts'
import type { Outcome } from './foreign/outcome.ts'
import { failureLine, outcomeOf, outcomesOf } from './foreign/outcome.ts'
import { runJourneys } from './foreign/run-journeys.ts'
import { tryValidator, validatorNames } from './foreign/validators.ts'

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

async function main(): Promise<void> {
  const start = performance.now()
  await prepare()
  const installed = performance.now()
  const apis = await apiNames()
  const [validated, generated] = await Promise.all([
    Promise.all(validatorNames.map((tool) => outcomesOf(tool, apis, tryValidator))),
    Promise.all(generatorNames.map((tool) => outcomesOf(tool, apis, tryGenerator))),
  ])
  const compiled = await compileInto(generated.flat())
  const outcomes = [...validated.flat(), ...generated.flat(), compiled, ...(await runJourneys())]
  print(outcomes, await versions())
  const failures = outcomes.filter(({ errors }) => errors.length > 0)
  for (const failure of failures) console.error(failureLine(failure))
  const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)
  console.log(
    `${outcomes.length} checks, ${failures.length} failed, in ${seconds(installed)} s after ${((installed - start) / 1000).toFixed(1)} s of installing`,
  )
  if (failures.length > 0) process.exitCode = 1
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
