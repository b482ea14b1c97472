// `messaging diff`: finds breaking changes of the contract since the last release, or of another contract since an earlier
// version. Each unexplained one is an error, printed on one line. With `for`, finds those that touch the code of a consumer.
import { UsageError } from '../src/terminal/command.ts'
import { formatJson, keepLines, printLine, type TerminalText } from '../src/terminal/printer.ts'
import { bundleAll } from './contract/bundle.ts'
import { reportPart } from './contract/part.ts'
import { root } from './contract/tools.ts'
import { type Change, printSubjects } from './diff/change.ts'
import { diffProjects, projectPart } from './diff/project.ts'
import { type DiffResult, dayOf, diffContract, diffPart } from './diff/run.ts'
import { draftWaivers } from './diff/waivers.ts'

/** What to compare, and how to print it. */
export interface DiffOptions {
  all: boolean
  waivers: boolean
  format: 'text' | 'json' | 'markdown'
  json: boolean
  markdown: boolean
  /** Another contract, and the earlier version of it. */
  contract?: string | undefined
  base?: string | undefined
  /** The folder with the code of a consumer. */
  for?: string | undefined
}

function printHarmless(changes: readonly Change[]): void {
  for (const { kind, api, message, subjects } of changes) {
    if (kind !== 'breaking') printLine(`${kind} ${api}  ${message}  ${printSubjects(subjects, 5)}`)
  }
}

function asJson({ release, changes, unexplained, findings }: DiffResult, all: boolean): TerminalText {
  const warnings = changes.filter(({ kind }) => kind === 'warning')
  const harmless = all && { harmless: changes.filter(({ kind }) => kind === 'added' || kind === 'changed') }
  return formatJson({ release: release.version, unexplained, findings, warnings, ...harmless }, 2)
}

const item = ({ message, subjects, source }: Change): string =>
  `- ${message} (${printSubjects(subjects, 5)}; \`${source.file}\`)`

/** A comment for a pull request. `advice` follows the number of breaks. */
export function asMarkdown(
  { release, changes, unexplained }: DiffResult,
  advice = ' Undo them, or explain them in `specs/waivers.yaml`.',
): string {
  const harmless = changes.filter(({ kind }) => kind !== 'breaking')
  const breaks = unexplained.map(item).join('\n')
  const others = `<details><summary>${harmless.length} changes that break nobody</summary>\n\n${harmless.map(item).join('\n')}\n\n</details>`
  return [
    `### The contract since ${release.version}`,
    unexplained.length === 0
      ? 'Nothing breaks a client of the last release.'
      : `**${unexplained.length} ${unexplained.length === 1 ? 'change breaks' : 'changes break'} clients of the last release.**${advice}\n\n${breaks}`,
    ...(harmless.length > 0 ? [others] : []),
  ].join('\n\n')
}

function assertOptions({ contract, base, waivers, for: folder }: DiffOptions): void {
  if (contract !== undefined && base === undefined)
    throw new UsageError('--contract needs --base: the earlier version to compare with.')
  if (base !== undefined && contract === undefined)
    throw new UsageError('--base needs --contract: the present version of the same contract.')
  if (waivers && (contract !== undefined || folder !== undefined))
    throw new UsageError('--waivers is for the contract of this repository. Leave out --contract and --for.')
}

const compared = ({ contract, base }: DiffOptions): Promise<DiffResult> =>
  contract !== undefined && base !== undefined
    ? diffProjects(base, contract)
    : bundleAll().then((bundles) => diffContract(root, bundles, dayOf(new Date())))

/** Prints what touches the code in a folder; false when a break does. */
async function reportFor(folder: string, result: DiffResult, all: boolean, format: DiffOptions['format']) {
  const { changesFor } = await import('./diff/consumer/affected.ts')
  const print = await import('./diff/consumer/print.ts')
  const { release, present, reasons } = result
  const changes = result.changes.filter(({ kind }) => all || kind === 'breaking' || kind === 'warning')
  const found = await changesFor(folder, changes, release, present)
  if (found.operations === 0)
    throw new UsageError(
      `--for: the ${found.files} sources in ${folder} use no operation of the contract. Name the folder with the code that calls it.`,
    )
  if (format === 'json') printLine(print.consumerJson(found, reasons, release.version))
  else if (format === 'markdown') printLine(keepLines(print.consumerMarkdown(found, folder, release.version)))
  else {
    const text = print.consumerText(found, reasons)
    if (text !== '') printLine(keepLines(text))
    printLine(keepLines(print.summaryFor(found, folder, release.version)))
  }
  return print.breaksOf(found).length === 0
}

/** Prints the breaks, and with `all` what breaks nobody; false when a break is unexplained. */
export async function diff(options: DiffOptions): Promise<boolean> {
  assertOptions(options)
  const { all, waivers, contract, json, markdown, for: folder } = options
  const format = json ? 'json' : markdown ? 'markdown' : options.format
  const result = await compared(options)
  if (folder !== undefined) return reportFor(folder, result, all, format)
  const isSound = result.unexplained.length === 0 && result.findings.length === 0
  if (waivers) {
    printLine(keepLines(draftWaivers(result.unexplained)))
    return true
  }
  if (format === 'markdown') {
    printLine(keepLines(contract === undefined ? asMarkdown(result) : asMarkdown(result, '')))
    return isSound
  }
  if (format === 'json') {
    printLine(asJson(result, all))
    return isSound
  }
  if (all) printHarmless(result.changes)
  return reportPart(contract === undefined ? diffPart(result) : projectPart(result))
}
