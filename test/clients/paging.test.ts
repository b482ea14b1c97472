// The iterators, on every shape of page.
import { describe, expect, it } from 'vitest'
import marketing from '../../generated/marketing-v3/openapi.json' with { type: 'json' }
import sandbox from '../../generated/sandbox-v1/openapi.json' with { type: 'json' }
import transactional from '../../generated/transactional-v2/openapi.json' with { type: 'json' }
import type { AnyRequest } from '../../src/clients/call-table.ts'
import { itemsOfAll, PAGE_SIZE, pagesOf } from '../../src/clients/paging.ts'
import type { ReceivedRequest } from '../support/receiver.ts'
import { json, problem, startScripted } from './scripted.ts'

const stored = Array.from({ length: 25 }, (_, index) => ({ list_id: index + 1 }))

/** The window of the stored lists that a request asks for. */
function slice({ path }: ReceivedRequest) {
  const query = new URL(path, 'http://localhost').searchParams
  const offset = Number(query.get('offset'))
  return stored.slice(offset, offset + Number(query.get('limit')))
}
const page = (request: ReceivedRequest) => json(200, { total_items: stored.length, items: slice(request) })

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

describe('items', () => {
  it('come from three pages', async () => {
    await using server = await startScripted(page)
    const lists = await collect(server.client().listLists.items({ query: { limit: 10, order: 'asc' } }))
    expect(lists).toEqual(stored)
    expect(server.receiver.requests.map(({ path }) => path.split('?')[1])).toEqual([
      'limit=10&order=asc&offset=0',
      'limit=10&order=asc&offset=10',
      'limit=10&order=asc&offset=20',
    ])
  })

  it('need no request', async () => {
    await using server = await startScripted(page)
    await expect(collect(server.client().listLists.items())).resolves.toEqual(stored)
    expect(server.receiver.requests.map(({ path }) => path.split('?')[1])).toEqual([`offset=0&limit=${PAGE_SIZE}`])
  })

  it('begin at the offset of the request', async () => {
    await using server = await startScripted(page)
    const lists = await collect(server.client().listLists.items({ query: { limit: 10, offset: 12 } }))
    expect(lists.map(({ list_id }) => list_id)).toEqual(stored.slice(12).map(({ list_id }) => list_id))
  })

  it.each([0, 1, 10, 13, 25, 99])('are %i at most, and no more are asked for', async (max) => {
    await using server = await startScripted(page)
    const lists = await collect(server.client().listLists.items({ query: { limit: 10 } }, { max }))
    expect(lists).toEqual(stored.slice(0, max))
    expect(server.receiver.requests).toHaveLength(Math.min(3, Math.ceil(max / 10)))
  })

  it('can be left at any time', async () => {
    await using server = await startScripted(page)
    for await (const { list_id } of server.client().listLists.items({ query: { limit: 10 } })) if (list_id === 10) break
    expect(server.receiver.requests).toHaveLength(1)
  })

  it('end with the error of a page; one that is worth it is tried again', async () => {
    await using server = await startScripted(page, problem(503), page, problem(403))
    const seen: number[] = []
    const read = async () => {
      for await (const { list_id } of server.client().listLists.items({ query: { limit: 10 } })) seen.push(list_id)
    }
    await expect(read()).rejects.toThrow('403')
    expect(seen).toHaveLength(20)
  })
})

describe('pages', () => {
  it('are as the server sends them', async () => {
    await using server = await startScripted(page)
    const pages = await collect(server.client().listLists.pages({ query: { limit: 20 } }))
    expect(pages.map(({ total_items, items }) => [total_items, items.length])).toEqual([
      [25, 20],
      [25, 5],
    ])
  })

  const window = (request: AnyRequest | undefined) => {
    const { offset, limit } = (request as AnyRequest).query as { offset: number; limit: number }
    return stored.slice(offset, offset + limit)
  }

  it.each([
    {
      name: '{ total_items, items }',
      shape: (r?: AnyRequest) => ({ total_items: 25, items: window(r) }),
      size: 5,
      want: 5,
    },
    { name: '{ items }', shape: (r?: AnyRequest) => ({ items: window(r) }), size: 10, want: 3 },
    { name: 'bare arrays', shape: window, size: 10, want: 3 },
    { name: 'bare arrays that end on the edge of a page', shape: window, size: 5, want: 6 },
    { name: 'no items at all', shape: () => [], size: 10, want: 1 },
  ])('end after $want: $name', async ({ shape, size, want }) => {
    const method = async (request?: AnyRequest) => shape(request)
    expect(await collect(pagesOf(method, { query: { limit: size } }))).toHaveLength(want)
    const items = await collect(itemsOfAll(method, { query: { limit: size } }))
    if (want > 1) expect(items).toEqual(stored)
  })
})

it('every operation with pages takes offset and limit, and the default size of a page', () => {
  interface Parameter {
    name?: string
    schema?: { maximum?: number }
    $ref?: string
  }
  interface Document {
    paths: object
    components?: { parameters?: Record<string, Parameter> }
  }
  for (const document of [marketing, sandbox, transactional] as Document[]) {
    const resolve = (p: Parameter) => (p.$ref ? document.components?.parameters?.[p.$ref.split('/').at(-1) ?? ''] : p)
    for (const methods of Object.values(document.paths)) {
      for (const operation of Object.values(
        methods as Record<string, { 'x-paging'?: string; operationId: string; parameters?: Parameter[] }>,
      )) {
        if (operation['x-paging'] !== 'offset') continue
        const parameters = (operation.parameters ?? []).map(resolve)
        expect(
          parameters.map((p) => p?.name),
          operation.operationId,
        ).toContain('offset')
        const limit = parameters.find((p) => p?.name === 'limit')
        expect(limit?.schema?.maximum, operation.operationId).toBeGreaterThanOrEqual(PAGE_SIZE)
      }
    }
  }
})
