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
    const read = async (request: AnyRequest) => ({ data: shape(request) })
    expect(await collect(pagesOf(read, 'list_id', { query: { limit: size } }))).toHaveLength(want)
    const items = await collect(itemsOfAll(read, 'list_id', { query: { limit: size } }))
    if (want > 1) expect(items).toEqual(stored)
  })
})

describe('a loop that changes the list', () => {
  /** A list of 250 items in memory, with what a server can say of its length. */
  const listOf = (
    form: 'total_items' | 'X-Total-Count' | 'no total',
    makeItem = (n: number): object => ({ list_id: n }),
  ) => {
    const items = Array.from({ length: 250 }, (_, n) => makeItem(n + 1))
    let reads = 0
    const read = async ({ query = {} }: AnyRequest) => {
      reads++
      const found = items.slice(Number(query['offset']), Number(query['offset']) + Number(query['limit']))
      if (form === 'total_items') return { data: { total_items: items.length, items: found } }
      if (form === 'no total') return { data: { items: found } }
      return { data: found, headers: new Headers({ 'X-Total-Count': String(items.length) }) }
    }
    return { items, read, reads: () => reads }
  }
  const forms = ['total_items', 'X-Total-Count', 'no total'] as const
  const remove = (items: unknown[], item: unknown) => items.splice(items.indexOf(item), 1)

  it.each(forms.flatMap((form) => [1, 2, 10, 100].map((limit) => ({ form, limit }))))(
    'deletes all of them: $form, $limit a page',
    async ({ form, limit }) => {
      const { items, read } = listOf(form)
      for await (const item of itemsOfAll(read, 'list_id', { query: { limit } })) {
        expect(items).toContain(item)
        remove(items, item)
      }
      expect(items).toEqual([])
    },
  )

  it.each(forms)('reads each one once when it deletes every third: %s', async (form) => {
    const { items, read } = listOf(form)
    const seen: unknown[] = []
    for await (const item of itemsOfAll(read, 'list_id', { query: { limit: 7 } })) {
      seen.push((item as { list_id: number }).list_id)
      if (seen.length % 3 === 0) remove(items, item)
    }
    expect(seen).toEqual(Array.from({ length: 250 }, (_, n) => n + 1))
  })

  it.each(forms)('recognizes items without an id, and items that it adds in front: %s', async (form) => {
    const { items, read } = listOf(form, (n) => ({ kind: `kind ${n}` }))
    const seen: unknown[] = []
    for await (const item of itemsOfAll(read, null, { query: { limit: 10 } })) {
      seen.push(item)
      if (seen.length % 10 === 0) items.unshift({ kind: `new ${seen.length}` })
    }
    expect(seen).toHaveLength(250)
  })

  it.each(forms)('keeps equal items of a list that does not change: %s', async (form) => {
    const { read } = listOf(form, () => ({ kind: 'opened' }))
    expect(await collect(itemsOfAll(read, null, { query: { limit: 10 } }))).toHaveLength(250)
  })

  it.each(forms)('starts and ends where the request says: %s', async (form) => {
    const { items, read } = listOf(form)
    const seen: unknown[] = []
    for await (const item of itemsOfAll(read, 'list_id', { query: { limit: 10, offset: 50 } }, { max: 95 })) {
      seen.push((item as { list_id: number }).list_id)
      remove(items, item)
    }
    expect(seen).toEqual(Array.from({ length: 95 }, (_, n) => n + 51))
  })

  it('requests no page beyond X-Total-Count', async () => {
    const { read, reads } = listOf('X-Total-Count')
    await collect(itemsOfAll(read, 'list_id', { query: { limit: 50 } }))
    expect(reads()).toBe(5)
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
