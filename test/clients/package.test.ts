// The clients as a package: packed, installed where there is nothing else, and used as its users would.
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { sizeOf } from '../../scripts/pack/sizes.ts'
import { describeSizes, entries, PACKAGE, packClient } from '../../scripts/pack-client.ts'
import { startBrowser } from '../support/browser.ts'
import { commandOf, needs } from '../support/programs.ts'
import { type Started, startPlatform } from '../support/started.ts'
import { useFolder } from '../support/use-folder.ts'

const run = promisify(execFile)
const MINUTE = 60_000

/** Maximum bytes of each entry: its compressed code, and the declarations for an editor. */
const budget: Record<string, { code: number; gzip: number; types: number }> = {
  '.': { code: 158_000, gzip: 25_600, types: 1_250_000 },
  './marketing': { code: 84_500, gzip: 13_400, types: 730_000 },
  './transactional': { code: 57_000, gzip: 11_500, types: 265_000 },
  './registered': { code: 41_000, gzip: 10_600, types: 80_000 },
  './sandbox': { code: 44_500, gzip: 10_900, types: 170_000 },
  './carrier': { code: 41_000, gzip: 11_400, types: 40_000 },
  './errors': { code: 4_000, gzip: 1_200, types: 6_000 },
  './times': { code: 1_000, gzip: 600, types: 1_000 },
  './webhooks': { code: 5_000, gzip: 1_800, types: 1_000_000 },
  './soap': { code: 47_500, gzip: 12_000, types: 100_000 },
  // All examples of four APIs; a bundle has only those of the mocks that it imports.
  './msw': { code: 290_000, gzip: 36_000, types: 1_130_000 },
}
// 280,000 before, 4,000 for safe paging, `fetchOptions`, `| undefined` and the licence, 31,000 for the examples of all APIs in
// ./msw: a table with each example once, and only for `import`.
const TARBALL = 325_000

const folder = useFolder('messaging-package-')
let tarball: string
let consumer: string
let platform: Started

