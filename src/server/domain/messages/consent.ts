// Which messages a suppression stops (T-210). Unsubscribing from one kind of mail must not stop codes, alerts or
// password mails; a dead address gets nothing at all.
import { toPhone } from '../../lib/addresses.ts'
import { leftGroupsAmong } from '../../store/audience/left-groups.ts'
import { suppressionsAmong } from '../../store/campaigns/recipients.ts'
import type { MessageOrigin, SuppressionMethod } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** The group whose messages no unsubscription stops. */
export const SERVICE_GROUP = 'service'
/** The group of messages that name none. */
export const DEFAULT_GROUP = 'default'

/** `group`: one that the recipient may leave. Campaigns and automations are stopped by every entry, before they get here. */
export type MessageKind = 'marketing' | 'group' | 'service' | 'registered' | 'alert' | 'code'

/** The kinds that an entry of the suppression list lets through, by how it came there. */
const passes: Readonly<Record<SuppressionMethod, readonly MessageKind[]>> = {
  unsubscribe: ['service', 'registered', 'alert', 'code'],
  other: ['registered', 'alert', 'code'],
  bounce: [],
  manual: [],
  forgotten: [],
}

const kindsByOrigin: Readonly<Partial<Record<MessageOrigin, MessageKind>>> = {
  verify: 'code',
  alert: 'alert',
  notice: 'alert',
  report: 'alert',
  forward: 'marketing',
}

export interface JudgedMessage {
  channel: 'email' | 'sms'
  origin: MessageOrigin
  group: string
  isRegistered: boolean
  /** Whether it offers the recipient to unsubscribe. */
  offersLeaving: boolean
}

/** An email that offers no way to unsubscribe is a service; an SMS says so by its group. */
export function kindOfMessage({ channel, origin, group, isRegistered, offersLeaving }: JudgedMessage): MessageKind {
  const own = kindsByOrigin[origin]
  if (own) return own
  if (isRegistered) return 'registered'
  if (group === SERVICE_GROUP && !offersLeaving) return 'service'
  return channel === 'email' && !offersLeaving ? 'service' : 'group'
}

/** What stands between an address and a message. */
export interface Block {
  by: SuppressionMethod
  /** The group that the recipient has left; null for an entry of the suppression list. */
  left: { id: number; name: string } | null
}

/** What is known of addresses, in lower case. */
export async function blocksAmong(
  db: Db,
  account: number,
  channel: 'email' | 'sms',
  addresses: readonly string[],
): Promise<Map<string, Block[]>> {
  const type = channel === 'email' ? 'email' : 'cellphone'
  // A message that an earlier version took may have its number in another form.
  const kept = new Map(channel === 'sms' ? addresses.map((one) => [one, toPhone(one) ?? one]) : [])
  const listed = await suppressionsAmong(db, account, type, [...new Set([...addresses, ...kept.values()])])
  const blocks = new Map<string, Block[]>()
  for (const address of new Set([...listed.keys(), ...kept.keys()])) {
    const methods = new Set([...(listed.get(address) ?? []), ...(listed.get(kept.get(address) ?? address) ?? [])])
    if (methods.size > 0)
      blocks.set(
        address,
        [...methods].map((by) => ({ by, left: null })),
      )
  }
  const left = channel === 'email' ? await leftGroupsAmong(db, account, addresses) : []
  for (const { value, group_id: id, name } of left)
    blocks.set(value, [...(blocks.get(value) ?? []), { by: 'unsubscribe', left: { id, name } }])
  return blocks
}

/** The block that stops a message of this kind and group; null when it may go. */
export function stoppingBlock(blocks: readonly Block[], kind: MessageKind, group: number): Block | null {
  const stops = ({ by, left }: Block) =>
    left === null ? !passes[by].includes(kind) : left.id === group && (kind === 'group' || kind === 'service')
  return blocks.find(stops) ?? null
}

const reasons: Readonly<Record<SuppressionMethod, string>> = {
  unsubscribe: 'the recipient has unsubscribed',
  bounce: 'it bounced',
  other: 'the recipient complained of spam',
  manual: 'your account put it there',
  forgotten: 'the person was forgotten',
}
const lifts = { email: 'POST /api/v2/email/resubscribe', sms: 'POST /api/v2/sms/resubscribe' } as const

/** What stops it, and how to lift that. */
export function refusalText({ by, left }: Block, channel: 'email' | 'sms'): string {
  if (left) return `The recipient has left the group "${left.name}". If they want it again, use ${lifts[channel]}.`
  const listed = `The address is on the suppression list: ${reasons[by]}.`
  if (by === 'forgotten') return `${listed} Only they can lift this, by a form that they confirm.`
  const caution = by === 'bounce' ? 'If it works again' : 'If the recipient asks for it'
  return `${listed} ${caution}, remove the entry with ${lifts[channel]}.`
}

/** Why no code can be sent to an address now; null when it can. */
export async function refusalOfCode(db: Db, account: number, channel: 'email' | 'sms', to: string) {
  const blocks = await blocksAmong(db, account, channel, [to])
  const block = stoppingBlock(blocks.get(to.toLowerCase()) ?? [], 'code', 0)
  return block && refusalText(block, channel)
}
