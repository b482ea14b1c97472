// Single emails: accepted, stored with their message in one transaction, and sent by the work loop.
import { fromBase64, NO_BASE64 } from '../../../lib/base64.ts'
import type { Clock } from '../../../lib/clock.ts'
import { createLoopTurn } from '../../../lib/loop-turn.ts'
import { findSenderByAddress, type SenderRow } from '../../../store/accounts/senders.ts'
import { gatherWrites } from '../../../store/batched-writes.ts'
import type { Db, Store } from '../../../store/store.ts'
import { defaultSendingDomain, type LinkDomain, requireSendingDomain } from '../../accounts/domains/sending-domains.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import type { SenderNames } from '../../accounts/senders/sender-names.ts'
import { assertLinks, assertTemplates, assertTrackable } from '../../content/email-content.ts'
import { Budget } from '../../content/template-budget.ts'
import { DomainError, invalid } from '../../errors.ts'
import { requireRegistered } from '../registered/access.ts'
import { loadSnippets } from './code-snippets.ts'
import { createAskedMessages, createMessages, type NewTransactional, type Requester } from './message.ts'
import { completeEmail, type EmailOrder, type RelayedMail, recipientsOf, toEmailMessage } from './order.ts'
import { singleVariables } from './render-single.ts'
import { MAX_ATTACHMENTS, MAX_FILES, type SingleEmail } from './single-email.ts'
import { allOrNone } from './sms.ts'
import { requireTemplate } from './templates.ts'

/** A request for an email. */
export type EmailRequest = EmailOrder & {
  templateId?: string | undefined
  /** The name of a sending domain. */
  domain?: string | undefined
}

/** An email of a batch, which may name its sender by its hash. */
export type BatchEmail = Omit<EmailRequest, 'senderId'> &
  ({ senderId: string; senderHash?: undefined } | { senderId?: undefined; senderHash: string })

export interface EmailDeps {
  store: Store
  clock: Clock
  senderNames: SenderNames
}

export interface TransactionalEmails {
  /**
   * Takes an email and returns the number of the message to its first recipient; every other recipient has a message
   * of his own. It is durable when this resolves. Texts that it leaves out are those of its template.
   */
  send(account: number, order: EmailRequest, by: Requester, relayed?: RelayedMail): Promise<number>
  /** Takes all of them and returns their numbers in order, or takes none: then `invalid` names each that is wrong. */
  sendBatch(account: number, orders: readonly BatchEmail[], by: Requester): Promise<number[]>
}

