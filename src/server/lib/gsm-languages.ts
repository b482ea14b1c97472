// National language tables (3GPP TS 23.038, annex A) of the languages that are written in Latin letters: a message names one for
// its basic alphabet (locking shift) and one for what follows an escape (single shift).

/** Identifiers of languages (6.2.1.2.4). */
const TURKISH = 1
const SPANISH = 2
const PORTUGUESE = 3

const singleShifts: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  [TURKISH]: { 71: 'Ğ', 73: 'İ', 83: 'Ş', 99: 'ç', 103: 'ğ', 105: 'ı', 115: 'ş' },
  [SPANISH]: {
    ...{ 9: 'ç', 65: 'Á', 73: 'Í', 79: 'Ó', 85: 'Ú' },
    ...{ 97: 'á', 105: 'í', 111: 'ó', 117: 'ú' },
  },
  [PORTUGUESE]: {
    ...{ 5: 'ê', 9: 'ç', 11: 'Ô', 12: 'ô', 14: 'Á', 15: 'á', 18: 'Φ', 19: 'Γ', 21: 'Ω' },
    ...{ 22: 'Π', 23: 'Ψ', 24: 'Σ', 25: 'Θ', 31: 'Ê', 65: 'À', 73: 'Í', 79: 'Ó', 85: 'Ú' },
    ...{ 91: 'Ã', 92: 'Õ', 97: 'Â', 105: 'í', 111: 'ó', 117: 'ú', 123: 'ã', 124: 'õ', 127: 'â' },
  },
}

const lockingShifts: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  [TURKISH]: { 4: '€', 7: 'ı', 11: 'Ğ', 12: 'ğ', 28: 'Ş', 29: 'ş', 64: 'İ', 96: 'ç' },
  [PORTUGUESE]: {
    ...{ 4: 'ê', 6: 'ú', 7: 'í', 8: 'ó', 9: 'ç', 11: 'Ô', 12: 'ô', 14: 'Á', 15: 'á' },
    ...{ 18: 'ª', 19: 'Ç', 20: 'À', 21: '∞', 22: '^', 23: '\\', 24: '€', 25: 'Ó', 26: '|' },
    ...{ 28: 'Â', 29: 'â', 30: 'Ê', 36: 'º', 64: 'Í', 91: 'Ã', 92: 'Õ', 93: 'Ú', 96: '~' },
    ...{ 123: 'ã', 124: 'õ', 125: '`' },
  },
}

/** The languages of a message; 0 for the default tables. */
export interface Shifts {
  locking: number
  single: number
}

/** A language whose tables a text may use. */
export type SmsLanguage = 'portuguese' | 'spanish' | 'turkish'

const identifiers: Readonly<Record<SmsLanguage, number>> = {
  portuguese: PORTUGUESE,
  spanish: SPANISH,
  turkish: TURKISH,
}

/** The default tables alone. */
export const NO_SHIFTS: Shifts = { locking: 0, single: 0 }

/** The tables that a text in the language may use, those first that phones are more likely to know. */
export function shiftsOf(language: SmsLanguage): Shifts[] {
  const id = identifiers[language]
  const single = { locking: 0, single: id }
  return lockingShifts[id] ? [single, { locking: id, single: 0 }, { locking: id, single: id }] : [single]
}

/** Octets of the information elements that name the tables (TS 23.040, 9.2.3.24.15 and 16). */
export const shiftOctets = ({ locking, single }: Shifts): number => 3 * (Math.sign(locking) + Math.sign(single))

/** The character of a septet where the language has another one than the default tables. */
export const shiftedCharacter = ({ locking, single }: Shifts, code: number, isEscaped: boolean): string | undefined =>
  isEscaped ? singleShifts[single]?.[code] : lockingShifts[locking]?.[code]
