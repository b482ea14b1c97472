// The texts of the language that is shown.
import { en } from './en/en.ts'

/** What every language has: the members of English. */
export type Texts = typeof en

/** The texts. */
export const t: Texts = en
