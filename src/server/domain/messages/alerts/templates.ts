// What an alert sends, and how often: kept under a name.
import type { Clock } from '../../../lib/clock.ts'
import type { AlertTemplateRow } from '../../../store/messages/alerts.ts'
import * as rows from '../../../store/messages/alerts.ts'
import type { Db, Store } from '../../../store/store.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { assertListable } from '../listed-size.ts'
import type { TransactionalChannel } from '../transactional/message.ts'
import { requireTemplate } from '../transactional/templates.ts'

export interface AlertTemplateInput {
  name: string
  channel: TransactionalChannel
  templateId?: string | undefined
  /** Seconds. */
  interval: number
  maxAttempts: number
  subject?: string | undefined
  htmlBody?: string | undefined
  textBody?: string | undefined
}

/** A template as it is stored. */
export interface AlertTemplate extends Omit<AlertTemplateInput, 'templateId'> {
  id: number
  /** The stored template of the channel, if it has one. */
  templateId: number | undefined
}

const toTemplate = (row: AlertTemplateRow): AlertTemplate => ({
  id: row.id,
  name: row.name,
  channel: row.channel,
  templateId: row.template_id ?? undefined,
  interval: row.repeat_every,
  maxAttempts: row.max_attempts,
  subject: row.subject ?? undefined,
  htmlBody: row.html_body ?? undefined,
  textBody: row.text_body ?? undefined,
})

/** Throws `invalid` for a template that could not be executed on its channel. */
async function assertTemplate(tx: Db, account: number, t: Omit<AlertTemplateRow, 'id' | 'created'>): Promise<void> {
  if (t.channel !== 'email' && t.html_body !== null) throw invalid('htmlBody', 'is only for email')
  if (t.channel === 'sms' && t.subject !== null) throw invalid('subject', 'is not for SMS')
  const stored =
    t.template_id === null ? null : await requireTemplate(tx, account, t.channel, String(t.template_id), 'templateId')
  if (stored === null && t.html_body === null && t.text_body === null)
    throw invalid('textBody', 'is required, or a stored template')
  if (stored === null && t.channel !== 'email' && t.text_body === null)
    throw invalid('textBody', 'is required on this channel')
  if (stored === null && t.channel === 'email' && t.subject === null)
    throw invalid('subject', 'is required for an email')
  // A push message needs an app, which only a stored template names.
  if (stored === null && t.channel === 'push')
    throw invalid('templateId', 'is required for push, because the template has the mobile app')
  assertTemplates({
    subject: { text: t.subject ?? undefined, kind: 'plain' },
    htmlBody: { text: t.html_body ?? undefined, kind: 'html' },
    textBody: { text: t.text_body ?? undefined, kind: 'plain' },
  })
}

const taken = (name: string) =>
  conflict('name_taken', `The account already has an alert template with this name: ${name}.`)

/** The number in a `templateId`; 0, which no template has, for any other text. */
const toNumber = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : 0)

export interface AlertTemplates {
  list(account: number): Promise<AlertTemplate[]>
  /** Throws `not_found`. */
  get(account: number, id: number): Promise<AlertTemplate>
  /** Keeps a template; resolves with its number. Throws `invalid`, or `conflict` for a name that is taken. */
  create(account: number, input: AlertTemplateInput): Promise<number>
  /** Changes the members of the input; running alerts keep their content. */
  update(account: number, id: number, input: Partial<AlertTemplateInput>): Promise<AlertTemplate>
  /** Throws `not_found`. */
  delete(account: number, id: number): Promise<void>
}

export function createAlertTemplates({ store, clock }: { store: Store; clock: Clock }): AlertTemplates {
  return {
    list: async (account) => (await rows.listAlertTemplates(store.db, account)).map(toTemplate),

    async get(account, id) {
      const row = await rows.findAlertTemplate(store.db, account, { id })
      if (!row) throw notFound('alert template', id)
      return toTemplate(row)
    },

    create(account, input): Promise<number> {
      return store.write(async (tx) => {
        const row = {
          account_id: account,
          name: input.name,
          channel: input.channel,
          template_id: input.templateId === undefined ? null : toNumber(input.templateId),
          repeat_every: input.interval,
          max_attempts: input.maxAttempts,
          subject: input.subject ?? null,
          html_body: input.htmlBody ?? null,
          text_body: input.textBody ?? null,
          created: clock.now(account),
        }
        await assertTemplate(tx, account, row)
        const id = await rows.insertAlertTemplate(tx, row)
        if (id === undefined) throw taken(input.name)
        assertListable(await rows.alertTemplateBytes(tx, account), 'alert templates')
        return id
      })
    },

    update(account, id, input) {
      return store.write(async (tx) => {
        const row = await rows.findAlertTemplate(tx, account, { id })
        if (!row) throw notFound('alert template', id)
        const changed = { ...row, ...changeOf(input) }
        await assertTemplate(tx, account, changed)
        const other = await rows.findAlertTemplate(tx, account, { name: changed.name })
        if (other && other.id !== id) throw taken(changed.name)
        const { id: _, account_id: __, ...change } = changed
        await rows.updateAlertTemplate(tx, id, change)
        assertListable(await rows.alertTemplateBytes(tx, account), 'alert templates')
        return toTemplate(changed)
      })
    },

    delete(account, id): Promise<void> {
      return store.write(async (tx) => {
        if (!(await rows.deleteAlertTemplate(tx, account, id))) throw notFound('alert template', id)
      })
    },
  }
}

/** A new stored template takes the place of the text, and the other way round. */
function changeOf(input: Partial<AlertTemplateInput>): Partial<AlertTemplateRow> {
  const newText = input.htmlBody !== undefined || input.textBody !== undefined
  return {
    ...(input.templateId !== undefined && { subject: null, html_body: null, text_body: null }),
    ...(newText && input.templateId === undefined && { template_id: null }),
    ...(input.templateId !== undefined && { template_id: toNumber(input.templateId) }),
    ...(input.name !== undefined && { name: input.name }),
    ...(input.channel !== undefined && { channel: input.channel }),
    ...(input.interval !== undefined && { repeat_every: input.interval }),
    ...(input.maxAttempts !== undefined && { max_attempts: input.maxAttempts }),
    ...(input.subject !== undefined && { subject: input.subject }),
    ...(input.htmlBody !== undefined && { html_body: input.htmlBody }),
    ...(input.textBody !== undefined && { text_body: input.textBody }),
  }
}
