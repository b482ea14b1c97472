// The shapes of a page and of a range of times, for the doors.
export type { Page, PageRequest } from '../store/pages.ts'
export type { TimeRange } from '../store/time-ranges.ts'
