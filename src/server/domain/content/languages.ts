// The languages in which the platform itself speaks to people: on its pages and in the links of an email.
import type { ContactLanguage, ListLanguage } from '../../store/schema.ts'

/** A list can have each of these; `br` is the Portuguese of Brazil. */
export type Language = ListLanguage

/** One text in all languages: the type check fails where one is missing. */
export type Text = Readonly<Record<Language, string>>

/** The names of the languages in HTML and HTTP (BCP 47). */
export const languageTags: Text = { en: 'en', pt: 'pt-PT', br: 'pt-BR', es: 'es', de: 'de', hu: 'hu', fr: 'fr' }

/**
 * The language for a contact of a list. `en` is also the default of contacts, so the language of the list then decides
 * (M-340).
 */
export const languageFor = (contact: ContactLanguage | undefined, list: ListLanguage): Language =>
  contact === undefined || contact === 'en' ? list : contact

/** Texts by name in one language. */
export function inLanguage<Name extends string>(
  texts: Readonly<Record<Name, Text>>,
  language: Language,
): Readonly<Record<Name, string>> {
  const spoken = Object.entries<Text>(texts).map(([name, text]) => [name, text[language]])
  // The type of fromEntries loses the names.
  return Object.fromEntries(spoken) as Record<Name, string>
}

/** A text with values in place of `{name}`. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
