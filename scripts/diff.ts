// `messaging diff`: finds breaking changes of the contract since the last release. Each unexplained one is an error,
// printed on one line.
import { bundleAll } from './contract/bundle.ts'
import { reportPart } from './contract/part.ts'
import { root } from './contract/tools.ts'
import { type Change, printSubjects } from './diff/change.ts'
import { type DiffResult, dayOf, diffContract, diffPart } from './diff/run.ts'
import { draftWaivers } from './diff/waivers.ts'

function printHarmless(changes: readonly Change[]): void {
  for (const { kind, api, message, subjects } of changes) {
    if (kind !== 'breaking') console.log(`${kind} ${api}  ${message}  ${printSubjects(subjects, 5)}`)
  }
}

function asJson({ release, changes, unexplained, findings }: DiffResult, all: boolean): string {
  const harmless = all && { harmless: changes.filter(({ kind }) => kind !== 'breaking') }
  return JSON.stringify({ release: release.version, unexplained, findings, ...harmless }, null, 2)
}

const item = ({ message, subjects, source }: Change): string =>
  `- ${message} (${printSubjects(subjects, 5)}; \`${source.file}\`)`

/** A comment for a pull request. */
export function asMarkdown({ release, changes, unexplained }: DiffResult): string {
  const harmless = changes.filter(({ kind }) => kind !== 'breaking')
  const breaks = unexplained.map(item).join('\n')
  const others = `<details><summary>${harmless.length} changes that break nobody</summary>\n\n${harmless.map(item).join('\n')}\n\n</details>`
  return [
    `### The contract since ${release.version}`,
    unexplained.length === 0
      ? 'Nothing breaks a client of the last release.'
      : `**${unexplained.length} ${unexplained.length === 1 ? 'change breaks' : 'changes break'} clients of the last release.** Undo them, or explain them in \`specs/waivers.yaml\`.\n\n${breaks}`,
    ...(harmless.length > 0 ? [others] : []),
  ].join('\n\n')
}

/** Prints the breaks, and with `all` what breaks nobody; false when a break is unexplained. */
export async function diff({
  all,
  waivers,
  json,
  markdown,
}: {
  all: boolean
  waivers: boolean
  json: boolean
  markdown: boolean
}): Promise<boolean> {
  const result = await diffContract(root, await bundleAll(), dayOf(new Date()))
  if (waivers) {
    console.log(draftWaivers(result.unexplained))
    return true
  }
  if (markdown) {
    console.log(asMarkdown(result))
    return result.unexplained.length === 0 && result.findings.length === 0
  }
  if (json) {
    console.log(asJson(result, all))
    return result.unexplained.length === 0 && result.findings.length === 0
  }
  if (all) printHarmless(result.changes)
  return reportPart(diffPart(result))
}
