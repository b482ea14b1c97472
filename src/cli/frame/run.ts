// Runs one command line: parses it, runs the command and prints its error.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { type Call, type Entry, type ExitCode, isGroup, UsageError } from '../../terminal/command.ts'
import { escapeControls, formatError, type Printable, paintText, renderText } from '../../terminal/printer.ts'
import { startProgress } from '../../terminal/progress.ts'
import { isInstalled } from '../tools.ts'
import { type Asked, type Details, parseArguments, type Speech } from './parser.ts'

/** Root folder of the package. */
const root = join(import.meta.dirname, '..', '..', '..')

/** The environment of a command line. */
export interface Surroundings extends Speech {
  env: NodeJS.ProcessEnv
  /** Whether a user may be waiting: then slow commands show their progress. */
  isWatched: boolean
}

const version = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** Collects the detail texts. Builds the slow ones only if help was requested. */
async function detailsFor(words: readonly string[], table: readonly Entry[]): Promise<Details> {
  const found = new Map<Entry, string>()
  const isAsked = words.some((word) => ['help', '--help', '-h'].includes(word))
  for (const entry of table) {
    if (isGroup(entry)) for (const [below, text] of await detailsFor(words, entry.commands)) found.set(below, text)
    else if (typeof entry.details === 'string') found.set(entry, entry.details)
    else if (isAsked && entry.details) found.set(entry, await entry.details())
  }
  return found
}

/** The error for missing development packages, or null. A command with `--contract` checks its own. */
function lacking({ command: { needs = [] }, name, options }: Asked): string | null {
  if (options['contract'] !== undefined) return null
  const missing = needs.filter((needed) => !isInstalled(needed))
  if (missing.length === 0) return null
  return `messaging ${name} needs development packages that are not installed: ${missing.join(', ')}. Run \`npm ci\` without --omit=dev in a clone of the repository.`
}

/** Asks on standard error, so that standard output contains only the result. */
async function askPerson(text: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // At the end of the input, the answer is empty.
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  try {
    return await Promise.race([terminal.question(escapeControls(text)), ended])
  } finally {
    terminal.close()
  }
}

async function execute(asked: Asked, { env, out, err, isWatched }: Surroundings): Promise<ExitCode> {
  const { command, name, args, options } = asked
  // Calling programs, such as mail servers, treat output as an error.
  const isProgress = isWatched && !command.lasting && command.failed === undefined
  const openProgress = () => (isProgress ? startProgress(name) : null)
  let progress = openProgress()
  const lines = (write: (text: string) => void) => (text: Printable) => write(`${renderText(text)}\n`)
  const warn = lines(err)
  const idle = async <T>(wait: () => Promise<T>): Promise<T> => {
    progress?.end()
    try {
      return await wait()
    } finally {
      progress = openProgress()
    }
  }
  const question = async (text: string): Promise<string | null> =>
    isWatched && process.stdin.isTTY ? idle(() => askPerson(text)) : null
  const step = (text: string) => progress?.step(text)
  const call = { args, options, env, say: lines(out), warn, question, idle, step }
  try {
    // The parser built the values from the shapes of the command, and the types are inferred from the same shapes.
    const result = await command.run(call as Call)
    return typeof result === 'number' ? result : result === false ? 1 : 0
  } catch (error) {
    progress?.end()
    warn(paintText('red', formatError(error), process.stderr))
    return error instanceof UsageError ? (command.misused ?? 2) : (command.failed ?? 1)
  } finally {
    progress?.end()
  }
}

/** Parses the arguments and runs the command. Never rejects. */
export async function runCommandLine(
  words: readonly string[],
  table: readonly Entry[],
  around: Surroundings,
): Promise<ExitCode> {
  const { out, err } = around
  const asked = parseArguments(words, { table, version: version(), details: await detailsFor(words, table), out, err })
  if (typeof asked === 'number') return asked
  const missing = lacking(asked)
  if (missing === null) return execute(asked, around)
  err(`${missing}\n`)
  return 1
}
