// The words by which people stop SMS and start them again, by language. A message that is one of them and nothing else
// counts; what else somebody writes is for people to read.
import type { Language } from '../../content/languages.ts'

export interface OptWord {
  wish: 'stop' | 'start'
  language: Language
}

/** In capitals, without accents, blanks and signs. */
const words: Readonly<Record<OptWord['wish'], Readonly<Partial<Record<Language, readonly string[]>>>>> = {
  stop: {
    en: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
    pt: ['PARAR', 'PARE', 'SAIR', 'CANCELAR', 'REMOVER'],
    es: ['BAJA', 'ALTO', 'DETENER'],
    de: ['STOPP', 'ABMELDEN', 'ABBESTELLEN'],
    fr: ['ARRET', 'ARRETER', 'DESABONNER', 'DESINSCRIRE'],
    hu: ['LEIRATKOZAS', 'LEIRATKOZOM'],
  },
  start: {
    en: ['START', 'UNSTOP', 'SUBSCRIBE', 'OPTIN'],
    pt: ['INICIAR', 'VOLTAR'],
    es: ['ALTA', 'REANUDAR'],
    de: ['ANMELDEN'],
    fr: ['REPRENDRE', 'REABONNER'],
    hu: ['FELIRATKOZAS', 'FELIRATKOZOM'],
  },
}

const wishes = ['stop', 'start'] as const

const byWord: ReadonlyMap<string, OptWord> = new Map(
  wishes.flatMap((wish) =>
    Object.entries(words[wish]).flatMap(([language, some]) =>
      // The keys are languages: the type of the table says so.
      some.map((word) => [word, { wish, language: language as Language }] as const),
    ),
  ),
)

/** No such word is longer, with some signs around it. */
const LONGEST = 40

/** The wish that a text is; null when it is none of these words. */
export function readOptWord(text: string): OptWord | null {
  if (text.length > LONGEST) return null
  const bare = text.normalize('NFD').replace(/[\p{M}\p{P}\p{S}\s]/gu, '')
  return byWord.get(bare.toUpperCase()) ?? null
}
