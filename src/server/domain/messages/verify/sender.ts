// Who sends a code.
import { findMobileApp } from '../../../store/messages/mobile-apps.ts'
import type { Db } from '../../../store/store.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import type { SenderNames } from '../../accounts/senders/sender-names.ts'
import { invalid } from '../../errors.ts'

/** Who gets the code, and from whom. */
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
  const app = await findMobileApp(tx, account, recipient.appId)
  if (!app) throw invalid('appId', `is no mobile app of this account: ${recipient.appId}`)
  return app
}
