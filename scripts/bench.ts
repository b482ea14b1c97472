// `messaging bench`: measures the platform against its peers, in one run on one machine, and prints a table.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatJson, formatText, keepLines, printErrorLine, printLine } from '../src/terminal/printer.ts'
import { root } from './bench/child.ts'
import { machine } from './bench/machine.ts'
import { type BenchPage, benchPages, pageText } from './bench/pages.ts'
import { misses, type Row, toText } from './bench/table.ts'

/** Milliseconds after which a bench that hangs is stopped. */
const DEADLINE = 60 * 60_000

interface BenchCall {
  options: { quick: boolean; only: string[]; markdown: boolean; json: boolean }
  step(text: string): void
}

/** Ends the process after a while, and at a signal: the peers that it started end with it. */
function endInTime(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  setTimeout(() => {
    printErrorLine('The bench took too long and was stopped.')
    process.exit(1)
  }, DEADLINE).unref()
}

/** The names of the measures to make of a page: those asked for, or all of the first page when none is. */
const namesOf = ({ measures }: BenchPage, only: readonly string[], isFirst: boolean): string[] =>
  Object.keys(measures).filter((name) => (only.length > 0 ? only.includes(name) : isFirst))

/** The rows of some measures, and whether all were made: one that fails says why, and costs no other its figures. */
async function rowsOf(page: BenchPage, names: readonly string[], quick: boolean, step: BenchCall['step']) {
  const rows: Row[] = []
  let isWhole = true
  for (const name of names) {
    step(name)
    try {
      rows.push(...((await page.measures[name]?.({ quick })) ?? []))
    } catch (error) {
      printErrorLine(formatText`${name} was not measured: ${keepLines((error as Error).stack ?? String(error))}`)
      isWhole = false
      process.exitCode = 1
    }
  }
  return { rows, isWhole }
}

/**
 * Measures, and prints a table; throws for a measure that does not exist. When one fails, the page of Markdown stays as
 * it was, because it would lack rows.
 */
export async function bench({ options: { quick, only, markdown, json }, step }: BenchCall): Promise<void> {
  const known = benchPages.flatMap(({ measures }) => Object.keys(measures))
  const unknown = only.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`There is no measure "${unknown}". There are: ${known.join(', ')}.`)
  endInTime()
  const where = `${machine()}${quick ? '; smaller counts, one round (--quick)' : ''}`
  const all: Row[] = []
  for (const page of benchPages) {
    const names = namesOf(page, only, page === benchPages[0])
    const { rows, isWhole } = await rowsOf(page, names, quick, step)
    if (markdown && names.length > 0 && isWhole) await writeFile(join(root, page.file), pageText(page, rows, where))
    all.push(...rows)
  }
  if (json) return printLine(formatJson({ where, rows: all }, 2))
  printLine(keepLines(`\n${where}\n\n${toText(all)}`))
  const missed = misses(all)
  if (missed.length > 0) printLine(keepLines(`\nMissed:\n${missed.map((line) => `  ${line}`).join('\n')}`))
}