export function createTransactionalEmails({ store, clock, senderNames }: EmailDeps): TransactionalEmails {
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
    async send(account, order, by, relayed): Promise<number> {
      // Checks what it can without the store, so that such a refusal does not wait for the store.
      if (order.templateId === undefined) assertContent(completeEmail(order))
      return takeWithOthers({ account, order, by, relayed })
    },

    async sendBatch(account, orders, by): Promise<number[]> {
      const ids = await idsOf(account, new Set(orders.flatMap(({ senderHash }) => senderHash?.toLowerCase() ?? [])))
      const turn = createLoopTurn()
      // Reads the texts before waiting for the store.
      const named = await allOrNone(orders, async ({ senderHash, ...order }) => {
        await turn()
        const senderId = order.senderId ?? ids.get(senderHash?.toLowerCase() ?? '')
        if (senderId === undefined) throw invalid('senderHash', 'is not the hash of an email sender of this account')
        if (order.templateId === undefined) assertContent(completeEmail({ ...order, senderId }))
        return { ...order, senderId }
      })
      return store.writeAlongside(async (tx) => {
        const senders = createSenderLookup(tx, account)
        const messages = await allOrNone(named, (order) => toMessage(tx, account, order, { senders }))
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
  const senders = createSenderLookup(tx, account)
  const made: (NewTransactional | DomainError)[] = []
  for (const { order, relayed } of orders)
    made.push(await toMessage(tx, account, order, { relayed, senders }).catch(refusalOnly))
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

interface SenderLookup {
  /** Throws `invalid` for one that cannot send. */
  require(id: string): Promise<SenderRow>
  /** The number of the sender with an address; undefined for an address that the account does not own. */
  withAddress(address: string): Promise<number | undefined>
}

/** Looks up each sender of an account once. */
function createSenderLookup(tx: Db, account: number): SenderLookup {
  const known = new Map<string, SenderRow>()
  const byAddress = new Map<string, number | undefined>()
  return {
    async require(id): Promise<SenderRow> {
      const sender = known.get(id) ?? (await requireSender(tx, account, 'email', id, 'senderId'))
      known.set(id, sender)
      return sender
    },

    async withAddress(address): Promise<number | undefined> {
      if (!byAddress.has(address))
        byAddress.set(address, (await findSenderByAddress(tx, account, 'email', address))?.id)
      return byAddress.get(address)
    },
  }
}

async function toMessage(
  tx: Db,
  account: number,
  { templateId, domain, ...rest }: EmailRequest,
  { relayed, senders }: { relayed?: RelayedMail | undefined; senders: SenderLookup },
): Promise<NewTransactional> {
  if (rest.registered) await requireRegistered(tx, account)
  const { id: senderId } = await senders.require(rest.senderId)
  const linkDomain = await domainOf(tx, account, domain, rest)
  const snippets = rest.templatingData && (await loadSnippets(tx, { account, channel: 'email' }, rest.templatingData))
  const replySenderId = rest.replySenderId ?? (rest.replyTo && (await senders.withAddress(rest.replyTo.email)))
  const order = { ...rest, replySenderId, linkDomain, ...(snippets && { snippets }) }
  if (templateId === undefined) {
    if (snippets) assertContent(completeEmail(order))
    return toEmailMessage({ senderId, origin: relayed ? 'relay' : 'request' }, order, relayed)
  }
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

/** Recipients of one email, copies included, each counted once; as at the relay (T-081). */
const MAX_RECIPIENTS = 100

/** The size of a file that came as Base64. Throws `invalid` for a text that is none. */
function bytesOf(data: string, at: number): number {
  const bytes = fromBase64(data)
  if (bytes === null) throw invalid(`attachments.${at}.data`, NO_BASE64)
  return bytes.length
}

/** Throws `invalid` for a text that cannot be filled with the data of the email, and for data that cannot be embedded. */
function assertKind(email: SingleEmail, kind: 'html' | 'plain', texts: Record<string, string | undefined>): void {
  let variables: Record<string, unknown>
  try {
    variables = singleVariables(email, kind, new Budget())
  } catch (error) {
    throw invalid('templatingData.codeSnippets', `cannot be filled: ${(error as Error).message}`)
  }
  const named = Object.entries(texts).map(([place, text]) => [place, { text, kind }] as const)
  assertTemplates(Object.fromEntries(named), [variables])
}

/** Throws `invalid` for an email that cannot be built. */
function assertContent(email: SingleEmail): void {
  const recipients = recipientsOf(email).length
  if (recipients > MAX_RECIPIENTS)
    throw invalid('bcc', `makes ${recipients} recipients with to and cc; an email has at most ${MAX_RECIPIENTS}`)
  // What looks like a placeholder in a mail of the relay is text like any other.
  if (!email.relayed) {
    const { subject, htmlBody, textBody, snippet } = email
    assertKind(email, 'plain', { subject, textBody })
    assertKind(email, 'html', { htmlBody, snippet })
  }
  if (email.clickTracking) (email.relayed ? assertLinks : assertTrackable)('htmlBody', email.htmlBody)
  if (email.attachments.length > MAX_FILES)
    throw invalid('attachments', `has ${email.attachments.length} files; the limit is ${MAX_FILES}`)
  const bytes = email.attachments.reduce((sum, a, at) => sum + ('data' in a ? bytesOf(a.data, at) : 0), 0)
  if (bytes > MAX_ATTACHMENTS)
    throw invalid('attachments', `has ${bytes} bytes; the limit for all files together is ${MAX_ATTACHMENTS}`)
}