beforeAll(async () => {
  tarball = await packClient(folder)
  consumer = join(folder, 'consumer')
  await mkdir(consumer)
  await writeFile(join(consumer, 'package.json'), '{ "private": true, "type": "module" }')
  // Installs without a network: the one dependency comes from where `npm ci` put it.
  const dependency = ['openapi-fetch', 'openapi-typescript-helpers'].map((name) => join(root, 'node_modules', name))
  const flags = ['--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...flags, tarball, ...dependency], { cwd: consumer })
  for (const name of ['program.mjs', 'program.cjs', 'check.ts', 'check-commonjs.cts', 'check-exact.ts'])
    await cp(join(import.meta.dirname, 'consumer', name), join(consumer, name))
  // The programs of the README that need no other package.
  const readme = await readFile(join(root, 'src', 'clients', 'README.md'), 'utf8')
  const programs = [...readme.matchAll(/^```ts\n(import [\s\S]*?)^```/gm)].map(([, text = '']) => text)
  const whole = programs.filter((text) => /= create\w+Client\(\{/.test(text))
  expect(whole).toHaveLength(2)
  for (const [index, text] of whole.entries()) await writeFile(join(consumer, `readme-${index}.ts`), text)
  platform = await startPlatform(join(folder, 'data'))
})
afterAll(async () => {
  await platform?.end()
})

const installed = () => join(consumer, 'node_modules', PACKAGE)
const seen = {
  names: ['Olá'],
  imported: [true, 3, 7],
  sentOnce: true,
  missing: true,
  stranger: true,
  plain: ['Olá', 404, true],
  webhook: { action: 'a' },
}

describe('the package', () => {
  it('brings one dependency, and nothing of the server', async () => {
    const names = (await readdir(join(consumer, 'node_modules'))).filter((name) => !name.startsWith('.'))
    expect(names.sort()).toEqual([PACKAGE, 'openapi-fetch', 'openapi-typescript-helpers'])
    const manifest = JSON.parse(await readFile(join(installed(), 'package.json'), 'utf8')) as Record<string, object>
    expect(Object.keys(manifest['dependencies'] ?? {})).toEqual(['openapi-fetch'])
    const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<string, object>
    expect(manifest['version']).toBe(own['version'])
    const files = await readdir(installed(), { recursive: true })
    expect(files.filter((name) => /server|cli\/|validators|openapi\.json|(?<!\.d)\.ts$/.test(name))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE']))
  })

  it('is not larger than it should be', async () => {
    console.log([...describeSizes(installed()), `tarball ${(await stat(tarball)).size} bytes`].join('\n'))
    expect(Object.keys(budget)).toEqual(Object.keys(entries))
    for (const [name, limits] of Object.entries(budget)) {
      const size = sizeOf(installed(), join('src', 'clients', entries[name] as string))
      for (const kind of ['code', 'gzip', 'types'] as const)
        expect(size[kind], `${name} ${kind}`).toBeLessThanOrEqual(limits[kind])
    }
    expect((await stat(tarball)).size).toBeLessThanOrEqual(TARBALL)
  })

  const nodeTypes = ['--lib', 'es2022', '--types', 'node', '--typeRoots', join(root, 'node_modules', '@types')]

  it.each([
    { resolution: 'nodenext', file: 'check.ts', more: ['--module', 'nodenext', ...nodeTypes] },
    { resolution: 'nodenext', file: 'readme-0.ts', more: ['--module', 'nodenext', ...nodeTypes] },
    { resolution: 'nodenext', file: 'readme-1.ts', more: ['--module', 'nodenext', ...nodeTypes] },
    {
      resolution: 'nodenext',
      file: 'check-exact.ts',
      more: ['--module', 'nodenext', '--exactOptionalPropertyTypes', ...nodeTypes],
    },
    { resolution: 'bundler', file: 'check.ts', more: ['--module', 'esnext', '--lib', 'es2022,dom,dom.iterable'] },
    { resolution: 'node16', file: 'check-commonjs.cts', more: ['--module', 'node16', ...nodeTypes] },
    { resolution: 'nodenext', file: 'check-commonjs.cts', more: ['--module', 'nodenext', ...nodeTypes] },
  ])('is typed for moduleResolution $resolution in $file', async ({ resolution, file, more }) => {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const flags = ['--noEmit', '--strict', '--target', 'es2022', '--moduleResolution', resolution, ...more]
    const { stdout } = await run(process.execPath, [tsc, ...flags, file], { cwd: consumer }).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toBe('')
  })
})

describe('a program that uses it', () => {
  const call = (program: string) =>
    `import { visit } from '${program}'; console.log(JSON.stringify(await visit('${platform.row('Plain HTTP')}', '${platform.secret('Sandbox key')}')))`
  const visitWith = async (node: string, program = './program.mjs') =>
    JSON.parse((await run(node, ['--input-type=module', '--eval', call(program)], { cwd: consumer })).stdout) as unknown

  it('runs in this Node', async () => {
    expect(await visitWith(process.execPath)).toEqual(seen)
  })

  it('runs in this Node with require', async () => {
    expect(await visitWith(process.execPath, './program.cjs')).toEqual({ names: ['Olá'], plain: 1, missing: true })
  })

  it('runs in Node 20 to 23', { ...needs('olderNode'), timeout: MINUTE }, async () => {
    expect(await visitWith(commandOf('olderNode'))).toEqual(seen)
    expect(await visitWith(commandOf('olderNode'), './program.cjs')).toEqual({
      names: ['Olá'],
      plain: 1,
      missing: true,
    })
  })

  it('runs in a page of a browser, from another origin', async () => {
    await using site = await serve(consumer)
    const browser = await startBrowser()
    try {
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(site.url)
      const source = `import('./program.mjs').then(({ visit }) => visit('${platform.row('Plain HTTP')}', '${platform.secret('Sandbox key')}'))`
      expect(await page.evaluate(source)).toEqual(seen)
      expect(errors).toEqual([])
    } finally {
      await browser.close()
    }
  })
})

/** Serves the files of a folder, and a page that says where the packages are. */
async function serve(files: string) {
  const names = ['', '/marketing'].map((entry) => [
    `${PACKAGE}${entry}`,
    `/node_modules/${PACKAGE}/src/clients/${entry.slice(1) || 'index'}.js`,
  ])
  const imports = { ...Object.fromEntries(names), 'openapi-fetch': '/node_modules/openapi-fetch/dist/index.mjs' }
  const page = `<!doctype html><link rel="icon" href="data:,"><script type="importmap">${JSON.stringify({ imports })}</script>`
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] as string
    if (path === '/') return void response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    readFile(join(files, path)).then(
      (bytes) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}
