// `messaging generate`: writes generated/ from specs/: bundle, types, tables of operations, validators, the console.
import { bundleAll } from './contract/bundle.ts'
import type { Finding } from './contract/finding.ts'
import { findingsOf, reportPart } from './contract/part.ts'
import { renderAll, stalePart, writeConsole, writeGenerated } from './generate/generated.ts'

interface GenerateOptions {
  check: boolean
  console: boolean
  json: boolean
}

/** With `check` it writes nothing and names every file that is stale; false when there is any. */
export async function generate(options: GenerateOptions): Promise<boolean> {
  if (options.json) return asJson(options)
  if (options.check) return reportPart(await stalePart(await bundleAll()))
  const written = await write(options)
  if (!options.console) console.log(`generated/: ${written.length} files written`)
  return true
}

const write = async ({ console: onlyConsole }: Pick<GenerateOptions, 'console'>): Promise<string[]> =>
  onlyConsole ? writeConsole() : writeGenerated(await renderAll(await bundleAll()))

/** What is wrong and which files were written; a contract that cannot be read is a finding as well. */
async function asJson(options: GenerateOptions): Promise<boolean> {
  const findings: Finding[] = []
  const written: string[] = []
  try {
    if (options.check) findings.push(...(await stalePart(await bundleAll())).findings)
    else written.push(...(await write(options)))
  } catch (error) {
    findings.push(...findingsOf(error))
  }
  console.log(JSON.stringify({ findings, written }, null, 2))
  return findings.length === 0
}
