// Tries the mocks of the client package with MSW itself.
import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { folder } from './install.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

const run = promisify(execFile)
const wanted = JSON.stringify(['Olá', 'News', 2, 1, 409])

/** One row: a program with MSW in front of the client, without a server. */
export const tryOwnMocks = (client: string): Promise<Outcome> =>
  outcomeOf('msw', client, async () => {
    const program = join(folder, 'msw-program.mjs')
    await cp(join(import.meta.dirname, 'msw-program.mjs'), program)
    const { stdout } = await run(process.execPath, [program], { cwd: folder })
    return { errors: stdout.trim() === wanted ? [] : [`it saw ${stdout.trim()} instead of ${wanted}`] }
  })
