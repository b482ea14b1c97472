// Parses ids in arguments.
import { UsageError } from '../../terminal/command.ts'

/** Parses an id. The error names the command that lists the ids. */
export function numberOf(text: string, what: string, where: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`"${text}" is not a valid ${what} id. Run ${where} to find it.`)
  return Number(text)
}

export const accountOf = (text: string): number => numberOf(text, 'account', '`messaging account list`')

/** First argument of most `account` commands. */
export const account = { summary: 'id of the account' } as const
