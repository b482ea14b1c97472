// Says in words what a validator found: the place, and what would be right there.
import type { Validator } from '../../../generated/marketing-v3/validators.js'
import { DomainError } from '../domain/errors.ts'
import { nearestName } from '../lib/nearest-name.ts'
import type { Note } from './lenient-reading.ts'
import { wordsOfFormat, wordsOfPattern } from './pattern-words.ts'
import { mustBe } from './type-words.ts'

export type RequestPart = 'path' | 'query' | 'body' | 'header.Idempotency-Key'

/** What a validator found: the path to the member, from the value that it checked, and what would be right there. */
export interface Finding {
  steps: string[]
  text: string
  /** Whether the value is longer than the contract allows. */
  isTooLong?: boolean
}

/** `/base/email` -> `base`, `email`. */
const stepsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

const count = (limit: unknown, one: string): string => `${String(limit)} ${one}${limit === 1 ? '' : 's'}`

export const atMostItems = (limit: unknown): string => `must have at most ${count(limit, 'item')}`

/** Keywords that bound how long a value is; no other way to read the value makes it shorter. */
const bounds = new Set(['maxItems', 'maxProperties', 'maxLength'])

/** An allowed value; the empty text in quotes. */
const visible = (value: unknown): string => (value === '' ? '""' : String(value))

const texts: Record<string, (params: Record<string, unknown>) => string | undefined> = {
  pattern: (p) => wordsOfPattern(p['pattern']),
  format: (p) => wordsOfFormat(p['format']),
  type: (p) => mustBe(p['type']),
  minimum: (p) => `must be at least ${String(p['limit'])}`,
  maximum: (p) => `must be at most ${String(p['limit'])}`,
  exclusiveMinimum: (p) => `must be more than ${String(p['limit'])}`,
  exclusiveMaximum: (p) => `must be less than ${String(p['limit'])}`,
  multipleOf: (p) => `must be a multiple of ${String(p['multipleOf'])}`,
  minLength: (p) => (p['limit'] === 1 ? 'must not be empty' : `must have at least ${count(p['limit'], 'character')}`),
  minItems: (p) => (p['limit'] === 1 ? 'must not be empty' : `must have at least ${count(p['limit'], 'item')}`),
  minProperties: (p) => (p['limit'] === 1 ? 'must not be empty' : `must have at least ${count(p['limit'], 'field')}`),
  uniqueItems: (p) => `must not have the same item twice (positions ${String(p['j'])} and ${String(p['i'])})`,
  maxItems: (p) => atMostItems(p['limit']),
  maxProperties: (p) => `must have at most ${count(p['limit'], 'field')}`,
  maxLength: (p) => `must have at most ${count(p['limit'], 'character')}`,
  const: (p) => `must be ${JSON.stringify(p['allowedValue'])}`,
  enum: (p) => `must be one of: ${(p['allowedValues'] as unknown[]).map(visible).join(', ')}`,
  discriminator: (p) => `must have a field "${String(p['tag'])}" with a known value`,
}

/**
 * The finding to report. In a union without a tag every arm has a finding. The one that went deepest is likely of the
 * arm that the caller meant; a missing member is the weakest sign of all.
 */
function mostTelling(errors: NonNullable<Validator['errors']>) {
  const depth = ({ instancePath, keyword }: (typeof errors)[number]) =>
    2 * instancePath.split('/').length + (keyword === 'required' ? 0 : 1)
  const [first, ...others] = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf')
  return others.reduce((best, error) => (best && depth(error) > depth(best) ? error : best), first) ?? errors[0]
}

/** The finding of a validator that has just returned false. */
export function findingOf(validator: Validator): Finding {
  const error = mostTelling(validator.errors ?? [])
  if (!error) return { steps: [], text: 'is not valid' }
  const { keyword, params } = error
  const steps = stepsOf(error.instancePath)
  if (keyword === 'required') return { steps: [...steps, String(params['missingProperty'])], text: 'is missing' }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = String(params['additionalProperty'] ?? params['unevaluatedProperty'])
    return { steps: [...steps, name], text: 'is not a known field. Remove it, or check its spelling' }
  }
  const text = texts[keyword]?.(params) ?? error.message ?? 'is not valid'
  return bounds.has(keyword) ? { steps, text, isTooLong: true } : { steps, text }
}

/** A longer name of a member is cut where we repeat it. */
const MAX_NAME = 64

/** The place as answers and the log name it: `body.base.tagIds`. */
export const placeOf = (place: RequestPart, steps: readonly string[]): string =>
  [place, ...steps.map((step) => step.slice(0, MAX_NAME))].join('.')

function unknownText({ steps, known }: Note): string {
  const name = (steps.at(-1) ?? '').slice(0, MAX_NAME)
  const nearest = nearestName(name, known)
  return `\`${name}\` is not known${nearest === null ? ' here' : `; did you mean \`${nearest}\`?`}`
}

/** The refusal for what a validator of a part of a request found, and for what we noted there. */
export function violationError(place: RequestPart, finding: Finding | null, notes: readonly Note[] = []): DomainError {
  const found = finding ? [{ key: [place, ...finding.steps].join('.'), text: finding.text }] : []
  const noted = notes.map((note) => ({ key: placeOf(place, note.steps), text: note.wish ?? unknownText(note) }))
  const sentences = [...found, ...noted].map(({ key, text }) => (text.startsWith('`') ? text : `${key} ${text}`))
  // The finding is about what is left after reading, so it wins where both name a place.
  const others = noted.filter(({ key }) => key !== found[0]?.key)
  const details = Object.fromEntries([...found, ...others].map(({ key, text }) => [key, text]))
  return new DomainError('invalid', sentences.join('; '), details)
}

/** Throws the refusal when the value does not fit. */
export function assertFits(place: RequestPart, validator: Validator, value: unknown): void {
  if (!validator(value)) throw violationError(place, findingOf(validator))
}
