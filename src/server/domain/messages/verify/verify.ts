// One-time codes: sent by SMS, email or push, and checked when the recipient enters them.
import { toPhone } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import { deviceToken } from '../../../lib/device-tokens.ts'
import { randomHex } from '../../../lib/ids.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import type { VerifyRow } from '../../../store/messages/verify.ts'
import * as rows from '../../../store/messages/verify.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { SenderNames } from '../../accounts/senders/sender-names.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { invalid, notFound } from '../../errors.ts'
import { refusalOfCode } from '../consent.ts'
import type { Requester } from '../transactional/message.ts'
import { type CodeCap, type CodeCount, countCode, countResend } from './code-limit.ts'
import { isSameCode, newCode, typedCode } from './codes.ts'
import type { VerifyOrder } from './message.ts'
import type { CodeRanges } from './pumping.ts'
import { requireCodeSender, type VerifyRecipient } from './sender.ts'
import { MAX_TRIES, statusAt, type VerifyStatus } from './states.ts'
import { holdRequest, sendCode, statusAfter } from './steps.ts'

interface NewVerify {
  recipient: VerifyRecipient
  order: VerifyOrder
  /** Seconds that each code can be used. */
  ttl: number
}

/** A request with where it stands now. */
export interface VerifyState {
  row: VerifyRow
  order: VerifyOrder
  status: VerifyStatus
  expired: boolean
}

export interface VerifyDeps {
  store: Store
  clock: Clock
  senderNames: SenderNames
  linkSecret: string
  codeRanges: CodeRanges
  codeCap: CodeCap
}

/**
 * Counts a code. Throws `invalid` at `place` if codes cannot reach the recipient, since a person waits for it, and
 * `rate_limited` after too many.
 */
async function admitCode(
  tx: Db,
  row: Pick<VerifyRow, 'account_id' | 'channel' | 'address'>,
  place: string,
  count: CodeCount,
): Promise<void> {
  const { account_id: account, channel, address } = row
  const refusal = channel === 'push' ? null : await refusalOfCode(tx, account, channel, address)
  if (refusal !== null) throw invalid(place, `gets no code. ${refusal}`)
  await countCode(tx, row, count)
}

/** The recipient in the form in which codes to it are counted. */
function addressOf(channel: VerifyRecipient['channel'], to: string): string {
  if (channel === 'sms') return toPhone(to) ?? to
  return channel === 'push' ? deviceToken(to) : to
}

const freshRow = (account: number, { channel, to }: VerifyRecipient, order: VerifyOrder) => ({
  account_id: account,
  request_id: randomHex(16),
  channel,
  address: addressOf(channel, to),
  order_data: toJson(order),
  code: newCode(order.codeType, order.codeLength),
  tries: 0,
  status: 'pending' as const,
  message_id: 0,
})

export interface Verify {
  /** Makes a code and sends it; resolves with the id of the request. Throws `rate_limited` after too many codes. */
  request(account: number, order: NewVerify, by: Requester): Promise<string>
  /** Throws `not_found`. */
  get(account: number, requestId: string): Promise<VerifyState>
  /**
   * Sends a new code the same way; the previous one no longer works. Throws `not_found`, or `conflict` at the
   * end.
   */
  resend(account: number, requestId: string, by: Requester): Promise<void>
  /** Throws `not_found`, or `conflict` when the request has come to its end. */
  cancel(account: number, requestId: string): Promise<void>
  /** Takes a guess, which costs a try, right or wrong; resolves with the status afterwards. */
  validate(account: number, requestId: string, guess: string): Promise<VerifyStatus>
}

export function createVerify({ store, clock, senderNames, linkSecret, codeRanges, codeCap }: VerifyDeps): Verify {
  return {
    request(account, { recipient, order, ttl }, by): Promise<string> {
      assertTemplates({
        message: { text: order.message, kind: 'plain' },
        subject: { text: order.subject, kind: 'plain' },
      })
      return store.writeAlongside(async (tx) => {
        const now = clock.now(account)
        const sender = await requireCodeSender(tx, account, recipient, senderNames)
        const titled = recipient.channel === 'push' && order.subject === '' ? { ...order, subject: sender.name } : order
        const row = {
          ...freshRow(account, recipient, titled),
          sender_id: sender.id,
          ttl,
          expires: now + ttl * 1000,
          created: now,
        }
        await admitCode(tx, row, 'to', { now, secret: linkSecret, cap: codeCap })
        if (row.channel === 'sms') codeRanges.sent(account, row.address)
        const id = await rows.insertVerifyRequest(tx, row)
        await sendCode(tx, { ...row, id }, titled, { ...by, now })
        return row.request_id
      })
    },

    async get(account, requestId): Promise<VerifyState> {
      const row = await rows.findVerifyRequest(store.db, account, requestId)
      if (!row) throw notFound('request', requestId)
      return { row, order: fromJson<VerifyOrder>(row.order_data), ...statusAt(row, clock.now(account)) }
    },

    resend(account, requestId, by): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const row = await holdRequest(tx, account, requestId)
        const now = clock.now(account)
        const status = statusAfter(row, 'resend', now)
        await countResend(tx, row, now)
        await admitCode(tx, row, 'id', { now, secret: linkSecret, cap: codeCap })
        if (row.channel === 'sms') codeRanges.sent(account, row.address)
        const order = fromJson<VerifyOrder>(row.order_data)
        const fresh = { status, code: newCode(order.codeType, order.codeLength), expires: now + row.ttl * 1000 }
        await rows.updateVerifyRequest(tx, row.id, fresh)
        await sendCode(tx, { ...row, ...fresh }, order, { ...by, now })
      })
    },

    cancel(account, requestId): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const row = await holdRequest(tx, account, requestId)
        await rows.updateVerifyRequest(tx, row.id, { status: statusAfter(row, 'cancel', clock.now(account)) })
      })
    },

    async validate(account, requestId, guess): Promise<VerifyStatus> {
      if (typedCode(guess) === '') throw invalid('code', 'has no letter or digit. No try was used.')
      return store.writeAlongside(async (tx) => {
        const row = await holdRequest(tx, account, requestId)
        const tries = row.tries + 1
        const wrong = tries >= MAX_TRIES ? 'lastWrongCode' : 'wrongCode'
        const status = statusAfter(row, isSameCode(guess, row.code) ? 'rightCode' : wrong, clock.now(account))
        await rows.updateVerifyRequest(tx, row.id, { tries, status })
        if (status === 'Validated' && row.channel === 'sms') codeRanges.entered(account, row.address)
        return status
      })
    },
  }
}
