// Records that name people who are forgotten.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import * as rows from '../../../store/audience/erasure/records.ts'
import { sharedWithForgotten } from '../../../store/audience/erasure/singles.ts'
import { endRequests } from '../../../store/sandbox/requests.ts'
import type { Db } from '../../../store/store.ts'
import type { DataSubjects } from './data-subjects.ts'
import { rowStage, type Stage } from './stage.ts'

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id)

/** Deletes rows of any size, each by itself: the transaction pauses between its statements. */
async function deleteEach(
  tx: Db,
  table: Parameters<typeof rows.deleteRows>[1],
  { account }: DataSubjects,
  found: readonly { id: number }[],
): Promise<void> {
  for (const { id } of found) await rows.deleteRows(tx, table, account, [id])
}

async function readCaptured(db: Db, page: rows.RowsAfter) {
  const found = await rows.capturedAfter(db, page)
  const shared = await sharedWithForgotten(
    db,
    found.map(({ message_id }) => message_id),
  )
  return found.map((row) => ({ ...row, isShared: shared.has(row.message_id) }))
}

/** Captured messages: to them, as a copy of one to them, or with their address in the head. */
export const capturedMessages = rowStage(
  { limit: 16, atOnce: 1, read: readCaptured },
  ({ recipient, isShared, subject, source, content }, whom, pause) =>
    isShared || whom.has(recipient) || whom.isNamedIn(`${subject ?? ''}\n${content ?? ''}\n${source}`, pause),
  (tx, found, whom) => deleteEach(tx, 'captured_message', whom, found),
)

/** Messages from them, and reports that name them. */
export const inboundMessages = rowStage(
  { limit: 200, atOnce: 10, read: rows.inboundAfter },
  ({ sender, recipient, subject, content }, whom, pause) =>
    whom.has(sender) || whom.isNamedIn(`${sender}\n${recipient}\n${subject ?? ''}\n${content}`, pause),
  (tx, found, { account }) => rows.deleteRows(tx, 'inbound_message', account, idsOf(found)),
)

/** Parts of texts from them. */
export const inboundParts = rowStage(
  { limit: 500, read: rows.inboundPartsAfter },
  ({ sender, recipient }, whom) => whom.has(sender) || whom.has(recipient),
  (tx, found, { account }) => rows.deleteRows(tx, 'inbound_sms_part', account, idsOf(found)),
)

/** Deliveries to webhooks and callbacks, sent or not, except those that report the erasure. */
export const hookDeliveries = rowStage(
  { limit: 100, atOnce: 10, read: rows.deliveriesAfter },
  ({ event, body, answer }, whom, pause) =>
    event !== 'forget_subscription' && whom.isNamedIn(`${body}\n${answer ?? ''}`, pause),
  (tx, found, { account }) => rows.deleteDeliveries(tx, account, idsOf(found)),
)

/** Milliseconds by which the clocks of processes may differ. */
const SKEW_MS = 250

/** Requests that are not written yet, answered or not, in any process: they show nothing when they are. */
export const requestsInHand: Stage = async ({ subjects, wall, shared }) => ({
  next: null,
  apply: (tx) => endRequests(tx, subjects.account, shared ? wall + SKEW_MS : wall),
})

/** All stored requests: a text may name a person without an address, for example by a first name. */
export const apiRequests = rowStage(
  { limit: 100, atOnce: 10, read: rows.requestsAfter },
  () => true,
  (tx, found, { account }) => rows.deleteRows(tx, 'request_log', account, idsOf(found)),
)

/** Requests for codes. */
export const verifyRequests = rowStage(
  { limit: 500, atOnce: 50, read: rows.verifyRequestsAfter },
  ({ address, order_data }, whom, pause) => whom.has(address) || whom.isNamedIn(order_data, pause),
  (tx, found, { account }) => rows.deleteRows(tx, 'verify_request', account, idsOf(found)),
)

interface WithAddress {
  address: string
}

/** Alerts: those without other recipients end. */
export const alerts = rowStage(
  { limit: 100, atOnce: 10, read: rows.alertsAfter },
  ({ recipients, content }, whom, pause) =>
    fromJson<WithAddress[]>(recipients).some(({ address }) => whom.has(address)) ||
    whom.isNamedIn(`${recipients}\n${content}`, pause),
  async (tx, found, whom) => {
    for (const { id, recipients, content } of found) {
      const others = fromJson<WithAddress[]>(recipients).filter(({ address }) => !whom.has(address))
      if (others.length === 0) await rows.deleteRows(tx, 'alert', whom.account, [id])
      else
        await rows.updateAlertTexts(tx, id, {
          recipients: whom.without(toJson(others)),
          content: whom.without(content),
        })
    }
  },
)

/** Runs of flows. */
export const flowRuns = rowStage(
  { limit: 500, read: rows.flowRunsAfter },
  ({ recipient }, whom) => {
    const { email = '', phone = '' } = fromJson<{ email?: string; phone?: string }>(recipient)
    return whom.has(email) || whom.has(phone)
  },
  (tx, found, { account }) => rows.deleteRows(tx, 'flow_run', account, idsOf(found)),
)

const isOfContact = (contact: number | null, whom: DataSubjects) => contact !== null && whom.contacts.includes(contact)

/** What they entered into forms. */
export const submissions = rowStage(
  { limit: 200, atOnce: 10, read: rows.submissionsAfter },
  ({ contact_id, email, answers }, whom, pause) =>
    isOfContact(contact_id, whom) || whom.has(email) || whom.isNamedIn(answers, pause),
  (tx, found, { account }) => rows.deleteRows(tx, 'form_submission', account, idsOf(found)),
)

/** The emails that asked them to confirm. */
export const confirmations = rowStage(
  { limit: 500, read: rows.confirmationsAfter },
  ({ contact_id, email }, whom) => isOfContact(contact_id, whom) || whom.has(email),
  (tx, found, { account }) => rows.deleteRows(tx, 'confirmation', account, idsOf(found)),
)

/** Their carts, and carts of shops that name them. Rows may be large. */
export const carts = rowStage(
  { limit: 16, atOnce: 1, read: rows.cartsAfter },
  ({ contact_id, cart_id, url, products }, whom, pause) =>
    isOfContact(contact_id, whom) || whom.isNamedIn(`${cart_id}\n${url}\n${products}`, pause),
  (tx, found, whom) => deleteEach(tx, 'cart', whom, found),
)

/** Their orders, likewise. */
export const orders = rowStage(
  { limit: 16, atOnce: 1, read: rows.ordersAfter },
  ({ contact_id, order_id, cart_id, products }, whom, pause) =>
    isOfContact(contact_id, whom) || whom.isNamedIn(`${order_id}\n${cart_id ?? ''}\n${products}`, pause),
  (tx, found, whom) => deleteEach(tx, 'shop_order', whom, found),
)

/** Segments whose filter or name has an address in it. */
export const segments = rowStage(
  { limit: 100, atOnce: 10, read: rows.segmentsAfter },
  ({ name, filter }, whom, pause) => whom.isNamedIn(`${name}\n${filter}`, pause),
  async (tx, found, whom) => {
    for (const { id, name, filter } of found)
      await rows.updateSegmentTexts(tx, id, { name: whom.without(name), filter: whom.without(filter) })
  },
)
