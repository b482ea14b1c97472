// What messages say, and the links in them.
import { createEmailContents, type FetchPage } from './email-sources.ts'

export type ContentArea = ReturnType<typeof createContentArea>

/** `fetchPage` reads the pages that contents are taken from. */
export const createContentArea = (parts: { fetchPage: FetchPage }) => ({
  emailContents: createEmailContents(parts),
})
