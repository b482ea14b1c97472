// Where the recipients of a channel are, as its record says: contacts with an address, or devices of contacts. The
// chunks of a run hold ids of recipients, and only what is asked here knows what they mean.
import type { Condition } from '../../../store/audience/conditions.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import type { DeviceRow } from '../../../store/audience/devices.ts'
import type { AudiencePart } from '../../../store/campaigns/audience-pages.ts'
import type { ContactLimit } from '../../../store/campaigns/call-recipients.ts'
import type { AddressKind } from '../../../store/campaigns/recipients.ts'
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'

/** Where a campaign is to go, as a request says it; each channel reads the members that are its own. */
export interface Destination {
  /** The list of the contacts. */
  listId?: number | undefined
  /** The address of the channel, the id of an extra field of its format, or a destination of the channel (the address). */
  destinationField?: string | undefined
  /** The id of the app or the site whose devices get it. */
  app?: string | undefined
}

/** A checked destination: a list, and the address in it. */
export interface ListDestination {
  list: number
  /**
   * The column or the extra field with the address, or a destination of the channel; for devices, the id of the app or
   * the site. Kept with a run.
   */
  field: string
}

/** An app or a site, as campaigns see it. */
export interface DeviceApp {
  id: string
  /** Its row number. */
  number: number
  name: string
  list: number
  /** What its carrier needs to know of it, as JSON. */
  settings: string | null
  /** Whether it is one under development. */
  isDevelopment: boolean
}

/** Who of the list and the app gets a run. */
export interface Selection extends ListDestination {
  account: number
  /** Only those with these addresses. */
  only: readonly string[] | null
  /** Only those whose contact meets it. */
  condition: Condition | null
  /** Only those whose newest message of this campaign has failed. */
  failedOf: number | null
  /** Whether a number that several contacts share is called once. On other channels no address gets a campaign twice (M-041). */
  isUnique: boolean
  /** Only the first of the chosen contacts. */
  limit: ContactLimit | null
}

/** A recipient as it is at this moment. */
export interface FoundRecipient {
  contact: ContactRow
  address: string
  /** More addresses, tried in this order after the first one (none). */
  others?: readonly string[]
  device: DeviceRow | null
  /** Why the address gets nothing, whatever the contact; or null. */
  refusal: string | null
}

/** The recipient of a test of a campaign. */
export interface TestRecipient {
  address: string
  device: DeviceRow | null
  /** As that of a run. */
  field: string
  isSuppressed: boolean
}

export interface Recipients {
  /** The kind of their addresses on the suppression list; null for devices, which it does not know. */
  readonly kind: AddressKind | null
  /** Checks where a campaign is to go. Throws `invalid` at the place of what the account does not have. */
  place(tx: Db, account: number, to: Destination): Promise<ListDestination>
  /** The app or the site that a run goes to; null on a channel without one, undefined when it is gone. */
  appOf(db: Db, account: number, field: string): Promise<DeviceApp | null | undefined>
  /** Who gets a run, in parts of `size`. */
  plan(tx: Db, selection: Selection, size: number): AsyncGenerator<AudiencePart>
  /** Recipients by their ids as they are now; those that are gone are left out. `field` is that of the run. */
  find(db: Db, account: number, field: string, ids: readonly number[]): Promise<ReadonlyMap<number, FoundRecipient>>
  /** The ids of recipients by contact, for contacts that are to get a campaign; those without any are left out. */
  ofContacts(tx: Db, field: string, contacts: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>
  /** The contact that an id stands for, even when it is gone; null when only a look can tell. */
  contactOf(id: number): number | null
  /** The ids of the recipients of messages of a run, by the number of the message. */
  ofMessages(db: Db, field: string, messages: readonly MessageRow[]): Promise<ReadonlyMap<number, number>>
  /**
   * The recipient that a text names for a test of a campaign of this list, or what is wrong with the text. It is an
   * address, or the id of a contact, which means its device with the latest report.
   */
  forTest(db: Db, account: number, list: number, text: string): Promise<TestRecipient | string>
}
