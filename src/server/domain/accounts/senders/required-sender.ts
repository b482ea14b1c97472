// Finds the sender of the account that a request names.
import { findSender, firstActiveSender, type SenderRow } from '../../../store/accounts/senders.ts'
import type { SenderChannel } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'

const names = { email: 'an email sender', cellphone: 'an SMS sender', phone: 'a phone sender' } as const
const notFound = (channel: SenderChannel, id: string | number) => `is not ${names[channel]} of this account: ${id}`

/** Throws `invalid` at `place` unless the account has this sender, in whatever state; without an id it does nothing. */
export async function assertSender(
  tx: Db,
  account: number,
  channel: SenderChannel,
  id: number | undefined,
  place: string,
): Promise<void> {
  if (id !== undefined && !(await findSender(tx, account, channel, id))) throw invalid(place, notFound(channel, id))
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
  if (!sender) throw invalid(place, notFound(channel, id))
  if (sender.status !== 'active')
    throw invalid(place, `is a sender with the status ${sender.status}. Use an active one`)
  return sender
}

/** The email sender that is wanted, if it is active, otherwise the active one that the account has had longest; null without any. */
export async function usableSender(tx: Db, account: number, wantedId: number | null): Promise<number | null> {
  const wanted = wantedId === null ? undefined : await findSender(tx, account, 'email', wantedId)
  if (wanted?.status === 'active') return wanted.id
  return (await firstActiveSender(tx, account))?.id ?? null
}
