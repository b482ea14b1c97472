// What keys of live accounts may do in the Sandbox API: read, with a right to it (S-104).
import type { Caller } from '../accounts/accounts.ts'
import { assertMay, mayUse } from '../accounts/rights.ts'
import { DomainError } from '../errors.ts'

/** An operation of the Sandbox API. `live`: the right by which a key of a live account may call it; undefined for none. */
export interface SandboxOperation {
  access: 'read' | 'write'
  live?: 'console' | 'console:read'
}

const SANDBOX_ONLY =
  'Only keys of a sandbox account may use this operation. A key of a live account can have the right to look, and this is more.'

/**
 * How to get a key with the right: the rights of a key never change. The other rights are for the other pages of the
 * console.
 */
const adviceFor = ({ accountId }: Caller) =>
  `Have a key made: npm run account -- key create ${accountId} --name "Console" --rights console,marketing:read,transactional:read,registered:read`

/** Throws `forbidden` when the caller may not use an operation of the Sandbox API. */
export function assertMayUseSandbox(caller: Caller, { access, live }: SandboxOperation): void {
  const { kind, rights } = caller
  if (kind === 'sandbox') return assertMay(rights, 'sandbox', access)
  if (live === undefined) throw new DomainError('forbidden', SANDBOX_ONLY)
  if (mayUse(rights, 'console', live === 'console' ? 'write' : 'read')) return
  const needed = live === 'console' ? 'the right console' : 'the right console or console:read'
  throw new DomainError(
    'forbidden',
    `The key is of a live account, for which this needs ${needed}, which has to be named. ${adviceFor(caller)}`,
  )
}
