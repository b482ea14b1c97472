// The workflows of specs/workflows, executed against the platform by Redocly as soon as it has all operations
// that they name. Which ones those are is read off the files and the handlers: there is no list to keep.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type ApiName, contracts } from '../../src/server/contract/registry.ts'
import { type RunningServer, startServer } from '../../src/server/setup/server.ts'
import { readConfig } from '../../src/server/setup/settings.ts'
import { dropDatabaseOf, engineEnv } from '../support/engine.ts'
import { isImplemented } from '../support/implemented.ts'

const root = resolve(import.meta.dirname, '..', '..')
const cli = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')

const folder = join(root, 'specs', 'workflows')

interface Arazzo {
  sourceDescriptions: { name: string; url: string }[]
  workflows: { workflowId: string; steps: { stepId: string; operationId: string }[] }[]
}

interface Workflow {
  id: string
  file: string
  /** The APIs by the names that the file gives them. */
  sources: { name: string; api: ApiName }[]
  operations: { api: ApiName; id: string }[]
}

function workflowsOf(file: string): Workflow[] {
  const { sourceDescriptions, workflows } = parse(readFileSync(join(folder, file), 'utf8')) as Arazzo
  const sources = sourceDescriptions.map(({ name, url }) => ({ name, api: url.split('/').at(-2) as ApiName }))
  return workflows.map(({ workflowId, steps }) => ({
    id: workflowId,
    file,
    sources,
    operations: steps.map(({ operationId }) => {
      const [, name, id = ''] = operationId.split('.')
      return { api: sources.find((source) => source.name === name)?.api as ApiName, id }
    }),
  }))
}

const workflows = readdirSync(folder)
  .filter((file) => file.endsWith('.arazzo.yaml'))
  .sort()
  .flatMap(workflowsOf)
const waitsFor = ({ operations }: Workflow) => [
  ...new Set(operations.filter((o) => !isImplemented(o)).map((o) => o.id)),
]
const ready = workflows.filter((workflow) => waitsFor(workflow).length === 0)
const waiting = workflows.filter((workflow) => waitsFor(workflow).length > 0)

let data: string
let server: RunningServer
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-workflows-'))
  const env = {
    MESSAGING_DATA: data,
    MESSAGING_PORT: '0',
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_SMTP_PORT: 'off',
    MESSAGING_LOG: 'silent',
    ...(await engineEnv(data)),
  }
  server = await startServer(readConfig(env))
})
afterAll(async () => {
  await server?.close()
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

function respect({ id, file, sources }: Workflow): Promise<{ code: number; output: string }> {
  const base = `http://127.0.0.1:${server.httpPort}`
  const servers = sources.flatMap(({ name, api }) => ['--server', `${name}=${base}${contracts[api].basePath}`])
  const args = [
    'respect',
    join('specs', 'workflows', file),
    '--workflow',
    id,
    '--input',
    `key=${server.sandboxKey}`,
    ...servers,
  ]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  return new Promise((done) => {
    execFile(process.execPath, [cli, ...args], { cwd: root, env, maxBuffer: 16e6 }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}

describe('workflows', () => {
  it('name operations of the contract', () => {
    const unknown = workflows.flatMap(({ id, operations }) =>
      operations.filter((o) => !contracts[o.api]?.operations[o.id]).map((o) => `${id}: ${o.id}`),
    )
    expect(unknown).toEqual([])
    expect(new Set(workflows.map(({ id }) => id)).size).toBe(workflows.length)
  })

  it('wait for operations that nobody has built yet', () => {
    if (waiting.length > 0)
      console.table(waiting.map((workflow) => ({ workflow: workflow.id, 'waits for': waitsFor(workflow).join(' ') })))
    expect(ready.length).toBeGreaterThan(0)
  })

  it.each(ready.map((workflow) => [workflow.id, workflow] as const))(
    '%s runs to its end',
    async (_id, workflow) => {
      const { code, output } = await respect(workflow)
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
      expect(output).toContain('1 passed')
    },
    60_000,
  )
})
