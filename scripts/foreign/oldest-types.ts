// Compiles programs that use the client package with the oldest TypeScript that its README names.
import { execFile } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../contract/bundle.ts'
import { folder } from './install.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

const run = promisify(execFile)
const programs = ['check.ts', 'check-commonjs.cts', 'check-exact.ts']

/** One row: the errors that the compiler finds, also in the declarations of the package and its dependency. */
export const tryOldestTypes = (client: string): Promise<Outcome> =>
  outcomeOf('typescript-oldest', client, async () => {
    const place = join(folder, 'oldest')
    await rm(place, { recursive: true, force: true })
    await mkdir(place, { recursive: true })
    await writeFile(join(place, 'package.json'), '{ "private": true, "type": "module" }')
    for (const name of programs) await cp(join(root, 'test', 'clients', 'consumer', name), join(place, name))
    const tsc = join(folder, 'node_modules', 'typescript-oldest', 'lib', 'tsc.js')
    const module = ['--module', 'node16', '--moduleResolution', 'node16', '--target', 'es2022']
    // The declarations of Node in this project are for newer compilers.
    const libraries = ['--lib', 'es2022,dom,dom.iterable', '--typeRoots', join(place, 'none')]
    const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', ...module, ...libraries]
    const { stdout } = await run(process.execPath, [tsc, ...flags, ...programs], { cwd: place }).catch(
      (error: { stdout: string }) => error,
    )
    return { errors: stdout.split('\n').filter(Boolean) }
  })
