// Accounts, what they may do, and who works with them.
import type { Parts } from '../parts.ts'
import { createAccounts } from './accounts.ts'
import { createKeys } from './keys.ts'
import { createSenderNames } from './senders/sender-names.ts'
import { createSenders } from './senders/senders.ts'
import { createUsers } from './users/users.ts'

export type AccountsArea = ReturnType<typeof createAccountsArea>

/** The second names of senders are derived from `linkSecret`; `sandbox` tells whether sandbox accounts may come in. */
export function createAccountsArea({
  linkSecret,
  sandbox,
  ...parts
}: Parts & { linkSecret: string; sandbox: boolean }) {
  const accounts = createAccounts({ ...parts, sandbox })
  const senderNames = createSenderNames(linkSecret)
  return {
    accounts,
    keys: createKeys({ ...parts, forget: accounts.forgetKeys }),
    senderNames,
    senders: createSenders({ ...parts, senderNames }),
    users: createUsers({ ...parts, accounts }),
  }
}
