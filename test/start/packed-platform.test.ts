// The platform as a package: packed, unpacked below node_modules, where Node runs no TypeScript, and started.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../scripts/contract/tools.ts'
import { packPlatform } from '../../scripts/pack-platform.ts'
import { createMarketingClient, createTransactionalClient } from '../../src/clients/index.ts'
import { eventually } from '../support/eventually.ts'

const run = promisify(execFile)

let folder: string
let tarball: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-platform-'))
  tarball = await packPlatform(folder)
  // As npm would install it, with the packages that `npm ci` put here.
  const modules = join(folder, 'project', 'node_modules')
  await mkdir(join(modules, 'messaging-platform'), { recursive: true })
  await run('tar', ['xzf', tarball, '--strip-components=1', '-C', join(modules, 'messaging-platform')])
  for (const name of await readdir(join(root, 'node_modules')))
    if (!name.startsWith('.')) await symlink(join(root, 'node_modules', name), join(modules, name))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('has at most 10 MB, no test and no TypeScript, and no tool of development among its dependencies', async () => {
  expect((await stat(tarball)).size).toBeLessThanOrEqual(10_000_000)
  const place = join(folder, 'project', 'node_modules', 'messaging-platform')
  const files = await readdir(place, { recursive: true })
  expect(files.filter((name) => /^test\/|^src\/.*\.tsx?$|validators\.d\.ts$/.test(name))).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'README.md', 'src/cli/messaging.js']))
  const manifest = JSON.parse(await readFile(join(place, 'package.json'), 'utf8')) as Record<string, unknown>
  expect(manifest).not.toHaveProperty('devDependencies')
  expect(manifest).not.toHaveProperty('optionalDependencies')
})

it('starts, answers, and shows its documentation and its console', async () => {
  const project = join(folder, 'project')
  const env = {
    ...process.env,
    MESSAGING_DATA: join(folder, 'data'),
    MESSAGING_PORT: '0',
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_SMTP_PORT: 'off',
  }
  const child = spawn(process.execPath, ['node_modules/messaging-platform/src/cli/messaging.js', 'serve'], {
    cwd: project,
    env,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  try {
    const url = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
    await eventually(() => url() ?? (child.exitCode !== null && expect(output).toBe('')))
    const baseUrl = url() as string
    const apiKey = (await readFile(join(folder, 'data', 'sandbox.key'), 'utf8')).trim()
    const list = await createMarketingClient({ apiKey, baseUrl }).createList({ body: { internal_name: 'a' } })
    expect(list.list_id).toBe(1)
    expect(await createTransactionalClient({ apiKey, baseUrl }).listSmsSenders()).toEqual([])
    for (const path of ['docs/', 'docs/marketing-v3/openapi.json', 'console/', 'soap/v2?wsdl'])
      expect(`${(await fetch(`${baseUrl}/${path}`)).status} ${path}`).toBe(`200 ${path}`)
  } finally {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
})
