// Records that name people who are forgotten.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import * as rows from '../../../store/audience/erasure/records.ts'
import { sharedWithForgotten } from '../../../store/audience/erasure/singles.ts'
import { endRequests } from '../../../store/sandbox/requests.ts'
import type { Db } from '../../../store/store.ts'
import { rowStage, type Stage } from './stage.ts'
import type { Whom } from './whom.ts'

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id)

/** Rows may be large, so few are read at once. */
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
  16,
  readCaptured,
  ({ recipient, isShared, subject, source, content }, whom) =>
    isShared || whom.has(recipient) || whom.isNamed(`${subject ?? ''}\n${content ?? ''}\n${source}`),
  (tx, found, { account }) => rows.deleteRows(tx, 'captured_message', account, idsOf(found)),
)

/** Messages from them, and reports that name them. */
export const inboundMessages = rowStage(
  200,
  rows.inboundAfter,
  ({ sender, recipient, subject, content }, whom) =>
    whom.has(sender) || whom.isNamed(`${sender}\n${recipient}\n${subject ?? ''}\n${content}`),
  (tx, found, { account }) => rows.deleteRows(tx, 'inbound_message', account, idsOf(found)),
)

/** Parts of texts from them. */
export const inboundParts = rowStage(
  500,
  rows.inboundPartsAfter,
  ({ sender, recipient }, whom) => whom.has(sender) || whom.has(recipient),
  (tx, found, { account }) => rows.deleteRows(tx, 'inbound_sms_part', account, idsOf(found)),
)

/** Deliveries to webhooks and callbacks, sent or not, but for those that tell of the forgetting. */
export const hookDeliveries = rowStage(
  100,
  rows.deliveriesAfter,
  ({ event, body, answer }, whom) => event !== 'forget_subscription' && whom.isNamed(`${body}\n${answer ?? ''}`),
  (tx, found, { account }) => rows.deleteDeliveries(tx, account, idsOf(found)),
)

/** Milliseconds by which the clocks of processes may differ. */
const SKEW = 250

/** Requests that are not written yet, answered or not, in any process: they show nothing when they are. */
export const requestsInHand: Stage = async ({ whom, wall, shared }) => ({
  next: null,
  apply: (tx) => endRequests(tx, whom.account, shared ? wall + SKEW : wall),
})

/** All requests that are kept: what names somebody in a text, such as a first name alone, shows no address. */
export const apiRequests = rowStage(
  100,
  rows.requestsAfter,
  () => true,
  (tx, found, { account }) => rows.deleteRows(tx, 'request_log', account, idsOf(found)),
)

/** Requests for codes. */
export const verifyRequests = rowStage(
  500,
  rows.verifyRequestsAfter,
  ({ address, order_data }, whom) => whom.has(address) || whom.isNamed(order_data),
  (tx, found, { account }) => rows.deleteRows(tx, 'verify_request', account, idsOf(found)),
)

interface WithAddress {
  address: string
}

/** Alerts: those that nobody else gets end. */
export const alerts = rowStage(
  100,
  rows.alertsAfter,
  ({ recipients, content }, whom) =>
    whom.isNamed(`${recipients}\n${content}`) ||
    fromJson<WithAddress[]>(recipients).some(({ address }) => whom.has(address)),
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
  500,
  rows.flowRunsAfter,
  ({ recipient }, whom) => {
    const { email = '', phone = '' } = fromJson<{ email?: string; phone?: string }>(recipient)
    return whom.has(email) || whom.has(phone)
  },
  (tx, found, { account }) => rows.deleteRows(tx, 'flow_run', account, idsOf(found)),
)

const isOfContact = (contact: number | null, whom: Whom) => contact !== null && whom.contacts.includes(contact)

/** What they entered into forms. */
export const submissions = rowStage(
  200,
  rows.submissionsAfter,
  ({ contact_id, email, answers }, whom) => isOfContact(contact_id, whom) || whom.has(email) || whom.isNamed(answers),
  (tx, found, { account }) => rows.deleteRows(tx, 'form_submission', account, idsOf(found)),
)

/** The emails that asked them to confirm. */
export const confirmations = rowStage(
  500,
  rows.confirmationsAfter,
  ({ contact_id, email }, whom) => isOfContact(contact_id, whom) || whom.has(email),
  (tx, found, { account }) => rows.deleteRows(tx, 'confirmation', account, idsOf(found)),
)

/** Their carts, and carts of shops that name them. Rows may be large. */
export const carts = rowStage(
  16,
  rows.cartsAfter,
  ({ contact_id, cart_id, url, products }, whom) =>
    isOfContact(contact_id, whom) || whom.isNamed(`${cart_id}\n${url}\n${products}`),
  (tx, found, { account }) => rows.deleteRows(tx, 'cart', account, idsOf(found)),
)

/** Their orders, likewise. */
export const orders = rowStage(
  16,
  rows.ordersAfter,
  ({ contact_id, order_id, cart_id, products }, whom) =>
    isOfContact(contact_id, whom) || whom.isNamed(`${order_id}\n${cart_id ?? ''}\n${products}`),
  (tx, found, { account }) => rows.deleteRows(tx, 'shop_order', account, idsOf(found)),
)

/** Segments whose filter or name has an address in it. */
export const segments = rowStage(
  100,
  rows.segmentsAfter,
  ({ name, filter }, whom) => whom.isNamed(`${name}\n${filter}`),
  async (tx, found, whom) => {
    for (const { id, name, filter } of found)
      await rows.updateSegmentTexts(tx, id, { name: whom.without(name), filter: whom.without(filter) })
  },
)
