// What a GET answers is taken by the PUT, PATCH or POST of the same resource: programs read an object, change one
// member, and write the whole back. Members that cannot be written are ignored there.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Document, deref, type Response } from '../../scripts/contract/document.ts'
import { type ApiName, contracts } from '../../src/server/contract/registry.ts'
import { incomplete, isIncomplete, type RoundTrip, refusalOf, roundTrips, thingsOf } from '../support/round-trips.ts'

const documents = new Map(
  (Object.keys(contracts) as ApiName[]).map((api) => {
    const text = readFileSync(new URL(`../../generated/${api}/openapi.json`, import.meta.url), 'utf8')
    return [api, JSON.parse(text) as Document]
  }),
)

/** The things in the examples of what the GET answers. */
function examplesOf({ api, get }: RoundTrip): unknown[] {
  const document = documents.get(api) as Document
  const { path, status } = contracts[api].operations[get] as { path: string; status: number }
  const response = document.paths[path]?.get?.responses[status] as Response
  const examples = deref(document, response).content?.['application/json']?.examples ?? {}
  return Object.values(examples).flatMap(({ value }) => thingsOf(value))
}

const refusals = (trip: RoundTrip) => examplesOf(trip).flatMap((thing) => refusalOf(trip, thing) ?? [])

it('there are many', () => expect(roundTrips.length).toBeGreaterThan(50))

it.each(roundTrips.filter((trip) => !isIncomplete(trip)))('$api: what $get answers is taken by $write', (trip) => {
  expect(examplesOf(trip)).not.toEqual([])
  expect(refusals(trip)).toEqual([])
})

it('what cannot be written back is listed, and nothing more', () => {
  const found = roundTrips.filter(isIncomplete)
  expect(found).toHaveLength(Object.keys(incomplete).length)
  expect(found.filter((trip) => refusals(trip).length === 0)).toEqual([])
})
