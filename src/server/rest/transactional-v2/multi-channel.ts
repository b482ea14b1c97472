import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { Flow, NewFlow } from '../../domain/messages/flows/flows.ts'
import type { FlowMessage } from '../../domain/messages/flows/message.ts'
import type { FlowRunState } from '../../domain/messages/flows/runs.ts'
import { toInstant, toInstantIfAny } from '../../lib/dates.ts'
import type { PlaceNames } from '../places.ts'
import { toPeriod } from './message-query.ts'

type Schemas = components['schemas']

/** Seconds, unless the request gives another number (T-037). */
const INTERVAL = 3600

function toMessage(message: Schemas['MultiChannelMessageCreate']): NewFlow['messages'][number] {
  return {
    channel: message.channel,
    interval: message.interval ?? INTERVAL,
    condition: message.condition ?? 'none',
    templateId: message.templateId ?? null,
    subject: message.channel === 'email' ? (message.subject ?? null) : null,
    textBody: message.textBody ?? null,
    htmlBody: message.channel === 'email' ? (message.htmlBody ?? null) : null,
  }
}

const toFlowMessage = (message: FlowMessage): Schemas['MultiChannelMessage'] => ({
  channel: message.channel,
  interval: message.interval,
  condition: message.condition,
  templateId: message.templateId ?? undefined,
  subject: message.subject ?? undefined,
  textBody: message.textBody ?? undefined,
  htmlBody: message.htmlBody ?? undefined,
})

const toFlow = ({ id, name, group, messages }: Flow): Schemas['MultiChannelFlow'] => ({
  id: String(id),
  name,
  group,
  messages: messages.map(toFlowMessage),
})

function toRun({ row, to, sender, messages }: FlowRunState): Schemas['MultiChannelRun'] {
  return {
    multiChannelId: String(row.id),
    flowId: String(row.flow_id),
    status: row.status,
    to: to as Schemas['MultiChannelRecipient'],
    sender: sender as Schemas['MultiChannelSender'],
    messages: messages.map(({ channel, status, messageId, at }) => ({
      channel,
      status,
      messageId: messageId === null ? undefined : String(messageId),
      date: toInstantIfAny(at),
    })),
    createDate: toInstant(row.created),
    endDate: toInstantIfAny(row.ended),
  }
}

/** Places that have another name in requests than in the domain. */
export const multiChannelPlaces = {
  executeMultiChannel: { flowId: 'templateId' },
} satisfies PlaceNames<'transactional-v2', 'Multi-channel'>

export function multiChannelHandlers({ messages: { flows, flowRuns } }: Domain) {
  return {
    async listMultiChannelFlows({ caller }) {
      return (await flows.list(caller.accountId)).map(toFlow)
    },

    async createMultiChannelFlow({ body, caller }) {
      const { name, group = 'default', messages } = body
      return {
        multiChannelId: String(
          await flows.create(caller.accountId, { name, group, messages: messages.map(toMessage) }),
        ),
      }
    },

    async getMultiChannelFlow({ path, caller }) {
      return [toFlow(await flows.get(caller.accountId, Number(path.id)))]
    },

    async deleteMultiChannelFlow({ path, caller }) {
      await flows.delete(caller.accountId, Number(path.id))
    },

    async executeMultiChannel({ body, caller, by }) {
      const { templateId: flowId, to = {}, sender = {} } = body
      return {
        multiChannelId: String(await flowRuns.execute(caller.accountId, { flowId, to, sender }, by)),
      }
    },

    async listMultiChannelRuns({ query, caller }) {
      return (await flowRuns.list(caller.accountId, { status: query.status, created: toPeriod(query) })).map(toRun)
    },

    async getMultiChannelRun({ path, caller }) {
      return toRun(await flowRuns.get(caller.accountId, Number(path.id)))
    },
  } satisfies Handlers<'transactional-v2', 'Multi-channel'>
}
