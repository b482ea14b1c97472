// Takes the copy of a registered message before its first attempt. The copy is exactly what is sent: a later attempt
// sends that copy again.

import type { Clock } from '../../../lib/clock.ts'
import { randomHex, sha256 } from '../../../lib/ids.ts'
import { toJson } from '../../../lib/json-text.ts'
import { holdCopyOf, holdRegistrations, insertRegistered } from '../../../store/messages/registered.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { OutgoingEmail, OutgoingSms } from '../../sending/carrier.ts'
import { writeInEpoch } from '../../sending/epoch-guard.ts'
import { scheduleEvidences } from './autocertificates.ts'
import { addToChain } from './chain.ts'
import { smsHash } from './hashes.ts'

/** The content of a message as the API shows it. */
export interface RegisteredDetail {
  sender: string
  subject: string
  cc: string[]
  to: string
  textBody: string
  htmlBody: string
  /** `data` in base64. */
  attachments: { filename: string; type: string; data: string }[]
}

/** Writes an email down as it goes over the wire, one character for each byte. Implemented in channels/email. */
export type ComposeSource = (mail: OutgoingEmail) => Promise<string>

export interface CopyDeps {
  store: Store
  clock: Clock
  composeSource: ComposeSource
}

interface Copy {
  account: number
  messageId: number
  channel: 'email' | 'sms'
  detail: RegisteredDetail
  source: string | null
  contentHash: string
}

/** Stores the copy of an email; resolves with the mail to send, identical to the copy byte for byte. */
export async function registerEmail(
  { store, clock, composeSource }: CopyDeps,
  mail: OutgoingEmail,
): Promise<OutgoingEmail> {
  const source = await composeSource(mail)
  const detail: RegisteredDetail = {
    sender: mail.from.email,
    subject: mail.subject,
    cc: (mail.cc ?? []).map(({ email }) => email),
    to: mail.to.email,
    textBody: mail.text ?? '',
    htmlBody: mail.html ?? '',
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename,
      type: contentType,
      data: content.toString('base64'),
    })),
  }
  const copy: Copy = {
    account: mail.accountId,
    messageId: mail.messageId,
    channel: 'email',
    detail,
    source,
    contentHash: sha256(Buffer.from(source, 'latin1')),
  }
  let kept: string | null = null
  await writeInEpoch(
    store,
    taken(mail),
    async (tx) => void (kept = await storeCopy(tx, copy, clock.now(mail.accountId))),
  )
  return { ...mail, source: kept ?? source }
}

/** Keeps the copy of an SMS. */
export async function registerSms({ store, clock }: CopyDeps, sms: OutgoingSms): Promise<void> {
  const { accountId, messageId, from, to, text } = sms
  const detail: RegisteredDetail = {
    sender: from,
    subject: '',
    cc: [],
    to,
    textBody: text,
    htmlBody: '',
    attachments: [],
  }
  const copy: Copy = {
    account: accountId,
    messageId,
    channel: 'sms',
    detail,
    source: null,
    contentHash: smsHash({ from, to, text }),
  }
  await writeInEpoch(store, taken(sms), (tx) => storeCopy(tx, copy, clock.now(accountId)))
}

const taken = ({ accountId, epoch }: { accountId: number; epoch: number }) => ({ account_id: accountId, epoch })

/** Writes the copy with its first event, unless the message has one; resolves with the source that is kept. */
async function storeCopy(
  tx: Db,
  { account, messageId, channel, detail, source, contentHash }: Copy,
  now: number,
): Promise<string | null> {
  const known = await holdCopyOf(tx, account, messageId)
  if (known) return known.source
  await holdRegistrations(tx, account)
  const row = {
    account_id: account,
    hash: randomHex(16),
    message_id: messageId,
    channel,
    sender: detail.sender,
    recipient: detail.to,
    recipient_folded: detail.to.toLowerCase(),
    subject: detail.subject,
    subject_folded: detail.subject.toLowerCase(),
    detail: toJson(detail),
    source,
    content_hash: contentHash,
    head: contentHash,
    created: now,
  }
  const id = await insertRegistered(tx, row)
  await addToChain(tx, { id, account_id: account, head: contentHash }, [{ type: 'SENT', at: now, data: '' }], now)
  await scheduleEvidences(tx, account, now)
  return source
}
