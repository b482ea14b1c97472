// A member that only the contract has is a finding; what the platform reads or answers is none.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiNames, root } from '../../scripts/contract/bundle.ts'
import { type Document, isForOthers } from '../../scripts/contract/document.ts'
import { readServerWords } from '../../scripts/lint/handler-words.ts'
import { checkUnusedMembers } from '../../scripts/lint/unused-members.ts'

const words = await readServerWords()
const bundleOf = async (api: string) =>
  JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document
const locate = (place: string) => ({ file: 'bundle', place })

/** What others implement, the platform need not know whole. */
const ours = (await Promise.all((await apiNames()).map(async (api) => ({ api, document: await bundleOf(api) }))))
  .filter(({ document }) => !isForOthers(document))
  .map(({ api }) => api)

test.each(ours)('the platform knows the members of %s', async (api) => {
  expect(checkUnusedMembers(api, await bundleOf(api), words, locate)).toEqual([])
})

describe('a finding', () => {
  const schema = (properties: object) =>
    ({ paths: {}, components: { schemas: { Thing: { properties } } } }) as unknown as Document
  const placesOf = (document: Document) =>
    checkUnusedMembers('marketing-v3', document, words, locate).map(({ place }) => place)

  test('names a member that no code names', () => {
    const document = schema({
      list_id: {},
      brand_new_colour: {},
      inner: { items: { properties: { neverHeardOf: {} } } },
    })
    expect(placesOf(document)).toEqual([
      '#/components/schemas/Thing/properties/brand_new_colour',
      '#/components/schemas/Thing/properties/inner/items/properties/neverHeardOf',
    ])
  })

  test('names a member that the code of another operation names, and its own does not', async () => {
    const document = await bundleOf('marketing-v3')
    const { ListCreate } = document.components.schemas as Record<string, { properties: object }>
    Object.assign(ListCreate?.properties ?? {}, { colour: {}, public_name: {} })
    const [finding, ...others] = checkUnusedMembers('marketing-v3', document, words, locate)
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      place: '#/components/schemas/ListCreate/properties/colour',
      message: expect.stringMatching(/^The handler of createList, and what it calls, does not name colour/),
    })
  })

  test('names a member of a request that only answers may leave out', async () => {
    const document = await bundleOf('marketing-v3')
    const { ListCreate } = document.components.schemas as Record<string, { properties: object }>
    Object.assign(ListCreate?.properties ?? {}, { business_sector_id: {} })
    expect(checkUnusedMembers('marketing-v3', document, words, locate).map(({ place }) => place)).toEqual([
      '#/components/schemas/ListCreate/properties/business_sector_id',
    ])
  })

  test('names a parameter of a query, and nothing of an example', () => {
    const parameters = [
      { in: 'query', name: 'sort_by_mood' },
      { in: 'header', name: 'X-Mood' },
    ]
    const get = { parameters, responses: {}, example: { properties: { nonsense: {} } } }
    const document = { paths: { '/lists': { get } }, components: {} } as unknown as Document
    expect(placesOf(document)).toEqual(['#/paths/~1lists/get/parameters/0'])
  })

  test('is none for a limit of a date that the code puts together', () => {
    expect(placesOf(schema({ order_date_min: {}, order_date_max: {} }))).toEqual([])
  })
})
