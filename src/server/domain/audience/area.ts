// The audience: lists with their contacts, fields, imports and webhooks, and the suppression list.

import type { DomainDeps } from '../deps.ts'
import type { OperationKind } from '../operations/kinds.ts'
import type { WorkTurn } from '../timers/work-turn.ts'
import { type ContactTags, createContactTags, createTagKinds } from './bulk/contact-tags.ts'
import { type ContactsUpdate, createContactsUpdate, createUpdateKinds } from './bulk/contacts-update.ts'
import { createCountSums } from './contact-counts.ts'
import { type Contacts, createContacts } from './contacts/contacts.ts'
import { createErasure, type Forget } from './erasure/erasure.ts'
import { createContactErasureKind } from './erasure/erasure-kind.ts'
import { createExportKind } from './exports/export-kind.ts'
import { createExports, type Exports } from './exports/exports.ts'
import { createFieldChanges, type FieldChanges } from './field-changes.ts'
import { createErasureKind } from './field-erasure.ts'
import { createFieldOptions, type FieldOptions } from './field-options.ts'
import { createUniquenessKind } from './field-uniqueness.ts'
import { createFields, type Fields } from './fields.ts'
import { createFormNouns, type FormDeps, type FormNouns } from './forms/form-nouns.ts'
import { createImportKind } from './imports/import-kind.ts'
import { createImports, type Imports } from './imports/imports.ts'
import { createListCallbacks, type ListCallbacks } from './list-callbacks.ts'
import { createListRemoval } from './list-removal.ts'
import { createListWebhooks, type ListWebhooks } from './list-webhooks.ts'
import { createLists, type Lists } from './lists.ts'
import { createPushApps, type PushApps } from './push-apps.ts'
import { createSegments, type Segments } from './segments/segments.ts'
import { createSuppressions, type Suppressions } from './suppressions.ts'
import { createTagRemovalKind } from './tags/tag-removal.ts'
import { createTags, type Tags } from './tags/tags.ts'
import { createUnify, type Unify } from './unify/unify.ts'
import { createUnifyKind } from './unify/unify-kind.ts'
import { createWebPushKeys, type WebPushKeys } from './web-push/keys.ts'
import { createWebPushSites, type WebPushSites } from './web-push/sites.ts'
import { createWebPushSubscriptions, type WebPushSubscriptions } from './web-push/subscriptions.ts'

export interface AudienceArea extends FormNouns {
  contacts: Contacts
  contactsUpdate: ContactsUpdate
  fieldOptions: FieldOptions
  contactTags: ContactTags
  exports: Exports
  fields: Fields & FieldChanges
  erasure: Forget
  imports: Imports
  listCallbacks: ListCallbacks
  lists: Lists
  pushApps: PushApps
  segments: Segments
  suppressions: Suppressions
  tags: Tags
  unify: Unify
  webhooks: ListWebhooks
  webPushKeys: WebPushKeys
  webPushSites: WebPushSites
  webPushSubscriptions: WebPushSubscriptions
}

export const createAudienceArea = (
  parts: FormDeps & Parameters<typeof createImports>[0] & Parameters<typeof createWebPushKeys>[0],
): AudienceArea => ({
  contacts: createContacts(parts),
  contactsUpdate: createContactsUpdate(parts),
  fieldOptions: createFieldOptions(parts),
  contactTags: createContactTags(parts),
  exports: createExports(parts),
  ...createFormNouns(parts),
  fields: { ...createFields(parts), ...createFieldChanges(parts) },
  erasure: createErasure(parts),
  imports: createImports(parts),
  listCallbacks: createListCallbacks(parts),
  lists: createLists(parts),
  pushApps: createPushApps(parts),
  segments: createSegments(parts),
  suppressions: createSuppressions(parts),
  tags: createTags(parts),
  unify: createUnify(parts),
  webhooks: createListWebhooks(parts),
  webPushKeys: createWebPushKeys(parts),
  webPushSites: createWebPushSites(parts),
  webPushSubscriptions: createWebPushSubscriptions(parts),
})

export interface AudienceSteps {
  removeLists(turn?: WorkTurn): Promise<boolean>
  addUpCounts(turn?: WorkTurn): Promise<boolean>
}

/** What the work loop does for the audience. */
export const createAudienceSteps = (parts: DomainDeps): AudienceSteps => ({
  removeLists: createListRemoval(parts),
  addUpCounts: createCountSums(parts),
})

/** The kinds of operations on contacts. */
export const createAudienceKinds = (parts: DomainDeps): OperationKind[] => [
  createImportKind(parts),
  createExportKind(parts),
  ...createUpdateKinds(parts),
  ...createTagKinds(parts),
  createTagRemovalKind(parts),
  createErasureKind(parts),
  createUniquenessKind(parts),
  createContactErasureKind(parts),
  createUnifyKind(parts),
]
