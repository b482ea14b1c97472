// The workflows of specs/workflows, executed by the tools of the MCP door with the official client, on a platform with ports.
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { dropDatabaseOf, prepareData } from '../support/engine.ts'
import { freePort } from '../support/free-port.ts'
import { type McpSession, openMcp } from '../support/mcp.ts'

const folder = resolve(import.meta.dirname, '..', '..', 'specs', 'workflows')

interface Step {
  stepId: string
  operationId?: string
  'x-operation'?: { url: string; method: string }
  parameters?: { name: string; in: string; value: unknown }[]
  requestBody?: { payload: unknown }
  successCriteria?: { condition: string; type?: string }[]
  outputs?: Record<string, string>
  onFailure?: unknown[]
}

interface Arazzo {
  sourceDescriptions: { name: string; url: string }[]
  workflows: { workflowId: string; steps: Step[] }[]
}

const workflows = readdirSync(folder)
  .filter((file) => file.endsWith('.arazzo.yaml'))
  .flatMap((file) => {
    const { sourceDescriptions, workflows: found } = parse(readFileSync(join(folder, file), 'utf8')) as Arazzo
    const apis = new Map(sourceDescriptions.map(({ name, url }) => [name, url.split('/').at(-2)]))
    return found.map(({ workflowId, steps }) => ({ workflowId, steps, apis }))
  })

let data: string
let server: RunningServer
const sessions = new Map<string, McpSession>()
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-mcp-'))
  server = await startServer(
    readConfig({
      MESSAGING_DATA: data,
      MESSAGING_PORT: String(await freePort()),
      MESSAGING_HTTP_PORT: '0',
      MESSAGING_SMTP_PORT: 'off',
      MESSAGING_LOG: 'silent',
      ...(await prepareData(data)),
    }),
  )
})
afterAll(async () => {
  await Promise.all([...sessions.values()].map((session) => session.close()))
  await server?.close()
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

/** The session for a key; the workflows create accounts with separate keys. */
async function sessionOf(key: string): Promise<McpSession> {
  const known = sessions.get(key) ?? (await openMcp(key, { url: `http://127.0.0.1:${server.httpPort}/mcp` }))
  sessions.set(key, known)
  return known
}

const at = (body: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], body)

interface Scope {
  inputs: Record<string, unknown>
  steps: Map<string, Record<string, unknown>>
}

/** The value of an expression such as `$steps.list.outputs.list_id`; texts can contain several in braces. */
function evaluate(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((one) => evaluate(one, scope))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, evaluate(one, scope)]))
  if (typeof value !== 'string') return value
  if (value.startsWith('$inputs.')) return scope.inputs[value.slice('$inputs.'.length)]
  const [, step = '', output = ''] = /^\$steps\.(\w+)\.outputs\.(\w+)$/.exec(value) ?? []
  if (step) return scope.steps.get(step)?.[output]
  return value.replaceAll(/\{(\$steps\.[\w.]+)\}/g, (_, inner: string) => String(evaluate(inner, scope)))
}

interface Outcome {
  status: number | undefined
  body: unknown
  text: string
}

/** Whether a condition holds. Those about headers of files are for other clients. */
function holds(
  { condition, type }: { condition: string; type?: string },
  { status, body, text }: Outcome,
  scope: Scope,
) {
  if (type === 'regex') return new RegExp(condition).test(text)
  const [, left = '', operator = '', right = ''] = /^(\S+) (==|!=) (.+)$/.exec(condition) ?? []
  if (left.startsWith('$response.header')) return text.includes('application/pdf')
  const found = left === '$statusCode' ? status : at(body, left.slice('$response.body#'.length))
  const wanted = right.startsWith("'")
    ? right.slice(1, -1)
    : right.startsWith('$')
      ? evaluate(right, scope)
      : JSON.parse(right)
  return (found === wanted) === (operator === '==')
}

/** Follows a link as a person does. */
async function follow({ url, method }: { url: string; method: string }, payload: unknown): Promise<Outcome> {
  const { pathname, search } = new URL(url)
  const body = payload === undefined ? undefined : new URLSearchParams(payload as Record<string, string>)
  const response = await fetch(`http://127.0.0.1:${server.httpPort}${pathname}${search}`, {
    method,
    ...(body && { body }),
  })
  return { status: response.status, body: null, text: await response.text() }
}

async function perform(step: Step, apis: Map<string, string | undefined>, scope: Scope): Promise<Outcome> {
  const payload = evaluate(step.requestBody?.payload, scope)
  const page = step['x-operation']
  if (page) return follow({ ...page, url: String(evaluate(page.url, scope)) }, payload)
  const given = (step.parameters ?? []).map((one) => ({ ...one, value: evaluate(one.value, scope) }))
  const key = given.find(({ name }) => name.toLowerCase() === 'apikey')?.value ?? scope.inputs['key']
  const [, source = '', id = ''] = (step.operationId ?? '').split('.')
  const valuesIn = (place: string) =>
    Object.fromEntries(given.filter((one) => one.in === place).map(({ name, value }) => [name, value]))
  const body = Array.isArray(payload) ? { items: payload } : payload
  const call = {
    operation: `${apis.get(source)}.${id}`,
    path: valuesIn('path'),
    query: valuesIn('query'),
    ...(body !== undefined && { body }),
  }
  const { status, data: found, text } = await (await sessionOf(String(key))).call('call_operation', call)
  return { status, body: found, text }
}

it('the contract has ten files of workflows', () => {
  expect(readdirSync(folder).filter((file) => file.endsWith('.arazzo.yaml'))).toHaveLength(10)
})

it.each(workflows)(
  '$workflowId runs to its end',
  async ({ steps, apis }) => {
    const scope: Scope = { inputs: { key: server.sandboxKey }, steps: new Map() }
    for (const step of steps) {
      const tries = step.onFailure ? 60 : 1
      for (let attempt = 1; ; attempt++) {
        const outcome = await perform(step, apis, scope)
        const failed = (step.successCriteria ?? []).filter((one) => !holds(one, outcome, scope))
        if (failed.length === 0) {
          const outputs = Object.entries(step.outputs ?? {}).map(([name, from]) => [
            name,
            from.startsWith('$response.body#')
              ? at(outcome.body, from.slice('$response.body#'.length))
              : evaluate(from, scope),
          ])
          scope.steps.set(step.stepId, Object.fromEntries(outputs))
          break
        }
        if (attempt >= tries)
          expect({ step: step.stepId, failed, text: outcome.text }).toEqual({ step: step.stepId, failed: [] })
        // Background work continues while the tool waits for something else.
        await (await sessionOf(server.sandboxKey as string)).call('wait_for', {
          for: 'message',
          query: { recipient: 'nobody@example.com' },
          seconds: 1,
        })
      }
    }
  },
  120_000,
)
