// The table of the kinds of advanced reports against the contract, both ways: each boolean of the contract gives a
// column, each column has a boolean, and both have one order.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { type Document, deref, operationsOf, type Schema } from '../../scripts/contract/document.ts'
import { columnGroups, type ReportKind, reportKinds } from '../../src/server/domain/insight/advanced/report-kinds.ts'

const document = JSON.parse(readFileSync(join(root, 'generated/marketing-v3/openapi.json'), 'utf8')) as Document
const operations = new Map(operationsOf(document).map((found) => [found.operation.operationId, found]))

const propertiesOf = (schema: Schema | undefined): Record<string, Schema> =>
  schema ? ((deref(document, schema)['properties'] ?? {}) as Record<string, Schema>) : {}

function bodyOf(id: string): Record<string, Schema> {
  const body = deref(document, operations.get(id)?.operation.requestBody ?? { content: {} })
  return propertiesOf(body.content['application/json']?.schema)
}

const kinds = Object.entries(reportKinds) as [string, ReportKind][]

describe.each(kinds)('the kind %s', (name, kind) => {
  const body = bodyOf(kind.operation)
  const columns = propertiesOf(body['columns'])

  it('is an operation of the contract, with a callback', () => {
    const found = operations.get(kind.operation)
    expect(found?.path).toBe(`/reports/advanced/${name}`)
    expect(Object.keys(found?.operation.callbacks ?? {})).toEqual([kind.finished])
  })

  it('has a column for each boolean, and no other', () => {
    const groups = Object.keys(columns).filter((group) => !group.startsWith('list_') || group === 'list_stats_fields')
    expect(Object.keys(kind.columns).sort()).toEqual([...groups].sort())
    for (const group of columnGroups)
      expect(Object.keys(kind.columns[group] ?? {}), group).toEqual(Object.keys(propertiesOf(columns[group])))
  })

  it('shows no name twice', () => {
    const names = columnGroups.flatMap((group) => Object.keys(kind.columns[group] ?? {}))
    expect(new Set(names).size).toBe(names.length)
  })

  it('has the options of the contract', () => {
    const options = Object.keys(propertiesOf(body['options'])).filter((option) => option !== 'notify')
    expect([...kind.options].sort()).toEqual(options.sort())
  })

  it('covers what the request names', () => {
    const named = ['campaigns', 'lists', 'forms'].filter((member) => member in body)
    expect(named).toEqual([kind.scope.of === 'sends' ? 'lists' : kind.scope.of])
  })
})

it('has a kind for each operation that calls back with a file', () => {
  const asked = [...operations.values()].filter(
    ({ path, operation }) => path.startsWith('/reports/advanced/') && operation.callbacks,
  )
  expect(kinds.map(([, { operation }]) => operation).sort()).toEqual(
    asked.map(({ operation }) => operation.operationId).sort(),
  )
})
