import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { HandlerRequest, Handlers } from '../../contract/handlers.ts'
import { judgedItems } from '../../contract/partial-success.ts'
import type { ContactFilter } from '../../domain/audience/contacts/contacts.ts'
import type { Domain } from '../../domain/domain.ts'
import { toContactId } from '../../lib/ids.ts'
import type { PlaceNames } from '../places.ts'
import { contactActionHandlers, takenResponse } from './contact-actions.ts'
import { contactEventHandlers } from './contact-events.ts'
import { toContact, toContactDetail } from './contact-shapes.ts'

const exactFilters = ['first_name', 'last_name', 'cellphone', 'phone', 'birth_date', 'language'] as const
const statusFilters = ['email_status', 'cellphone_status', 'phone_status'] as const

function toFilter(query: HandlerRequest<'marketing-v3', 'listContacts'>['query']): ContactFilter {
  const exact: ContactFilter['exact'] = {}
  for (const name of exactFilters) {
    const value = query[name]
    if (value !== undefined) exact[name] = value
  }
  for (const name of statusFilters) {
    const active = query[name]
    if (active !== undefined) exact[name] = active ? 'active' : 'inactive'
  }
  return { exact, extra: query.extra_field_id ?? {}, ...(query.email !== undefined && { email: query.email }) }
}

function toImportFile({
  url,
  field_mapping,
  separator = '"',
  delimiter = ',',
}: components['schemas']['ContactImportCsv']) {
  const mapping = field_mapping.map(({ field_id, column_name }) => ({ fieldId: field_id, column: column_name }))
  return { url, mapping, delimiter, quote: separator }
}

/** Places that have another name in requests than in the domain. */
export const contactPlaces = {
  attachTagToContacts: { values: 'contacts' },
  detachTagFromContacts: { values: 'contacts' },
  importContacts: { source: 'file', 'source.quote': 'separator', 'source.mapping': 'field_mapping' },
} satisfies PlaceNames<'marketing-v3', 'Contacts'>

export function contactHandlers(domain: Domain) {
  const { confirmations, contacts, erasure, imports, segments } = domain.audience
  const { requests } = domain.sandbox
  return {
    ...contactActionHandlers(domain),

    async listContacts({ path, query, caller }) {
      const page = await contacts.list(caller.accountId, path.list_id, toFilter(query), query)
      return { total_items: page.total, items: page.items.map((row) => toContact(row, page.fields)) }
    },

    async listContactsBySegment({ path, query, caller }) {
      const which = { id: path.segment_id, showRemoved: query.show_removed }
      const page = await segments.contacts(caller.accountId, path.list_id, which, query)
      return { total_items: page.total, items: page.items.map((row) => toContact(row, page.fields)) }
    },

    async createContact({ path, body, caller }) {
      const { id } = await contacts.create(caller.accountId, path.list_id, body)
      return { contact_id: toContactId(id) }
    },

    async getContact({ path, caller }) {
      const { row, ...more } = await contacts.get(caller.accountId, path.list_id, path.contact_id)
      return toContactDetail(row, more)
    },

    async updateContact({ path, body, caller }) {
      const { id } = await contacts.update(caller.accountId, path.list_id, path.contact_id, body)
      return { contact_id: toContactId(id) }
    },

    async updateContactByField({ path, body, caller }) {
      const { compare_field: by, ...input } = body
      const value = { fieldId: by.field_id, value: by.value }
      const { id } = await contacts.updateBy(caller.accountId, path.list_id, value, input)
      return { contact_id: toContactId(id) }
    },

    async searchContacts({ query, caller }) {
      const found = await contacts.search(caller.accountId, query.type, query.contact)
      return { items: found.map((row) => ({ contact_id: toContactId(row.id), list_id: row.list_id })) }
    },

    ...contactEventHandlers(domain),

    async importContacts({ path, body, caller }) {
      const operation = await imports.start(caller, path.list_id, {
        mode: body.mode,
        compareField: body.compare_field,
        forceEmpty: body.force_empty ?? false,
        source: 'file' in body ? toImportFile(body.file) : judgedItems(body.contacts),
        tags: body.tags ?? [],
        notify: body.notify ?? [],
        callbackUrl: body.callback_url,
      })
      return takenResponse(operation)
    },

    async unsubscribeContacts({ path, body, caller }) {
      return contacts.unsubscribe(caller.accountId, path.list_id, body.data)
    },

    async resendDoubleOptin({ path, caller }) {
      await confirmations.resend(caller.accountId, path.list_id, path.contact_id)
      return { result: 'success' }
    },

    async forgetContacts({ path, body, caller }) {
      // Requests that are not written yet would come after those that are deleted.
      await requests.flush()
      return takenResponse(await erasure.start(caller, path.list_id, body.contacts))
    },
  } satisfies Handlers<'marketing-v3', 'Contacts'>
}
