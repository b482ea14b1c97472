// What the activities of a contact say of automations.
import type { AutomationRow } from '../../store/automations/automations.ts'
import type { PlatformEvent } from '../events/platform-event.ts'

/** The event that an automation took a contact in, did something with it, or let it go. */
export const automationEvent = (
  kind: 'automation_trigger' | 'automation_action' | 'automation_event',
  { id, account_id, list_id }: Pick<AutomationRow, 'id' | 'account_id' | 'list_id'>,
  contactId: number,
  at: number,
): PlatformEvent => ({
  accountId: account_id,
  kind,
  at,
  listId: list_id,
  contactId,
  campaignId: null,
  messageId: null,
  data: { automation_id: id },
})
