// Turns the options of a bulk call into an import.

import type { SoapValue } from '../../../wire/soap/names.ts'
import type { ContactInput } from '../../domain/audience/contacts/contacts.ts'
import type { ImportRequest } from '../../domain/audience/imports/imports.ts'
import { isMap, type OptionMap } from '../call.ts'
import { compareFieldId, readValues, statusWord } from '../contact-records.ts'
import { Refusal } from '../errors.ts'
import { entryOf, listOf, textOf, trimmedOption } from '../options.ts'
import { tagsIn } from '../tag-options.ts'

/** Whether a first contact is a table header that was sent along: its values are the names of the fields. */
function isHeader(contact: OptionMap): boolean {
  const names = Object.keys(contact)
  return names.length > 0 && names.every((name) => textOf(contact, name) === name)
}

function toInput(subscriber: SoapValue, status: ReturnType<typeof statusWord>): ContactInput {
  if (!isMap(subscriber)) throw new Refusal('SUBSCRIBER_FORMAT_ERROR')
  const values = readValues(subscriber, false)
  return status === undefined ? values : { ...values, base: { status, ...values.base } }
}

/** The import modes, by the number in `operation` (O-009). */
const modes: Readonly<Record<string, 'add' | 'update'>> = { '1': 'add', '2': 'update' }

/** The import that a bulk call asks for. */
export function toImport(options: OptionMap): ImportRequest {
  const compare = trimmedOption(options, 'compareField')
  if (compare === undefined) throw new Refusal('NO_COMPARE_FIELD')
  const mode = entryOf(modes, trimmedOption(options, 'operation') ?? '2')
  if (mode === undefined) throw new Refusal('INVALID_TYPE')
  const [first, ...rest] = listOf(options, 'subscribers')
  const subscribers =
    first !== undefined && isMap(first) && isHeader(first) ? rest : first === undefined ? [] : [first, ...rest]
  if (subscribers.length === 0) throw new Refusal('NO_SUBSCRIBERS')
  const status = statusWord(options)
  return {
    mode,
    compareField: compareFieldId(compare),
    forceEmpty: false,
    source: subscribers.map((subscriber) => toInput(subscriber, status)),
    tags: tagsIn(options),
    notify: [],
    callbackUrl: undefined,
  }
}
