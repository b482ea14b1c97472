// What the log shows of a message on any channel. Each channel adds the members that it fills in.
import type { LoggedMessage } from '../../domain/messages/transactional/log.ts'
import { subscriberId } from '../../domain/messages/transactional/subscriber-id.ts'
import { toInstant } from '../../lib/dates.ts'

/** The number of the person that a message is for. */
export const subscriberOf = ({ row, message }: Pick<LoggedMessage, 'row' | 'message'>): number =>
  subscriberId({ account: row.account_id, channel: row.channel, address: message.address })

/** Members of the log that mean the same on every channel, or are empty on most. */
const toMembers = ({ row, message }: LoggedMessage) => ({
  id: row.message_id,
  groupId: row.group_id,
  userId: row.user_id ?? undefined,
  senderId: row.sender_id,
  subscriberId: subscriberOf({ row, message }),
  templateId: row.template_id ?? undefined,
  name: row.subject,
  domainShared: true,
  channel: row.channel,
  currentStatus: row.status,
  createDate: toInstant(row.created),
  createIp: row.created_ip ?? undefined,
  openTrackingEnabled: false,
  clickTrackingEnabled: false,
  register: false,
  mergeTags: [],
  attachement: false,
  hasunsubscribe: false,
  cc: [],
  bcc: [],
})

/** Secrets in the tags of platform messages. A caller with only the right to read must not be able to use them. */
const SECRET_TAGS: Readonly<Record<string, string>> = { verify: 'code:', alert: 'acknowledge_url:' }

function shownTags({ row }: LoggedMessage, tags: readonly string[]): string[] {
  const secret = SECRET_TAGS[row.origin]
  return tags.filter((tag) => secret === undefined || !tag.startsWith(secret))
}

/** Why a message was rejected, where that is known. */
export const refusalOf = ({ row, message }: LoggedMessage): string | undefined =>
  row.status === 'rejected' ? (message.reason ?? undefined) : undefined

/** The log of a message, with the channel's own members and under the channel's own name for its recipient. */
export const toLogEntry = <Own extends { mergeTags: string[] }, Status extends string, Recipient extends string>(
  logged: LoggedMessage,
  { recipient, statusOf, own }: { recipient: Recipient; statusOf(status: string): Status; own: Own },
) => ({
  campaign: {
    ...toMembers(logged),
    currentStatus: statusOf(logged.row.status),
    ...own,
    mergeTags: shownTags(logged, own.mergeTags),
  },
  // The one member whose name depends on the channel.
  ...({ [recipient]: logged.message.address } as Record<Recipient, string>),
  campaignStatusLog: logged.statuses.map(({ status, at }) => ({
    status: statusOf(status),
    createDate: toInstant(at),
  })),
})
