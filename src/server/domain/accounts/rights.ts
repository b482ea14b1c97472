// What a key may do. A right names an API and allows everything in it; with `:read` it allows only the GET
// operations whose answers hold no secret. `console` is the right of keys of live accounts to what the Sandbox API
// shows of them (S-104).
import type { AccountKind } from '../../store/accounts/accounts.ts'
import { DomainError } from '../errors.ts'

export const rightNames = [
  'marketing',
  'marketing:read',
  'transactional',
  'transactional:read',
  'registered',
  'registered:read',
  'sandbox',
  'sandbox:read',
  'console',
  'console:read',
] as const
export type Right = (typeof rightNames)[number]
export type RightArea = 'marketing' | 'transactional' | 'registered' | 'sandbox' | 'console'

/** Null: the key may do everything, but for what has to be named: the console. */
export type Rights = readonly Right[] | null

/** Reads rights separated by commas; `all` gives null. Throws `invalid` for an unknown right. */
export function parseRights(text: string): Rights {
  if (text.trim() === 'all') return null
  const words = [...new Set(text.split(',').map((word) => word.trim()))]
  const unknown = words.find((word) => !rightNames.includes(word as Right))
  if (unknown !== undefined)
    throw new DomainError('invalid', `"${unknown}" is not a right. There are: all, ${rightNames.join(', ')}.`)
  return words as Right[]
}

/** Rights as a text that `parseRights` reads. */
export const rightsText = (rights: Rights): string => rights?.join(',') ?? 'all'

/** Throws `invalid` for rights that do not apply to a key of this kind of account. */
export function assertFitting(rights: Rights, kind: AccountKind): void {
  const right = kind === 'sandbox' && rights?.find((one) => one === 'console' || one === 'console:read')
  if (right)
    throw new DomainError(
      'invalid',
      `${right} is a right of keys of live accounts. The console of a sandbox account opens with ${right.replace('console', 'sandbox')}.`,
    )
}

/** Whether the rights allow reading in an area, or writing there. */
export function mayUse(rights: Rights, area: RightArea, access: 'read' | 'write'): boolean {
  if (rights === null) return area !== 'console'
  return rights.includes(area) || (access === 'read' && rights.includes(`${area}:read`))
}

/** Throws `forbidden` when the rights do not allow it. */
export function assertMay(rights: Rights, area: RightArea, access: 'read' | 'write'): void {
  if (mayUse(rights, area, access)) return
  const needed = access === 'read' ? `${area}:read or ${area}` : area
  throw new DomainError(
    'forbidden',
    `The key has the rights ${rightsText(rights)}; this needs ${needed}. Use another key, or have one made.`,
  )
}
