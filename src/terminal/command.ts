// Declarations of commands. Help, parsing and shell completion read only these, so they don't load the code of any command.
import type { Printable } from './printer.ts'

/** An option; its name on the command line is its key with dashes: `portBase` is `--port-base`. */
export interface OptionShape {
  /** `flag` takes no value. `texts` takes several values and can be repeated. */
  type: 'flag' | 'text' | 'texts' | 'integer'
  summary: string
  /** Placeholder for the value in the help. Default: the name of the option. */
  value?: string
  /** One-letter form. */
  short?: string
  choices?: readonly string[]
  default?: string | number
}

/** A positional argument. `many` takes all remaining arguments, so it must be the last one. */
export interface ArgumentShape {
  summary: string
  choices?: readonly string[]
  optional?: true
  many?: true
}

type Options = Readonly<Record<string, OptionShape>>
type Arguments = Readonly<Record<string, ArgumentShape>>

type Word<S> = S extends { choices: readonly (infer Choice extends string)[] } ? Choice : string
type Unset<S> = S extends { default: string | number } ? never : undefined
type OptionValue<S extends OptionShape> = {
  flag: boolean
  text: Word<S> | Unset<S>
  texts: Word<S>[]
  integer: number | Unset<S>
}[S['type']]
type ArgumentValue<S extends ArgumentShape> = S extends { many: true }
  ? Word<S>[]
  : Word<S> | (S extends { optional: true } ? undefined : never)

/** The arguments and options of a call, and the functions to print and ask. */
export interface Call<O extends Options = Options, A extends Arguments = Arguments> {
  options: { [Key in keyof O]: OptionValue<O[Key]> }
  args: { [Key in keyof A]: ArgumentValue<A[Key]> }
  env: NodeJS.ProcessEnv
  /** Prints a line on the standard output. */
  say(text: Printable): void
  /** Prints a line on standard error. */
  warn(text: Printable): void
  /** Asks the user. Resolves with null if standard input is not a terminal. */
  question(text: string): Promise<string | null>
  /** Waits for something external and hides the progress line during it. */
  idle<T>(wait: () => Promise<T>): Promise<T>
  /** Sets the text of the progress line, such as `deleting, 20 records`. */
  step(text: string): void
}

interface Declaration<O extends Options, A extends Arguments> {
  name: string
  /** Imperative, at most about six words, without a full stop. */
  summary: string
  /** Heading in the list of commands. */
  heading?: string
  args?: A
  options?: O
  /** Command lines without `messaging`, with their effect. */
  examples?: readonly (readonly [words: string, meaning: string])[]
  /** Text of the help below the options. A function if the text takes time to build. */
  details?: string | (() => Promise<string>)
  /** Development packages that the command needs. Production installations don't have them. */
  needs?: readonly string[]
  /** Runs until the user stops it, so it shows no progress line. */
  lasting?: true
  /** Exit code for errors. Default: 1. Set it if the caller is a program with its own codes: it gets no progress line. */
  failed?: ExitCode
  /** Exit code for invalid usage. Default: 2. */
  misused?: ExitCode
  /**
   * `false` sets exit code 1; a number sets that exit code. An error prints its message and sets `failed`.
   */
  run(call: Call<O, A>): Promise<boolean | number | void>
}

/** 0: success. 1: failure or findings. 2: invalid usage. A command can define other codes. */
export type ExitCode = number

/** A command that can be run, unlike a group. */
export type SomeCommand = Omit<Declaration<Options, Arguments>, 'run'> & {
  run(call: Call): Promise<boolean | number | void>
}

/** A command that only contains other commands. */
export interface Group {
  name: string
  summary: string
  heading?: string
  details?: string
  commands: readonly Entry[]
}

/** An entry in the table of commands. */
export type Entry = SomeCommand | Group

/** Declares a command. The types of its arguments and options are inferred from their shapes. */
export function defineCommand<const O extends Options = Options, const A extends Arguments = Arguments>(
  declaration: Declaration<O, A>,
): SomeCommand {
  // The parser builds the values from the shapes, but the compiler cannot check that.
  return declaration as unknown as SomeCommand
}

/** The `--json` option. */
export const json = { type: 'flag', summary: 'print JSON' } as const

/** Invalid usage: exit code 2. */
export class UsageError extends Error {}

/** `portBase` as a flag: `--port-base`. */
export const flagOf = (key: string): string => `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

export const isGroup = (entry: Entry): entry is Group => 'commands' in entry
