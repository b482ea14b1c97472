// `messaging lint`: checks the contract with Redocly, Spectral and checks of our own. Every finding is an error and one
// line.
import { UsageError } from '../src/terminal/command.ts'
import { keepLines, printErrorLine, printLine } from '../src/terminal/printer.ts'
import { apiNames, bundleEach } from './contract/bundle.ts'
import { isError, reasonOf, unfinishedFinding } from './contract/finding.ts'
import { type Format, render, withLines } from './contract/formats.ts'
import { root } from './contract/tools.ts'
import { lintProject } from './lint/project.ts'
import { type LintResult, lintContract, lintPart } from './lint/run.ts'

/** How the findings are printed. */
export interface LintOptions {
  json: boolean
  format: Format
  /** The file or folder of another contract. */
  contract?: string | undefined
  /** Apply the house rules to that contract. */
  house: boolean
}

/** The findings, and the folder that their paths start from. */
type Outcome = LintResult & { base: string }

/** Lints; a run that fails as a whole is a finding, so that every format says so. */
async function run({ contract, house }: LintOptions): Promise<Outcome> {
  try {
    if (contract !== undefined) return await lintProject(contract, house)
    return { ...(await lintContract(apiNames(root).then((names) => bundleEach(root, names)))), base: root }
  } catch (error) {
    if (error instanceof UsageError) throw error
    const failure = unfinishedFinding('Lint', contract ?? 'redocly.yaml', ':1:1', `${reasonOf(error)}.`)
    return { files: 0, findings: [failure], timings: [], base: root }
  }
}

/** Prints what it finds; false when there is an error. */
export async function lint(options: LintOptions): Promise<boolean> {
  const format = options.json ? 'json' : options.format
  const result = await run(options)
  const text = render(format, await withLines(result.findings, result.base))
  if (text !== '') (format === 'text' ? printErrorLine : printLine)(keepLines(text))
  if (format === 'text') printLine(keepLines(lintPart(result).summary))
  return !result.findings.some(isError)
}
