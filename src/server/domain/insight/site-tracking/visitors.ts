// Identifies the visitors of connected sites by a clicked link or by the page. This creates no contacts, and the
// response does not reveal whether a contact exists (M-594).
import { comparedEmail } from '../../../lib/addresses.ts'
import { contactsOfVisits, newestHolders } from '../../../store/audience/contacts.ts'
import { survivorsOf } from '../../../store/audience/merged.ts'
import { findMessages, isErased, isTest, type MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import type { ConnectedSiteRow } from '../../commerce/sites.ts'
import { hashesOf } from '../tracking/visits.ts'

/** The claimed identity of a visitor: the recipient of a message, or a contact of the list of the site. */
export type Claim = { messageId: number } | { email: string } | { contactId: number }

/** A visitor of a site. */
export interface Claimed {
  site: ConnectedSiteRow
  claim: Claim | null
}

/** A contact that visits a site, and the message that led there. */
export interface KnownVisitor {
  id: number
  listId: number
  message: Pick<MessageRow, 'id' | 'campaign_id'> | null
  /** The hash of the campaign of the message. */
  hash: string | null
}

const emailKey = ({ account_id, list_id }: ConnectedSiteRow, email: string) =>
  `${account_id} ${list_id} ${comparedEmail(email)}`

async function messagesOf(tx: Db, visits: readonly Claimed[]): Promise<Map<number, MessageRow>> {
  const ids = visits.flatMap(({ claim }) => (claim && 'messageId' in claim ? claim.messageId : []))
  if (ids.length === 0) return new Map()
  const rows = await findMessages(tx, [...new Set(ids)])
  return new Map(rows.filter((row) => !isErased(row) && !isTest(row)).map((row) => [row.id, row]))
}

/** The contacts with these emails in the lists of the sites. */
async function holdersOf(tx: Db, visits: readonly Claimed[]): Promise<Map<string, number>> {
  const named = visits.filter(({ site, claim }) => site.list_id !== null && claim && 'email' in claim)
  const holders = new Map<string, number>()
  for (const [, some] of Map.groupBy(named, ({ site }) => `${site.account_id} ${site.list_id}`)) {
    const { site } = some[0] as Claimed
    const emails = some.flatMap(({ claim }) => (claim && 'email' in claim ? comparedEmail(claim.email) : []))
    const place = { account: site.account_id, list: site.list_id as number, column: 'email' as const }
    for (const { value, id } of await newestHolders(tx, place, [...new Set(emails)]))
      holders.set(emailKey(site, String(value)), id)
  }
  return holders
}

/** The contacts with these numbers, or those that they were merged into, by the number. */
async function contactsNamed(tx: Db, ids: number[]) {
  const found = new Map((await contactsOfVisits(tx, ids)).map((row) => [row.id, row]))
  const survivors = await survivorsOf(
    tx,
    ids.filter((id) => !found.has(id)),
  )
  if (survivors.size === 0) return found
  const others = new Map((await contactsOfVisits(tx, [...survivors.values()])).map((row) => [row.id, row]))
  for (const [id, survivor] of survivors) {
    const row = others.get(survivor)
    if (row) found.set(id, row)
  }
  return found
}

/**
 * The contact of each visit, in their order; null for an unknown visitor, and for a contact that has unsubscribed. The
 * contacts cannot be deleted until the end of the transaction.
 */
export async function identifyVisitors(tx: Db, visits: readonly Claimed[]): Promise<(KnownVisitor | null)[]> {
  const messages = await messagesOf(tx, visits)
  const hashes = await hashesOf(tx, messages.values())
  const holders = await holdersOf(tx, visits)

  const claimed = visits.map(({ site, claim }): { id: number; message: MessageRow | null } | null => {
    if (claim === null) return null
    if ('messageId' in claim) {
      const message = messages.get(claim.messageId)
      if (!message || message.account_id !== site.account_id || message.contact_id === null) return null
      return { id: message.contact_id, message }
    }
    const id = 'email' in claim ? holders.get(emailKey(site, claim.email)) : claim.contactId
    return id === undefined ? null : { id, message: null }
  })
  const contacts = await contactsNamed(tx, [...new Set(claimed.flatMap((one) => one?.id ?? []))])
  return visits.map(({ site }, i) => {
    const one = claimed[i]
    const contact = one && contacts.get(one.id)
    if (!one || !contact || contact.account_id !== site.account_id || contact.status === 'removed') return null
    if (!one.message && contact.list_id !== site.list_id) return null
    const hash = hashes.get(one.message?.campaign_id ?? 0) ?? null
    return { id: contact.id, listId: contact.list_id, message: one.message, hash }
  })
}
