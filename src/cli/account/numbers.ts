// Reads the numbers that stand in the words of a command.
import { UsageError } from '../frame/command.ts'

/** The number of a thing; the error says where to find it. */
export function numberOf(text: string, what: string, where: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`"${text}" is no number of ${what}. ${where} shows it.`)
  return Number(text)
}

/** The number of an account. */
export const accountOf = (text: string): number => numberOf(text, 'an account', '`messaging account list`')

/** The argument that most commands of `account` begin with. */
export const account = { summary: 'the number of the account' } as const
