// The contract against the texts that it was written from: every operation, parameter and enumeration that
// their tables name is in the contract. Bodies and answers: facts-bodies.test.ts.
import { describe, expect, it } from 'vitest'
import {
  type Document,
  deref,
  type Operation,
  operationsOf,
  type Parameter,
  type Schema,
} from '../../scripts/contract/document.ts'
import {
  available,
  loadContract as load,
  operationById,
  readText as read,
  resolved,
  rowsOf,
  sectionOf,
} from '../support/texts.ts'

interface Wanted {
  method: string
  path: string
  operationId: string
  status: number
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
    return [
      { method, path, operationId: bare(cells[joined + 1]), status: Number.parseInt(cells[joined + 2] ?? '', 10) },
    ]
  })
}

function indexOf(document: Document): Map<string, { operation: Operation; key: string }> {
  return new Map(
    [...operationsOf(document)].map(({ path, method, operation }) => [
      `${method.toUpperCase()} ${path}`,
      { operation, key: `${method} ${path}` },
    ]),
  )
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

describe.skipIf(!available).each([
  ['marketing-v3', 'marketing-v3.md', 143],
  ['transactional-v2', 'transactional-v2.md', 43],
  ['registered-v1', 'registered-v1.md', 13],
] as const)('%s has every operation of its facts', (api, file, least) => {
  const wanted = wantedOf(read('facts', file))

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
  const document = load('marketing-v3')
  const index = indexOf(document)
  const table = sectionOf(
    read('spec', 'messaging-platform-api.md'),
    '### Marketing API v3: method and path known',
    'Note on DELETE operations',
  )
  /** Every GET of the table with its query column and the parameters of the contract. */
  const reads = rowsOf(table)
    .filter(([method]) => method === 'GET')
    .flatMap(([, paths = '', query = '']) =>
      paths.split(', ').map((path) => ({ path, query, parameters: queryOf(index.get(`GET ${path}`)?.operation) })),
    )

  function queryOf(operation: Operation | undefined): Map<string, Schema> {
    const all = (operation?.parameters ?? []).map((p) => deref<Parameter>(document, p)).filter((p) => p.in === 'query')
    // What we add says so.
    const stated = all.filter((p) => resolved(document, p.schema)['x-provenance'] !== 'extension')
    return new Map(stated.map((p) => [p.name, resolved(document, p.schema)]))
  }

  it('every query parameter of the table of the specification, and no other', () => {
    expect(reads.length).toBeGreaterThan(25)
    const names = reads.map(
      ({ path, query, parameters }) =>
        [path, [...new Set(queryNames(query))].sort(), [...parameters.keys()].sort()] as const,
    )
    expect(names.filter(([, wanted, found]) => wanted.join() !== found.join())).toEqual([])
  })

  /** Without a limit it answers all: its clients read one page and miss fields (M-284). */
  const ALL_AT_ONCE = '/lists/{list_id}/fields'

  it('their values, defaults and limits', () => {
    const faults = reads.flatMap(({ path, query, parameters }) => {
      const found: string[] = []
      const check = (name: string, wanted: unknown, is: unknown) =>
        wanted !== is && found.push(`${path} ${name}: ${String(wanted)}, not ${String(is)}`)
      for (const [, name = '', values = ''] of query.matchAll(/(\w+) \(([a-z_]+(?:, [a-z_]+)+)[;)]/g)) {
        check(
          `values of ${name}`,
          values.split(', ').sort().join(),
          [...((parameters.get(name)?.['enum'] ?? []) as string[])].sort().join(),
        )
      }
      for (const [, name = '', fallback = ''] of query.matchAll(/(\w+) \([^()]*default (\w+)\)/g))
        check(`default of ${name}`, fallback, String(parameters.get(name)?.['default']))
      if (/booleans/.test(query))
        for (const [name, { default: fallback }] of parameters) check(`default of ${name}`, true, fallback)
      const limit = parameters.get('limit')
      if (limit)
        check(
          'limit',
          `1..${/1\.\.1000/.test(query) ? 1000 : 100}=${path === ALL_AT_ONCE ? undefined : 10}`,
          `${limit['minimum']}..${limit['maximum']}=${limit['default']}`,
        )
      if (parameters.has('offset'))
        check('offset', '0=0', `${parameters.get('offset')?.['minimum']}=${parameters.get('offset')?.['default']}`)
      if (parameters.has('order')) check('order', 'desc', parameters.get('order')?.['default'])
      return found
    })
    expect(faults).toEqual([])
  })

  it('every status of the error sets of the facts', () => {
    const facts = read('facts', 'marketing-v3.md')
    const sets = new Map(
      rowsOf(sectionOf(facts, '## 2. Every operation', '| # | Seed name')).map(([letter = '', statuses = '']) => [
        letter,
        statuses.split(' '),
      ]),
    )
    const known = operationById(document)
    const rows = rowsOf(facts).flatMap((cells) => {
      const id = cells.map(bare).find((cell) => known.has(cell)) ?? ''
      const [, letter = '', changes = ''] =
        /^([LDCUA])((?:[+-]\d{3})*)(?: ‡\w+)?$/.exec(cells.at(-1) ?? '') ??
        /^([LDCUA])((?:[+-]\d{3})*)(?: ‡\w+)?$/.exec(cells.at(-2) ?? '') ??
        []
      return id && letter ? [{ id, letter, changes }] : []
    })
    expect(rows.length).toBe(143)
    // An unknown list of a body is a 422, as M-229 says.
    const missing = rows.flatMap(({ id, letter, changes }) => {
      const wanted = new Set(sets.get(letter))
      for (const [, sign, status = ''] of changes.matchAll(/([+-])(\d{3})/g))
        sign === '+' ? wanted.add(status) : wanted.delete(status)
      return [...wanted]
        .filter((status) => !(status in (known.get(id)?.responses ?? {})))
        .map((status) => `${id} ${status}`)
    })
    expect(missing).toEqual([])
    // 409 is the one that decides between two readings (M-115): it is declared where it is listed, and where a
    // request may come twice under one idempotency key (I-001).
    const conflicts = rows
      .filter(({ letter, changes }) => (/[DC]/.test(letter) ? !changes.includes('-409') : changes.includes('+409')))
      .map(({ id }) => id)
    const keyed = (id: string) =>
      (known.get(id)?.parameters ?? []).some(
        (parameter) => '$ref' in parameter && parameter.$ref?.endsWith('/IdempotencyKey'),
      )
    const wanted = rows.map(({ id }) => id).filter((id) => conflicts.includes(id) || keyed(id))
    expect(rows.map(({ id }) => id).filter((id) => '409' in (known.get(id)?.responses ?? {}))).toEqual(wanted)
  })

  it('every enumeration of the facts', () => {
    const enums = new Set<string>()
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const list = (value as { enum?: unknown }).enum
      if (Array.isArray(list))
        enums.add(
          list
            .filter((v) => v !== null && v !== '')
            .map(String)
            .sort()
            .join(),
        )
      Object.values(value).forEach(visit)
    }
    visit(document)
    const facts = read('facts', 'marketing-v3.md')
    const section = facts.slice(facts.indexOf('## 5. Enumerations'), facts.indexOf('## 6. Bodies'))
    // Tags of unions are constants of the arms, not one enumeration; formats of exports are one more (M-686).
    const unions =
      /Content|ActionType|PageType|LimitContacts|SendSegment|ReportCampaigns|ImportMode|SegmentType|CampaignStatus|CellphoneSenderType|FieldType|ExportFormat/
    const rows = rowsOf(section).filter(([name = '']) => name !== 'Name' && !unions.test(name))
    expect(rows.length).toBeGreaterThan(15)
    const missing = rows.filter(([, values = '']) => {
      const wanted =
        values
          .replace(/\([^)]*\)/g, '')
          .split(';')[0]
          ?.split(',')
          .map((v) => v.trim())
          .filter(Boolean) ?? []
      return !enums.has([...wanted].sort().join())
    })
    expect(missing.map(([name]) => name)).toEqual([])
  })
})

