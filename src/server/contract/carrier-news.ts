// What gateways post to the platform, as the Carrier API has it: the only part of an API that others implement which the
// platform reads.
import { createRequire } from 'node:module'
import type { CarrierWebhooks } from '../../../generated/carrier-v1/methods.ts'
import type { Validator } from '../../../generated/carrier-v1/validators.js'
import { assertFits, violationError } from './violations.ts'

/** A receipt of an SMS, a text of a person, or how a call goes. */
export type CarrierNews = CarrierWebhooks[keyof CarrierWebhooks]

const load = createRequire(import.meta.url)

const types: readonly unknown[] = ['receipt', 'inbound', 'call'] satisfies CarrierNews['type'][]

/** Reads the body of a post; throws DomainError for one that does not fit. Members that are not known are ignored. */
export function readCarrierNews(body: unknown): CarrierNews {
  const { type } = (typeof body === 'object' && body !== null ? body : {}) as { type?: unknown }
  if (!types.includes(type))
    throw violationError('body', { steps: ['type'], text: `must be one of: ${types.join(', ')}` })
  const { hookValidators } = load('../../../generated/carrier-v1/validators.js') as {
    hookValidators: Readonly<Record<string, Validator>>
  }
  assertFits('body', hookValidators[type as string] as Validator, body)
  return body as CarrierNews
}
