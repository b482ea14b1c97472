// Where the object of an event is shown.
import type { LiveEvent } from '../../data/live.ts'
import { hrefOf } from '../../shell/router.ts'

const pages = { request: 'requests', message: 'inbox', hook: 'hooks', operation: 'operations' } as const

/** The address of an event's object; null when it has none. */
export function hrefOfEvent(event: LiveEvent): string | null {
  const { kind, object_id, list_id, contact_id, campaign_hash } = event
  if (kind === 'clock') return hrefOf('clock')
  if (kind === 'reset') return hrefOf('snapshots')
  if (kind === 'event') {
    if (list_id !== undefined && contact_id !== undefined) return hrefOf(`contacts/${list_id}/${contact_id}`)
    return campaign_hash === undefined ? null : hrefOf(`campaigns/${campaign_hash}`)
  }
  return kind === 'gap' || object_id === undefined ? null : hrefOf(`${pages[kind]}/${encodeURIComponent(object_id)}`)
}
