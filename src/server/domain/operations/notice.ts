// Notifies the users named in a request of the end of its operation.
import type { Db } from '../../store/store.ts'

/** An email to users. */
export interface Notice {
  account: number
  /** Users by number. Those who are gone, inactive or without an email address are left out. */
  users: readonly number[]
  /** The email sender to write from, if it can still be used; otherwise any active one of the account. */
  senderId: number | null
  subject: string
  text: string
  /** The only URL in the text that mail programs may link; empty for none. */
  link: string
  /** Milliseconds. */
  now: number
}

/** Queues the notice, in the transaction of the end. */
export type TellUsers = (tx: Db, notice: Notice) => Promise<void>
