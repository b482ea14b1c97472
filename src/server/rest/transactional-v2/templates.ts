// Stored texts of the three channels. Only the content differs by channel; the operations are the same.

import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { StoredTemplate, TemplateContents } from '../../domain/messages/transactional/templates.ts'

type Schemas = components['schemas']

const toEmail = ({ id, name, content }: StoredTemplate<'email'>): Schemas['EmailTemplate'] => ({
  id: String(id),
  templateName: name,
  subject: content.subject,
  htmlBody: content.htmlBody,
  textBody: content.textBody,
  snippet: content.snippet,
})

const toSms = ({ id, name, content }: StoredTemplate<'sms'>): Schemas['SmsTemplate'] => ({
  id: String(id),
  templateName: name,
  ...content,
})

const toPush = ({ id, name, content }: StoredTemplate<'push'>): Schemas['PushTemplate'] => ({
  id: String(id),
  templateName: name,
  ...content,
  customData: content.customData,
})

/** Characters of the name of a template. */
const MAX_NAME = 255

/** Separates the name from the content; a push template without a name is called as its title. */
function splitContent<Channel extends keyof TemplateContents>({
  templateName: name,
  ...content
}: ({ templateName: string } | { templateName?: string; subject: string }) & TemplateContents[Channel]) {
  const named = name ?? ('subject' in content ? String(content.subject) : '')
  return [named.slice(0, MAX_NAME), content as unknown as TemplateContents[Channel]] as const
}

export function emailTemplateHandlers({ messages: { transactional } }: Domain) {
  return {
    async listEmailTemplates({ caller }) {
      return (await transactional.templates.list(caller.accountId, 'email')).map(toEmail)
    },
    async getEmailTemplate({ path, caller }) {
      return toEmail(await transactional.templates.get(caller.accountId, 'email', path.id))
    },
    async createEmailTemplate({ body, caller }) {
      return {
        templateId: String(
          await transactional.templates.create(caller.accountId, 'email', ...splitContent<'email'>(body)),
        ),
      }
    },
    async updateEmailTemplate({ path, body, caller }) {
      return toEmail(
        await transactional.templates.replace(caller.accountId, 'email', path.id, ...splitContent<'email'>(body)),
      )
    },
    async deleteEmailTemplate({ path, caller }) {
      await transactional.templates.delete(caller.accountId, 'email', path.id)
    },
  } satisfies Handlers<'transactional-v2', 'Email templates'>
}

export function smsTemplateHandlers({ messages: { transactional } }: Domain) {
  return {
    async listSmsTemplates({ caller }) {
      return (await transactional.templates.list(caller.accountId, 'sms')).map(toSms)
    },
    async getSmsTemplate({ path, caller }) {
      return toSms(await transactional.templates.get(caller.accountId, 'sms', path.id))
    },
    async createSmsTemplate({ body, caller }) {
      return {
        templateId: String(await transactional.templates.create(caller.accountId, 'sms', ...splitContent<'sms'>(body))),
      }
    },
    async updateSmsTemplate({ path, body, caller }) {
      return toSms(
        await transactional.templates.replace(caller.accountId, 'sms', path.id, ...splitContent<'sms'>(body)),
      )
    },
    async deleteSmsTemplate({ path, caller }) {
      await transactional.templates.delete(caller.accountId, 'sms', path.id)
    },
  } satisfies Handlers<'transactional-v2', 'SMS templates'>
}

export function pushTemplateHandlers({ messages: { transactional } }: Domain) {
  return {
    async listPushTemplates({ caller }) {
      return (await transactional.templates.list(caller.accountId, 'push')).map(toPush)
    },
    async getPushTemplate({ path, caller }) {
      return toPush(await transactional.templates.get(caller.accountId, 'push', path.id))
    },
    async createPushTemplate({ body, caller }) {
      return {
        templateId: String(
          await transactional.templates.create(caller.accountId, 'push', ...splitContent<'push'>(body)),
        ),
      }
    },
    async updatePushTemplate({ path, body, caller }) {
      return toPush(
        await transactional.templates.replace(caller.accountId, 'push', path.id, ...splitContent<'push'>(body)),
      )
    },
    async deletePushTemplate({ path, caller }) {
      await transactional.templates.delete(caller.accountId, 'push', path.id)
    },
  } satisfies Handlers<'transactional-v2', 'Push templates'>
}
