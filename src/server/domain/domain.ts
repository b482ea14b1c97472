// Everything that the doors may ask of the platform, by noun.
import type { Accounts } from './accounts/accounts.ts'
import type { Lists } from './lists/lists.ts'

export interface Domain {
  accounts: Accounts
  lists: Lists
}
