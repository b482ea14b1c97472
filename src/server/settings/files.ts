// Secrets in files. Every child process and many crash reports can read a variable, but a file has an owner. Docker,
// Kubernetes and systemd mount secrets as files.
import { readFileSync, type Stats, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError } from './values.ts'

/** Variables by their names. */
export type Environment = Record<string, string | undefined>

/** What is appended to the name of a setting for the path of the file that has its value. */
const SUFFIX = '_FILE'

/** The variable that names the file with the value of a secret. */
export const fileVariable = (name: string): string => `${name}${SUFFIX}`

/** No secret is longer, in bytes: who names a device or a log by mistake must not wait for its end. */
const MAX_SECRET = 65_536

const trouble: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'the user of the platform may not read the file',
  EPERM: 'the user of the platform may not read the file',
}

/** The text of the file. The path is not repeated: who pastes a secret in its place must not read it in a log. */
function secretFrom(path: string, variable: string): string {
  const wrong = (what: string) => new ConfigError(`${variable} must be the path of a file with the secret: ${what}.`)
  if (/[\n{]|:\/\/|-----BEGIN/.test(path)) throw wrong('it looks like the secret itself')
  let text: string
  try {
    const found = statSync(path)
    if (found.isDirectory()) throw wrong('it names a folder')
    if (!found.isFile()) throw wrong('it names no regular file')
    if (found.size > MAX_SECRET) throw wrong(`the file has more than ${MAX_SECRET} bytes`)
    text = readFileSync(path, 'utf8').replace(/(?:\r?\n)+$/, '')
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const { code = '' } = error as NodeJS.ErrnoException
    throw wrong(trouble[code] ?? `it cannot be read (${code})`)
  }
  if (text === '') throw wrong('the file is empty')
  return text
}

/** The value of a secret: of its variable, or of the file that `<name>_FILE` names, without the line end there. */
export function secretIn(env: Environment, name: string): string | undefined {
  const variable = fileVariable(name)
  const path = env[variable]
  if (!path) return env[name]
  if (env[name]) throw new ConfigError(`${name} and ${variable} are both set: take one of them away.`)
  return secretFrom(path, variable)
}

/** Others than the owner and the group may read it. */
const WORLD = 0o004

/**
 * The parser of the setting reports what is wrong with the file; an error here would show the path, which may be the
 * secret itself.
 */
function statOf(path: string): Stats | null {
  try {
    return statSync(path)
  } catch {
    return null
  }
}

/** A warning for each secret file that every user of the machine may read, with the setting that names it. */
export function openFiles(files: readonly { name: string; path: string }[]): string[] {
  // Windows has no such bits, and Node makes them up.
  if (process.platform === 'win32') return []
  return files.flatMap(({ name, path }) => {
    const found = statOf(path)
    if (!found?.isFile() || (found.mode & WORLD) === 0) return []
    return [`${name}: everybody on this machine may read ${resolve(path)}. Take that right away: chmod o-r.`]
  })
}
