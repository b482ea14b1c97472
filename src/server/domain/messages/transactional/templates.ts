// Stored texts of transactional messages, one kind for each channel.
import type { Clock } from '../../../lib/clock.ts'
import type { SmsLanguage } from '../../../lib/gsm-languages.ts'
import type { SmsEncoding } from '../../../lib/gsm0338.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import * as rows from '../../../store/messages/message-templates.ts'
import type { Db, Store } from '../../../store/store.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { invalid, notFound } from '../../errors.ts'
import { assertListable } from '../listed-size.ts'

export interface TemplateContents {
  email: { subject: string; htmlBody: string; textBody?: string | undefined; snippet?: string | undefined }
  sms: { textBody: string; encoding: SmsEncoding; language?: SmsLanguage | undefined; maxCount: number }
  push: { subject: string; textBody: string; appId: number; customData?: string | undefined }
}

export type TemplateChannel = keyof TemplateContents

export interface StoredTemplate<Channel extends TemplateChannel> {
  id: number
  name: string
  content: TemplateContents[Channel]
}

const toTemplate = <Channel extends TemplateChannel>({
  id,
  name,
  content,
}: rows.MessageTemplateRow): StoredTemplate<Channel> => ({
  id,
  name,
  content: fromJson<TemplateContents[Channel]>(content),
})

const isId = (id: string) => /^\d{1,15}$/.test(id)

/** A template that an input names; throws `invalid` at `place`. */
export async function requireTemplate<Channel extends TemplateChannel>(
  db: Db,
  account: number,
  channel: Channel,
  id: string,
  place: string,
): Promise<StoredTemplate<Channel>> {
  const row = isId(id) ? await rows.findTemplate(db, account, channel, Number(id)) : undefined
  if (!row) throw invalid(place, `is not the id of a template for ${channel} of this account: ${id}`)
  return toTemplate<Channel>(row)
}

const htmlParts = new Set(['htmlBody', 'snippet'])

/** Throws `invalid` at the first text that is not a valid template. */
function assertTexts(content: Record<string, unknown>): void {
  const texts = Object.entries(content).flatMap(([name, text]) =>
    typeof text === 'string' && name !== 'encoding' && name !== 'language'
      ? [[name, { text, kind: htmlParts.has(name) ? 'html' : 'plain' } as const] as const]
      : [],
  )
  assertTemplates(Object.fromEntries(texts))
}

export interface MessageTemplates {
  list<Channel extends TemplateChannel>(account: number, channel: Channel): Promise<StoredTemplate<Channel>[]>
  /** Throws `not_found`. */
  get<Channel extends TemplateChannel>(account: number, channel: Channel, id: string): Promise<StoredTemplate<Channel>>
  /** Keeps a template; resolves with its number. Throws `too_large` when the list would not hold it. */
  create<Channel extends TemplateChannel>(
    account: number,
    channel: Channel,
    name: string,
    content: TemplateContents[Channel],
  ): Promise<number>
  /** Replaces a template; throws `not_found` and `too_large`. */
  replace<Channel extends TemplateChannel>(
    account: number,
    channel: Channel,
    id: string,
    name: string,
    content: TemplateContents[Channel],
  ): Promise<StoredTemplate<Channel>>
  /** Throws `not_found`. */
  delete(account: number, channel: TemplateChannel, id: string): Promise<void>
}

export function createMessageTemplates({ store, clock }: { store: Store; clock: Clock }): MessageTemplates {
  return {
    async list<Channel extends TemplateChannel>(account: number, channel: Channel): Promise<StoredTemplate<Channel>[]> {
      return (await rows.listTemplates(store.db, account, channel)).map(toTemplate<Channel>)
    },

    async get<Channel extends TemplateChannel>(
      account: number,
      channel: Channel,
      id: string,
    ): Promise<StoredTemplate<Channel>> {
      const row = isId(id) ? await rows.findTemplate(store.db, account, channel, Number(id)) : undefined
      if (!row) throw notFound(`${channel} template`, id)
      return toTemplate<Channel>(row)
    },

    create<Channel extends TemplateChannel>(
      account: number,
      channel: Channel,
      name: string,
      content: TemplateContents[Channel],
    ): Promise<number> {
      assertTexts(content)
      const row = { account_id: account, channel, name, content: toJson(content), created: clock.now(account) }
      return store.write(async (tx) => {
        const id = await rows.insertTemplate(tx, row)
        assertListable(await rows.templateBytes(tx, account, channel), `${channel} templates`)
        return id
      })
    },

    async replace<Channel extends TemplateChannel>(
      account: number,
      channel: Channel,
      id: string,
      name: string,
      content: TemplateContents[Channel],
    ): Promise<StoredTemplate<Channel>> {
      assertTexts(content)
      const found =
        isId(id) &&
        (await store.write(async (tx) => {
          const done = await rows.updateTemplate(tx, account, channel, Number(id), { name, content: toJson(content) })
          assertListable(await rows.templateBytes(tx, account, channel), `${channel} templates`)
          return done
        }))
      if (!found) throw notFound(`${channel} template`, id)
      return { id: Number(id), name, content }
    },

    async delete(account, channel, id): Promise<void> {
      const found = isId(id) && (await store.write((tx) => rows.deleteTemplate(tx, account, channel, Number(id))))
      if (!found) throw notFound(`${channel} template`, id)
    },
  }
}
