// What messages say, and the links in them.
import { type CnameParts, createCnames } from './cnames/cnames.ts'
import { createEmailContents, type FetchPage } from './email-sources.ts'

export type ContentArea = ReturnType<typeof createContentArea>

/** `fetchPage` reads the pages that contents are taken from. */
export const createContentArea = (parts: CnameParts & { fetchPage: FetchPage }) => ({
  cnames: createCnames(parts),
  emailContents: createEmailContents(parts),
})
