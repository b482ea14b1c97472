// What holds for every SOAP operation, made from the table: a new operation is tried here without a line being written.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operations } from '../../../generated/soap-v2/operations.ts'
import reference from '../../../generated/soap-v2/reference.json' with { type: 'json' }
import { notImplemented } from '../../../src/server/contract/not-implemented.ts'
import { soapHandlers } from '../../../src/server/soap/handlers.ts'
import type { SoapValue } from '../../../src/wire/soap/names.ts'
import { noDomain } from '../../support/no-domain.ts'
import { useServer } from '../../support/server.ts'
import { callRaw } from '../../support/soap.ts'

// Making the handlers asks nothing of the domain; only calling them would.
const handlers = soapHandlers(noDomain) as Record<string, unknown>
const names = Object.keys(operations) as (keyof typeof operations)[]
const built = names.filter((name) => handlers[name] !== notImplemented)
const callOf = (name: string) =>
  (reference.operations.find(({ operationId }) => operationId === name)?.example.call ?? {}) as unknown as {
    [key: string]: SoapValue
  }

const server = useServer()

describe.each(names)('%s', (name) => {
  const { credentials } = operations[name]

  it.runIf(credentials === 'required')('wants credentials', async () => {
    const { apikey: _key, ...call } = callOf(name)
    expect(await callRaw(server, name, call)).toContain(
      '<return xsi:type="xsd:string">NO_USERNAME_AND_PASSWORD_AND_APIKEY</return>',
    )
    expect(await callRaw(server, name, { ...call, apikey: 'wrong' })).toContain(
      '<return xsi:type="xsd:string">INVALID</return>',
    )
  })

  it.runIf(!built.includes(name))('says that it is not built', async () => {
    const answer = await callRaw(server, name, { ...callOf(name), apikey: server.key })
    expect(answer).toContain(
      '<faultcode>SOAP-ENV:Server</faultcode><faultstring>The contract has this operation; the platform does not do it yet.</faultstring>',
    )
    expect(answer).toContain('<code xsi:type="xsd:string">not_implemented</code>')
  })

  it.runIf(built.includes(name))('answers its example with a value', async () => {
    const answer = await callRaw(server, name, { ...callOf(name), apikey: server.key })
    expect(answer).toContain(`<svc:${name}Response xmlns:svc="https://localhost:8443/soap/v2"><return `)
  })
})

it('what is built has a test, and what is not is counted', () => {
  const text = globSync('test/doors/soap/*.test.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  expect(built.filter((name) => !text.includes(`describe('${name}'`) && !text.includes(`['${name}', `))).toEqual([])
  console.log(`SOAP: ${built.length} of ${names.length} operations are built.`)
  expect(built.length).toBeGreaterThanOrEqual(66)
})
