// What a check finds: one line that says where it is and how to fix it.
import { LinesError } from '../../src/terminal/printer.ts'

export interface Finding {
  /** The file to edit, from the root of the project. */
  file: string
  /** Where in the file: a JSON pointer, or `:<line>:<column>` with a pointer or without; empty for the file as a whole. */
  place: string
  /** What is wrong and what to change. */
  message: string
  rule: string
  /** Set for what is not an error. */
  level?: 'warning'
  /** The check that ended early here. Set only if it did: its other findings are missing. */
  unfinished?: string
}

/** The finding of a check that ended early, with the reason. */
export const unfinishedFinding = (check: string, file: string, place: string, reason: string): Finding => ({
  file,
  place,
  message: `${check} could not finish here, so its findings are incomplete: ${reason}`,
  rule: 'lint-unfinished',
  unfinished: check,
})

/** The message of anything thrown, on one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim()

export const printFinding = ({ file, place, message, rule, level }: Finding): string =>
  `${file}${place === '' || place.startsWith(':') ? place : ` ${place}`}  ${message.replace(/\s+/g, ' ')}  [${level ? `${level}: ` : ''}${rule}]`

export const isError = ({ level }: Finding): boolean => level === undefined

/** A check that cannot go on; the message is the lines of its findings. */
export class FindingsError extends LinesError {
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
