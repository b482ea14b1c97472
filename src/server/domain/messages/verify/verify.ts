// One-time codes: sent by SMS, email or push, and entered by whoever got them.
import type { Clock } from '../../../lib/clock.ts'
import { randomHex } from '../../../lib/ids.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import type { VerifyRow } from '../../../store/messages/verify.ts'
import * as rows from '../../../store/messages/verify.ts'
import type { Store } from '../../../store/store.ts'
import type { SenderNames } from '../../accounts/senders/sender-names.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { notFound } from '../../errors.ts'
import type { Requester } from '../transactional/message.ts'
import { isSameCode, newCode } from './codes.ts'
import type { VerifyOrder } from './message.ts'
import { requireCodeSender, type VerifyRecipient } from './sender.ts'
import { MAX_TRIES, statusAt, type VerifyStatus } from './states.ts'
import { holdRequest, sendCode, statusAfter } from './steps.ts'

export type { VerifyRow }

export interface NewVerify {
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

export type Verify = ReturnType<typeof createVerify>

export function createVerify({ store, clock, senderNames }: { store: Store; clock: Clock; senderNames: SenderNames }) {
  return {
    /** Makes a code and sends it; resolves with the id of the request. */
    request(account: number, { recipient, order, ttl }: NewVerify, by: Requester): Promise<string> {
      assertTemplates({
        message: { text: order.message, kind: 'plain' },
        subject: { text: order.subject, kind: 'plain' },
      })
      return store.writeAlongside(async (tx) => {
        const now = clock.now(account)
        const sender = await requireCodeSender(tx, account, recipient, senderNames)
        const titled = recipient.channel === 'push' && order.subject === '' ? { ...order, subject: sender.name } : order
        const row = {
          account_id: account,
          request_id: randomHex(16),
          channel: recipient.channel,
          address: recipient.to,
          sender_id: sender.id,
          order_data: toJson(titled),
          code: newCode(order.codeType, order.codeLength),
          ttl,
          expires: now + ttl * 1000,
          tries: 0,
          status: 'pending' as const,
          message_id: 0,
          created: now,
        }
        const id = await rows.insertVerifyRequest(tx, row)
        await sendCode(tx, { ...row, id }, titled, { ...by, now })
        return row.request_id
      })
    },

    /** Throws `not_found`. */
    async get(account: number, requestId: string): Promise<VerifyState> {
      const row = await rows.findVerifyRequest(store.db, account, requestId)
      if (!row) throw notFound('request', requestId)
      return { row, order: fromJson<VerifyOrder>(row.order_data), ...statusAt(row, clock.now(account)) }
    },

    /**
     * Sends a new code the same way; the previous one no longer works. Throws `not_found`, or `conflict` at the
     * end.
     */
    resend(account: number, requestId: string, by: Requester): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const row = await holdRequest(tx, account, requestId)
        const now = clock.now(account)
        const status = statusAfter(row, 'resend', now)
        const order = fromJson<VerifyOrder>(row.order_data)
        const fresh = { status, code: newCode(order.codeType, order.codeLength), expires: now + row.ttl * 1000 }
        await rows.updateVerifyRequest(tx, row.id, fresh)
        await sendCode(tx, { ...row, ...fresh }, order, { ...by, now })
      })
    },

    /** Throws `not_found`, or `conflict` when the request has come to its end. */
    cancel(account: number, requestId: string): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const row = await holdRequest(tx, account, requestId)
        await rows.updateVerifyRequest(tx, row.id, { status: statusAfter(row, 'cancel', clock.now(account)) })
      })
    },

    /** Takes a guess, which costs a try, right or wrong; resolves with the status afterwards. */
    validate(account: number, requestId: string, guess: string): Promise<VerifyStatus> {
      return store.writeAlongside(async (tx) => {
        const row = await holdRequest(tx, account, requestId)
        const tries = row.tries + 1
        const wrong = tries >= MAX_TRIES ? 'lastWrongCode' : 'wrongCode'
        const status = statusAfter(row, isSameCode(guess, row.code) ? 'rightCode' : wrong, clock.now(account))
        await rows.updateVerifyRequest(tx, row.id, { tries, status })
        return status
      })
    },
  }
}
