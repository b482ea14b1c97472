import type { ContactLimit } from '../../../store/campaigns/call-recipients.ts'
import type { LimitHour } from './limit-hour.ts'
import type { LocalTime } from './local-time.ts'

/** The options of a send without its audience; stored as JSON with the run. */
export interface RunOptions {
  limit_hour?: LimitHour
  /** Users to tell when it has ended. */
  notify?: number[]
  unique_contacts_only?: boolean
  /** How many of the chosen contacts get it at most. */
  limit_contacts?: ContactLimit
  /** How many messages are started in a second at most. */
  limit_speed?: number
  /** Sends at an hour of the recipients' own clocks. */
  local_time?: LocalTime
}

/** The options of a run that goes to all time zones at once. */
export const withoutLocalTime = ({ local_time: _local, ...options }: RunOptions): RunOptions => options
