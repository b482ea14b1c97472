// The contract against the texts that it was written from: every operation, parameter and enumeration that
// their tables name is in the contract. The texts lie beside a development checkout; a checkout without
// them has nothing to compare with.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deref, operationsOf, type Document, type Operation, type Parameter } from '../../scripts/contract/document.ts'

const root = resolve(import.meta.dirname, '..', '..')
const shared = resolve(root, '..', 'shared')
const read = (...path: string[]) => readFileSync(join(shared, ...path), 'utf8')
const load = (api: string) => JSON.parse(readFileSync(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document

interface Wanted {
  method: string
  path: string
  operationId: string
  status: number
}

/** The cells of every row of the tables of a text. */
function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) => line.slice(1, line.lastIndexOf('|')).split(/(?<!\\)\|/).map((cell) => cell.trim()))
}

const METHOD = /^(GET|POST|PUT|PATCH|DELETE)$/
const METHOD_AND_PATH = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/
const bare = (cell = '') => cell.replaceAll('`', '').trim()

/** Operations of tables whose cells are method, path, operationId, status in this order, wherever they begin. */
function wantedOf(text: string): Wanted[] {
  return rowsOf(text).flatMap((cells) => {
    const split = cells.findIndex((cell) => METHOD.test(cell))
    if (split >= 0 && bare(cells[split + 1]).startsWith('/')) {
      const [method = '', path, operationId, status] = cells.slice(split)
      return [{ method, path: bare(path), operationId: bare(operationId), status: Number.parseInt(status ?? '', 10) }]
    }
    const joined = cells.findIndex((cell) => METHOD_AND_PATH.test(bare(cell)))
    if (joined < 0 || !/^[a-z]\w+$/i.test(bare(cells[joined + 1]))) return []
    const [, method = '', path = ''] = METHOD_AND_PATH.exec(bare(cells[joined])) ?? []
    return [{ method, path, operationId: bare(cells[joined + 1]), status: Number.parseInt(cells[joined + 2] ?? '', 10) }]
  })
}

function indexOf(document: Document): Map<string, { operation: Operation; key: string }> {
  return new Map([...operationsOf(document)].map(({ path, method, operation }) => [`${method.toUpperCase()} ${path}`, { operation, key: `${method} ${path}` }]))
}

/** Names of the parameters in the query column of a row of the specification. */
function queryNames(cell: string): string[] {
  if (!cell.startsWith('query')) return []
  const names = cell
    .replace(/^query( booleans)?/, '')
    .replace(/\([^()]*\)/g, '')
    .replace(/extra field filters in the form (\w+)\[.*$/, '$1')
    .split(/[,;]/)
    .map((part) => part.trim().split(/[\s>=]/)[0] ?? '')
  return names.flatMap((name) => (name === 'P' ? ['offset', 'limit', 'order'] : /^[a-z]\w*$/.test(name) ? [name] : []))
}

const available = existsSync(shared)

describe.skipIf(!available).each([
  ['marketing-v3', 'marketing-v3.md', 143],
  ['transactional-v2', 'transactional-v2.md', 43],
  ['registered-v1', 'registered-v1.md', 13],
] as const)('%s has every operation of its facts', (api, file, least) => {
  const wanted = available ? wantedOf(read('facts', file)) : []

  it('the tables were read', () => expect(wanted.length).toBeGreaterThanOrEqual(least))

  it('method, path, operationId and success status', () => {
    const index = indexOf(load(api))
    const missing = wanted.filter(({ method, path, operationId, status }) => {
      const found = index.get(`${method} ${path}`)?.operation
      return found?.operationId !== operationId || !(String(status) in found.responses)
    })
    expect(missing).toEqual([])
  })
})

describe.skipIf(!available)('marketing-v3 has the parameters and enumerations of the texts', () => {
  it('every query parameter of the table of the specification', () => {
    const document = load('marketing-v3')
    const index = indexOf(document)
    const text = read('spec', 'messaging-platform-api.md')
    const table = text.slice(text.indexOf('### Marketing API v3: method and path known'), text.indexOf('Note on DELETE operations'))
    const rows = rowsOf(table).filter(([method]) => method === 'GET')
    expect(rows.length).toBeGreaterThan(25)
    const missing = rows.flatMap(([, paths = '', query = '']) =>
      paths.split(', ').flatMap((path) => {
        const operation = index.get(`GET ${path}`)?.operation
        const names = (operation?.parameters ?? []).map((p) => deref<Parameter>(document, p).name)
        return queryNames(query).filter((name) => !names.includes(name)).map((name) => `${path} ${name}`)
      }),
    )
    expect(missing).toEqual([])
  })

  it('every enumeration of the facts', () => {
    const enums = new Set<string>()
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const list = (value as { enum?: unknown }).enum
      if (Array.isArray(list)) enums.add(list.filter((v) => v !== null && v !== '').map(String).sort().join())
      Object.values(value).forEach(visit)
    }
    visit(load('marketing-v3'))
    const facts = read('facts', 'marketing-v3.md')
    const section = facts.slice(facts.indexOf('## 5. Enumerations'), facts.indexOf('## 6. Bodies'))
    // Tags of unions are constants of the arms, not one enumeration.
    const unions = /Content|ActionType|PageType|LimitContacts|SendSegment|ReportCampaigns|ImportMode|SegmentType|CampaignStatus|CellphoneSenderType|FieldType/
    const rows = rowsOf(section).filter(([name = '']) => name !== 'Name' && !unions.test(name))
    expect(rows.length).toBeGreaterThan(15)
    const missing = rows.filter(([, values = '']) => {
      const wanted = values.replace(/\([^)]*\)/g, '').split(';')[0]?.split(',').map((v) => v.trim()).filter(Boolean) ?? []
      return !enums.has([...wanted].sort().join())
    })
    expect(missing.map(([name]) => name)).toEqual([])
  })
})
