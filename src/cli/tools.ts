// Packages that commands take from the project of their user: this package doesn't depend on them, because servers don't need
// them.
import { existsSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { UsageError } from '../terminal/command.ts'

const root = join(import.meta.dirname, '..', '..')

/** Whether a package is in the project, or beside the installed package of the platform. */
export function isInstalled(name: string): boolean {
  try {
    return findPackageJSON(name, import.meta.url) !== undefined
  } catch {
    return false
  }
}

interface Manifest {
  /** The versions that a package of the platform is tested with. */
  tools?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** A package with the version that the platform is tested with, as `npm install` takes it. */
function versioned(name: string): string {
  const { tools, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  const version = (tools ?? devDependencies)?.[name]
  return version === undefined ? name : `${name}@${version}`
}

/** Throws a `UsageError` if a package is missing for a command with `--contract`. */
export function assertTools(command: string, names: readonly string[]): void {
  const missing = names.filter((name) => !isInstalled(name))
  if (missing.length > 0)
    throw new UsageError(
      `messaging ${command} --contract needs packages that are not installed. Install them: npm install --save-dev ${missing.map(versioned).join(' ')}`,
    )
}

/** Throws a `UsageError` outside a clone of the repository, which alone has releases to compare with. */
export function assertClone(command: string, example: string): void {
  if (!existsSync(join(root, 'releases')))
    throw new UsageError(
      `messaging ${command} without --contract needs a clone of the repository. Name your contract: messaging ${example}`,
    )
}
