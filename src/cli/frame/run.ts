// Runs one command line: parses it, loads what the command does, and says how it ended.
import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { styleText } from 'node:util'
import { type Call, type Entry, type ExitCode, isGroup, UsageError } from './command.ts'
import { type Asked, type Details, parse, type Speech } from './parser.ts'
import { startProgress } from './progress.ts'

/** The folder of the package. */
export const root = join(import.meta.dirname, '..', '..', '..')

/** What surrounds a command line. */
export interface Surroundings extends Speech {
  env: NodeJS.ProcessEnv
  /** Whether a person may have to wait: then a long command says what it is at. */
  isWatched: boolean
}

const version = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** The texts of help that take time, when help is asked for. */
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

function isInstalled(name: string): boolean {
  try {
    return findPackageJSON(name, import.meta.url) !== undefined
  } catch {
    return false
  }
}

/** Says that packages for development are missing, or null. */
function lacking({ command: { needs = [] }, name }: Asked): string | null {
  const missing = needs.filter((needed) => !isInstalled(needed))
  if (missing.length === 0) return null
  return `messaging ${name} needs packages for development, which are not installed: ${missing.join(', ')}. \`npm ci\` in a copy of the repository installs them; with --omit=dev it does not.`
}

/** Asks on standard error, so that the output stays what other programs expect. */
async function askPerson(text: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // At the end of the input nobody has answered.
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  try {
    return await Promise.race([terminal.question(text), ended])
  } finally {
    terminal.close()
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function execute(asked: Asked, { env, out, err, isWatched }: Surroundings): Promise<ExitCode> {
  const { command, name, args, options } = asked
  // A program that calls reads words as trouble.
  const isProgress = isWatched && !command.lasting && command.failed === undefined
  const begin = () => (isProgress ? startProgress(name) : null)
  let progress = begin()
  const lines = (write: (text: string) => void) => (text: string) => write(`${text}\n`)
  const warn = lines(err)
  const idle = async <T>(wait: () => Promise<T>): Promise<T> => {
    progress?.end()
    try {
      return await wait()
    } finally {
      progress = begin()
    }
  }
  const question = async (text: string): Promise<string | null> =>
    isWatched && process.stdin.isTTY ? idle(() => askPerson(text)) : null
  const step = (text: string) => progress?.step(text)
  const call = { args, options, env, say: lines(out), warn, question, idle, step }
  try {
    // The parser made the values after the shapes of the command, which is all that its types say.
    const result = await command.run(call as Call)
    return typeof result === 'number' ? result : result === false ? 1 : 0
  } catch (error) {
    progress?.end()
    warn(styleText('red', messageOf(error), { stream: process.stderr }))
    return error instanceof UsageError ? (command.misused ?? 2) : (command.failed ?? 1)
  } finally {
    progress?.end()
  }
}

/** Runs the command that the words name; never rejects. */
export async function run(words: readonly string[], table: readonly Entry[], around: Surroundings): Promise<ExitCode> {
  const { out, err } = around
  const asked = parse(words, { table, version: version(), details: await detailsFor(words, table), out, err })
  if (typeof asked === 'number') return asked
  const missing = lacking(asked)
  if (missing === null) return execute(asked, around)
  err(`${missing}\n`)
  return 1
}
