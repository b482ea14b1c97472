// The files of docs/ci: their commands exist, and their steps run in order, with the tools of the two services replaced by a
// recorder and a server of notes.
import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../scripts/contract/bundle.ts'
import { commands } from '../../src/cli/commands.ts'
import { type Entry, isGroup } from '../../src/terminal/command.ts'

const run = promisify(execFile)
const read = async (name: string): Promise<unknown> => parse(await readFile(join(root, 'docs/ci', name), 'utf8'))

interface Workflow {
  permissions: Record<string, string>
  jobs: { check: { steps: { run?: string; uses?: string; with?: Record<string, unknown> }[] } }
}
interface Job {
  script: string[]
  artifacts: { paths: string[]; reports: { codequality: string } }
}

const stepsOf = async (): Promise<{ github: string[]; gitlab: string[] }> => {
  const { jobs } = (await read('contract.yaml')) as Workflow
  const { contract } = (await read('gitlab.yaml')) as { contract: Job }
  return { github: jobs.check.steps.flatMap(({ run: step }) => step ?? []), gitlab: contract.script }
}

const faulty = 'openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths:\n  /a:\n    get: { responses: { 200: 5 } }\n'

/** A folder with the files of docs/ci, and programs in front of the real ones. */
let folder: string
const program = async (name: string, script: string): Promise<void> => {
  await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`)
  await chmod(join(folder, 'bin', name), 0o755)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ci-files-'))
  await mkdir(join(folder, 'bin'))
  await cp(join(root, 'docs/ci'), join(folder, 'docs/ci'), { recursive: true })
  const cli = join(root, 'src/cli/messaging.js')
  // The contract of the folder has a fault; ours would take minutes on a busy machine.
  await writeFile(join(folder, 'faulty.yaml'), faulty)
  await program(
    'npx',
    `[ "$1" = messaging ] || exit 64
shift
if [ "$1" = contract ]; then shift; set -- lint --contract faulty.yaml "$@"; fi
exec "${process.execPath}" "${cli}" "$@"`,
  )
  await program('npm', '[ "$1" = ci ]')
  await program('gh', 'printf "%s\\n" "$@" > gh.txt; cat diff.md >> gh.txt')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const shell = (steps: readonly string[], env: Record<string, string> = {}) =>
  run('sh', ['-e', '-c', steps.join('\n')], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, ...env },
  })
const written = (name: string) => readFile(join(folder, name), 'utf8')

function optionsOf(name: string): string[] | null {
  const found = (commands as readonly Entry[]).find((entry) => entry.name === name)
  return found && !isGroup(found) ? Object.keys(found.options ?? {}) : null
}

test.each(['github', 'gitlab'] as const)('the commands and options of the file for %s exist', async (service) => {
  const calls = (await stepsOf())[service].flatMap((step) => [...step.matchAll(/npx messaging (\w+)([^>|]*)/g)])
  expect(calls.length).toBeGreaterThan(1)
  for (const [, name = '', rest = ''] of calls) {
    const options = optionsOf(name)
    expect(options, name).not.toBeNull()
    for (const [, option = ''] of rest.matchAll(/--([\w-]+)/g)) expect(options).toContain(option)
  }
})

describe('GitHub Actions', () => {
  test('uploads the file that a step wrote, with the right to do so', async () => {
    const { permissions, jobs } = (await read('contract.yaml')) as Workflow
    const upload = jobs.check.steps.find(({ uses }) => uses?.startsWith('github/codeql-action/upload-sarif@'))
    expect(permissions).toMatchObject({ 'security-events': 'write', 'pull-requests': 'write' })
    expect((await stepsOf()).github.some((step) => step.includes(`> ${String(upload?.with?.['sarif_file'])}`))).toBe(
      true,
    )
  })

  test('each step runs, also after the one that finds a fault', async () => {
    const steps = (await stepsOf()).github
    const codes: number[] = []
    let said = ''
    for (const step of steps) {
      const { code, stdout } = await shell([step], { PULL: '12' }).then(
        (done) => ({ ...done, code: 0 }),
        (error: { code: number; stdout: string }) => error,
      )
      codes.push(code)
      said += stdout
    }
    expect(codes).toEqual([0, 1, 0, 0, 0])
    expect(said).toContain('::error file=faulty.yaml,line=5')
    expect(JSON.parse(await written('contract.sarif'))).toMatchObject({ version: '2.1.0' })
    expect(await written('gh.txt')).toMatch(/^pr\ncomment\n12\n--edit-last\n[\s\S]*### The contract since \d/)
  })
})

describe('GitLab CI/CD', () => {
  const notes: { id: number; body: string }[] = [{ id: 1, body: 'From a person.' }]
  const calls: string[] = []
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://gitlab')
    calls.push(`${request.method} ${pathname} ${request.headers['private-token']}`)
    response.setHeader('content-type', 'application/json')
    if (request.method === 'GET') return response.end(JSON.stringify(notes))
    const { body } = JSON.parse(await text(request)) as { body: string }
    const known = notes.find(({ id }) => pathname.endsWith(`/notes/${id}`))
    if (known) known.body = body
    else notes.push({ id: notes.length + 1, body })
    response.end('{}')
  })
  const base = '/projects/7/merge_requests/3/notes'

  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test('each step runs, and a second run edits the comment of the first', async () => {
    const env = {
      CI_API_V4_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      CI_PROJECT_ID: '7',
      CI_MERGE_REQUEST_IID: '3',
      CONTRACT_TOKEN: 'secret',
    }
    const steps = (await stepsOf()).gitlab
    // The last step fails the job; the others ran before.
    await expect(shell(steps, env)).rejects.toMatchObject({ code: 1 })
    const { contract } = (await read('gitlab.yaml')) as { contract: Job }
    for (const name of [...contract.artifacts.paths, contract.artifacts.reports.codequality])
      expect(JSON.parse(await written(name))).toBeTruthy()
    await shell(
      steps.filter((step) => step.includes('merge-request-note')),
      env,
    )
    expect(calls).toEqual([`GET ${base} secret`, `POST ${base} secret`, `GET ${base} secret`, `PUT ${base}/2 secret`])
    expect(notes).toMatchObject([
      { body: 'From a person.' },
      { body: expect.stringContaining('### The contract') as string },
    ])
  })

  test('without a token it comments nothing', async () => {
    const { stdout } = await shell(['node docs/ci/merge-request-note.mjs diff.md'], { CONTRACT_TOKEN: '' })
    expect(stdout).toContain('No comment')
  })

  test('a finding is in the report, with its file and line', async () => {
    const report = JSON.parse(await written('code-quality.json')) as {
      fingerprint: string
      location: { path: string; lines: { begin: number } }
    }[]
    expect(report.map(({ location }) => location)).toContainEqual({ path: 'faulty.yaml', lines: { begin: 5 } })
    expect(new Set(report.map(({ fingerprint }) => fingerprint)).size).toBe(report.length)
  })
})
