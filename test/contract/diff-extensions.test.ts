// What a change of each of our extensions means, in both directions, and that an unknown one is an error.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import type { Document } from '../../scripts/contract/document.ts'
import type { Change } from '../../scripts/diff/change.ts'
import { compact } from '../../scripts/diff/compact.ts'
import { meanings, unknownExtensions, unread, weighed } from '../../scripts/diff/extensions.ts'
import { compareRest } from '../../scripts/diff/rest.ts'

let contract: Document
beforeAll(async () => {
  contract = JSON.parse(await readFile(join(root, 'generated/registered-v1/openapi.json'), 'utf8')) as Document
})

const locate = (place: string) => ({ file: 'specs', place })
/** A value of each extension, and another one. */
const samples: Record<string, [unknown, unknown]> = {
  'x-paging': ['offset', 'page'],
  'x-bulk': ['body', 'body.items'],
  'x-partial-success': ['body', 'body.items'],
  'x-changes': [true, 'some'],
  'x-secret': [true, 'some'],
  'x-live-accounts': ['console', 'console:read'],
  'x-conflicts': [['name_taken'], ['name_taken', 'not_scheduled']],
  'x-timeout-seconds': [30, 300],
  'x-implemented-by': ['gateways', 'others'],
}

test('each extension has a verdict for both directions', () => {
  expect(Object.keys(samples)).toEqual(Object.keys(meanings))
  const weights = Object.entries(samples).map(([name, [one, other]]) => [
    name,
    ...[
      [undefined, one],
      [one, undefined],
      [one, other],
      [other, one],
    ].map(([was, is]) => weighed(name, was, is)?.weight),
  ])
  // Added, removed, changed, changed back.
  expect(weights).toEqual([
    ['x-paging', 'info', 'breaking', 'breaking', 'breaking'],
    ['x-bulk', 'info', 'breaking', 'breaking', 'breaking'],
    ['x-partial-success', 'breaking', 'breaking', 'breaking', 'breaking'],
    ['x-changes', 'breaking', 'breaking', 'breaking', 'breaking'],
    ['x-secret', 'breaking', 'warning', 'breaking', 'breaking'],
    ['x-live-accounts', 'info', 'breaking', 'info', 'breaking'],
    ['x-conflicts', 'warning', 'breaking', 'warning', 'breaking'],
    ['x-timeout-seconds', 'warning', 'info', 'warning', 'info'],
    ['x-implemented-by', 'breaking', 'breaking', 'breaking', 'breaking'],
  ])
  expect(weighed('x-changes', undefined, false)).toBeNull()
})

const kindOf = { breaking: 'breaking', warning: 'warning', info: 'changed' } as const

test.each([
  ['added', undefined, 0],
  ['removed', 0, undefined],
  ['changed', 0, 1],
] as const)('the comparison sees each that is %s', async (_edit, was, is) => {
  const planted = (index: 0 | 1 | undefined) => {
    const document = structuredClone(contract)
    delete document.paths['/registered']?.get?.['x-paging']
    for (const [name, values] of Object.entries(samples)) {
      if (index !== undefined && name !== 'x-implemented-by')
        Object.assign(document.paths['/registered']?.get ?? {}, { [name]: values[index] })
    }
    return compact(document)
  }
  const changes = await compareRest('registered-v1', planted(was), planted(is), locate)
  const found = changes
    .filter(({ rule }) => rule === 'extension-changed')
    .map(({ place, kind }: Change) => [place.split('/').at(-1), kind])
  const sampleOf = (name: string, index: 0 | 1 | undefined) =>
    index === undefined ? undefined : samples[name]?.[index]
  const want = Object.keys(samples)
    .filter((name) => name !== 'x-implemented-by')
    .map((name) => [name, kindOf[weighed(name, sampleOf(name, was), sampleOf(name, is))?.weight ?? 'info']])
  expect(Object.fromEntries(found)).toMatchObject(Object.fromEntries(want))
})

test('unread extensions are ignored, and an unknown extension is an error', () => {
  const document = structuredClone(contract)
  const operation = document.paths['/registered']?.get ?? {}
  for (const name of Object.keys(unread)) Object.assign(operation, { [name]: 'planted' })
  expect(JSON.stringify(compact(document))).not.toContain('planted')
  expect(unknownExtensions(document, locate)).toEqual([])
  Object.assign(operation, { 'x-pagign': 'offset' })
  expect(unknownExtensions(document, locate)).toMatchObject([
    {
      file: 'specs',
      place: '#/paths/~1registered/get/x-pagign',
      rule: 'unknown-extension',
    },
  ])
})
