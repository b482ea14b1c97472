// Actions on many contacts, which the platform works off in the background.
import type { HandlerRequest, Handlers } from '../../contract/handlers.ts'
import type { ContactsMeant } from '../../domain/audience/bulk/contacts-meant.ts'
import type { Domain } from '../../domain/domain.ts'

type Action =
  | 'activateContacts'
  | 'deactivateContacts'
  | 'updateContacts'
  | 'attachTagToContacts'
  | 'detachTagFromContacts'
  | 'exportContacts'

type Tagging = HandlerRequest<'marketing-v3', 'attachTagToContacts'>['body']

function toMeant(body: Tagging): ContactsMeant {
  if ('segment_id' in body) return { segmentId: body.segment_id }
  return 'field_id' in body ? { fieldId: body.field_id, values: body.contacts } : { contacts: body.contacts }
}

export function contactActionHandlers({
  contactTags,
  contactsUpdate,
  exports,
}: Pick<Domain, 'contactTags' | 'contactsUpdate' | 'exports'>) {
  return {
    async activateContacts({ path, body, caller }) {
      await contactsUpdate.setStatus(
        caller,
        path.list_id,
        'active',
        body.type === 'contacts' ? body.contacts : undefined,
      )
      return { result: 'success' }
    },

    async deactivateContacts({ path, body, caller }) {
      await contactsUpdate.setStatus(
        caller,
        path.list_id,
        'inactive',
        body.type === 'contacts' ? body.contacts : undefined,
      )
      return { result: 'success' }
    },

    async updateContacts({ path, body, caller }) {
      const { base, extra } = body
      const contacts = body.type === 'contacts' ? body.contacts : undefined
      const segmentId = body.type === 'segment' ? body.segment_id : undefined
      await contactsUpdate.start(caller, path.list_id, { base, extra, contacts, segmentId })
      return { result: 'success' }
    },

    async attachTagToContacts({ path, body, caller }) {
      await contactTags.attach(caller, path.list_id, body.tag_id, toMeant(body))
      return { result: 'success' }
    },

    async detachTagFromContacts({ path, body, caller }) {
      await contactTags.detach(caller, path.list_id, body.tag_id, toMeant(body))
      return { result: 'success' }
    },

    async exportContacts({ path, body, caller }) {
      await exports.start(caller, path.list_id, {
        format: body.format,
        fields: body.fields ?? [],
        segments: body.segments ?? [],
        tags: body.include_tags ?? false,
        stats: body.include_stats ?? false,
        callbackUrl: body.callback_url,
      })
      return { result: 'success' }
    },
  } satisfies Pick<Handlers<'marketing-v3', 'Contacts'>, Action>
}
