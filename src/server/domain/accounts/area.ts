// Accounts, what they may do, and who works with them.
import type { Parts } from '../parts.ts'
import { createAccounts } from './accounts.ts'
import { createKeys } from './keys.ts'
import { createSenderNames } from './senders/sender-names.ts'
import { createSenders } from './senders/senders.ts'
import { createUsers } from './users/users.ts'

export type AccountsArea = ReturnType<typeof createAccountsArea>

/** The second names of senders are derived from `linkSecret`. */
export function createAccountsArea({ linkSecret, ...parts }: Parts & { linkSecret: string }) {
  const accounts = createAccounts(parts)
  const senderNames = createSenderNames(linkSecret)
  return {
    accounts,
    keys: createKeys({ ...parts, forget: accounts.forgetKeys }),
    senderNames,
    senders: createSenders({ ...parts, senderNames }),
    users: createUsers({ ...parts, accounts }),
  }
}
