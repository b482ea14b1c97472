import type { ContactLimit } from '../../../store/campaigns/call-recipients.ts'
import type { LimitHour } from './limit-hour.ts'

/** What a send asked for besides its audience; stored as JSON with the run. */
export interface RunOptions {
  limit_hour?: LimitHour
  /** Users to tell when it has ended. */
  notify?: number[]
  unique_contacts_only?: boolean
  /** How many of the chosen contacts get it at most. */
  limit_contacts?: ContactLimit
  /** How many messages are started in a second at most. */
  limit_speed?: number
}
