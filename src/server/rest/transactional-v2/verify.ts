import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Requester } from '../../domain/messages/transactional/message.ts'
import type { VerifyOrder } from '../../domain/messages/verify/message.ts'
import type { VerifyState } from '../../domain/messages/verify/verify.ts'
import { toInstant } from '../../lib/dates.ts'
import type { PlaceNames } from '../places.ts'

type Schemas = components['schemas']
type Code = Pick<Schemas['VerifySmsCreate'], 'message' | 'codeLength' | 'codeType'>

/** Seconds, unless the request gives another number. */
const VALIDITY = 600
const LENGTH = 6

const toOrder = (body: Code, more: Partial<VerifyOrder> = {}): VerifyOrder => ({
  codeType: body.codeType === 'hexa' ? 'hex' : (body.codeType ?? 'numeric'),
  codeLength: body.codeLength ?? LENGTH,
  message: body.message,
  subject: '',
  group: 'default',
  mergeTags: [],
  ...more,
})

function toRequest({ row, order, status, expired }: VerifyState): Schemas['VerifyRequest'] {
  return {
    id: row.request_id,
    messageId: String(row.message_id),
    senderId: row.channel === 'push' ? undefined : String(row.sender_id),
    recipientNumber: row.address,
    code: row.code,
    codeTTL: row.ttl,
    status,
    createDate: toInstant(row.created),
    message: order.message ?? '{{ code }}',
    expired,
  }
}

/** Places that have another name in requests than in the domain. */
export const verifyPlaces = {
  requestVerifyByEmail: { to: 'email' },
  requestVerifyByPush: { subject: 'title' },
} satisfies PlaceNames<'transactional-v2', 'Verify'>

export function verifyHandlers({ accounts: { accounts }, messages: { verify } }: Domain) {
  async function requestBySms(
    account: number,
    body: Schemas['VerifySmsCreate'],
    by: Requester,
  ): Promise<Schemas['VerifyRequestId']> {
    const recipient = { channel: 'sms', to: body.to, senderId: body.senderId } as const
    return {
      requestId: await verify.request(
        account,
        { recipient, order: toOrder(body), ttl: body.codeValidity ?? VALIDITY },
        by,
      ),
    }
  }

  return {
    requestVerifyBySms: async ({ body, caller, by }) => requestBySms(caller.accountId, body, by),
    requestVerifyLegacy: async ({ body, caller, by }) => requestBySms(caller.accountId, body, by),

    async requestVerifyByEmail({ body, caller, by }) {
      const recipient = {
        channel: 'email',
        to: body.email,
        senderId: body.senderId,
        senderHash: body.senderHash,
      } as const
      const order = toOrder(body, {
        subject: body.subject,
        group: body.group ?? 'default',
        mergeTags: body.mergeTags ?? [],
      })
      return {
        requestId: await verify.request(caller.accountId, { recipient, order, ttl: body.codeValidity ?? VALIDITY }, by),
      }
    },

    async requestVerifyByPush({ body, caller, by }) {
      const named = await accounts.authenticate(body.apikey)
      if (named.keyId !== caller.keyId)
        throw new DomainError('unauthorized', 'apikey in the body is another key than the one of the header.')
      const recipient = { channel: 'push', to: body.device, appId: body.appId } as const
      const order = toOrder(body, { subject: body.title ?? '' })
      return {
        requestId: await verify.request(caller.accountId, { recipient, order, ttl: body.codeValidity ?? VALIDITY }, by),
      }
    },

    async getVerifyRequest({ path, caller }) {
      return toRequest(await verify.get(caller.accountId, path.id))
    },

    async resendVerifyRequest({ path, caller, by }) {
      await verify.resend(caller.accountId, path.id, by)
      return [{ requestId: path.id }]
    },

    async cancelVerifyRequest({ path, caller }) {
      await verify.cancel(caller.accountId, path.id)
      return [{ requestId: path.id }]
    },

    async validateVerifyCode({ path, body, caller }) {
      const status = await verify.validate(caller.accountId, path.id, body.code)
      return [
        { requestId: path.id, status: status === 'Validated' ? 'verified' : (status as 'pending' | 'Invalidated') },
      ]
    },
  } satisfies Handlers<'transactional-v2', 'Verify'>
}
