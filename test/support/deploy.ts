// The files of docs/deploy as the tests read them.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '..', '..', 'docs', 'deploy')

/** The path of a file of docs/deploy. */
export const deployFile = (name: string): string => join(folder, name)

/** Its text. */
export const deployText = (name: string): string => readFileSync(deployFile(name), 'utf8')

/** A text in which each of these occurs, all replaced: an example must not change without the test. */
export function replaced(text: string, changes: Readonly<Record<string, string>>): string {
  for (const name of Object.keys(changes)) if (!text.includes(name)) throw new Error(`There is no ${name} any more.`)
  return Object.entries(changes).reduce((done, [from, to]) => done.replaceAll(from, to), text)
}
