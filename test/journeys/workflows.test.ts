// The workflows of specs/workflows whose operations the platform has, executed against it by Redocly.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { startServer, type RunningServer } from '../../src/server/server.ts'

const root = resolve(import.meta.dirname, '..', '..')
const cli = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')

let data: string
let server: RunningServer
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-workflows-'))
  const env = { MESSAGING_DATA: data, MESSAGING_PORT: '0', MESSAGING_HTTP_PORT: '0', MESSAGING_LOG: 'silent' }
  server = await startServer(readConfig(env))
})
afterAll(async () => {
  await server?.close()
  await rm(data, { recursive: true, force: true })
})

function respect(file: string): Promise<{ code: number; output: string }> {
  const base = `http://127.0.0.1:${server.httpPort}`
  const servers = [`marketing=${base}/marketing/v3`, `sandbox=${base}/sandbox/v1`, `transactional=${base}`]
  const args = ['respect', join('specs', 'workflows', file), '--input', `key=${server.sandboxKey}`, ...servers.flatMap((s) => ['--server', s])]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  return new Promise((done) => {
    execFile(process.execPath, [cli, ...args], { cwd: root, env, maxBuffer: 16e6 }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}

describe('workflows', () => {
  it.each(['import-and-campaign.arazzo.yaml'])(
    '%s runs to its end',
    async (file) => {
      const { code, output } = await respect(file)
      expect(output).toContain('passed')
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
    },
    60_000,
  )
})
