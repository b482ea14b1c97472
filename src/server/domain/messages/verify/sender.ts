// Finds the sender of a code.
import { findApp } from '../../../store/messages/push-apps.ts'
import type { Db } from '../../../store/store.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import type { SenderNames } from '../../accounts/senders/sender-names.ts'
import { invalid } from '../../errors.ts'

/** The recipient of the code, and its sender. */
export type VerifyRecipient =
  | { channel: 'sms'; to: string; senderId: string }
  | { channel: 'email'; to: string; senderId?: string | undefined; senderHash?: string | undefined }
  | { channel: 'push'; to: string; appId: number }

/** The sender of the code, whose name is the title when none was given; throws `invalid`. */
export async function requireCodeSender(
  tx: Db,
  account: number,
  recipient: VerifyRecipient,
  senderNames: SenderNames,
): Promise<{ id: number; name: string }> {
  if (recipient.channel === 'sms') return requireSender(tx, account, 'cellphone', recipient.senderId, 'senderId')
  if (recipient.channel === 'email') {
    const { senderId, senderHash } = recipient
    if (senderId !== undefined) return requireSender(tx, account, 'email', senderId, 'senderId')
    const id = await senderNames.byHash(tx, account, 'email', senderHash ?? '')
    return requireSender(tx, account, 'email', String(id ?? ''), 'senderHash')
  }
  const app = await findApp(tx, account, recipient.appId)
  if (!app) throw invalid('appId', `is not a mobile app of this account: ${recipient.appId}`)
  return app
}
