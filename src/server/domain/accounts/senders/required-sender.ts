// Finds the sender of the account that a request names.
import { findSender, listSenders, type SenderRow } from '../../../store/accounts/senders.ts'
import type { SenderChannel } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'

const names = { email: 'email sender', cellphone: 'SMS sender', phone: 'phone sender' } as const

/** Throws `invalid` at `place` unless the account has this sender, in whatever state; without an id it does nothing. */
export async function assertSender(
  tx: Db,
  account: number,
  channel: SenderChannel,
  id: number | undefined,
  place: string,
): Promise<void> {
  if (id !== undefined && !(await findSender(tx, account, channel, id)))
    throw invalid(place, `is no ${names[channel]} of this account`)
}

/** An active sender by its id; throws `invalid` at `place`. */
export async function requireSender(
  tx: Db,
  account: number,
  channel: SenderChannel,
  id: string,
  place: string,
): Promise<SenderRow> {
  const sender = /^\d{1,15}$/.test(id) ? await findSender(tx, account, channel, Number(id)) : undefined
  if (!sender) throw invalid(place, `is no ${names[channel]} of this account`)
  if (sender.status !== 'active')
    throw invalid(place, `names a sender in state ${sender.status}; only active ones send`)
  return sender
}

/** The email sender that is wanted, if it is active, otherwise the first active one of the account; null without any. */
export async function usableSender(tx: Db, account: number, wantedId: number | null): Promise<number | null> {
  const wanted = wantedId === null ? undefined : await findSender(tx, account, 'email', wantedId)
  if (wanted?.status === 'active') return wanted.id
  const [other] = await listSenders(tx, account, 'email', { status: 'active' }, { offset: 0, limit: 1 })
  return other?.id ?? null
}
