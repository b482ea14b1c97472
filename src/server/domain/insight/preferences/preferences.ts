// What recipients may see and change of themselves by the link of a campaign (M-344).
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { updateContacts } from '../../../store/audience/contact-bulk.ts'
import { type ContactRow, contactsByIds, holdContacts } from '../../../store/audience/contacts.ts'
import { findList } from '../../../store/audience/lists.ts'
import { findCampaignById } from '../../../store/campaigns/campaigns.ts'
import { findRun } from '../../../store/campaigns/runs.ts'
import type { Db, Store } from '../../../store/store.ts'
import { applyPatch, changeEvents } from '../../audience/contacts/contact-changes.ts'
import { moveUniqueValues } from '../../audience/contacts/unique-values.ts'
import { fieldsOfList } from '../../audience/fields.ts'
import { messageOfRecipient } from '../../campaigns/runs/message-of-recipient.ts'
import type { HeaderFooter } from '../../content/email-content.ts'
import { type Language, languageFor } from '../../content/languages.ts'
import { DomainError } from '../../errors.ts'
import { recordEvents } from '../../events/events.ts'
import { countOnce, repeatLimits } from '../../events/repeat-limits.ts'
import {
  channelsOf,
  editableFields,
  type PreferenceChange,
  type PreferenceChannel,
  type PreferenceFault,
  type PreferenceField,
  readChange,
} from './change.ts'

export interface Preferences {
  /** Where the message went to. */
  address: string
  language: Language
  /** Whether the contact has left the list: then nothing can be changed. */
  isRemoved: boolean
  fields: PreferenceField[]
  channels: PreferenceChannel[]
}

/** `isTooOften`: nothing was written, since the contact was changed too often in a day. */
type Saved = { errors: ReadonlyMap<string, PreferenceFault>; isTooOften?: true }

export interface RecipientPreferences {
  /** What the recipient of a message may change; null without a contact. */
  of(messageId: number): Promise<Preferences | null>
  /** Applies the whole change or, if part of it is invalid, nothing. Null without a contact. */
  save(messageId: number, change: PreferenceChange): Promise<Saved | null>
}

export function createPreferences({ store, clock }: { store: Store; clock: Clock }): RecipientPreferences {
  /** What a message leads to; null when it is of no campaign, or the contact or the campaign is gone. */
  async function subjectOf(messageId: number) {
    const message = await store.writeAlongside((tx) => messageOfRecipient(tx, messageId, clock.now))
    const { account_id: account, campaign_id, contact_id, list_id: list, run_id, address } = message ?? {}
    if (account === undefined || !campaign_id || !contact_id || !list) return null
    const campaign = await findCampaignById(store.db, account, campaign_id)
    const row = await findList(store.db, account, list)
    if (!campaign || !row) return null
    const frame = campaign.header_footer === null ? null : fromJson<HeaderFooter>(campaign.header_footer)
    const run = run_id ? await findRun(store.db, run_id) : undefined
    const known = await fieldsOfList(store.db, account, list)
    const addressField = run ? fromJson<{ field: string }>(run.audience).field : ''
    const shown = editableFields(known, frame?.edit_fields ?? [], addressField)
    return { account, contactId: contact_id, address: address ?? '', listLanguage: row.language, known, shown }
  }

  async function write(
    tx: Db,
    { contactId, known, shown }: NonNullable<Awaited<ReturnType<typeof subjectOf>>>,
    change: PreferenceChange,
  ): Promise<Saved | null> {
    const [before] = await holdContacts(tx, [contactId])
    if (!before || before.status === 'removed') return null
    const { patch, errors } = readChange(before, change, known, shown)
    if (errors.size > 0) return { errors }
    const now = clock.now(before.account_id)
    const after = applyPatch(before, patch, 'form', now)
    const isSame = Object.entries(after).every(
      ([column, value]) => column === 'change_date' || value === before[column as keyof ContactRow],
    )
    if (isSame) return { errors }
    if (!(await countOnce(tx, before, 'preferences', repeatLimits.preferences, now)))
      return { errors, isTooOften: true }
    await moveUniqueValues(tx, before, after, known)
    await updateContacts(tx, [after])
    await recordEvents(tx, changeEvents(before, after, now))
    return { errors }
  }

  return {
    async of(messageId): Promise<Preferences | null> {
      const subject = await subjectOf(messageId)
      const [contact] = subject ? await contactsByIds(store.db, [subject.contactId]) : []
      if (!subject || !contact) return null
      return {
        address: subject.address,
        language: languageFor(contact.language, subject.listLanguage),
        isRemoved: contact.status === 'removed',
        fields: subject.shown.map((field) => field.of(contact)),
        channels: channelsOf(contact),
      }
    },

    async save(messageId, change): Promise<Saved | null> {
      const subject = await subjectOf(messageId)
      if (!subject) return null
      try {
        return await store.writeAlongside((tx) => write(tx, subject, change))
      } catch (error) {
        // Another contact has the value of a unique field; the response must not name it.
        const field =
          error instanceof DomainError && error.code === 'conflict' ? error.details?.['field_id'] : undefined
        if (typeof field !== 'string') throw error
        return { errors: new Map([[field, 'taken']]) }
      }
    },
  }
}
