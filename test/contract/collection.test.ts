// The collection for API clients: whole, without a value that only one request may have, and as the site serves it.
// `npm run foreign` runs it with newman.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../scripts/contract/bundle.ts'
import type { Collection, Item } from '../../scripts/generate/collection/format.ts'
import { SCHEMA } from '../../scripts/generate/collection/format.ts'
import { collectionPath } from '../../scripts/generate/collection/render.ts'
import { contracts } from '../../src/server/contract/registry.ts'
import { createDocsSite } from '../../src/server/docs/site.ts'

const PATH = 'messaging.postman_collection.json'
const collection = JSON.parse(readFileSync(join(root, 'generated', collectionPath), 'utf8')) as Collection
const requestsIn = (item: Item): Item[] => item.item?.flatMap(requestsIn) ?? [item]
const folder = (id: string) => collection.item.find((one) => one.id === id)
const textOf = ({ request }: Item): string => JSON.stringify(request)

describe.each(Object.values(contracts))('$name', ({ name, operations }) => {
  const items = requestsIn(folder(name) ?? { name })

  test('has a request for each operation', () => {
    const ids = items.map(({ request }) => /^`(\w+)`/.exec(request?.description ?? '')?.[1])
    expect(ids.sort()).toEqual(Object.keys(operations).sort())
  })

  test('makes a key for each request that takes one, and no other', () => {
    const keyed = items.filter(({ request }) => request?.header.some(({ key }) => key === 'Idempotency-Key'))
    expect(keyed).toHaveLength(Object.values(operations).filter(({ idempotent }) => idempotent).length)
    for (const { request } of keyed)
      expect(request?.header).toContainEqual({ key: 'Idempotency-Key', value: '{{$guid}}' })
  })
})

test('each address has the base of the reader, and each variable in it has a value', () => {
  expect(collection.info.schema).toBe(SCHEMA)
  const known = new Set(collection.variable.map(({ key }) => key))
  const all = collection.item.filter(({ id }) => id !== 'workflows').flatMap(requestsIn)
  for (const { request } of all) {
    const url = typeof request?.url === 'object' ? request.url.raw : ''
    expect(url).toMatch(/^\{\{baseUrl\}\}\/[\w/{}.-]+/)
    const used = [...url.matchAll(/\{\{(\w+)\}\}/g)].map(([, variable = '']) => variable)
    expect(used.filter((variable) => !known.has(variable))).toEqual([])
  }
})

test.each([
  { id: 'createList', sets: 'list_id' },
  { id: 'createContact', sets: 'contact_id' },
  { id: 'createEmailCampaign', sets: 'campaign_hash' },
  { id: 'sendEmail', sets: 'email_message_id' },
  { id: 'requestVerifyBySms', sets: 'verify_id' },
  { id: 'createMultiChannelFlow', sets: 'multi_channel_flow_id' },
])('$id sets $sets, which other requests use', ({ id, sets }) => {
  const all = collection.item.flatMap(requestsIn)
  const item = all.find(({ request }) => request?.description?.startsWith(`\`${id}\``))
  expect(item?.event?.[0]?.script.exec.join('\n')).toContain(`pm.collectionVariables.set('${sets}'`)
  expect(all.filter((one) => textOf(one).includes(`{{${sets}}}`)).length).toBeGreaterThan(0)
})

test.each([
  { id: 'createEmailSender', has: 'shop-{{$guid}}@example.com' },
  { id: 'createTag', has: 'VIP {{$guid}}' },
  { id: 'createContact', has: 'ana-{{$guid}}@example.com' },
])('$id sends $has, which is new each time', ({ id, has }) => {
  const all = collection.item.flatMap(requestsIn)
  expect(all.find(({ request }) => request?.description?.startsWith(`\`${id}\``))?.request?.body?.raw).toContain(has)
})

test('the folder of workflows has each step of each, in order', () => {
  const files = readdirSync(join(root, 'specs', 'workflows')).filter((file) => file.endsWith('.arazzo.yaml'))
  const steps = files.sort().flatMap((file) => {
    const { workflows } = parse(readFileSync(join(root, 'specs', 'workflows', file), 'utf8')) as {
      workflows: { workflowId: string; steps: { stepId: string }[] }[]
    }
    return workflows.flatMap(({ workflowId, steps: own }) => own.map(({ stepId }) => `${workflowId}: ${stepId}`))
  })
  const items = requestsIn(folder('workflows') ?? { name: '' })
  expect(items.map(({ name }) => name)).toEqual(steps)
  // Names are unique: a step that waits is sent again by its name.
  expect(new Set(steps).size).toBe(steps.length)
})

describe('the site', () => {
  const served = (options: Parameters<typeof createDocsSite>[0]) => createDocsSite(options).get(PATH)?.body ?? ''
  const foldersOf = (text: string) => (JSON.parse(text) as Collection).item.map(({ id }) => id)

  test('serves it whole, with the address of the platform as the base', () => {
    const text = served({ server: 'https://api.example.com/messaging' })
    expect(foldersOf(text)).toEqual(collection.item.map(({ id }) => id))
    expect((JSON.parse(text) as Collection).variable[0]).toEqual({
      key: 'baseUrl',
      value: 'https://api.example.com/messaging',
    })
  })

  test('leaves out the APIs that it does not show, and workflows in a sandbox', () => {
    expect(foldersOf(served({ served: ['marketing-v3', 'registered-v1'] }))).toEqual(['marketing-v3', 'registered-v1'])
  })
})
