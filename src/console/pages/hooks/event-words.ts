import { t } from '../../texts/texts.ts'

const flags: Readonly<Record<string, string>> = t.hooks.flags

/** An event in words: flags of callbacks have only numbers; other names speak for themselves. */
export const wordOf = (event: string): string => flags[event] ?? event
