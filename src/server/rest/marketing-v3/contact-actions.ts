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
  | 'startAutomationForContacts'

type Tagging = HandlerRequest<'marketing-v3', 'attachTagToContacts'>['body']

function toMeant(body: Tagging): ContactsMeant {
  if ('segment_id' in body) return { segmentId: body.segment_id }
  return 'field_id' in body ? { fieldId: body.field_id, values: body.contacts } : { contacts: body.contacts }
}

/** The answer to a request that an operation works off. */
export const taken = (operation: number) => ({ result: 'success' as const, operation_id: operation })

export function contactActionHandlers({
  automationWays,
  contactTags,
  contactsUpdate,
  exports,
}: Pick<Domain, 'automationWays' | 'contactTags' | 'contactsUpdate' | 'exports'>) {
  return {
    async activateContacts({ path, body, caller }) {
      return taken(
        await contactsUpdate.setStatus(
          caller,
          path.list_id,
          'active',
          body.type === 'contacts' ? body.contacts : undefined,
        ),
      )
    },

    async deactivateContacts({ path, body, caller }) {
      return taken(
        await contactsUpdate.setStatus(
          caller,
          path.list_id,
          'inactive',
          body.type === 'contacts' ? body.contacts : undefined,
        ),
      )
    },

    async updateContacts({ path, body, caller }) {
      const { base, extra } = body
      const contacts = body.type === 'contacts' ? body.contacts : undefined
      const segmentId = body.type === 'segment' ? body.segment_id : undefined
      return taken(await contactsUpdate.start(caller, path.list_id, { base, extra, contacts, segmentId }))
    },

    async startAutomationForContacts({ path, body, caller }) {
      const { automation_id, action_id, contacts: ids } = body
      const order = { automationId: automation_id, actionId: action_id, contacts: ids }
      const { success, alreadyInQueue } = await automationWays.start(caller.accountId, path.list_id, order)
      return { automation_id, action_id, success, error: { already_in_queue: alreadyInQueue } }
    },

    async attachTagToContacts({ path, body, caller }) {
      return taken(await contactTags.attach(caller, path.list_id, body.tag_id, toMeant(body)))
    },

    async detachTagFromContacts({ path, body, caller }) {
      return taken(await contactTags.detach(caller, path.list_id, body.tag_id, toMeant(body)))
    },

    async exportContacts({ path, body, caller }) {
      return taken(
        await exports.start(caller, path.list_id, {
          format: body.format,
          fields: body.fields ?? [],
          segments: body.segments ?? [],
          filter: body.segment_filter,
          contacts: body.contacts,
          tags: body.include_tags ?? false,
          stats: body.include_stats ?? false,
          callbackUrl: body.callback_url,
        }),
      )
    },
  } satisfies Pick<Handlers<'marketing-v3', 'Contacts'>, Action>
}
