// What happened to contacts: the activities of the specification, and all events.
import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Activity } from '../../domain/audience/contacts/contacts.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toTimeRanges } from '../query.ts'

type ActivityItem = components['schemas']['Activity']
type EventItem = components['schemas']['ContactEvent']

/** Kinds of events outside the closed list of activities (M-896). */
const ofShops = ['product_view', 'cart_update', 'new_order'] satisfies EventItem['event'][]

function toActivity({ kind, at, data }: Activity): ActivityItem {
  return { ...(data && { action_data: data }), date: toDateTime(at), action_name: kind as ActivityItem['action_name'] }
}

function toEvent({ kind, at, data }: Activity): EventItem {
  return { event: kind as EventItem['event'], date: toDateTime(at), ...(data && { data }) }
}

/** The handlers of the two lists. */
export function contactEventHandlers({ audience: { contacts } }: Pick<Domain, 'audience'>) {
  return {
    async listContactActivities({ path, query, caller }) {
      const filter = { at: toTimeRanges(query, ['date']).date, kind: query.action_name, without: ofShops }
      const items = await contacts.activities(caller.accountId, path.list_id, path.contact_id, filter, query)
      return { items: items.map(toActivity) }
    },

    async listContactEvents({ path, query, caller }) {
      const filter = { at: toTimeRanges(query, ['date']).date, kind: query.event }
      const items = await contacts.activities(caller.accountId, path.list_id, path.contact_id, filter, query)
      return { items: items.map(toEvent) }
    },
  } satisfies Partial<Handlers<'marketing-v3', 'Contacts'>>
}
