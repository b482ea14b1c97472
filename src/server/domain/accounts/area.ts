// Accounts, what they may do, and who works with them.
import type { AccountKind } from '../../store/accounts/accounts.ts'
import type { Parts } from '../parts.ts'
import { createAccounts } from './accounts.ts'
import type { Prices } from './balance.ts'
import { createAccountDetails } from './details.ts'
import { createSendingDomains, type DomainLookup } from './domains/sending-domains.ts'
import { createKeys } from './keys.ts'
import { createAccountRemoval } from './removal.ts'
import { createModeration } from './senders/moderation.ts'
import { createSenderNames } from './senders/sender-names.ts'
import { createSenders } from './senders/senders.ts'
import { createSignUp } from './sign-up.ts'
import { createUsers } from './users/users.ts'

export type AccountsArea = ReturnType<typeof createAccountsArea>

export interface AccountAreaParts extends Parts {
  /** The second names of senders are derived from it. */
  linkSecret: string
  /** Whether sandbox accounts may come in. */
  sandbox: boolean
  /** What a message costs on each channel. */
  prices: Prices
  /** The kind of the accounts that everybody may open by SOAP. */
  soapAccounts: AccountKind | 'off'
  lookUpDomain: DomainLookup
}

export function createAccountsArea({
  linkSecret,
  sandbox,
  lookUpDomain,
  prices,
  soapAccounts,
  ...parts
}: AccountAreaParts) {
  const accounts = createAccounts({ ...parts, sandbox })
  const senderNames = createSenderNames(linkSecret)
  return {
    accounts,
    accountDetails: createAccountDetails({ ...parts, prices, forget: accounts.forgetKeys }),
    accountRemoval: createAccountRemoval({ ...parts, forget: accounts.forgetKeys }),
    keys: createKeys({ ...parts, forget: accounts.forgetKeys }),
    moderation: createModeration(parts),
    senderNames,
    signUp: createSignUp({ ...parts, kind: soapAccounts === 'off' ? null : soapAccounts }),
    senders: createSenders({ ...parts, senderNames }),
    sendingDomains: createSendingDomains({ ...parts, lookUpDomain }),
    users: createUsers({ ...parts, accounts }),
  }
}
