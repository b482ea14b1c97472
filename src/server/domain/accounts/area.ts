// Accounts, what they may do, and who works with them.
import type { AccountKind } from '../../store/accounts/accounts.ts'
import type { DomainDeps } from '../deps.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import type { Prices } from './balance.ts'
import { type AccountProfiles, createAccountDetails } from './details.ts'
import { createSendingDomains, type DomainLookup, type SendingDomains } from './domains/sending-domains.ts'
import { createKeys, type Keys } from './keys.ts'
import { type AccountRemoval, createAccountRemoval } from './removal.ts'
import { createModeration, type Moderation } from './senders/moderation.ts'
import { createSenderNames, type SenderNames } from './senders/sender-names.ts'
import { createSenders, type Senders } from './senders/senders.ts'
import { createSignUp, type SignUp } from './sign-up.ts'
import { createUsers, type Users } from './users/users.ts'

export interface AccountAreaDeps extends DomainDeps {
  /** The second names of senders are derived from it. */
  linkSecret: string
  /** Whether sandbox accounts may come in. */
  sandbox: boolean
  /** What a message costs on each channel. */
  prices: Prices
  /** The kind of the accounts that anyone may open by SOAP. */
  soapAccounts: AccountKind | 'off'
  lookUpDomain: DomainLookup
}

export interface AccountsArea {
  accounts: Accounts
  accountDetails: AccountProfiles
  accountRemoval: AccountRemoval
  keys: Keys
  moderation: Moderation
  senderNames: SenderNames
  signUp: SignUp
  senders: Senders
  sendingDomains: SendingDomains
  users: Users
}

export function createAccountsArea({
  linkSecret,
  sandbox,
  lookUpDomain,
  prices,
  soapAccounts,
  ...parts
}: AccountAreaDeps): AccountsArea {
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
