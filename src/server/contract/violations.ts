// Says in words what a validator found: the place, and what would be right there.
import type { Validator } from '../../../generated/marketing-v3/validators.js'
import { DomainError } from '../domain/errors.ts'
import { nearestName } from '../lib/nearest-name.ts'
import type { Note } from './lenient-reading.ts'

export type Place = 'path' | 'query' | 'body' | 'header.Idempotency-Key'

/** What a validator found: the path to the member, from the value that it checked, and what would be right there. */
export interface Finding {
  steps: string[]
  text: string
}

/** `/base/email` -> `base`, `email`. */
const stepsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

const texts: Record<string, (params: Record<string, unknown>) => string> = {
  const: (p) => `must be ${JSON.stringify(p['allowedValue'])}`,
  enum: (p) => `must be one of: ${(p['allowedValues'] as unknown[]).join(', ')}`,
  discriminator: (p) => `must have a member "${String(p['tag'])}" with a known value`,
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
  if (!error) return { steps: [], text: 'does not fit the contract' }
  const { keyword, params } = error
  const steps = stepsOf(error.instancePath)
  if (keyword === 'required') return { steps: [...steps, String(params['missingProperty'])], text: 'is missing' }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = String(params['additionalProperty'] ?? params['unevaluatedProperty'])
    return { steps: [...steps, name], text: 'is not known here: remove it, or look up its spelling' }
  }
  return { steps, text: texts[keyword]?.(params) ?? error.message ?? 'does not fit the contract' }
}

/** A longer name of a member is cut where we repeat it. */
const LONGEST_NAME = 64

/** The place as answers and the log name it: `body.base.tagIds`. */
export const placeOf = (place: Place, steps: readonly string[]): string =>
  [place, ...steps.map((step) => step.slice(0, LONGEST_NAME))].join('.')

function unknownText({ steps, known }: Note): string {
  const name = (steps.at(-1) ?? '').slice(0, LONGEST_NAME)
  const nearest = nearestName(name, known)
  return `\`${name}\` is not known${nearest === null ? ' here' : `; did you mean \`${nearest}\`?`}`
}

/** The refusal for what a validator of a part of a request found, and for what we noted there. */
export function violation(place: Place, finding: Finding | null, notes: readonly Note[] = []): DomainError {
  const found = finding ? [{ key: [place, ...finding.steps].join('.'), text: finding.text }] : []
  const noted = notes.map((note) => ({ key: placeOf(place, note.steps), text: note.wish ?? unknownText(note) }))
  const sentences = [...found, ...noted].map(({ key, text }) => (text.startsWith('`') ? text : `${key} ${text}`))
  // The finding is about what is left after reading, so it wins where both name a place.
  const others = noted.filter(({ key }) => key !== found[0]?.key)
  const details = Object.fromEntries([...found, ...others].map(({ key, text }) => [key, text]))
  return new DomainError('invalid', sentences.join('; '), details)
}

/** Throws the refusal when the value does not fit. */
export function assertFits(place: Place, validator: Validator, value: unknown): void {
  if (!validator(value)) throw violation(place, findingOf(validator))
}
