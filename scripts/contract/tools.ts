// Runs the programs of node_modules that the contract is checked with.
import { execFile } from 'node:child_process'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { LinesError } from '../../src/terminal/printer.ts'

export const root = join(import.meta.dirname, '..', '..')

/** Whether this is an installed package of the platform, which has its tools beside it and writes nothing into itself. */
const isPackage = /[\\/]node_modules[\\/]/.test(root)

/** The folder of an installed package. */
export const folderOf = (name: string): string => dirname(findPackageJSON(name, import.meta.url) ?? name)

export interface ToolAnswer {
  /** The exit code: linters and diff end with 1 when they find something, which is no failure of the run. */
  code: number
  /** The signal that ended the run; null for a run that ended by itself. */
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

const environment = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
  // Halves the start time of a tool that compiles some hundred modules.
  ...(!isPackage && { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') }),
}

/** Runs Node with these arguments in `cwd`; never rejects. */
export function runNode(args: string[], cwd: string = root): Promise<ToolAnswer> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env: environment, maxBuffer: 256e6 }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, signal: error?.signal ?? null, stdout, stderr })
    })
  })
}

export const runRedocly = (args: string[], cwd?: string): Promise<ToolAnswer> =>
  runNode([join(folderOf('@redocly/cli'), 'bin', 'cli.js'), ...args], cwd)

/** Splits the JSON values that a tool printed one after the other without a separator. */
export function splitAnswers(stdout: string): string[] {
  return stdout.split(/^\}(?=\{$)/m).map((answer, index, all) => (index < all.length - 1 ? `${answer}}` : answer))
}

/** Parses the answer of a tool. If it printed something else, that is the reason why there is no answer. */
export function parseAnswer<T>(tool: string, stdout: string, stderr: string): T {
  const start = stdout.search(/^[[{]/m)
  try {
    return JSON.parse(stdout.slice(start)) as T
  } catch {
    throw new LinesError(`${tool} did not run:\n${stdout}${stderr}`)
  }
}
