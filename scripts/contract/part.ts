// One part of the checks of the contract: what it found, and the line that sums it up.
import { keepLines, printErrorLine, printLine } from '../../src/terminal/printer.ts'
import { type Finding, FindingsError, printFinding } from './finding.ts'

export interface Part {
  findings: Finding[]
  /** A line without its end. */
  summary: string
}

/** Prints what a part found and its summary; false when it found anything. */
export function reportPart({ findings, summary }: Part): boolean {
  for (const finding of findings) printErrorLine(keepLines(printFinding(finding)))
  printLine(keepLines(summary))
  return findings.length === 0
}

/** What a part found that could not go on. Throws any other error. */
export function findingsOf(error: unknown): Finding[] {
  if (error instanceof FindingsError) return error.findings
  throw error
}
