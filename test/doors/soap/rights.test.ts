// Keys that may not do everything: SOAP refuses where the REST twins of an operation do, and nowhere else.
import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../generated/soap-v2/operations.ts'
import reference from '../../../generated/soap-v2/reference.json' with { type: 'json' }
import { type Right, rightNames } from '../../../src/server/domain/accounts/rights.ts'
import type { SoapValue } from '../../../src/wire/soap/names.ts'
import { samples } from '../../support/sample-requests.ts'
import { useServer } from '../../support/server.ts'
import { callRaw } from '../../support/soap.ts'

const REFUSED = '<item><key xsi:type="xsd:string">ERROR</key><value xsi:type="xsd:string">NO_ACCESS</value></item>'
const names = Object.keys(operations) as (keyof typeof operations)[]
const secured = names.filter((name) => operations[name].credentials === 'required')
const examples = new Map(
  reference.operations.map(({ operationId, example }) => [
    operationId,
    example.call as unknown as { [key: string]: SoapValue },
  ]),
)

const server = useServer()
const keys = new Map<Right, string>()
beforeAll(async () => {
  // A key of a sandbox account cannot have the others.
  for (const right of rightNames.filter((right) => !right.startsWith('console')))
    keys.set(
      right,
      (await server.app.domain.accounts.keys.create(server.accountId, { name: right, rights: [right] })).key,
    )
})

async function isRefused(name: string, apikey: string): Promise<boolean> {
  return (await callRaw(server, name, { ...examples.get(name), apikey })).includes(REFUSED)
}

/** Whether REST refuses a twin, `<api>/<operationId>`. The body is none, so that nothing is done where it does not. */
async function isTwinRefused(twin: string, apikey: string): Promise<boolean> {
  const sample = samples.find(({ api, id }) => `${api}/${id}` === twin)
  if (!sample) throw new Error(`There is no operation ${twin}.`)
  const { method } = sample.operation
  const body = sample.body && { body: '{' }
  const headers = { apikey, ...(body && { 'content-type': 'application/json' }) }
  return (await server.inject(sample.url(), { method, headers, ...body })).status === 403
}

/** The rights that are enough, each alone. */
async function rightsThat(suffice: (right: Right, key: string) => Promise<boolean>): Promise<Right[]> {
  const found: Right[] = []
  for (const [right, key] of keys) if (await suffice(right, key)) found.push(right)
  return found
}

describe.each(secured.filter((name) => operations[name].rest.length > 0))('%s', (name) => {
  it('needs the rights of its REST twins', async () => {
    const bySoap = await rightsThat(async (_right, key) => !(await isRefused(name, key)))
    const byRest = await rightsThat(async (_right, key) => {
      const refusals = await Promise.all(operations[name].rest.map((twin) => isTwinRefused(twin, key)))
      return !refusals.includes(true)
    })
    expect(bySoap).toEqual(byRest)
  })
})

describe('without a twin', () => {
  it('getEasyservice needs to read in the marketing API', async () => {
    expect(await rightsThat(async (_right, key) => !(await isRefused('getEasyservice', key)))).toEqual([
      'marketing',
      'marketing:read',
    ])
  })
})

it('the key as a password has no other rights', async () => {
  const password = keys.get('marketing:read') ?? ''
  const login = { username: 'apikey', password }
  expect(await callRaw(server, 'createList', { ...login, nome: 'Readers' })).toContain(REFUSED)
  expect(await callRaw(server, 'getLists', login)).not.toContain(REFUSED)
  expect((await server.marketing().listLists()).total_items).toBe(0)
})

it('operations without credentials are open to any key', async () => {
  const apikey = keys.get('sandbox:read') ?? ''
  for (const name of ['check_status', 'getAllErrors']) expect(await isRefused(name, apikey), name).toBe(false)
})
