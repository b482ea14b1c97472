// What messages say, and the links in them.
import { type CnameDeps, type Cnames, createCnames } from './cnames/cnames.ts'
import { createEmailContents, type EmailContents, type FetchPage } from './email-sources.ts'

export interface ContentArea {
  cnames: Cnames
  emailContents: EmailContents
}

/** `fetchPage` reads the pages that contents are taken from. */
export const createContentArea = (parts: CnameDeps & { fetchPage: FetchPage }): ContentArea => ({
  cnames: createCnames(parts),
  emailContents: createEmailContents(parts),
})