describe.skipIf(!available)('transactional-v2 has what its facts list beyond the specification', () => {
  it('method, path and success status', () => {
    const index = indexOf(load('transactional-v2'))
    // Domains, the conversion to PDF, the page of documentation and the older array of emails complete nothing.
    const left = /\/domain|htmlToPdf|redoc|\/email\/messages\/action\/send$/
    const section = sectionOf(read('facts', 'transactional-v2.md'), '## 7. Extra operations', 'Previous generation')
    const rows = rowsOf(section).flatMap(([calls = '', success = '']) => {
      const statuses = success.match(/\d{3}/g) ?? []
      let methods: string[] = []
      let pending: string[] = []
      // "GET, PATCH /a" is two operations, and so is "GET /a, /b".
      return (calls.replace(/\(.*?\)/g, '').match(/\b(?:GET|POST|PATCH|DELETE)\b|\/[^\s,;]+/g) ?? []).flatMap(
        (token) => {
          if (!token.startsWith('/')) pending.push(token)
          else if (pending.length > 0) [methods, pending] = [pending, []]
          const path = token.startsWith('/api') ? token : `/api/v2${token}`
          return token.startsWith('/')
            ? methods.map((method, i) => ({ method, path, status: statuses[i] ?? statuses[0] }))
            : []
        },
      )
    })
    expect(rows.length).toBeGreaterThan(30)
    const missing = rows.filter(
      ({ method, path, status }) =>
        !left.test(path) && !(String(status) in (index.get(`${method} ${path}`)?.operation.responses ?? {})),
    )
    expect(missing).toEqual([])
  })
})
