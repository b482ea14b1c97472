// Single emails: accepted, stored with their message in one transaction, and sent by the work loop.
import type { Clock } from '../../../lib/clock.ts'
import { createLoopTurn } from '../../../lib/loop-turn.ts'
import type { SenderRow } from '../../../store/accounts/senders.ts'
import { gatherWrites } from '../../../store/gathered-writes.ts'
import type { Db, Store } from '../../../store/store.ts'
import { defaultSendingDomain, type LinkDomain, requireSendingDomain } from '../../accounts/domains/sending-domains.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import type { SenderNames } from '../../accounts/senders/sender-names.ts'
import { assertTemplates, assertTrackable } from '../../content/email-content.ts'
import { DomainError, invalid } from '../../errors.ts'
import { requireRegistered } from '../registered/access.ts'
import { createAskedMessages, createMessages, type NewTransactional, type Requester } from './message.ts'
import { completeEmail, type EmailOrder, type RelayedMail, recipientsOf, toEmailMessage } from './order.ts'
import type { SingleEmail } from './single-email.ts'
import { allOrNone } from './sms.ts'
import { requireTemplate } from './templates.ts'

/** The contract's 5 MB for all attachments together, decoded (T-005). */
export const MAX_ATTACHMENTS = 5 * 1024 * 1024

/** An email as somebody asks for it. */
export type EmailRequest = EmailOrder & {
  templateId?: string | undefined
  /** The name of a sending domain. */
  domain?: string | undefined
}

/** An email of a batch, which may name its sender by its hash. */
export type BatchEmail = Omit<EmailRequest, 'senderId'> &
  ({ senderId: string; senderHash?: undefined } | { senderId?: undefined; senderHash: string })

export type TransactionalEmails = ReturnType<typeof createTransactionalEmails>

export interface EmailParts {
  store: Store
  clock: Clock
  senderNames: SenderNames
}

export function createTransactionalEmails({ store, clock, senderNames }: EmailParts) {
  /** The ids of the senders with these hashes; unknown ones are left out. */
  async function idsOf(account: number, hashes: ReadonlySet<string>): Promise<Map<string, string>> {
    const ids = new Map<string, string>()
    for (const hash of hashes) {
      const id = await senderNames.byHash(store.db, account, 'email', hash)
      if (id !== null) ids.set(hash, String(id))
    }
    return ids
  }

  const takeWithOthers = gatherWrites(
    store,
    ({ account }: Order) => account,
    (tx, orders) => takeOrders(tx, clock, orders),
  )

  return {
    /**
     * Takes an email and returns the number of the message to its first recipient; every other recipient has a message
     * of his own. It is durable when this resolves. Texts that it leaves out are those of its template.
     */
    async send(account: number, order: EmailRequest, by: Requester, relayed?: RelayedMail): Promise<number> {
      // Refuses what it can without the store, before anybody waits for the store.
      if (order.templateId === undefined) assertContent(completeEmail(order))
      return takeWithOthers({ account, order, by, relayed })
    },

    /** Takes all of them and returns their numbers in order, or takes none: then `invalid` names each that is wrong. */
    async sendBatch(account: number, orders: readonly BatchEmail[], by: Requester): Promise<number[]> {
      const ids = await idsOf(account, new Set(orders.flatMap(({ senderHash }) => senderHash?.toLowerCase() ?? [])))
      const turn = createLoopTurn()
      // Reads the texts before anybody waits for the store.
      const named = await allOrNone(orders, async ({ senderHash, ...order }) => {
        await turn()
        const senderId = order.senderId ?? ids.get(senderHash?.toLowerCase() ?? '')
        if (senderId === undefined) throw invalid('senderHash', 'is no email sender of this account')
        if (order.templateId === undefined) assertContent(completeEmail({ ...order, senderId }))
        return { ...order, senderId }
      })
      return store.writeAlongside(async (tx) => {
        const senderOf = createSenderLookup(tx, account)
        const messages = await allOrNone(named, (order) => toMessage(tx, account, order, { senderOf }))
        return createMessages(tx, { account, ...by, now: clock.now(account) }, messages)
      })
    },
  }
}

/** An email to take, and whose it is. */
interface Order {
  account: number
  order: EmailRequest
  by: Requester
  relayed: RelayedMail | undefined
}

