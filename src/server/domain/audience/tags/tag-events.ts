import type { ContactRow } from '../../../store/audience/contacts.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'

/** The event that a contact got a tag, or lost it. */
export const tagEvent = (
  kind: 'attach_tag' | 'detach_tag',
  { id, account_id, list_id }: Pick<ContactRow, 'id' | 'account_id' | 'list_id'>,
  tag: number,
  at: number,
): PlatformEvent => ({
  accountId: account_id,
  kind,
  at,
  listId: list_id,
  contactId: id,
  campaignId: null,
  messageId: null,
  data: { tag_id: tag },
})
