// The workflow for CI: it can be read, and its commands are those of the program.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../scripts/contract/tools.ts'

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>
}

it('the workflow for pull requests calls commands and options that there are', async () => {
  const { jobs } = parse(await readFile(join(root, 'docs', 'ci', 'contract.yaml'), 'utf8')) as Workflow
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  const calls = runs.flatMap((run) => [...run.matchAll(/npx messaging (\w+)((?: [\w-]+)*)/g)])
  expect(calls.map(([, command]) => command)).toEqual(['contract', 'diff'])
  for (const [, command = '', words = ''] of calls) {
    const help = promisify(execFile)(process.execPath, [join(root, 'src/cli/messaging.js'), command, '--help'])
    const { stdout } = await help
    for (const option of words.match(/--\w+/g) ?? []) expect(stdout).toContain(option)
  }
})
