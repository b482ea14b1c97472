// Says in words what a validator found: the place, and what would be right there.
import type { Validator } from '../../../generated/marketing-v3/validators.js'
import { type DomainError, invalid } from '../domain/errors.ts'

type Place = 'path' | 'query' | 'body' | 'header.Idempotency-Key'

/** `/base/email` under `body` -> `body.base.email`. */
function dotted(place: Place, pointer: string): string {
  const steps = pointer.split('/').slice(1)
  return [place, ...steps.map((s) => s.replaceAll('~1', '/').replaceAll('~0', '~'))].join('.')
}

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

/** The refusal for what a validator found that just returned false. */
export function violation(place: Place, validator: Validator): DomainError {
  const error = mostTelling(validator.errors ?? [])
  if (!error) return invalid(place, 'does not fit the contract')
  const at = dotted(place, error.instancePath)
  const { keyword, params } = error
  if (keyword === 'required') return invalid(`${at}.${String(params['missingProperty'])}`, 'is missing')
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = String(params['additionalProperty'] ?? params['unevaluatedProperty'])
    return invalid(`${at}.${name}`, 'is not known here: remove it, or look up its spelling')
  }
  return invalid(at, texts[keyword]?.(params) ?? error.message ?? 'does not fit the contract')
}

/** Throws the refusal when the value does not fit. */
export function assertFits(place: Place, validator: Validator, value: unknown): void {
  if (!validator(value)) throw violation(place, validator)
}
