// `messaging generate`: writes generated/ from specs/: bundle, types, tables of operations, validators, the console. Of another
// contract it writes types and a client.
import { UsageError } from '../src/terminal/command.ts'
import { formatJson, printLine } from '../src/terminal/printer.ts'
import { bundleAll } from './contract/bundle.ts'
import type { Finding } from './contract/finding.ts'
import { findingsOf, type Part, reportPart } from './contract/part.ts'
import { staleInProject, writeProject } from './generate/project.ts'

interface GenerateOptions {
  check: boolean
  console: boolean
  json: boolean
  /** Another contract, and the folder for its types and client. */
  contract?: string | undefined
  out?: string | undefined
}

function assertOptions({ contract, out, console: onlyConsole }: GenerateOptions): void {
  if (contract !== undefined && out === undefined)
    throw new UsageError('--contract needs --out: the folder for types and client.')
  if (out !== undefined && contract === undefined)
    throw new UsageError('--out needs --contract. The contract of this repository is generated to generated/.')
  if (contract !== undefined && onlyConsole) throw new UsageError('--console is for the contract of this repository.')
}

/** Loads what only the contract of this repository needs: a compiler and bundlers. */
const own = () => import('./generate/generated.ts')

/** With `check` it writes nothing and names every file that is stale; false when there is any. */
export async function generate(options: GenerateOptions): Promise<boolean> {
  assertOptions(options)
  if (options.json) return asJson(options)
  if (options.check) return reportPart(await stale(options))
  const written = await write(options)
  if (!options.console) printLine(`${options.out ?? 'generated'}/: ${written.length} files written`)
  return true
}

async function stale({ contract, out }: GenerateOptions): Promise<Part> {
  if (contract === undefined || out === undefined) return (await own()).stalePart(await bundleAll())
  const findings = await staleInProject(contract, out)
  return { findings, summary: `generate: ${findings.length} stale files` }
}

async function write({ console: onlyConsole, contract, out }: GenerateOptions): Promise<string[]> {
  if (contract !== undefined && out !== undefined) return writeProject(contract, out)
  const { renderAll, writeConsole, writeGenerated } = await own()
  return onlyConsole ? writeConsole() : writeGenerated(await renderAll(await bundleAll()))
}

/** What is wrong and which files were written; a contract that cannot be read is a finding as well. */
async function asJson(options: GenerateOptions): Promise<boolean> {
  const findings: Finding[] = []
  const written: string[] = []
  try {
    if (options.check) findings.push(...(await stale(options)).findings)
    else written.push(...(await write(options)))
  } catch (error) {
    findings.push(...findingsOf(error))
  }
  printLine(formatJson({ findings, written }, 2))
  return findings.length === 0
}
