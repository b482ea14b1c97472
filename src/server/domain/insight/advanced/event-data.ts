// Reads the data of logged events.
import { fromJson } from '../../../lib/json-text.ts'
import type { ReportEvent } from './report-row.ts'

interface EventData {
  campaign_hash?: string
  url?: string
  noted?: {
    /** The type and the name of the program, one line each. */
    reader?: string
    place?: { country: string; region: string; city: string }
    link?: string
    network?: string
    method?: string
    form?: number
  }
}

const nothing: EventData = {}

export const dataOf = ({ data }: ReportEvent): EventData => (data === null ? nothing : fromJson<EventData>(data))

/** Programs that say on what system they are. */
const systems: Readonly<Record<string, string>> = { iOS: 'iOS', Android: 'Android', Apple: 'macOS' }

const programOf = ({ noted }: EventData) => noted?.reader?.split('\n')[1] ?? ''

/** What events can be told apart by, by the names of the contract. A link is the one that its author wrote. */
export const dimensions = {
  url: ({ url, noted }: EventData) => noted?.link ?? url ?? '',
  city: ({ noted }: EventData) => noted?.place?.city ?? '',
  country: ({ noted }: EventData) => noted?.place?.country ?? '',
  region: ({ noted }: EventData) => noted?.place?.region ?? '',
  program: programOf,
  os: (data: EventData) => systems[programOf(data)] ?? '',
} as const

export type Dimension = keyof typeof dimensions

export const isDimension = (name: string): name is Dimension => name in dimensions
