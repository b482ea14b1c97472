// The curl samples of the documentation on a fresh installation: taken from the running platform, run in its folder with
// nothing changed but the key, over HTTPS with its own certificate.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KEY } from '../../src/server/docs/reference/samples.ts'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { freePort } from '../support/free-port.ts'
import { useFolder } from '../support/use-folder.ts'

const run = promisify(execFile)

const folder = useFolder('curl-samples-')
let server: RunningServer

beforeAll(async () => {
  const env = {
    MESSAGING_DATA: join(folder, '.data'),
    MESSAGING_PORT: String(await freePort()),
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_SMTP_PORT: 'off',
    MESSAGING_LOG: 'silent',
  }
  server = await startServer(readConfig(env))
})
afterAll(async () => {
  await server?.close()
})

/** A page of the documentation, as curl gets it over HTTPS at this host. */
async function pageAt(path: string, host = `localhost:${server.port}`): Promise<string> {
  const args = ['-sf', '--cacert', '.data/tls/cert.pem', '-H', `Host: ${host}`]
  const address = `https://localhost:${server.port}/docs/${path}`
  return (await run('curl', [...args, address], { cwd: folder, maxBuffer: 1e7 })).stdout
}

const sampleIn = (page: string): string => /```sh\n(curl[\s\S]*?)\n```/.exec(page)?.[1] ?? ''

describe('a sample runs as it is', () => {
  test.each([
    { page: 'marketing-v3/ping.md', has: '{' },
    { page: 'marketing-v3/createList.md', has: '"list_id":' },
    { page: 'marketing-v3/listLists.md', has: '"total_items":' },
    { page: 'marketing-v3/createEmailSender.md', has: '"sender_id":' },
    { page: 'transactional-v2/listEmailSenders.md', has: '"id":' },
    { page: 'transactional-v2/createEmailTemplate.md', has: '"templateId":' },
    { page: 'registered-v1/listRegisteredWebhooks.md', has: '[' },
    { page: 'sandbox-v1/getClock.md', has: '"now":' },
  ])('$page', async ({ page, has }) => {
    const sample = sampleIn(await pageAt(page))
    const { stdout } = await run('bash', ['-c', sample.replaceAll(KEY, server.sandboxKey ?? '')], { cwd: folder })
    expect(stdout).toContain(has)
    expect(stdout).not.toMatch(/"status":\s*[45]\d\d,/)
  })
})

test('the first request of the first page runs as it is', async () => {
  const commands = [...(await pageAt('index.md')).matchAll(/^curl .*$/gm)].map(([command]) => command)
  expect(commands).toHaveLength(2)
  for (const command of commands) {
    const { stdout } = await run('bash', ['-c', `${command} --fail`], { cwd: folder })
    expect(stdout).toContain('{')
  }
})

test('a reader of another machine gets no file that is not there', async () => {
  for (const page of ['index.html', 'marketing-v3/createList.html', 'marketing-v3/createList.md']) {
    const text = await pageAt(page, 'platform.example.com')
    expect(text).toContain('https://platform.example.com/marketing/v3/lists')
    expect(text).not.toContain('--cacert .data/tls/cert.pem')
    expect(await pageAt(page)).toContain('--cacert .data/tls/cert.pem')
  }
})
