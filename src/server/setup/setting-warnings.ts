// What to tell whoever starts the platform about settings that are no reason to stop.
import { nearestName } from '../lib/nearest-name.ts'
import { type Environment, fileVariable, openFiles } from './setting-files.ts'
import { type Setting, settings } from './settings.ts'

/** What the names of all settings but those of the database begin with. */
const PREFIX = 'MESSAGING_'

/** Variables that programs read which call the platform: known here, so that nobody is told of them. */
const forClients = ['MESSAGING_URL', 'MESSAGING_KEY', fileVariable('MESSAGING_KEY')]

const all: readonly Setting[] = Object.values(settings)

/**
 * What to tell about variables that look like settings and are none: a misspelt one would go unnoticed. No reason to
 * stop, since others set such names too: Kubernetes does for a service that is called `messaging`.
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

/** The files that a setting names, as its parser understands it; whoever reads the settings says what is wrong there. */
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

/** A line for each: names that are no settings, and files with secrets that everybody on the machine may read. */
export const settingWarnings = (env: Environment): string[] => [...unknownSettings(env), ...openFiles(secretFiles(env))]
