// Compiles all clients, and the calls that are made with them, under strict TypeScript.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../contract/bundle.ts'
import { folder } from './install.ts'

/** The code of this generator imports files without their ending, as bundlers allow. */
const configs = ['tsconfig.json', 'tsconfig.bundler.json']

/** The compiler's errors, each on one line that begins with its file. */
export const compile = async (): Promise<string[]> => (await Promise.all(configs.map(compileWith))).flat()

function compileWith(config: string): Promise<string[]> {
  const tsc = join(root, 'node_modules', 'typescript7', 'bin', 'tsc')
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [tsc, '-p', join(folder, config), '--pretty', 'false'],
      { cwd: folder, timeout: 600_000, maxBuffer: 64e6 },
      (error, stdout, stderr) => {
        const errors = readErrors(stdout)
        if (error && errors.length === 0) reject(new Error(`The compiler did not run: ${stdout}${stderr}`))
        else resolve(errors)
      },
    )
  })
}

/** What a compiler prints: one error begins with a file or with `error`, what follows it is indented. */
export function readErrors(output: string): string[] {
  return output
    .split(/\n(?=\S)/)
    .map((error) => error.replace(/\s+/g, ' ').trim())
    .filter((error) => /\berror TS\d+/.test(error))
}

/**
 * Gives each error to the place, `clients/orval/sandbox-v1`, that its file lies in; the others are returned under ''.
 */
export function errorsByPlace(errors: string[], places: string[]): Map<string, string[]> {
  return Map.groupBy(
    errors,
    (error) => places.find((place) => error.startsWith(`${place}/`) || error.startsWith(`${place}.ts(`)) ?? '',
  )
}
