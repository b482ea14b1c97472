// What comes in from outside: mails at return addresses, and SMS to senders of accounts. A door for either hands over
// what it got; when the promise resolves, it is durable, and the peer may be told so.
import { toPhone } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import { type ReturnedMail, readReturnedMail } from '../../../lib/returns/returned-mail.ts'
import { erasedAmong } from '../../../store/audience/erased-addresses.ts'
import { countRepeatable } from '../../../store/events/quiet-periods.ts'
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
import { repeatLimits } from '../../events/repeat-limits.ts'
import { campaignHashOf } from '../tracking/reaction-events.ts'
import { createBounceAddresses, type Envelope, type ReturnDoors } from './bounce-addresses.ts'
import { actOnMail, type MailDeps } from './inbound-mail.ts'
import { actOnSms, type InboundFinding, type InboundSms, repeatedBy } from './inbound-sms.ts'
import { tellOfText } from './tell-text.ts'

export type { Envelope }

/** An inbound message; it has no number if it is not stored. */
export type Inbound = Omit<InboundRow, 'id'> & { id: number | null }

export interface InboundDeps extends MailDeps {
  store: Store
  clock: Clock
  /** Whether mails have a return address of the platform, so that bounces can arrive here. */
  takesMails: boolean
  /** Counts what comes in by channel and meaning. */
  countInbound(channel: InboundMessageTable['channel'], meaning: InboundMessageTable['meaning']): void
}

/** What is kept of a text. */
const MAX_TEXT = 10_000

/**
 * How many mails about one message are stored in addition to those with an effect: anyone can send any number to its
 * return address. Of a mail that is sent again and again, because its sender gets no reply, one repetition is stored.
 */
const MAX_OF_MESSAGE = 50

/** An unreadable mail, or one that must not be read. */
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

/** With numbers in the form in which they are kept; names and short codes stay as they are. */
const inKeptForm = ({ from, to, ...sms }: InboundSms): InboundSms => ({
  ...sms,
  from: toPhone(from) ?? from,
  to: toPhone(to) ?? to,
})

/** A database takes no U+0000. */
const clean = (text: string) => text.replaceAll('\0', '').slice(0, MAX_TEXT)

interface Said extends Pick<InboundRow, 'channel' | 'sender' | 'recipient' | 'subject' | 'content'> {
  /** Whether its sender has written too often for it to be kept, unless it had an effect. */
  isRepeated?: boolean
}

export interface InboundMessages extends ReturnDoors {
  takesMails: boolean
  /**
   * Takes a mail, one character for each byte. `account` is the only one that it may be about; null, where only the
   * mail can say so. Null for a mail that is about nothing here.
   */
  takeMail(source: string, envelope: Envelope, account: number | null): Promise<Inbound | null>
  /** Takes an SMS to a sender of an account. */
  takeSms(sms: InboundSms): Promise<Inbound | null>
  /** As `takeMail` and `takeSms`, in a transaction of the caller. */
  takeMailIn(tx: Db, source: string, envelope: Envelope, account: number | null): Promise<Inbound | null>
  takeSmsIn(tx: Db, sms: InboundSms): Promise<Inbound | null>
  list(account: number, filter: InboundFilter, page: PageRequest): Promise<Page<InboundRow>>
}

export function createInbound(parts: InboundDeps): InboundMessages {
  const { store, clock, returnAddresses, linkSecret, countInbound } = parts

  /** Stores an inbound message, unless it belongs to no account or an erased person wrote it. */
  async function storeInbound(
    tx: Db,
    account: number | null,
    { meaning, effect, message }: InboundFinding,
    { isRepeated = false, ...said }: Said,
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
    const isForgotten = (await erasedAmong(tx, owner, [said.sender, said.sender.toLowerCase()])).size > 0
    if (isForgotten || (isRepeated && effect !== 'taken')) return { ...row, id: null }
    if (said.channel !== 'email' || effect === 'taken' || message === undefined) return insertInbound(tx, row)
    return insertOnce(tx, row, message.id)
  }

  async function act(tx: Db, mail: ReturnedMail, envelope: Envelope, account: number | null): Promise<Inbound | null> {
    const returned = returnAddresses.read(envelope.to)
    const found = await actOnMail(tx, parts, { mail, returned, account })
    return storeInbound(tx, account, found, { channel: 'email', ...headOf(mail, envelope) })
  }

  /** The return address is checked before the mail is read, so a forged one is not read. */
  const read = (source: string, { from, to }: Envelope): ReturnedMail =>
    (returnAddresses.read(to) === 'forged' ? null : readReturnedMail(source, from === '')) ?? UNREAD

  const takeMailIn = (tx: Db, source: string, envelope: Envelope, account: number | null): Promise<Inbound | null> =>
    act(tx, read(source, envelope), envelope, account)

  async function takeMail(source: string, envelope: Envelope, account: number | null): Promise<Inbound | null> {
    const mail = read(source, envelope)
    return store.writeAlongside((tx) => act(tx, mail, envelope, account))
  }

  const takeSmsIn = async (tx: Db, sms: InboundSms): Promise<Inbound | null> => {
    const now = clock.now(sms.account)
    const found = await actOnSms(tx, sms, { now, secret: linkSecret })
    const isRepeated = !(await countRepeatable(tx, repeatedBy(sms, 'text', linkSecret), repeatLimits.text, now))
    const kept = await storeInbound(tx, sms.account, found, { ...headOfSms(sms), isRepeated })
    if (kept && kept.id !== null) await tellOfText(tx, kept, found.message)
    return kept
  }

  return {
    takesMails: parts.takesMails,

    takeMail,

    ...createBounceAddresses(parts, takeMail),

    takeSms: (sms) => store.writeAlongside((tx) => takeSmsIn(tx, inKeptForm(sms))),

    takeMailIn,
    takeSmsIn,

    list: (account, filter, page) => listInbound(store.db, account, filter, page),
  }
}

/** Keeps a mail about a message, unless it is there, or many are. */
async function insertOnce(tx: Db, row: Omit<InboundRow, 'id'>, messageId: number): Promise<Inbound> {
  const equal = await equalInbound(tx, row)
  if (equal) return equal
  const isEnough = (await countInboundOf(tx, messageId)) >= MAX_OF_MESSAGE
  return isEnough ? { ...row, id: null } : insertInbound(tx, row)
}

function headOf({ from, subject, text }: ReturnedMail, envelope: Envelope) {
  return {
    sender: clean(from || (envelope.from ?? '')).slice(0, 320),
    recipient: clean(envelope.to).slice(0, 320),
    subject,
    content: text,
  }
}

const headOfSms = ({ from, to, text }: InboundSms) =>
  ({ channel: 'sms', sender: from, recipient: to, subject: null, content: text }) as const