/** Takes emails of one account: one that is refused keeps no other from being taken. */
async function takeOrders(tx: Db, clock: Clock, orders: readonly Order[]): Promise<(() => number)[]> {
  const { account } = orders[0] as Order
  const senderOf = createSenderLookup(tx, account)
  const made: (NewTransactional | DomainError)[] = []
  for (const { order, relayed } of orders)
    made.push(await toMessage(tx, account, order, { relayed, senderOf }).catch(refusalOnly))
  const asked = made.flatMap((message, i) =>
    message instanceof DomainError ? [] : [{ message, by: (orders[i] as Order).by }],
  )
  const ids = (await createAskedMessages(tx, { account, now: clock.now(account) }, asked)).values()
  return made.map((one) => {
    if (one instanceof DomainError) return () => refuse(one)
    const id = ids.next().value as number
    return () => id
  })
}

function refuse(refusal: DomainError): never {
  throw refusal
}

function refusalOnly(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  throw error
}

type SenderLookup = (id: string) => Promise<SenderRow>

/** Looks up each sender once; throws `invalid` for one that cannot send. */
function createSenderLookup(tx: Db, account: number): SenderLookup {
  const known = new Map<string, SenderRow>()
  return async (id) => {
    const sender = known.get(id) ?? (await requireSender(tx, account, 'email', id, 'senderId'))
    known.set(id, sender)
    return sender
  }
}

async function toMessage(
  tx: Db,
  account: number,
  { templateId, domain, ...rest }: EmailRequest,
  { relayed, senderOf }: { relayed?: RelayedMail | undefined; senderOf: SenderLookup },
): Promise<NewTransactional> {
  if (rest.registered) await requireRegistered(tx, account)
  const { id: senderId } = await senderOf(rest.senderId)
  const order = { ...rest, linkDomain: await domainOf(tx, account, domain, rest) }
  if (templateId === undefined)
    return toEmailMessage({ senderId, origin: relayed ? 'relay' : 'request' }, order, relayed)
  const { id, content } = await requireTemplate(tx, account, 'email', templateId, 'templateId')
  const email = completeEmail({
    ...order,
    htmlBody: order.htmlBody ?? content.htmlBody,
    textBody: order.textBody ?? content.textBody,
    snippet: order.snippet ?? content.snippet,
  })
  assertContent(email)
  return toEmailMessage({ senderId, templateId: id }, email)
}

/** The domain of the links: the one that the email names, or the default one where there are links of ours. */
function domainOf(
  tx: Db,
  account: number,
  name: string | undefined,
  { openTracking, clickTracking, header }: Pick<EmailOrder, 'openTracking' | 'clickTracking' | 'header'>,
): Promise<LinkDomain | undefined> | undefined {
  if (name !== undefined) return requireSendingDomain(tx, account, name, 'domain')
  return openTracking || clickTracking || header?.listUnsubscribe ? defaultSendingDomain(tx, account) : undefined
}

/** Everybody who gets one email, copies included, each counted once; as at the relay (T-081). */
const MOST_RECIPIENTS = 100

/** Throws `invalid` for an email that cannot be built. */
export function assertContent(email: SingleEmail): void {
  const recipients = recipientsOf(email).length
  if (recipients > MOST_RECIPIENTS)
    throw invalid('bcc', `makes ${recipients} recipients with to and cc; an email has at most ${MOST_RECIPIENTS}`)
  // What looks like a placeholder in a mail of the relay is text like any other.
  if (!email.relayed) {
    assertTemplates({
      subject: { text: email.subject, kind: 'plain' },
      htmlBody: { text: email.htmlBody, kind: 'html' },
      textBody: { text: email.textBody, kind: 'plain' },
      snippet: { text: email.snippet, kind: 'html' },
    })
  }
  if (email.clickTracking) assertTrackable('htmlBody', email.htmlBody)
  const bytes = email.attachments.reduce((sum, a) => sum + ('data' in a ? Buffer.byteLength(a.data, 'base64') : 0), 0)
  if (bytes > MAX_ATTACHMENTS)
    throw invalid('attachments', `holds ${bytes} bytes; all files together may have ${MAX_ATTACHMENTS}`)
}
