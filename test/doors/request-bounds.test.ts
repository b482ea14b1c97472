// Whatever a request can make long has a bound: made from the contract, for each list, map and text of each operation of
// each API. One longer is refused by its place and its limit; one as long as allowed is not refused for its length.
import { describe, expect, it } from 'vitest'
import type { Validator } from '../../generated/marketing-v3/validators.js'
import { deref, type Parameter } from '../../scripts/contract/document.ts'
import { contracts } from '../../src/server/contract/registry.ts'
import { type Bound, type BoundedPlace, boundedPlaces } from '../support/bounded-places.ts'
import { documentOf, fittingPlaces, keyOf, operationOf } from '../support/bounded-requests.ts'
import { isImplemented } from '../support/implemented.ts'
import { type Sample, samples } from '../support/sample-requests.ts'
import { useServer } from '../support/server.ts'

const words: Record<Bound, string> = { maxItems: 'item', maxProperties: 'field', maxLength: 'character' }
const limitText = ({ bound, limit }: BoundedPlace) =>
  `must have at most ${limit} ${words[bound]}${limit === 1 ? '' : 's'}`
const pointerOf = ({ steps }: BoundedPlace) => steps.map((step) => `/${step}`).join('')

/** Whether the validator finds the value at the place too long. */
function isTooLong(validator: Validator, place: BoundedPlace, length: number): boolean {
  validator(place.sized(length))
  const errors = validator.errors ?? []
  return errors.some(({ keyword, instancePath }) => keyword === place.bound && instancePath === pointerOf(place))
}

const LARGEST = 20 * 1024 * 1024
const withBody = samples.flatMap((sample) => {
  const schema = operationOf(sample)?.requestBody?.content['application/json']?.schema
  return schema ? [{ name: `${sample.api} ${sample.id}`, sample, schema }] : []
})

const server = useServer()

interface Refusal {
  detail: string
  errors?: Record<string, string>
}

async function refusalOf(sample: Sample, sending: { url?: string; body?: string }): Promise<[number, Refusal]> {
  const { url = sample.url(), body = sample.body && JSON.stringify(sample.body) } = sending
  const answer = await server.inject(url, {
    method: sample.operation.method.toUpperCase(),
    headers: {
      apikey: server.key,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // Items that are judged one by one are refused with the others only so.
      ...(sample.operation.partial && { prefer: 'handling=strict' }),
    },
    ...(body !== undefined && { body }),
  })
  return [answer.status, (await answer.json()) as Refusal]
}

/** The status for a request that does not fit the contract: the transactional API has no 422. */
const statusOf = ({ api }: Sample) => (api === 'transactional-v2' ? 400 : 422)

describe('a body', () => {
  it.each(withBody)('$name', async ({ sample, schema }) => {
    const validator = contracts[sample.api].validators[sample.id]?.body as Validator
    const document = documentOf(sample.api)
    const places = fittingPlaces(validator, document, schema)
    const wanted = new Set([...boundedPlaces(document, schema)].map(keyOf))
    expect(
      [...wanted].filter((key) => !places.has(key)),
      'places without a request that tries them',
    ).toEqual([])
    for (const [key, place] of places) {
      expect(isTooLong(validator, place, place.limit), `${key} at its bound`).toBe(false)
      const body = JSON.stringify(place.sized(place.limit + 1))
      const [status, { detail, errors }] = await refusalOf(sample, { body })
      // A file, or a very long list, is larger than a body may be before it is longer than its bound.
      const isLarge = body.length > (sample.operation.secured ? LARGEST : 65_536) || status === 413
      expect(status, `${key} ${detail}`).toBe(isLarge ? 413 : statusOf(sample))
      if (!isLarge) expect(errors).toEqual({ [['body', ...place.steps].join('.')]: limitText(place) })
    }
  })
})

const inAddress = samples.filter(isImplemented).flatMap((sample) =>
  (operationOf(sample)?.parameters ?? [])
    .map((one) => deref<Parameter>(documentOf(sample.api), one))
    .filter(({ in: place }) => place !== 'header')
    .flatMap((parameter) =>
      [...boundedPlaces(documentOf(sample.api), parameter.schema)].map((place) => ({
        name: `${sample.api} ${sample.id} ${parameter.in}.${[parameter.name, ...place.steps].join('.')} ${place.bound}`,
        ...{ sample, parameter, place },
      })),
    ),
)

const textIn = (parameter: string, value: unknown): Record<string, string> =>
  typeof value === 'object'
    ? Object.fromEntries(Object.entries(value as object).map(([key, one]) => [`${parameter}[${key}]`, String(one)]))
    : { [parameter]: String(value) }

describe('a parameter', () => {
  it.each(inAddress)('$name', async ({ sample, parameter, place }) => {
    const asked = (length: number) => {
      const given = textIn(parameter.name, place.sized(length))
      if (parameter.in === 'path') return sample.url(given)
      const url = new URL(sample.url(), 'http://localhost')
      for (const [name, value] of Object.entries(given)) url.searchParams.set(name, value)
      return `${url.pathname}${url.search}`
    }
    const key = [parameter.in, parameter.name, ...place.steps].join('.')
    const [status, { detail, errors }] = await refusalOf(sample, { url: asked(place.limit + 1) })
    expect(status, detail).toBe(statusOf(sample))
    expect(errors).toEqual({ [key]: limitText(place) })
    const [, atBound] = await refusalOf(sample, { url: asked(place.limit) }).catch(() => [0, null] as const)
    expect(atBound?.errors?.[key] ?? '').not.toContain('at most')
  })
})
