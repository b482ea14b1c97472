// The words with which people stop SMS, start them again and ask for help, by language. Only a message that consists of
// one of them counts; any other text is for people to read.
import type { Language } from '../../content/languages.ts'

export interface OptWord {
  wish: 'stop' | 'start' | 'help'
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
  help: {
    en: ['HELP', 'INFO'],
    pt: ['AJUDA'],
    es: ['AYUDA'],
    de: ['HILFE'],
    fr: ['AIDE'],
    hu: ['SEGITSEG'],
  },
}

const wishes = ['stop', 'start', 'help'] as const

const byWord: ReadonlyMap<string, OptWord> = new Map(
  wishes.flatMap((wish) =>
    Object.entries(words[wish]).flatMap(([language, some]) =>
      // The keys are languages: the type of the table says so.
      some.map((word) => [word, { wish, language: language as Language }] as const),
    ),
  ),
)

/** No such word is longer, with some signs around it. */
const MAX_WORD = 40

/** The wish that a text is; null when it is none of these words. */
export function readOptWord(text: string): OptWord | null {
  if (text.length > MAX_WORD) return null
  const bare = text.normalize('NFD').replace(/[\p{M}\p{P}\p{S}\s]/gu, '')
  return byWord.get(bare.toUpperCase()) ?? null
}
