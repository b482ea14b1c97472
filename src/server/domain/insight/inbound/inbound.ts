// What comes in from outside: mails at return addresses, and SMS to senders of accounts. A door for either hands over
// what it got; when the promise resolves, it is durable, and the peer may be told so.
import type { Clock } from '../../../lib/clock.ts'
import { type ReturnedMail, readReturnedMail } from '../../../lib/returns/returned-mail.ts'
import { forgottenAmong } from '../../../store/audience/forgotten.ts'
import type { Page, PageRequest } from '../../../store/pages.ts'
import type { InboundMessageTable } from '../../../store/schema.ts'
import {
  countInboundOf,
  equalInbound,
  type InboundFilter,
  type InboundRow,
  insertInbound,
  listInbound,
} from '../../../store/sending/inbound.ts'
import type { Db, Store } from '../../../store/store.ts'
import { campaignHashOf } from '../tracking/reaction-events.ts'
import { actOnMail, type MailParts } from './inbound-mail.ts'
import { actOnSms, type Found, type InboundSms } from './inbound-sms.ts'
import { createReturnDoors, type Envelope } from './return-doors.ts'

export type { Envelope, InboundRow, InboundSms }

/** A message that came in; it has no number when nobody keeps it. */
export type Inbound = Omit<InboundRow, 'id'> & { id: number | null }

export interface InboundParts extends MailParts {
  store: Store
  clock: Clock
  /** Whether mails go out with return addresses of ours, so that any can come back to them. */
  takesMails: boolean
  /** Counts what comes in by channel and meaning. */
  countInbound(channel: InboundMessageTable['channel'], meaning: InboundMessageTable['meaning']): void
}

/** What is kept of a text. */
const MOST_TEXT = 10_000

/**
 * Mails about one message that are kept beside those that had an effect: whoever has its return address can send any
 * number. Of a mail that comes again and again, because its sender does not hear the answer, one repetition is kept.
 */
const MOST_OF_MESSAGE = 50

/** A mail that nobody could read, or should. */
const UNREAD: ReturnedMail = {
  kind: 'note',
  reason: 'not readable',
  from: '',
  subject: null,
  text: '',
  references: [],
  returned: [],
  originalSender: undefined,
}

/** A database takes no U+0000. */
const clean = (text: string) => text.replaceAll('\0', '').slice(0, MOST_TEXT)

export type InboundMessages = ReturnType<typeof createInbound>

export function createInbound(parts: InboundParts) {
  const { store, clock, returnAddresses, countInbound } = parts

  /** Keeps what came in, unless nobody of an account is meant, or somebody who was forgotten wrote it. */
  async function keep(
    tx: Db,
    account: number | null,
    { meaning, effect, message }: Found,
    said: Pick<InboundRow, 'channel' | 'sender' | 'recipient' | 'subject' | 'content'>,
  ): Promise<Inbound | null> {
    countInbound(said.channel, meaning)
    const owner = account ?? message?.account_id
    if (owner === undefined) return null
    const row = {
      ...said,
      subject: said.subject === null ? null : clean(said.subject),
      content: clean(said.content),
      account_id: owner,
      meaning,
      effect,
      message_id: message?.id ?? null,
      campaign_hash: message ? await campaignHashOf(tx, message) : null,
      created: clock.now(owner),
    }
    const isForgotten = (await forgottenAmong(tx, owner, [said.sender, said.sender.toLowerCase()])).size > 0
    if (isForgotten) return { ...row, id: null }
    if (said.channel !== 'email' || effect === 'taken' || message === undefined) return insertInbound(tx, row)
    const equal = await equalInbound(tx, row)
    if (equal) return equal
    const isEnough = (await countInboundOf(tx, message.id)) >= MOST_OF_MESSAGE
    return isEnough ? { ...row, id: null } : insertInbound(tx, row)
  }

  async function act(tx: Db, mail: ReturnedMail, envelope: Envelope, account: number | null): Promise<Inbound | null> {
    const returned = returnAddresses.read(envelope.to)
    const found = await actOnMail(tx, parts, { mail, returned, account })
    return keep(tx, account, found, { channel: 'email', ...headOf(mail, envelope) })
  }

  /** Whom it is about is known before anybody reads a byte of it, so a forged one is not read. */
  const read = (source: string, { to }: Envelope): ReturnedMail =>
    (returnAddresses.read(to) === 'forged' ? null : readReturnedMail(source)) ?? UNREAD

  const takeMailIn = (tx: Db, source: string, envelope: Envelope, account: number | null): Promise<Inbound | null> =>
    act(tx, read(source, envelope), envelope, account)

  async function take(source: string, envelope: Envelope, account: number | null): Promise<Inbound | null> {
    const mail = read(source, envelope)
    return store.writeAlongside((tx) => act(tx, mail, envelope, account))
  }

  const takeSmsIn = async (tx: Db, sms: InboundSms): Promise<Inbound | null> => {
    const found = await actOnSms(tx, sms, clock.now(sms.account))
    const { from: sender, to: recipient, text: content } = sms
    return keep(tx, sms.account, found, { channel: 'sms', sender, recipient, subject: null, content })
  }

  return {
    takesMails: parts.takesMails,

    /**
     * Takes a mail, one character for each byte. `account` is the only one that it may be about; null, where only the
     * mail can say so. Null for a mail that is about nothing here.
     */
    take,

    ...createReturnDoors(parts, take),

    /** Takes an SMS to a sender of an account. */
    takeSms: (sms: InboundSms): Promise<Inbound | null> => store.writeAlongside((tx) => takeSmsIn(tx, sms)),

    /** The same in a transaction of the caller. */
    takeMailIn,
    takeSmsIn,

    list: (account: number, filter: InboundFilter, page: PageRequest): Promise<Page<InboundRow>> =>
      listInbound(store.db, account, filter, page),
  }
}

function headOf({ from, subject, text }: ReturnedMail, envelope: Envelope) {
  return {
    sender: clean(from || envelope.from).slice(0, 320),
    recipient: clean(envelope.to).slice(0, 320),
    subject,
    content: text,
  }
}
