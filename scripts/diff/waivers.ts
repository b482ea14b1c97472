// specs/waivers.yaml: intended breaks, each with those whom it affects, the day until which it is valid, and the
// reason.
import { parse, stringify } from 'yaml'
import type { Finding, Node } from '../contract/finding.ts'
import { isNode } from '../contract/finding.ts'
import type { Change } from './change.ts'
import { idOf, printSubjects } from './change.ts'

export const waiversPath = 'specs/waivers.yaml'

/** The file between two releases: nothing is waived. */
export const emptyWaivers = `# Breaks of the contract since the last release that are meant. \`npm run diff -- --waivers\` prints an entry
# for each break that is not explained yet; \`npm run release\` writes them into specs/CHANGELOG.md and empties
# this list.
#   break: what \`npm run diff\` prints in brackets
#   operations: all that it affects; one more makes it unexplained again
#   until: the last day that it may wait for its release
#   reason: why clients have to change, and how
[]
`

interface Waiver {
  break: string
  operations: string[]
  until: string
  reason: string
}

/** The result of the waivers: the breaks that none explains, the reasons for the others, and faults in the file. */
export interface WaiverVerdict {
  unexplained: Change[]
  /** By the id of the break. */
  reasons: Map<string, string>
  findings: Finding[]
}

const isDay = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

const isFilled: Record<keyof Waiver, (value: unknown) => boolean> = {
  break: (value) => typeof value === 'string' && value !== '',
  operations: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  until: isDay,
  reason: (value) => typeof value === 'string' && value.trim().length > 2,
}
const mends: Record<keyof Waiver, string> = {
  break: 'name the break as `npm run diff` prints it in brackets',
  operations: 'list the operations that it affects',
  until: 'write the last day on which it counts, as YYYY-MM-DD',
  reason: 'say why clients have to change, and how',
}

function fault(index: number, message: string): Finding {
  return { file: waiversPath, place: `#/${index}`, message, rule: 'waiver' }
}

function incomplete(entry: Node, index: number): Finding[] {
  const missing = (Object.keys(isFilled) as (keyof Waiver)[]).filter((key) => !isFilled[key](entry[key]))
  return missing.map((key) => fault(index, `The waiver has no usable \`${key}\`: ${mends[key]}.`))
}

/** Why this waiver does not explain this break; empty when it does. */
function shortcomings(waiver: Waiver, found: Change | undefined, today: string, index: number): Finding[] {
  if (!found) return [fault(index, `There is no break \`${waiver.break}\`: remove the waiver, or correct its id.`)]
  if (waiver.until < today)
    return [fault(index, `The waiver ended on ${waiver.until}: undo the break, release it, or set a later day.`)]
  const more = found.subjects.filter(({ id }) => !waiver.operations.includes(id))
  const less = waiver.operations.filter((id) => !found.subjects.some((subject) => subject.id === id))
  const findings: Finding[] = []
  if (more.length > 0)
    findings.push(
      fault(index, `The break also affects ${printSubjects(more, 5)}: undo that, or add them to \`operations\`.`),
    )
  if (less.length > 0)
    findings.push(fault(index, `The break does not affect ${less.join(', ')}: remove them from \`operations\`.`))
  return findings
}

/** Compares the breaks with the waivers. `today` is YYYY-MM-DD, `text` the file as it was written. */
export function judge(changes: Change[], text: string, today: string): WaiverVerdict {
  const breaks = changes.filter(({ kind }) => kind === 'breaking')
  const value = parse(text) as unknown
  if (value !== null && !Array.isArray(value)) {
    return {
      unexplained: breaks,
      reasons: new Map(),
      findings: [fault(0, 'The waivers are no list: begin each with `- break:`.')],
    }
  }
  const reasons = new Map<string, string>()
  const findings = (value ?? []).flatMap((entry: unknown, index: number) => {
    const faults = incomplete(isNode(entry) ? entry : {}, index)
    if (faults.length > 0) return faults
    const waiver = entry as Waiver
    const found = shortcomings(
      waiver,
      breaks.find((one) => idOf(one) === waiver.break),
      today,
      index,
    )
    if (found.length === 0) reasons.set(waiver.break, waiver.reason.trim())
    return found
  })
  return { unexplained: breaks.filter((one) => !reasons.has(idOf(one))), reasons, findings }
}

/** An entry for each break, to be pasted into the file; the author fills in day and reason. */
export function draftWaivers(breaks: Change[]): string {
  const entries = breaks.map((one) => ({
    break: idOf(one),
    operations: one.subjects.map(({ id }) => id),
    until: '',
    reason: '',
  }))
  return stringify(entries, { lineWidth: 0 })
}
