// The language of a page for an unknown reader: the one that the browser asks for (RFC 9110 12.5.4).
import type { Language } from '../domain/content/languages.ts'

/** Browsers name few languages; the rest of a longer header is not looked at. */
const MAX_TEXT = 500

const known: Readonly<Record<string, Language>> = { en: 'en', pt: 'pt', es: 'es', de: 'de', hu: 'hu', fr: 'fr' }

function languageOf(tag: string): Language | null {
  const name = tag.toLowerCase()
  return name === 'pt-br' ? 'br' : (known[name.split('-')[0] ?? ''] ?? null)
}

/** The language that the header prefers among ours; `en` when it names none. */
export function acceptedLanguage(header = ''): Language {
  const wishes = header
    .slice(0, MAX_TEXT)
    .split(',')
    .flatMap((wish) => {
      const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim())
      const language = languageOf(tag)
      const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
      return language && quality > 0 ? [{ language, quality }] : []
    })
  return wishes.sort((a, b) => b.quality - a.quality)[0]?.language ?? 'en'
}
