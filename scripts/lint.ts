// `messaging lint`: checks the contract with Redocly, Spectral and checks of our own. Every finding is an error and one
// line.
import { bundleAll } from './contract/bundle.ts'
import { findingsOf, reportPart } from './contract/part.ts'
import { lintContract, lintPart } from './lint/run.ts'

/** Prints what it finds; false when there is anything. */
export async function lint({ json }: { json: boolean }): Promise<boolean> {
  const linting = lintContract(bundleAll())
  if (!json) return reportPart(lintPart(await linting))
  const findings = await linting.then((result) => result.findings, findingsOf)
  console.log(JSON.stringify({ findings }, null, 2))
  return findings.length === 0
}
