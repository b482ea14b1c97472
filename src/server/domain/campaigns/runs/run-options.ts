import type { LimitHour } from './limit-hour.ts'

/** What a send asked for besides its audience; stored as JSON with the run. */
export interface RunOptions {
  limit_hour?: LimitHour
  /** Users to tell when it has ended. */
  notify?: number[]
  unique_contacts_only?: boolean
}
