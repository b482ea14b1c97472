// Which deliveries are shown: the filters in the address, and what they ask of the platform.
import type { SandboxClient, SandboxSchemas } from '../../../clients/index.ts'
import { query } from '../../shell/router.ts'

/** A delivery as lists show it. */
export type HookDelivery = SandboxSchemas['HookDelivery']

/** The names of the filters in the address. */
export const filterNames = ['state', 'name', 'event', 'url', 'webhook_id', 'since', 'text'] as const

export type Filters = Partial<Record<(typeof filterNames)[number], string>>

/** The filters that are set. */
export const filtersSet = (): Filters =>
  Object.fromEntries(filterNames.flatMap((name) => (query.value.get(name) ? [[name, query.value.get(name)]] : [])))

type ListQuery = NonNullable<NonNullable<Parameters<SandboxClient['listHookDeliveries']>[0]>['query']>

export const states = ['pending', 'delivered', 'parked', 'held', 'failed'] as const

/** The filters as the operation takes them; an unknown state is left out. */
export function toQuery({ state, webhook_id, ...texts }: Filters): ListQuery {
  const known = states.find((one) => one === state)
  return {
    ...texts,
    ...(known && { state: known }),
    ...(webhook_id && /^\d+$/.test(webhook_id) && { webhook_id: Number(webhook_id) }),
  }
}
