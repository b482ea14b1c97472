// Accounts, their keys and users, and settings of the whole platform.
import type { Generated } from 'kysely'

/** Messages of a sandbox account never reach a real carrier; those of a live account do. */
export type AccountKind = 'sandbox' | 'live'
/** Whether an account may use the Transactional API; `enabling`: the operator is about to allow it. */
export type TransactionalState = 'on' | 'off' | 'enabling'
export type UserStatus = 'active' | 'inactive'

export interface AccountTable {
  id: Generated<number>
  parent_id: number | null
  kind: AccountKind
  name: string
  created: number
  epoch: Generated<number>
  /** Milliseconds that the clock of a sandbox account is ahead of real time; 0 for every live account. */
  ahead: Generated<number>
  /** 1: registered messages are enabled. */
  registered: Generated<number>
  /** JSON, as domain/accounts/profile.ts reads it. */
  profile: Generated<string>
  transactional: Generated<TransactionalState>
  /**
   * Start of the suspension, in wall time: all access is blocked and no work is done; null while it is not suspended.
   */
  suspended: number | null
  /** Start of the deletion, in wall time; the account is then permanently suspended. */
  deleted: number | null
}

/** How many messages of an account the carriers of a channel have taken. */
interface AccountUsageTable {
  account_id: number
  channel: string
  sent: number
}

export interface ApiKeyTable {
  hash: string
  account_id: number
  created: number
  name: string | null
  /** What the key may do, separated by commas; null: everything. */
  rights: string | null
  /** Milliseconds, exact to a minute. */
  last_used: number | null
  revoked: number | null
  /** The user of the key. */
  user_id: number | null
}

/** A user of an account; `username` is unique across all accounts. */
export interface PlatformUserTable {
  id: Generated<number>
  account_id: number
  username: string
  /** As domain/accounts/users/passwords.ts writes it. */
  password_hash: string
  /** 0 or 1. */
  is_admin: number
  first_name: string
  last_name: string
  email: string
  phone: string
  profile_image: string
  status: UserStatus
  created: number
  updated: number
}

/** A domain that an account sends from. Flags are 0 or 1; what was not looked up is null. */
export interface SendingDomainTable {
  id: Generated<number>
  account_id: number
  name: string
  /** The host of the tracked links. */
  server: string
  fallback_url: string | null
  is_default: number
  verified: number
  spf: number | null
  dkim: number | null
  cname: number | null
  /** JSON; null before the first look. */
  dmarc: string | null
  /** The last look at the DNS, milliseconds. */
  checked: number | null
  created: number
}

/** What the last look found of a name: `recent` before the first. */
export type CnameStatus = 'recent' | 'verified' | 'unverified' | 'invalid' | 'private'

/** A domain name of an account, used in links instead of that of the platform. */
export interface CnameTable {
  id: Generated<number>
  account_id: number
  /** In lower case. */
  name: string
  status: CnameStatus
  /** 1: the DNS leads to the platform, whether or not the name answers yet. */
  leads_here: number
  /** 1: the DNS says that the name belongs to this account. */
  proven: number
  /** Time of the next look-up, or end of the lease of the current one, by real time; null: never. */
  next_look: number | null
  created: number
}

interface SettingTable {
  name: string
  value: string
}

interface SequenceTable {
  name: string
  next: number
}

export interface RateWindowTable {
  name: string
  ends: number
  used: number
}

interface RateBucketTable {
  name: string
  tat: number
}

export interface IdempotencyTable {
  account_id: number
  operation: string
  key_hash: string
  fingerprint: string
  token: string
  outcome: string | null
  lease_until: number
  created: number
}

export interface AccountsTables {
  account: AccountTable
  account_usage: AccountUsageTable
  api_key: ApiKeyTable
  platform_user: PlatformUserTable
  sending_domain: SendingDomainTable
  cname: CnameTable
  setting: SettingTable
  sequence: SequenceTable
  rate_window: RateWindowTable
  rate_bucket: RateBucketTable
  idempotency: IdempotencyTable
}
