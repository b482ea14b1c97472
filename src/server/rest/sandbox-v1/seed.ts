import type { components } from '../../../../generated/sandbox-v1/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'

type Schemas = components['schemas']

export function seedHandlers({ sandbox: { seeds } }: Domain) {
  return {
    async seedAccount({ body, caller, signal }) {
      const { dataset = 'shop', seed = 1, contacts = 100, reset = false, webhook_url: webhookUrl } = body
      const made = await seeds.shop(caller, { seed, contacts, reset, webhookUrl }, signal)
      return {
        dataset,
        seed,
        sender_id: made.senderId,
        lists: made.lists.map(({ id, name, contacts: n }) => ({ list_id: id, internal_name: name, contacts: n })),
        fields: made.fields.map(({ id, listId, name, format }) => ({
          field_id: Number(id),
          list_id: listId,
          name,
          format: format as Schemas['SeededField']['format'],
        })),
        tags: made.tags.map(({ id, name }) => ({ tag_id: id, name })),
        header_footer_templates: made.headerFooterTemplates.map(({ id, name }) => ({ template_id: id, name })),
        campaigns: made.campaigns.map(({ hash, name, status }) => ({
          campaign_hash: hash,
          internal_name: name,
          status,
        })),
        forms: made.forms.map(({ id, listId, name, url }) => ({ form_id: id, list_id: listId, name, url })),
        webhook_id: made.webhookId ?? undefined,
        message_id: String(made.messageId),
      }
    },
  } satisfies Handlers<'sandbox-v1', 'Seed'>
}
