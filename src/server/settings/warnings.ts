// Warnings at the start about settings that do not stop the platform.
import { nearestName } from '../lib/nearest-name.ts'
import { type Environment, fileVariable, openFiles, secretIn } from './files.ts'
import { type Setting, settings } from './settings.ts'
import { smppUrl, smppWarnings } from './smpp.ts'

/** What the names of all settings but those of the database begin with. */
const PREFIX = 'MESSAGING_'

/** Variables of programs that call the platform. They are known here so that they cause no warning. */
const forClients = ['MESSAGING_URL', 'MESSAGING_KEY', fileVariable('MESSAGING_KEY')]

const all: readonly Setting[] = Object.values(settings)

/**
 * Warnings about variables that look like settings but are not: you would not notice a misspelt one. They do not stop
 * the start, since other tools set such names too: Kubernetes does for a service named `messaging`.
 */
function unknownSettings(env: Environment): string[] {
  const names = all.flatMap(({ name, secret }) => (secret === 'value' ? [name, fileVariable(name)] : [name]))
  const known = [...names, ...forClients]
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length))
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !known.includes(name.slice(PREFIX.length)))
    .sort()
    .map((name) => {
      const meant = nearestName(name.slice(PREFIX.length), known)
      const hint = meant === null ? '`npm start -- --help` lists all.' : `Did you mean ${PREFIX}${meant}?`
      return `There is no setting ${name}. ${hint}`
    })
}

/**
 * The files that a setting names, according to its parser. The parser reports invalid values itself when the settings
 * are read.
 */
function filesNamed({ name, parse }: Setting, text: string): string[] {
  try {
    const value = parse(text, name)
    if (typeof value === 'string') return [value]
    return Array.isArray(value) ? value.map(({ file }: { file: string }) => file) : []
  } catch {
    return []
  }
}

function secretFiles(env: Environment): { name: string; path: string }[] {
  return all.flatMap((setting) => {
    const name = setting.secret === 'value' ? fileVariable(setting.name) : setting.name
    const text = env[name]
    if (!text || !setting.secret) return []
    const paths = setting.secret === 'value' ? [text] : filesNamed(setting, text)
    return paths.map((path) => ({ name, path }))
  })
}

/** Warnings about the URL of an SMSC that exceeds the standard; its parser reports errors. */
function longWords(env: Environment): string[] {
  const { name } = settings.smpp
  try {
    const text = secretIn(env, name)
    return text ? smppWarnings(smppUrl(text, name), name) : []
  } catch {
    return []
  }
}

/**
 * One line for each unknown setting, each SMPP value above the standard, and each secret file that every user of the
 * machine may read.
 */
export const settingWarnings = (env: Environment): string[] => [
  ...unknownSettings(env),
  ...longWords(env),
  ...openFiles(secretFiles(env)),
]
