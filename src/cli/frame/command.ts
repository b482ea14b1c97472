// What a command of `messaging` says of itself. Help, the parser and the completion of shells are made from it, so that
// none of them loads what the command does.

/** An option; its name on the command line is its key with dashes: `portBase` is `--port-base`. */
export interface OptionShape {
  /** `flag` takes no value, `texts` takes several or may be given several times. */
  type: 'flag' | 'text' | 'texts' | 'integer'
  summary: string
  /** What stands for the value in the help (the name of the option). */
  value?: string
  /** One letter. */
  short?: string
  choices?: readonly string[]
  default?: string | number
}

/** A word after the command; `many` takes all that follow and stands last. */
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

/** What a command is called with, and how it speaks. */
export interface Call<O extends Options = Options, A extends Arguments = Arguments> {
  options: { [Key in keyof O]: OptionValue<O[Key]> }
  args: { [Key in keyof A]: ArgumentValue<A[Key]> }
  env: NodeJS.ProcessEnv
  /** Prints a line on the standard output. */
  say(text: string): void
  /** Prints a line on standard error. */
  warn(text: string): void
  /** Asks the person at the terminal; null where nobody is. */
  question(text: string): Promise<string | null>
  /** Waits for somebody else: meanwhile no line says that the command takes long, since it does nothing. */
  idle<T>(wait: () => Promise<T>): Promise<T>
  /** Says what the command is at, for the line that a person sees while it takes long. */
  step(text: string): void
}

interface Declaration<O extends Options, A extends Arguments> {
  name: string
  /** One sentence without a full stop. */
  summary: string
  /** Where it stands in the list of commands. */
  heading?: string
  args?: A
  options?: O
  /** What to type, and what that does. */
  examples?: readonly (readonly [words: string, meaning: string])[]
  /** What the help says below the options; a function where the text costs time. */
  details?: string | (() => Promise<string>)
  /** Packages without which it cannot run: those for development, which an installation for production leaves out. */
  needs?: readonly string[]
  /** It runs until somebody ends it, so nobody is told that it takes long. */
  lasting?: true
  /** The exit code of an error (1), where the caller is a program that knows others; it is told of no progress. */
  failed?: ExitCode
  /** The exit code of words that make no sense (2), for the same callers. */
  misused?: ExitCode
  /**
   * False ends the program with exit code 1, a number with that one, and so does an error, whose message is printed.
   */
  run(call: Call<O, A>): Promise<boolean | number | void>
}

/** 0: done. 1: failed, or found something. 2: the words make no sense. A command may have others of its own. */
export type ExitCode = number

/** A command that does something. */
export type SomeCommand = Omit<Declaration<Options, Arguments>, 'run'> & {
  run(call: Call): Promise<boolean | number | void>
}

/** A command that only has others below it. */
export interface Group {
  name: string
  summary: string
  heading?: string
  details?: string
  commands: readonly Entry[]
}

/** One line of the table of commands. */
export type Entry = SomeCommand | Group

/** Declares a command; the types of its arguments and options follow from their shapes. */
export function command<const O extends Options = Options, const A extends Arguments = Arguments>(
  declaration: Declaration<O, A>,
): SomeCommand {
  // The parser makes the values after the shapes, which the compiler cannot see.
  return declaration as unknown as SomeCommand
}

/** The option of every command that prints data. */
export const json = { type: 'flag', summary: 'print JSON, for programs' } as const

/** The words that were typed make no sense: exit code 2. */
export class UsageError extends Error {}

/** `portBase` as it is typed: `--port-base`. */
export const flagOf = (key: string): string => `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** True for a group. */
export const isGroup = (entry: Entry): entry is Group => 'commands' in entry
