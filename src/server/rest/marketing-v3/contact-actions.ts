// Actions on many contacts, which the platform works off in the background.
import type { HandlerRequest, Handlers } from '../../contract/handlers.ts'
import type { ContactSelection } from '../../domain/audience/bulk/contact-selection.ts'
import type { Domain } from '../../domain/domain.ts'

type Action =
  | 'activateContacts'
  | 'deactivateContacts'
  | 'updateContacts'
  | 'attachTagToContacts'
  | 'detachTagFromContacts'
  | 'exportContacts'
  | 'startAutomationForContacts'
  | 'unifyContacts'

type Tagging = HandlerRequest<'marketing-v3', 'attachTagToContacts'>['body']

function toMeant(body: Tagging): ContactSelection {
  if ('segment_id' in body) return { segmentId: body.segment_id }
  return 'field_id' in body ? { fieldId: body.field_id, values: body.contacts } : { contacts: body.contacts }
}

/** The answer to a request that an operation works off. */
export const takenResponse = (operation: number) => ({ result: 'success' as const, operation_id: operation })

export function contactActionHandlers({
  automations: { automationRuns },
  audience: { contactTags, contactsUpdate, exports, unify },
}: Pick<Domain, 'automations' | 'audience'>) {
  return {
    async activateContacts({ path, body, caller }) {
      return takenResponse(
        await contactsUpdate.setStatus(
          caller,
          path.list_id,
          'active',
          body.type === 'contacts' ? body.contacts : undefined,
        ),
      )
    },

    async deactivateContacts({ path, body, caller }) {
      return takenResponse(
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
      return takenResponse(await contactsUpdate.start(caller, path.list_id, { base, extra, contacts, segmentId }))
    },

    async startAutomationForContacts({ path, body, caller }) {
      const { automation_id, action_id, contacts: ids } = body
      const order = { automationId: automation_id, actionId: action_id, contacts: ids }
      const { success, alreadyInQueue } = await automationRuns.start(caller.accountId, path.list_id, order)
      return { automation_id, action_id, success, error: { already_in_queue: alreadyInQueue } }
    },

    async attachTagToContacts({ path, body, caller }) {
      return takenResponse(await contactTags.attach(caller, path.list_id, body.tag_id, toMeant(body)))
    },

    async detachTagFromContacts({ path, body, caller }) {
      return takenResponse(await contactTags.detach(caller, path.list_id, body.tag_id, toMeant(body)))
    },

    async exportContacts({ path, body, caller }) {
      return takenResponse(
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

    async unifyContacts({ path, body, caller }) {
      const of =
        body.type === 'contacts'
          ? { contacts: body.contacts, survivorId: body.survivor_id }
          : { compareFields: body.compare_fields.map(String) }
      const { survivor, values: valuesOf, dry_run: isDryRun } = body
      return takenResponse(await unify.start(caller, path.list_id, { of, survivor, valuesOf, isDryRun }))
    },
  } satisfies Pick<Handlers<'marketing-v3', 'Contacts'>, Action>
}
