// The choices that contacts can have in a field of the format `options`, and how texts name them.
import { fromJson } from '../../lib/json-text.ts'
import type { OptionRow } from '../../store/audience/field-options.ts'
import type { ListLanguage } from '../../store/schema.ts'
import { listLanguages } from './lists.ts'

/** The text of an option in each language; empty in one that has none. */
export type OptionTexts = Readonly<Record<ListLanguage, string>>

export interface Option {
  id: number
  texts: OptionTexts
}

export const toOption = ({ id, texts }: OptionRow): Option => ({ id, texts: fromJson<OptionTexts>(texts) })

/** The text of an option in the first of these languages that has one, or else in English, or else in any (M-311). */
export function optionText({ texts }: Option, languages: readonly ListLanguage[]): string {
  for (const language of [...languages, ...listLanguages]) if (texts[language] !== '') return texts[language]
  return ''
}

/** Options by what names them in a text: their id, or their text in any language, in lower case. */
const named = new WeakMap<readonly Option[], ReadonlyMap<string, number>>()

function namesOf(options: readonly Option[]): ReadonlyMap<string, number> {
  const known = named.get(options)
  if (known) return known
  const names = new Map<string, number>()
  // The oldest option keeps a text that several have.
  for (const { id, texts } of options.toReversed()) {
    for (const text of Object.values(texts)) if (text !== '') names.set(text.trim().toLowerCase(), id)
  }
  for (const { id } of options) names.set(String(id), id)
  named.set(options, names)
  return names
}

/** What may stand between several options in a text: nothing when it names one, or else what an import has, or SOAP. */
const separators = ['', ';', ',']

/** The ids of the options that a text names, by their ids or their texts (M-310); null when it names something else. */
export function optionsIn(options: readonly Option[], text: string): number[] | null {
  const names = namesOf(options)
  for (const separator of separators) {
    const pieces = separator === '' ? [text] : text.split(separator)
    const filled = pieces.map((piece) => piece.trim().toLowerCase()).filter(Boolean)
    const ids = filled.flatMap((piece) => names.get(piece) ?? [])
    if (filled.length > 0 && ids.length === filled.length) return [...new Set(ids)]
  }
  return null
}
