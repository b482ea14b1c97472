// The workflows of specs/workflows, executed against the platform by Redocly: all of them in one process, which takes
// three seconds before it begins.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type ApiName, contracts } from '../../src/server/contract/registry.ts'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { dropDatabaseOf, prepareData } from '../support/engine.ts'
import { freePort } from '../support/free-port.ts'

const root = resolve(import.meta.dirname, '..', '..')
const cli = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')

const folder = join(root, 'specs', 'workflows')

interface Arazzo {
  sourceDescriptions: { name: string; url: string }[]
  workflows: { workflowId: string; steps: { stepId: string; operationId?: string }[] }[]
}

interface Workflow {
  id: string
  file: string
  /** The APIs by the names that the file gives them. */
  sources: { name: string; api: ApiName }[]
  operations: { api: ApiName; id: string }[]
  /** Its steps: those without an operation use a page that people see. */
  steps: number
}

function workflowsOf(file: string): Workflow[] {
  const { sourceDescriptions, workflows } = parse(readFileSync(join(folder, file), 'utf8')) as Arazzo
  const sources = sourceDescriptions.map(({ name, url }) => ({ name, api: url.split('/').at(-2) as ApiName }))
  return workflows.map(({ workflowId, steps }) => ({
    id: workflowId,
    file,
    sources,
    steps: steps.length,
    operations: steps.flatMap(({ operationId }) => {
      if (operationId === undefined) return []
      const [, name, id = ''] = operationId.split('.')
      return { api: sources.find((source) => source.name === name)?.api as ApiName, id }
    }),
  }))
}

const files = readdirSync(folder)
  .filter((file) => file.endsWith('.arazzo.yaml'))
  .sort()
const workflows = files.flatMap(workflowsOf)

let data: string
let server: RunningServer
let run: Run
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-workflows-'))
  const env = {
    MESSAGING_DATA: data,
    // Links lead to the port of the settings.
    MESSAGING_PORT: String(await freePort()),
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_SMTP_PORT: 'off',
    MESSAGING_LOG: 'silent',
    ...(await prepareData(data)),
  }
  server = await startServer(readConfig(env))
  run = await respect()
}, 600_000)
afterAll(async () => {
  await server?.close()
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

interface Step {
  stepId: string
  status: string
  checks: { message: string; status: string }[]
  response?: { statusCode: number; body: unknown }
}

interface Executed {
  workflowId: string
  status: string
  executedSteps: Step[]
}

interface Run {
  code: number
  output: string
  executed: Executed[]
}

/** Runs all workflows, one after the other. */
async function respect(): Promise<Run> {
  const base = `http://127.0.0.1:${server.httpPort}`
  const sources = new Map(workflows.flatMap((workflow) => workflow.sources.map(({ name, api }) => [name, api])))
  const json = join(data, 'respect.json')
  const args = [
    'respect',
    ...files.map((file) => join('specs', 'workflows', file)),
    ...['--input', `key=${server.sandboxKey}`, '--json-output', json],
    ...[...sources].flatMap(([name, api]) => ['--server', `${name}=${base}${contracts[api].basePath}`]),
  ]
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  // The pages that people see are at the public address, over TLS.
  const env = { ...process.env, ...quiet, NODE_EXTRA_CA_CERTS: join(data, 'tls', 'cert.pem') }
  const ended = await new Promise<{ code: number; output: string }>((done) => {
    execFile(process.execPath, [cli, ...args], { cwd: root, env, maxBuffer: 64e6 }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
  const { files: results } = JSON.parse(await readFile(json, 'utf8').catch(() => '{ "files": {} }')) as {
    files: Record<string, { executedWorkflows: Executed[] }>
  }
  return { ...ended, executed: Object.values(results).flatMap(({ executedWorkflows }) => executedWorkflows) }
}

/** What went wrong in a step. One that waits for something fails until it is there. */
const faultOf = ({ stepId, checks, response }: Step) => ({
  stepId,
  failed: checks.filter(({ status }) => status !== 'success').map(({ message }) => message),
  response: [response?.statusCode, response?.body],
})

describe('workflows', () => {
  it('name operations of the contract, and have names of their own', () => {
    const unknown = workflows.flatMap(({ id, operations }) =>
      operations.filter((o) => !contracts[o.api]?.operations[o.id]).map((o) => `${id}: ${o.id}`),
    )
    expect(unknown).toEqual([])
    expect(new Set(workflows.map(({ id }) => id)).size).toBe(workflows.length)
    const named = new Map<string, ApiName>()
    for (const { name, api } of workflows.flatMap(({ sources }) => sources)) {
      expect(named.get(name) ?? api, `a name means one API in all files: ${name}`).toBe(api)
      named.set(name, api)
    }
  })

  it('were executed, all of them', () => {
    // Without the answers of the platform the output says what is wrong with the run itself.
    if (run.executed.length === 0) expect(run.output).toBe('')
    expect(run.executed.map(({ workflowId }) => workflowId).sort()).toEqual(workflows.map(({ id }) => id).sort())
  })

  it.each(workflows.map((workflow) => [workflow.id, workflow] as const))('%s runs to its end', (id, workflow) => {
    const { status, executedSteps = [] } = run.executed.find(({ workflowId }) => workflowId === id) ?? {}
    const failed = executedSteps.filter((step) => step.status !== 'success').map(faultOf)
    expect({ status, failed: status === 'success' ? [] : failed }).toEqual({ status: 'success', failed: [] })
    expect(new Set(executedSteps.map(({ stepId }) => stepId)).size).toBe(workflow.steps)
  })

  it('left no error or warning', () =>
    expect({ code: run.code, output: run.code === 0 ? '' : run.output }).toEqual({ code: 0, output: '' }))
})
