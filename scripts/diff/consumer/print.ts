// Prints which changes touch the code of a consumer.
import { formatJson, type TerminalText } from '../../../src/terminal/printer.ts'
import { idOf, printSubject, printSubjects } from '../change.ts'
import type { ConsumerResult, Mention, Spot, Touched } from './affected.ts'

/** Maximum number of places that a line names, and of operations. */
const MOST_SPOTS = 3
const MOST_OPERATIONS = 5

const isBreaking = ({ change }: Touched): boolean => change.kind === 'breaking'

/** Breaks that the consumer notices. */
export const breaksOf = ({ findings }: ConsumerResult): Touched[] =>
  findings.filter((one) => one.used && isBreaking(one))

function spots({ uses }: Mention): string {
  const named = uses.slice(0, MOST_SPOTS).map(({ file, line }) => `${file}:${line}`)
  const more = uses.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** The operations and names of a finding, each with its places. */
function mentionsOf({ change, operations, members }: Touched): string[] {
  const subjects = new Map(change.subjects.map((subject) => [subject.id, printSubject(subject)]))
  const called = operations
    .slice(0, MOST_OPERATIONS)
    .map((one) => `${subjects.get(one.name) ?? one.name}: ${spots(one)}`)
  const more = operations.length - called.length
  return [
    ...called,
    ...(more > 0 ? [`${more} more operations`] : []),
    ...members.map((one) => `\`${one.name}\`: ${spots(one)}`),
  ]
}

const kindOf = ({ change }: Touched): string =>
  change.kind === 'added' || change.kind === 'changed' ? 'harmless' : change.kind

function textOf(finding: Touched, reasons: ReadonlyMap<string, string>): string {
  const { change, used } = finding
  const id = idOf(change)
  const head = `${used ? 'used' : 'unused'}  ${kindOf(finding)}  ${change.source.file} ${change.source.place}  ${change.message}  [${id}]`
  if (!used) return head
  const reason = reasons.get(id)
  const lines = [...mentionsOf(finding), ...(reason === undefined ? [] : [`waived: ${reason.replace(/\s+/g, ' ')}`])]
  return [head, ...lines.map((line) => `  ${line}`)].join('\n')
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The line at the end. */
export function summaryFor(result: ConsumerResult, folder: string, base: string): string {
  const breaking = result.findings.filter(isBreaking)
  return `diff against ${base} for ${folder}: ${breaksOf(result).length} of ${plural(breaking.length, 'break')} used; ${plural(result.operations, 'operation')} used in ${plural(result.files, 'file')}`
}

const notFollowedText = ({ file, line }: Spot): string =>
  `not followed: ${file}:${line}  The program computes the name of the operation. Check it yourself.`

/** One finding a paragraph, used ones first, and the places that hide an operation. */
export const consumerText = ({ findings, notFollowed }: ConsumerResult, reasons: ReadonlyMap<string, string>): string =>
  [...findings.map((finding) => textOf(finding, reasons)), ...notFollowed.map(notFollowedText)].join('\n')

export function consumerJson(
  { findings, files, operations, notFollowed }: ConsumerResult,
  reasons: ReadonlyMap<string, string>,
  base: string,
): TerminalText {
  const listed = findings.map(({ change, used, operations: called, members }) => {
    const { kind, api, rule, place, source, message, subjects } = change
    const reason = reasons.get(idOf(change))
    const paths = new Map(subjects.map((subject) => [subject.id, subject]))
    return {
      ...{ used, kind, api, rule, place, source, message, subjects },
      operations: called.map(({ name, uses }) => ({ ...paths.get(name), uses })),
      members,
      ...(reason !== undefined && { waived: reason }),
    }
  })
  return formatJson({ base, files, operations, findings: listed, notFollowed }, 2)
}

const itemOf = (finding: Touched): string => {
  const places = mentionsOf(finding).map((line) => `  - ${line}`)
  return [`- ${finding.change.message} (${printSubjects(finding.change.subjects, MOST_OPERATIONS)})`, ...places].join(
    '\n',
  )
}

/** A comment for a pull request of the consumer. */
export function consumerMarkdown(result: ConsumerResult, folder: string, base: string): string {
  const used = breaksOf(result)
  const others = result.findings.filter((one) => one.used && !isBreaking(one))
  const unused = result.findings.filter((one) => !one.used && isBreaking(one)).length
  return [
    `### ${folder} and the contract since ${base}`,
    used.length === 0
      ? 'No breaking change touches this code.'
      : `**${plural(used.length, 'break')} to handle.**\n\n${used.map(itemOf).join('\n')}`,
    ...(others.length > 0 ? [`Other changes of used operations:\n\n${others.map(itemOf).join('\n')}`] : []),
    `${plural(unused, 'break')} of unused operations or members.`,
    ...(result.notFollowed.length > 0 ? [result.notFollowed.map((one) => `- ${notFollowedText(one)}`).join('\n')] : []),
  ].join('\n\n')
}
