// The audience: lists with their contacts, fields, imports and webhooks, and the suppression list.
import type { OperationKind } from '../operations/kinds.ts'
import type { Parts } from '../parts.ts'
import { createContactTags, createTagKinds } from './bulk/contact-tags.ts'
import { createContactsUpdate, createUpdateKinds } from './bulk/contacts-update.ts'
import { createCountSums } from './contact-counts.ts'
import { createContacts } from './contacts/contacts.ts'
import { createExportKind } from './exports/export-kind.ts'
import { createExports } from './exports/exports.ts'
import { createFieldChanges } from './field-changes.ts'
import { createErasureKind } from './field-erasure.ts'
import { createFieldOptions } from './field-options.ts'
import { createUniquenessKind } from './field-uniqueness.ts'
import { createFields } from './fields.ts'
import { createForget } from './forgetting/forget.ts'
import { createForgetKind } from './forgetting/forget-kind.ts'
import { createFormNouns, type FormParts } from './forms/form-nouns.ts'
import { createImportKind } from './imports/import-kind.ts'
import { createImports } from './imports/imports.ts'
import { createListCallbacks } from './list-callbacks.ts'
import { createListRemoval } from './list-removal.ts'
import { createListWebhooks } from './list-webhooks.ts'
import { createLists } from './lists.ts'
import { createPushApps } from './push-apps.ts'
import { createSegments } from './segments/segments.ts'
import { createSuppressions } from './suppressions.ts'
import { createTagRemovalKind } from './tags/tag-removal.ts'
import { createTags } from './tags/tags.ts'
import { createWebPushKeys } from './web-push/keys.ts'
import { createWebPushSites } from './web-push/sites.ts'
import { createWebPushSubscriptions } from './web-push/subscriptions.ts'

export type AudienceArea = ReturnType<typeof createAudienceArea>

export const createAudienceArea = (
  parts: FormParts & Parameters<typeof createImports>[0] & Parameters<typeof createWebPushKeys>[0],
) => ({
  contacts: createContacts(parts),
  contactsUpdate: createContactsUpdate(parts),
  fieldOptions: createFieldOptions(parts),
  contactTags: createContactTags(parts),
  exports: createExports(parts),
  ...createFormNouns(parts),
  fields: { ...createFields(parts), ...createFieldChanges(parts) },
  forgetting: createForget(parts),
  imports: createImports(parts),
  listCallbacks: createListCallbacks(parts),
  lists: createLists(parts),
  pushApps: createPushApps(parts),
  segments: createSegments(parts),
  suppressions: createSuppressions(parts),
  tags: createTags(parts),
  webhooks: createListWebhooks(parts),
  webPushKeys: createWebPushKeys(parts),
  webPushSites: createWebPushSites(parts),
  webPushSubscriptions: createWebPushSubscriptions(parts),
})

/** What the work loop does for the audience. */
export const createAudienceSteps = (parts: Parts) => ({
  removeLists: createListRemoval(parts),
  addUpCounts: createCountSums(parts),
})

/** The kinds of operations on contacts. */
export const createAudienceKinds = (parts: Parts): OperationKind[] => [
  createImportKind(parts),
  createExportKind(parts),
  ...createUpdateKinds(parts),
  ...createTagKinds(parts),
  createTagRemovalKind(parts),
  createErasureKind(parts),
  createUniquenessKind(parts),
  createForgetKind(parts),
]
