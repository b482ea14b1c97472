// The audience: lists with their contacts, fields, imports and webhooks, and the suppression list.
import type { Parts } from '../parts.ts'
import { createContacts } from './contacts/contacts.ts'
import { createFields } from './fields.ts'
import { createImports } from './imports/imports.ts'
import { createListWebhooks } from './list-webhooks.ts'
import { createLists } from './lists.ts'
import { createSuppressions } from './suppressions.ts'

export type AudienceArea = ReturnType<typeof createAudienceArea>

export const createAudienceArea = (parts: Parts & Parameters<typeof createImports>[0]) => ({
  contacts: createContacts(parts),
  fields: createFields(parts),
  imports: createImports(parts),
  lists: createLists(parts),
  suppressions: createSuppressions(parts),
  webhooks: createListWebhooks(parts),
})
