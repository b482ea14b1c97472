// How the end of an operation is told to the users whom its request named.
import type { Db } from '../../store/store.ts'

/** What they are told. */
export interface Notice {
  account: number
  /** Users by number. Those who are gone, inactive or without an email address are left out. */
  users: readonly number[]
  /** The email sender to write from, if it can still be used; otherwise any active one of the account. */
  senderId: number | null
  subject: string
  text: string
  /** Milliseconds. */
  now: number
}

/** Queues the notice, in the transaction of the end. */
export type TellUsers = (tx: Db, notice: Notice) => Promise<void>
