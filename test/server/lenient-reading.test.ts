// What is read leniently and what is not, at its edges. Every operation: test/contract/liberal-reading.test.ts.
import { describe, expect, it } from 'vitest'
import { readLeniently } from '../../src/server/contract/lenient-reading.ts'
import type { Shape } from '../../src/server/contract/request-shapes.ts'
import { convertScalar } from '../../src/server/contract/scalar-coercion.ts'
import { nearestName } from '../../src/server/lib/nearest-name.ts'

const shapes = { operations: {}, schemas: {} }
const inBody = { inQuery: false, creates: true }

describe('another scalar', () => {
  const converted = (value: unknown, shape: Shape) => convertScalar(value, shape)?.value

  it.each<[unknown, string, unknown]>([
    ['3', 'integer', 3],
    ['-3', 'integer', -3],
    ['0', 'integer', 0],
    ['999999999999999', 'integer', 999999999999999],
    ['12.50', 'number', 12.5],
    ['-0.5', 'number', -0.5],
    ['7', 'number', 7],
    ['tRuE', 'boolean', true],
    ['0', 'boolean', false],
    [1, 'boolean', true],
    [12345, 'string', '12345'],
    [12.5, 'string', '12.5'],
    [-1, 'string', '-1'],
  ])('%j is taken as %s', (value, type, meant) => expect(converted(value, { type })).toBe(meant))

  it.each<[unknown, string]>([
    ['03', 'integer'],
    ['3.0', 'integer'],
    ['1e3', 'integer'],
    [' 3', 'integer'],
    ['+3', 'integer'],
    ['0x3', 'integer'],
    ['٣', 'integer'],
    ['', 'integer'],
    ['9007199254740993', 'integer'],
    ['NaN', 'number'],
    ['Infinity', 'number'],
    ['1,5', 'number'],
    ['.5', 'number'],
    ['5.', 'number'],
    ['12345678901234.56789', 'number'],
    ['yes', 'boolean'],
    ['2', 'boolean'],
    ['on', 'boolean'],
    ['constructor', 'boolean'],
    [2, 'boolean'],
    [3.5, 'integer'],
    [2 ** 53, 'string'],
    [2 ** 64, 'string'],
    [1e21, 'string'],
    [1e-7, 'string'],
    [true, 'string'],
    [null, 'string'],
    [true, 'integer'],
  ])('%j is not taken as %s', (value, type) => expect(converted(value, { type })).toBeUndefined())
})

describe('a time of RFC 3339', () => {
  const read = (text: string, time: 'date' | 'date-time') => convertScalar(text, { type: 'string', time })?.value

  it.each([
    ['2026-03-02T09:30:00Z', '2026-03-02 09:30:00'],
    ['2026-03-02t09:30:00z', '2026-03-02 09:30:00'],
    ['2026-03-02T09:30:00.999999Z', '2026-03-02 09:30:00'],
    ['2026-03-02T00:30:00+01:00', '2026-03-01 23:30:00'],
    ['2026-02-28T20:00:00-05:30', '2026-03-01 01:30:00'],
    ['2024-02-29T12:00:00+00:00', '2024-02-29 12:00:00'],
    ['2026-03-02 09:30:00Z', '2026-03-02 09:30:00'],
    ['2026-03-02T09:30:00', '2026-03-02 09:30:00'],
    // A plus that nobody escaped in an address.
    ['2026-03-02T09:30:00 02:00', '2026-03-02 07:30:00'],
    ['2026-03-02T09:30Z', '2026-03-02 09:30:00'],
    ['2026-03-02T09:30:00+0100', '2026-03-02 08:30:00'],
    ['2026-03-02T09:30:00-05', '2026-03-02 14:30:00'],
    ['2026-03-02T09:30:00,123456Z', '2026-03-02 09:30:00'],
    ['2026-03-02 09:30:00 UTC', '2026-03-02 09:30:00'],
  ])('%s is %s', (text, meant) => expect(read(text, 'date-time')).toBe(meant))

  it.each([
    ['1990-01-31T00:00:00Z', '1990-01-31'],
    ['1990-01-31T00:00:00+14:00', '1990-01-31'],
    ['1990-01-31 00:00:00', '1990-01-31'],
  ])('%s names the day %s', (text, meant) => expect(read(text, 'date')).toBe(meant))

  it.each([
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-03-02T24:00:00Z',
    '2026-03-02T23:59:60Z',
    '2026-03-02',
    '2026-03-02T09:30:00+24:00',
    '2026-03-02T09:30:00+01:60',
    '9999-12-31T23:59:59-00:01',
    '0000-01-01T00:00:00+00:01',
    ' 2026-03-02T09:30:00Z',
    'today',
  ])('%s is none', (text) => expect(read(text, 'date-time')).toBeUndefined())

  it('is left alone where any text is taken', () =>
    expect(convertScalar('2026-03-02T09:30:00Z', { type: 'string' })).toBeNull())
})

