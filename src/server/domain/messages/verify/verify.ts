// One-time codes: sent by SMS, email or push, and entered by whoever got them.
import type { Clock } from '../../../lib/clock.ts'
import { randomHex } from '../../../lib/ids.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { findMobileApp } from '../../../store/messages/mobile-apps.ts'
import type { VerifyRow } from '../../../store/messages/verify.ts'
import * as rows from '../../../store/messages/verify.ts'
import type { Db, Store } from '../../../store/store.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import type { SenderNames } from '../../accounts/senders/sender-names.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { createMessages } from '../transactional/message.ts'
import { isSameCode, newCode } from './codes.ts'
import { toCodeMessage, type VerifyOrder } from './message.ts'
import { MAX_TRIES, statusAt, type VerifyStatus, type VerifyStep, verifyTransitions } from './states.ts'

export type { VerifyRow }

/** Who gets the code, and from whom. */
export type VerifyRecipient =
  | { channel: 'sms'; to: string; senderId: string }
  | { channel: 'email'; to: string; senderId?: string | undefined; senderHash?: string | undefined }
  | { channel: 'push'; to: string; appId: number }

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
  /** The row of whoever sends the code, and the title when none was given. */
  async function senderOf(tx: Db, account: number, recipient: VerifyRecipient): Promise<{ id: number; name: string }> {
    if (recipient.channel === 'sms') return requireSender(tx, account, 'cellphone', recipient.senderId, 'body.senderId')
    if (recipient.channel === 'email') {
      const { senderId, senderHash } = recipient
      if (senderId !== undefined) return requireSender(tx, account, 'email', senderId, 'body.senderId')
      const id = await senderNames.byHash(tx, account, 'email', senderHash ?? '')
      return requireSender(tx, account, 'email', String(id ?? ''), 'body.senderHash')
    }
    const app = await findMobileApp(tx, account, recipient.appId)
    if (!app) throw invalid('body.appId', `is no mobile app of this account: ${recipient.appId}`)
    return app
  }

  async function hold(tx: Db, account: number, requestId: string): Promise<VerifyRow> {
    const row = await rows.holdVerifyRequest(tx, account, requestId)
    if (!row) throw notFound('request', requestId)
    return row
  }

  /** The status that a step leads to; throws `conflict` for a request that has come to its end. */
  function next(row: VerifyRow, step: VerifyStep): VerifyStatus {
    const { status, expired } = statusAt(row, clock.now())
    const to = verifyTransitions[status][step]
    if (!to)
      throw conflict(
        'request_ended',
        `The request is ${status}${expired ? ', since its time ran out' : ''}; ask for a new code.`,
      )
    return to
  }

  async function send(tx: Db, account: number, ip: string, row: VerifyRow, order: VerifyOrder): Promise<void> {
    const [messageId] = await createMessages(tx, { account, ip, now: clock.now() }, [toCodeMessage(row, order)])
    await rows.updateVerifyRequest(tx, row.id, { message_id: messageId as number })
  }

  return {
    /** Makes a code and sends it; resolves with the id of the request. */
    request(account: number, { recipient, order, ttl }: NewVerify, ip: string): Promise<string> {
      assertTemplates({
        'body.message': { text: order.message, kind: 'plain' },
        'body.subject': { text: order.subject, kind: 'plain' },
      })
      return store.writeAlongside(async (tx) => {
        const sender = await senderOf(tx, account, recipient)
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
          expires: clock.now() + ttl * 1000,
          tries: 0,
          status: 'pending',
          message_id: 0,
          created: clock.now(),
        }
        const id = await rows.insertVerifyRequest(tx, row)
        await send(tx, account, ip, { ...row, id }, titled)
        return row.request_id
      })
    },

    /** Throws `not_found`. */
    async get(account: number, requestId: string): Promise<VerifyState> {
      const row = await rows.findVerifyRequest(store.db, account, requestId)
      if (!row) throw notFound('request', requestId)
      return { row, order: fromJson<VerifyOrder>(row.order_data), ...statusAt(row, clock.now()) }
    },

    /**
     * Sends a new code the same way; the previous one no longer works. Throws `not_found`, or `conflict` at the
     * end.
     */
    resend(account: number, requestId: string, ip: string): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const row = await hold(tx, account, requestId)
        const status = next(row, 'resend')
        const order = fromJson<VerifyOrder>(row.order_data)
        const fresh = { status, code: newCode(order.codeType, order.codeLength), expires: clock.now() + row.ttl * 1000 }
        await rows.updateVerifyRequest(tx, row.id, fresh)
        await send(tx, account, ip, { ...row, ...fresh }, order)
      })
    },

    /** Throws `not_found`, or `conflict` when the request has come to its end. */
    cancel(account: number, requestId: string): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const row = await hold(tx, account, requestId)
        await rows.updateVerifyRequest(tx, row.id, { status: next(row, 'cancel') })
      })
    },

    /** Takes a guess, which costs a try, right or wrong; resolves with the status afterwards. */
    validate(account: number, requestId: string, guess: string): Promise<VerifyStatus> {
      return store.writeAlongside(async (tx) => {
        const row = await hold(tx, account, requestId)
        const tries = row.tries + 1
        const wrong = tries >= MAX_TRIES ? 'lastWrongCode' : 'wrongCode'
        const status = next(row, isSameCode(guess, row.code) ? 'rightCode' : wrong)
        await rows.updateVerifyRequest(tx, row.id, { tries, status })
        return status
      })
    },
  }
}
