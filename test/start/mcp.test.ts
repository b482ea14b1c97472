// `messaging mcp` as agents start it: a process that speaks on stdin and stdout, and ends with them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { readAnswer } from '../support/mcp.ts'

const program = resolve(import.meta.dirname, '..', '..', 'src', 'cli', 'messaging.js')

it('serves the tools also while the platform is away, and says so', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp'],
    env: { ...process.env, MESSAGING_KEY: 'secret-key', MESSAGING_URL: url } as Record<string, string>, // All are texts.
    stderr: 'pipe',
  })
  let errors = ''
  transport.stderr?.on('data', (text: Buffer) => (errors += text))
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  expect((await client.listTools()).tools).toHaveLength(4)
  const call = { name: 'call_operation', arguments: { operation: 'marketing-v3.ping' } }
  const { text, isError } = readAnswer(await client.callTool(call))
  expect([isError, text]).toEqual([true, expect.stringContaining(`Cannot connect to the platform at ${url}`)])
  await client.close()
  expect(`${text}${errors}`).not.toContain('secret-key')
})

it('ends when its agent closes stdin, and has written nothing but messages', async () => {
  const child = spawn(process.execPath, [program, 'mcp'], {
    env: { ...process.env, MESSAGING_KEY: 'key', MESSAGING_URL: 'http://127.0.0.1:1' },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text))
  child.stdin.write('no JSON\n')
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`)
  await once(child.stdout, 'data')
  child.stdin.end()
  expect(await once(child, 'exit')).toEqual([0, null])
  for (const line of output.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
})
