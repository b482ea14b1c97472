// The rules of the REST twins hold for SOAP calls, too: what a call says is put into the body of the twin and checked
// by its validator, before the domain is asked.

import { readAddresses } from '../contract/address-forms.ts'
import type { HandlerRequest } from '../contract/handlers.ts'
import { contracts, type Tables } from '../contract/registry.ts'
import { findingOf } from '../contract/violations.ts'
import { invalid } from '../domain/errors.ts'

type Id = keyof Tables['marketing-v3'] & string

const toCamelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())

/**
 * The value as the body of a marketing operation, without members that are undefined. Throws `invalid` with the place
 * named as in the domain: `internalName`. `country`: of phone numbers without a country code.
 */
export function validateAsRestBody<I extends Id>(
  id: I,
  value: object,
  country?: string,
): HandlerRequest<'marketing-v3', I>['body'] {
  const given = Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined))
  const validator = contracts['marketing-v3'].validators[id]?.body
  if (!validator) throw new Error(`${id} takes no body`)
  const body = validator(given) ? given : readAddresses(validator, given, country)
  if (!validator(body)) {
    const { steps, text } = findingOf(validator)
    throw invalid(steps.map(toCamelCase).join('.') || 'functionOptions', text)
  }
  return body as HandlerRequest<'marketing-v3', I>['body']
}
