// Requests made from the contract that are one longer than it allows.
import { readFileSync } from 'node:fs'
import type { Validator } from '../../generated/marketing-v3/validators.js'
import { type Document, operationsOf } from '../../scripts/contract/document.ts'
import { forValidators } from '../../scripts/contract/validation-form.ts'
import type { ApiName } from '../../src/server/contract/registry.ts'
import { findingOf } from '../../src/server/contract/violations.ts'
import { type BoundedPlace, boundedPlaces } from './bounded-places.ts'
import type { Sample } from './sample-requests.ts'

const documents = new Map<ApiName, Document>()
export function documentOf(api: ApiName): Document {
  const read = () => JSON.parse(readFileSync(new URL(`../../generated/${api}/openapi.json`, import.meta.url), 'utf8'))
  if (!documents.has(api)) documents.set(api, forValidators(read() as Document))
  return documents.get(api) as Document
}

export const operationOf = ({ api, id }: Sample) =>
  [...operationsOf(documentOf(api))].find(({ operation }) => operation.operationId === id)?.operation

/** The name of a place and its bound. */
export const keyOf = (place: BoundedPlace) => `${place.steps.join('.')} ${place.bound}`

/** Of the requests that try a place, one that is refused for its length there. */
export function fittingPlaces(validator: Validator, document: Document, schema: object): Map<string, BoundedPlace> {
  const found = new Map<string, BoundedPlace>()
  const all = [...boundedPlaces(document, schema as never)]
  for (const place of all) {
    if (found.has(keyOf(place))) continue
    validator(place.sized(place.limit + 1))
    const { steps, isTooLong } = findingOf(validator)
    if (isTooLong && steps.join() === place.steps.join()) found.set(keyOf(place), place)
  }
  return found
}
