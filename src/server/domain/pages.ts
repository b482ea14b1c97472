// The shape of a page, for the doors.
export type { Page, PageRequest } from '../store/pages.ts'
