// The tags that a call names.
import type { SoapValue } from '../../wire/soap/names.ts'
import { isMap, type OptionMap } from './call.ts'
import { Refusal } from './errors.ts'
import { listOf, trimmedOption } from './options.ts'

const NUMBER = /^[1-9]\d{0,14}$/

/** The number of a tag; refuses what is none. */
function tagNumber(text: string): number {
  if (!NUMBER.test(text)) throw new Refusal('TAG_NOT_FOUND')
  return Number(text)
}

/** The numbers in `tags`. Some clients send each as a map with the key `id`. */
export function tagsIn(options: OptionMap): number[] {
  const named = (value: SoapValue): string[] => {
    if (isMap(value)) return listOf(value, 'id').flatMap(named)
    const text = trimmedOption({ tag: value }, 'tag')
    return text === undefined ? [] : [text]
  }
  return [...new Set(listOf(options, 'tags').flatMap(named).map(tagNumber))]
}

/** The tag that a call is about; refuses when it names none. */
export function requiredTag(options: OptionMap): number {
  const text = trimmedOption(options, 'tag')
  if (text === undefined) throw new Refusal('NO_TAG_ID')
  return tagNumber(text)
}
