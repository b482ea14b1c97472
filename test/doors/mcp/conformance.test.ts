// The conformance suite of the Model Context Protocol against the door. Many of its checks call tools, prompts and
// resources of a demonstration server; all others must pass. Warnings are recommendations for servers with
// sessions, which this one does without.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../support/free-port.ts'
import { useServer } from '../../support/server.ts'

interface Check {
  id: string
  status: 'SUCCESS' | 'INFO' | 'FAILURE' | 'WARNING' | 'SKIPPED'
  errorMessage?: string
}

const suite = fileURLToPath(
  new URL('../../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
)
const server = useServer()
let proxy: Server
let url: string

/** The suite has no option for headers: this adds the key. */
beforeAll(async () => {
  const port = await freePort()
  await server.app.http.listen({ port, host: '127.0.0.1' })
  proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${server.key}` }
    const { url: path, method } = incoming
    const forwarded = request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`
})
afterAll(() => {
  proxy?.closeAllConnections()
  proxy?.close()
})

/** Runs what a revision requires; resolves with the checks by scenario. */
async function run(revision: string): Promise<Map<string, Check[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'))
  const words = ['server', '--url', url, '--requirements', revision, '-o', folder]
  await new Promise<void>((resolve) =>
    execFile(process.execPath, [suite, ...words], { maxBuffer: 64e6 }, () => resolve()),
  )
  const results = new Map<string, Check[]>()
  for (const name of await readdir(folder)) {
    const checks = JSON.parse(await readFile(join(folder, name, 'checks.json'), 'utf8')) as Check[]
    const [, scenario = name] = /^server-(.+)-\d{4}-\d{2}-\d{2}T/.exec(name) ?? []
    results.set(scenario, checks)
  }
  await rm(folder, { recursive: true, force: true })
  return results
}

/** Why a scenario can't pass here: it calls what only the demonstration server has. */
const demonstration = [
  /^tools-call-/,
  /^elicitation-|^json-schema-2020-12$|^http-custom-header-server-validation$/,
  /^input-required-result-/,
  /^prompts-(list|get)|^completion-complete$|^logging-set-level$/,
  /^resources-(read|templates|subscribe|unsubscribe)/,
  // An extension that the platform does not have.
  /^tasks-/,
]

/** Checks within other scenarios that need a tool or prompts of the demonstration server. */
const isOfDemonstration = ({ id, errorMessage = '' }: Check): boolean =>
  errorMessage.startsWith('Not testable: server does not list the diagnostic tool') ||
  id === 'sep-2549-prompts-list-caching-hints'

test.each([
  {
    revision: '2026-07-28',
    scenarios: [
      ...['server-stateless', 'tools-list', 'server-sse-multiple-streams', 'resources-list', 'caching'],
      ...['sep-2164-resource-not-found', 'dns-rebinding-protection', 'http-header-validation'],
    ],
  },
  {
    revision: '2025-11-25',
    scenarios: [
      ...['server-initialize', 'ping', 'tools-list', 'server-sse-multiple-streams', 'resources-list'],
      ...['dns-rebinding-protection', 'server-session-lifecycle', 'server-sse-polling'],
    ],
  },
])('the door conforms to $revision', async ({ revision, scenarios }) => {
  const results = await run(revision)
  const asked = [...results].filter(([scenario]) => !demonstration.some((pattern) => pattern.test(scenario)))
  expect(asked.map(([scenario]) => scenario).sort()).toEqual([...scenarios].sort())
  const failed = asked.flatMap(([scenario, checks]) =>
    checks
      .filter((check) => check.status === 'FAILURE' && !isOfDemonstration(check))
      .map(({ id, errorMessage }) => `${scenario}: ${id}: ${errorMessage}`),
  )
  expect(failed).toEqual([])
})
