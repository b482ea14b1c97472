// What the documentation says of changes: the changelog of each API, the box on the page of an operation, and the former
// paths of renamed operations.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import type { Document } from '../../scripts/contract/document.ts'
import { renderCompact } from '../../scripts/diff/compact.ts'
import { unreleasedEntry } from '../../scripts/diff/history.ts'
import { type HistoryEntry, readHistory, renamedIn } from '../../src/server/docs/changes/history.ts'
import { movedFile } from '../../src/server/docs/changes/moved.ts'
import { type Api, readApis, rowsOf } from '../../src/server/docs/contracts.ts'
import { registerDocs } from '../../src/server/docs/routes.ts'
import { createDocsSite } from '../../src/server/docs/site.ts'

const site = createDocsSite()
const body = (path: string): string => site.get(path)?.body ?? ''
const history = readHistory(root)
const [last] = history as [HistoryEntry]

describe.each(readApis(root))('$name', ({ name, document }) => {
  const ids = rowsOf(document.paths).map(({ operation }) => operation.operationId)
  const present = new Map(last.renamed.filter(({ api }) => api === name).map(({ from, to }) => [from, to]))
  const affected = last.changes.filter(({ api }) => api === name).flatMap(({ operations }) => operations)
  const changed = new Set(affected.map((id) => present.get(id) ?? id))

  test('the page of each operation that changed in the last release says so, and no other', () => {
    for (const id of ids) {
      const boxes = body(`${name}/${id}.html`).match(/<details class="changes">/g) ?? []
      expect([id, boxes.length]).toEqual([id, changed.has(id) ? 1 : 0])
      expect([id, body(`${name}/${id}.md`).includes(`in ${last.version}`)]).toEqual([id, changed.has(id)])
    }
  })

  test('the changelog has every version, and all changes of the last one', () => {
    const page = body(`${name}/changelog.html`)
    for (const { version, date } of history) {
      expect(page).toContain(`<h2 id="v${version}"`)
      expect(page).toContain(date)
    }
    const counts = [...page.matchAll(/<small>(\d+) changes?<\/small>/g)].map(([, count]) => Number(count))
    const own = last.changes.filter(({ api }) => api === name)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(own.length)
    expect(body(`${name}/index.html`)).toContain('href="changelog.html"')
  })
})

test('a break shows why clients have to follow', () => {
  const change = last.changes.find(({ reason }) => reason?.includes('send limit=10'))
  const page = body(`marketing-v3/${change?.operations[0]}.html`)
  expect(page).toContain('1 breaking')
  expect(page).toContain('send limit=10')
  expect(body('soap-v2/changelog.html')).toContain('href="index.html#operation-testEmailAddress"')
})

describe('the former page of a renamed operation', () => {
  const app = Fastify()
  registerDocs(app, { served: null, roots: {}, publicUrl: 'https://localhost:8443', isHome: false })
  afterAll(() => app.close())

  test.each([...site.moved].map(([path, moved]) => ({ path, ...moved })))(
    '$path leads to $to',
    async ({ path, to, title }) => {
      const { statusCode, headers } = await app.inject(`/docs/${path}`)
      expect(statusCode).toBe(301)
      const address = new URL(String(headers.location), `https://localhost:8443/docs/${path}`)
      expect(address.pathname).toBe(`/docs/${to}`)
      expect((await app.inject(address.pathname)).statusCode).toBe(200)
      const file = movedFile(path, { to, title })
      expect(file).toContain(path.endsWith('.md') ? `(${headers.location})` : `content="0; url=${headers.location}"`)
      expect(file).not.toContain('<script')
    },
  )

  test('is known for the last release', () => expect(site.moved.size).toBeGreaterThan(0))

  test('its row in the table of the API keeps the former anchor', () => {
    expect(body('marketing-v3/index.html')).toContain('id="operation/retryEmailCampaign"')
  })

  const entry = (version: string, ...renamed: [string, string][]): HistoryEntry => ({
    version,
    date: '2026-12-01',
    renamed: renamed.map(([from, to]) => ({ api: 'a', from, to })),
    changes: [],
  })
  test.each([
    { what: 'renamed twice', history: [entry('2', ['b', 'c']), entry('1', ['a', 'b'])], want: { a: 'c', b: 'c' } },
    { what: 'renamed and removed', history: [entry('1', ['a', 'gone'])], want: {} },
    { what: 'in use again', history: [entry('2', ['b', 'c']), entry('1', ['c', 'b'])], want: { b: 'c' } },
    {
      what: 'named twice, the later one counts',
      history: [entry('2', ['a', 'c']), entry('1', ['a', 'd'])],
      want: { a: 'c' },
    },
  ])('$what', ({ history: entries, want }) => {
    expect(Object.fromEntries(renamedIn(entries, 'a', new Set(['c', 'd'])))).toEqual(want)
    expect(renamedIn(entries, 'b', new Set(['c', 'd'])).size).toBe(0)
  })
})

describe('changes that are not released', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docs-changes-'))
    for (const name of ['releases', 'generated/sandbox-v1']) await mkdir(join(folder, name), { recursive: true })
    await mkdir(join(folder, 'specs'))
    await writeFile(join(folder, 'redocly.yaml'), 'apis: { sandbox-v1: {} }\n')
    const names = ['releases/release.json', 'releases/sandbox-v1.json', 'generated/sandbox-v1/openapi.json']
    for (const name of names) await cp(join(root, name), join(folder, name))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('are none while the contract is as it was released', async () => {
    await writeFile(
      join(folder, 'generated/sandbox-v1/openapi.json'),
      await readFile(join(folder, 'releases/sandbox-v1.json')),
    )
    expect(await unreleasedEntry(folder, '2026-12-01')).toBeNull()
    await cp(join(root, 'generated/sandbox-v1/openapi.json'), join(folder, 'generated/sandbox-v1/openapi.json'))
  })

  test('are on the pages of a preview, with the former name of an operation', async () => {
    const path = join(folder, 'releases/sandbox-v1.json')
    const released = JSON.parse(await readFile(path, 'utf8')) as Document
    const clock = released.paths['/clock']?.get
    if (clock) clock.operationId = 'readClock'
    delete released.paths['/reset']
    await writeFile(path, renderCompact(released))

    const unreleased = await unreleasedEntry(folder, '2026-12-01')
    expect(unreleased?.renamed).toEqual([{ api: 'sandbox-v1', from: 'readClock', to: 'getClock' }])
    const preview = createDocsSite({ unreleased })
    const shown = (id: string) => preview.get(`sandbox-v1/${id}.html`)?.body ?? ''
    expect(shown('getClock')).toContain('<summary>Changed, unreleased: 1 breaking')
    expect(shown('resetAccount')).toContain('<summary>New, unreleased</summary>')
    expect(shown('changelog')).toContain('<h2 id="unreleased">')
    expect(preview.moved.get('sandbox-v1/readClock.html')?.to).toBe('sandbox-v1/getClock.html')
    // Others have no section for it.
    expect(preview.get('marketing-v3/changelog.html')?.body).not.toContain('id="unreleased"')
  })
})

test('a contract without releases has no changelog', () => {
  const api = readApis(root).find(({ name }) => name === 'sandbox-v1') as Api
  expect(readHistory(join(root, 'generated', api.name))).toEqual([])
})
