// Builds the parser from the table of commands. It doesn't load the code of any command: it only returns the selected
// command with its arguments.

import { styleText } from 'node:util'
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import {
  type ArgumentShape,
  type Entry,
  type ExitCode,
  flagOf,
  isGroup,
  type OptionShape,
  type SomeCommand,
} from '../../terminal/command.ts'
import { keepLines, paintText, renderText } from '../../terminal/printer.ts'

/** Prints help and errors. The text has no unsafe characters. */
export interface Speech {
  out(text: string): void
  err(text: string): void
}

/** A parsed command line. */
export interface Asked {
  command: SomeCommand
  /** `account key list`, for messages. */
  name: string
  args: Record<string, unknown>
  options: Record<string, unknown>
}

/** Last line of each help, unless the command defines its own exit codes. */
const EXIT_CODES = 'Exit codes: 0 success, 1 failure or findings, 2 invalid usage.'

function integer(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

function optionOf(key: string, shape: OptionShape): Option {
  const name = shape.value ?? key.toLowerCase()
  const value = { flag: '', text: ` <${name}>`, texts: ` <${name}...>`, integer: ` <${name}>` }[shape.type]
  const option = new Option(`${shape.short ? `-${shape.short}, ` : ''}${flagOf(key)}${value}`, shape.summary)
  if (shape.choices) option.choices([...shape.choices])
  if (shape.type === 'integer') option.argParser(integer)
  if (shape.default !== undefined) option.default(shape.default)
  return option
}

function argumentOf(key: string, { summary, choices, optional, many }: ArgumentShape): Argument {
  const name = `${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}${many ? '...' : ''}`
  const argument = new Argument(optional ? `[${name}]` : `<${name}>`, summary)
  return choices ? argument.choices([...choices]) : argument
}

/** Examples, details and exit codes, below the options. */
function closing({ examples = [], failed }: Pick<SomeCommand, 'examples' | 'failed'>, details: string): string {
  const width = Math.max(...examples.map(([words]) => words.length))
  const rows = examples.map(([words, meaning]) => `  messaging ${words.padEnd(width)}  ${meaning}`)
  const list = rows.length > 0 ? `${styleText('bold', 'Examples:')}\n${rows.join('\n')}` : ''
  return ['', ...[list, details, failed === undefined && EXIT_CODES].filter(Boolean)].join('\n\n').slice(1)
}

/** Value of an omitted option. Not set as a default in the parser, which would show it in the help. */
const absent = ({ type }: OptionShape): unknown =>
  ({ flag: false, texts: [], text: undefined, integer: undefined })[type]

type Chosen = (asked: Asked) => void

/** Rethrows the end of parsing: help keeps exit code 0, every other end gets `misused`. */
const endingWith =
  (misused: ExitCode) =>
  ({ exitCode, code, message }: CommanderError): never => {
    throw new CommanderError(exitCode === 0 ? 0 : misused, code, message)
  }

function addCommand(parent: Command, path: string, entry: Entry, details: Details, chosen: Chosen): void {
  const { name, summary } = entry
  const words = `${path}${name}`
  const added = parent.command(name).summary(summary).description(`${summary}.`)
  added.showHelpAfterError(`Run \`messaging ${words} --help\` for usage.`)
  if (entry.heading) added.helpGroup(`${entry.heading}:`)
  if (isGroup(entry)) {
    for (const below of entry.commands) addCommand(added, `${words} `, below, details, chosen)
    added.addHelpText('after', closing({}, entry.details ?? ''))
    return
  }
  const { args = {}, options = {}, misused = 2 } = entry
  added.exitOverride(endingWith(misused))
  for (const [key, shape] of Object.entries(args)) added.addArgument(argumentOf(key, shape))
  for (const [key, shape] of Object.entries(options)) added.addOption(optionOf(key, shape))
  added.addHelpText('after', () => closing(entry, details.get(entry) ?? ''))
  added.action((...given: unknown[]) => {
    const values = Object.fromEntries(Object.keys(args).map((key, index) => [key, given[index]]))
    const unset = Object.fromEntries(Object.entries(options).map(([key, shape]) => [key, absent(shape)]))
    chosen({ command: entry, name: words, args: values, options: { ...unset, ...added.opts() } })
  })
}

/** The detail texts of commands. */
export type Details = ReadonlyMap<Entry, string>

/** Builds the parser. It calls `chosen` with the parsed command line. */
function programOf(
  table: readonly Entry[],
  version: string,
  details: Details,
  speech: Speech,
  chosen: Chosen,
): Command {
  const program = new Command('messaging')
    .description('Run and manage the messaging platform, and work on its API contract.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'Print the help of a command')
    .showHelpAfterError('Run `messaging --help` to list all commands.')
    .exitOverride(endingWith(2))
    .configureHelp({ styleTitle: (text) => styleText('bold', text, { validateStream: false }) })
    .configureOutput({
      writeOut: speech.out,
      writeErr: speech.err,
      // The text repeats arguments, which can contain unsafe characters.
      outputError: (text, write) => write(renderText(paintText('red', keepLines(text), process.stderr))),
    })
  for (const entry of table) addCommand(program, '', entry, details, chosen)
  return program.addHelpText('after', closing({}, 'Run `messaging <command> --help` for details.'))
}

/**
 * Parses the arguments after `messaging`. Returns the command to run, or the exit code if there is nothing left to do: after
 * help, the version or an error.
 */
export function parseArguments(
  words: readonly string[],
  { table, version, details, ...speech }: { table: readonly Entry[]; version: string; details: Details } & Speech,
): Asked | ExitCode {
  const asked: Asked[] = []
  try {
    programOf(table, version, details, speech, (one) => asked.push(one)).parse(words, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode
    throw error
  }
  return asked[0] ?? 2
}
