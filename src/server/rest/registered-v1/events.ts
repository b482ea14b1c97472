import type { components } from '../../../../generated/registered-v1/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { RegisteredEvent, RegisteredHeading } from '../../domain/messages/registered/messages.ts'
import { toDateTime } from '../../lib/dates.ts'
import type { PlaceNames } from '../places.ts'
import { toPage } from '../query.ts'

type Schemas = components['schemas']

const toEvent = (message: RegisteredHeading, event: RegisteredEvent): Schemas['RegisteredEvent'] => ({
  id: event.id,
  channel: message.channel,
  type: event.type,
  sender: message.sender,
  destination: message.recipient,
  date: toDateTime(event.at),
  customData: event.customData,
})

/** Places that have another name in requests than in the domain. */
export const registeredEventPlaces = {
  createRegisteredCustomEvents: { 'events.hash': 'registerId', 'events.at': 'eventDate' },
} satisfies PlaceNames<'registered-v1', 'Registered events'>

export function registeredEventHandlers({ messages: { registered } }: Domain) {
  return {
    async listRegisteredEvents({ path, query, caller }) {
      const { message, page } = await registered.messages.events(caller.accountId, path.registered_id, {
        ...toPage(query),
        order: 'asc',
      })
      return { total_items: page.total, items: page.items.map((event) => toEvent(message, event)) }
    },

    async createRegisteredCustomEvents({ body, caller }) {
      const events = body.events.map(({ registerId, eventDate, customData = '' }) => ({
        hash: registerId,
        at: eventDate * 1000,
        data: customData,
      }))
      await registered.messages.addEvents(caller.accountId, body.channel === 'Email' ? 'email' : 'sms', events)
      return { result: 'success' }
    },
  } satisfies Handlers<'registered-v1', 'Registered events'>
}
