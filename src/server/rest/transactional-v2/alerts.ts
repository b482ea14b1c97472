import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { AlertState } from '../../domain/messages/alerts/alerts.ts'
import type { AlertTemplate, AlertTemplateInput } from '../../domain/messages/alerts/templates.ts'
import { toInstant, toInstantIfAny } from '../../lib/dates.ts'
import type { PlaceNames } from '../places.ts'
import { toPeriod } from './message-query.ts'

type Schemas = components['schemas']
type Channel = Schemas['TransactionalChannel']

const toTemplate = ({ id, templateId, ...template }: AlertTemplate): Schemas['AlertTemplate'] => ({
  alertId: id,
  ...template,
  templateId: templateId === undefined ? undefined : String(templateId),
})

const toInput = ({ interval = 300, maxAttempts = 3, ...body }: Schemas['AlertTemplateCreate']): AlertTemplateInput => ({
  ...body,
  interval,
  maxAttempts,
})

/** An address with its channel, which follows from the member that holds the address. */
function toRecipient(to: Schemas['AlertRecipient']) {
  const { mergeTags = [] } = to
  if ('email' in to) return { channel: 'email' as const, address: to.email, mergeTags }
  if ('phone' in to) return { channel: 'sms' as const, address: to.phone, mergeTags }
  return { channel: 'push' as const, address: to.device, mergeTags }
}

const memberOf = { email: 'email', sms: 'phone', push: 'device' } as const satisfies Record<Channel, string>

function toRun({ row, recipients, messageIds }: AlertState): Schemas['AlertRun'] {
  const member = memberOf[row.channel]
  return {
    alertId: String(row.id),
    alertTemplateName: row.template_name,
    channel: row.channel,
    senderId: row.channel === 'push' ? undefined : String(row.sender_id),
    to: recipients.map(
      ({ address, mergeTags }) =>
        ({ [member]: address, ...(mergeTags.length > 0 && { mergeTags }) }) as Schemas['AlertRecipient'],
    ),
    status: row.status,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    messageIds: messageIds.map(String),
    createDate: toInstant(row.created),
    nextDate: toInstantIfAny(row.next_at),
    endDate: toInstantIfAny(row.ended),
  }
}

/** Places that have another name in requests than in the domain. */
export const alertPlaces = {
  executeAlert: { templateName: 'alertTemplateName' },
} satisfies PlaceNames<'transactional-v2', 'Alerts'>

export function alertHandlers({ messages: { alerts, alertTemplates } }: Domain) {
  return {
    async listAlertTemplates({ caller }) {
      return (await alertTemplates.list(caller.accountId)).map(toTemplate)
    },

    async createAlertTemplate({ body, caller }) {
      return { alertTemplateId: String(await alertTemplates.create(caller.accountId, toInput(body))) }
    },

    async getAlertTemplate({ path, caller }) {
      return toTemplate(await alertTemplates.get(caller.accountId, Number(path.id)))
    },

    async updateAlertTemplate({ path, body, caller }) {
      return toTemplate(await alertTemplates.update(caller.accountId, Number(path.id), body))
    },

    async deleteAlertTemplate({ path, caller }) {
      await alertTemplates.delete(caller.accountId, Number(path.id))
    },

    async executeAlert({ body, caller, by }) {
      const { alertTemplateName: templateName, senderId, to } = body
      const id = await alerts.execute(caller.accountId, { templateName, senderId, to: to.map(toRecipient) }, by)
      return { alertId: String(id) }
    },

    async stopAlert({ body, caller }) {
      return { alertId: String(await alerts.stop(caller.accountId, body.alertName)) }
    },

    async listAlerts({ query, caller }) {
      return (await alerts.list(caller.accountId, { status: query.status, created: toPeriod(query) })).map(toRun)
    },

    async getAlert({ path, caller }) {
      return toRun(await alerts.get(caller.accountId, Number(path.id)))
    },
  } satisfies Handlers<'transactional-v2', 'Alerts'>
}
