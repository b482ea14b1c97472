import type { components } from '../../../../generated/sandbox-v1/types.ts'
import type { Handlers, StreamItem } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { LiveItem, LiveKind } from '../../domain/sandbox/live.ts'
import { toDateTime } from '../../lib/dates.ts'

type LiveEvent = components['schemas']['LiveEvent']

function toItem(item: LiveItem): StreamItem<LiveEvent> {
  if (!item?.kind) return item && { id: item.place }
  const { place, kind, at, type, text, failed = false } = item
  const data = {
    event_id: place,
    kind,
    type,
    date: toDateTime(at),
    text,
    object_id: item.objectId,
    failed,
    status: item.status,
    duration_ms: item.ms,
    list_id: item.listId,
    contact_id: item.contactId,
    campaign_hash: item.campaignHash,
  }
  return { id: place, event: kind, data }
}

async function* toItems(items: AsyncIterable<LiveItem>): AsyncGenerator<StreamItem<LiveEvent>> {
  for await (const item of items) yield toItem(item)
}

export function liveHandlers({ sandbox: { live } }: Domain) {
  return {
    async streamEvents({ query, caller, signal, lastEventId }) {
      const { console, seconds } = query
      // The pattern of the parameter lists the kinds.
      const kinds = query.kind?.split(',') as LiveKind[] | undefined
      const after = lastEventId ?? query.after
      return toItems(await live.open(caller, { kinds, console, after, seconds, signal }))
    },
  } satisfies Handlers<'sandbox-v1', 'Live'>
}
