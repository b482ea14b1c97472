// Shell completion scripts, generated from the table of commands.
import { type Entry, flagOf, isGroup, type OptionShape } from '../../terminal/command.ts'

/** A completion with its description. */
interface Word {
  word: string
  summary: string
}

/** The completions after a command or group. */
interface Place {
  /** The command before it, such as `account key`. Empty after `messaging`. */
  at: string
  words: Word[]
  options: (Word & { shape: OptionShape })[]
}

const help = {
  word: '--help',
  summary: 'print this help',
  shape: { type: 'flag', summary: 'print this help' },
} as const

function placeOf(entry: Entry, before: string): Place[] {
  const at = `${before} ${entry.name}`.trim()
  if (isGroup(entry)) return [{ at, words: wordsOf(entry.commands), options: [help] }, ...below(entry.commands, at)]
  const choices = Object.values(entry.args ?? {}).flatMap((shape) => shape.choices ?? [])
  const options = Object.entries(entry.options ?? {}).map(([key, shape]) => {
    return { word: flagOf(key), summary: shape.summary, shape }
  })
  return [{ at, words: choices.map((word) => ({ word, summary: '' })), options: [...options, help] }]
}

const wordsOf = (table: readonly Entry[]): Word[] => table.map(({ name, summary }) => ({ word: name, summary }))
const below = (table: readonly Entry[], at: string): Place[] => table.flatMap((entry) => placeOf(entry, at))

function placesOf(table: readonly Entry[]): Place[] {
  const version = { ...help, word: '--version', summary: 'print the version' }
  return [{ at: '', words: wordsOf(table), options: [help, version] }, ...below(table, '')]
}

/** Quotes a text for all three shells. Replaces single quotes, since each shell escapes them differently. */
const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`
const paths = (places: Place[], separator: string): string =>
  places.flatMap(({ at }) => (at === '' ? [] : [quoted(at)])).join(separator)

/** The options that have choices. */
const chosen = (places: Place[]) =>
  places.flatMap(({ at, options }) =>
    options.flatMap(({ word, shape }) =>
      shape.choices ? [{ at: `${at} ${word}`, values: shape.choices.join(' ') }] : [],
    ),
  )

function bash(places: Place[]): string {
  const values = chosen(places).map((one) => `    ${quoted(one.at)}) words='${one.values}' ;;`)
  const words = places.map(({ at, words: some, options }) => {
    return `      ${quoted(at)}) words='${[...some, ...options].map(({ word }) => word).join(' ')}' ;;`
  })
  return `# Completion of messaging for bash: source <(messaging completion bash)
_messaging() {
  local at='' words='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${at:+$at }\${COMP_WORDS[i]}" in
      ${paths(places, '|')}) at="\${at:+$at }\${COMP_WORDS[i]}" ;;
    esac
  done
  case "$at \${COMP_WORDS[COMP_CWORD - 1]}" in
${values.join('\n')}
    *) case "$at" in
${words.join('\n')}
    esac ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _messaging messaging
`
}

function zsh(places: Place[]): string {
  const described = ({ word, summary }: Word) => quoted(`${word}:${summary.replaceAll(':', '\\:')}`)
  const values = chosen(places).map((one) => `    ${quoted(one.at)}) compadd -- ${one.values}; return ;;`)
  const words = places.map(({ at, words: some, options }) => {
    return `    ${quoted(at)}) here=(${[...some, ...options].map(described).join(' ')}) ;;`
  })
  return `#compdef messaging
# Completion of messaging for zsh: source <(messaging completion zsh), after compinit
_messaging() {
  local at='' i
  local -a here
  for ((i = 2; i < CURRENT; i++)); do
    case "\${at:+$at }\${words[i]}" in
      ${paths(places, '|')}) at="\${at:+$at }\${words[i]}" ;;
    esac
  done
  case "$at \${words[CURRENT - 1]}" in
${values.join('\n')}
  esac
  case "$at" in
${words.join('\n')}
  esac
  _describe messaging here || _files
}
compdef _messaging messaging
`
}

function fish(places: Place[]): string {
  const lines = places.flatMap(({ at, words, options }) => {
    const where = `complete -c messaging -n ${quoted(`__messaging_at "${at}"`)}`
    return [
      ...words.map(({ word, summary }) => `${where} -f -a ${word} -d ${quoted(summary)}`),
      ...options.map(({ word, summary, shape }) => {
        const value = shape.choices ? ` -x -a ${quoted(shape.choices.join(' '))}` : shape.type === 'flag' ? '' : ' -r'
        return `${where} -l ${word.slice(2)}${value} -d ${quoted(summary)}`
      }),
    ]
  })
  return `# Completion of messaging for fish: messaging completion fish | source
function __messaging_at
  set -l at
  for word in (commandline -opc)[2..]
    set -l longer (string join -- ' ' $at $word)
    contains -- $longer ${paths(places, ' ')}; and set at $longer
  end
  test "$at" = "$argv"
end
${lines.join('\n')}
`
}

/** Supported shells. */
export const shells = { bash, zsh, fish } as const

/** Returns the completion script for a shell. */
export const completionFor = (shell: keyof typeof shells, table: readonly Entry[]): string =>
  shells[shell](placesOf(table))
