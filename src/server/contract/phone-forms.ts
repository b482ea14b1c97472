// Phone numbers in E.164 (`+351912345678`), where the contract has `351-912345678`. Only a request that does not
// fit is looked at, at the places that the validator names.
import type { Validator } from '../../../generated/marketing-v3/validators.js'
import { toPhone } from '../lib/addresses.ts'

/** The patterns of phone numbers in the contract end like this. */
const PHONE_PATTERN = /-\(?\\d\)?\{4,20\}\$$/
/** A request has at most so many kinds of places with a number: a sanity limit. */
const KINDS = 10

/** The value with every number at this kind of place, whatever its index in a list, in the form of the contract. */
function convertAt(value: unknown, steps: readonly string[]): unknown {
  const [step, ...others] = steps
  if (step === undefined) return (typeof value === 'string' && value.startsWith('+') && toPhone(value)) || value
  if (Array.isArray(value)) return value.map((item) => convertAt(item, others))
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value
  return { ...value, [step]: convertAt((value as Record<string, unknown>)[step], others) }
}

/** The value that the validator takes, if it takes it with its numbers in the form of the contract; else as it was. */
export function readPhones(validator: Validator, value: unknown): unknown {
  let read = value
  for (let kinds = 0; kinds < KINDS && !validator(read); kinds++) {
    const wrong = validator.errors?.find(
      ({ keyword, params }) => keyword === 'pattern' && PHONE_PATTERN.test(String(params['pattern'])),
    )
    if (!wrong) return read
    const steps = wrong.instancePath.split('/').slice(1)
    const converted = convertAt(read, steps)
    if (textAt(converted, steps) === textAt(read, steps)) return read
    read = converted
  }
  return read
}

const textAt = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], value)