describe('what is not known', () => {
  const shape: Shape = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      items: { type: 'array', items: { type: 'object', properties: { id: {} } } },
    },
  }
  const read = (value: unknown, own = shape) => readLeniently(value, own, shapes, inBody)

  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'prototype'])(
    '%s changes nothing else',
    (name) => {
      const body = JSON.parse(`{"name":"a",${JSON.stringify(name)}:{"polluted":1}}`) as object
      const { value, notes } = read(body)
      expect(value).toEqual({ name: 'a' })
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
      expect(notes.map(({ steps }) => steps)).toEqual([[name]])
    },
  )

  it('keeps a member of that name in an object of the caller', () => {
    const own = JSON.parse('{"name":7,"__proto__":{"a":1}}') as object
    const { value } = read(own, { ...shape, additionalProperties: true })
    expect(Object.keys(value as object)).toEqual(['name', '__proto__'])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })

  it('is noted once for all items, 20 times at most', () => {
    const items = Array.from({ length: 1_000 }, () => ({ id: 1, other: 2 }))
    expect(read({ items })).toMatchObject({ notes: [{ steps: ['items', '0', 'other'] }], hasMore: false })
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`other${n}`, n]))
    const { value, notes, hasMore } = read({ name: 'a', ...many })
    expect([value, notes.length, hasMore]).toEqual([{ name: 'a' }, 20, true])
  })

  it('leaves a body that fits the same object', () => {
    const body = { name: 'a', items: [{ id: 1 }] }
    expect(read(body).value).toBe(body)
  })

  it('has no end in depth where the contract says nothing', () => {
    let deep: unknown = 1
    for (let n = 0; n < 100_000; n++) deep = [deep]
    expect(read({ name: 'a', deep }).value).toEqual({ name: 'a' })
    expect(read({ name: deep }).value).toEqual({ name: deep })
  })
})

describe('an empty text for a price', () => {
  const price: Shape = {
    type: 'object',
    required: ['fee'],
    properties: { price: { type: 'number' }, fee: { type: 'number' } },
  }
  const read = (value: unknown, creates: boolean) =>
    readLeniently(value, price, shapes, { inQuery: false, creates }).value

  it('is none when something is created', () => expect(read({ price: '', fee: 1 }, true)).toEqual({ fee: 1 }))
  it('is 0 in a change', () => expect(read({ price: '', fee: 1 }, false)).toEqual({ price: 0, fee: 1 }))
  it('is missing where a price must be', () => expect(read({ fee: '' }, true)).toEqual({}))
})

describe('a union', () => {
  const arm = (name: string): Shape => ({
    type: 'object',
    required: [name],
    properties: { [name]: {}, size: { type: 'integer' } },
  })
  const untagged: Shape = { oneOf: [arm('url'), arm('data')] }
  const tagged: Shape = {
    tag: 'kind',
    oneOf: ['url', 'data'].map((kind) => ({
      type: 'object',
      properties: { kind: { const: kind }, [kind]: {}, n: { type: 'integer' } },
    })),
  }
  const read = (value: unknown, own: Shape) => readLeniently(value, own, shapes, inBody)

  it('is read by the arm that the tag names', () =>
    expect(read({ kind: 'data', data: 1, url: 2, n: '3' }, tagged)).toMatchObject({
      value: { kind: 'data', data: 1, n: 3 },
      notes: [{ steps: ['url'] }, { steps: ['n'] }],
    }))

  it('with an unknown tag is left to the validator', () => {
    for (const value of [{ kind: 'other', x: 1 }, { x: 1 }, { kind: { toString: 1 } }])
      expect(read(value, tagged)).toMatchObject({ value, notes: [] })
  })

  it('without a tag knows the members of all arms: two that exclude each other are not one of them', () => {
    expect(read({ url: 1, size: '2', other: 3 }, untagged).value).toEqual({ url: 1, size: 2 })
    expect(read({ url: 1, data: 2, other: 3 }, untagged).value).toEqual({ url: 1, data: 2 })
  })
})

describe('the nearest name', () => {
  const known = ['internal_name', 'public_name', 'list_id', 'group_id']

  it.each([
    ['internal_nam', 'internal_name'],
    ['internalName', 'internal_name'],
    ['INTERNAL-NAME', 'internal_name'],
    ['listid', 'list_id'],
    ['lst_id', 'list_id'],
    ['publik_name', 'public_name'],
  ])('to %s is %s', (name, meant) => expect(nearestName(name, known)).toBe(meant))

  it.each(['surprise', '', 'x', '💥', 'x'.repeat(1_000_000)])('to others there is none', (name) =>
    expect(nearestName(name, known)).toBeNull(),
  )
})
