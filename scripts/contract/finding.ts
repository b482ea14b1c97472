// What a check finds: one line that says where it is and how to mend it.

export interface Finding {
  /** The file to edit, from the root of the project. */
  file: string
  /** Where in the file: a JSON pointer, or a line; empty for the file as a whole. */
  place: string
  /** What is wrong and what to change. */
  mend: string
  rule: string
}

export const printFinding = ({ file, place, mend, rule }: Finding): string =>
  `${file}${place === '' || place.startsWith(':') ? place : ` ${place}`}  ${mend.replace(/\s+/g, ' ')}  [${rule}]`

/** A check that cannot go on; the message is the lines of its findings. */
export class FindingsError extends Error {
  readonly findings: Finding[]

  constructor(findings: Finding[], options?: ErrorOptions) {
    super(findings.map(printFinding).join('\n'), options)
    this.findings = findings
  }
}

/** One step of a JSON pointer (RFC 6901). */
export const pointerStep = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** The names along a JSON pointer. */
export const pointerSteps = (pointer: string): string[] =>
  pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

export type Node = Record<string, unknown>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
