// Who follows a link or loads a picture, as far as the report wants to know: a program, and a place. The address itself is
// not kept.
import { type MailProgram, readerOf } from './readers.ts'

/** A place; region and city are empty where only the country is known. */
export interface VisitorLocation {
  country: string
  region: string
  city: string
}

/** Looks up an internet address; null for one that is nowhere, such as that of a private network. */
export type Locate = (address: string) => Promise<VisitorLocation | null>

export interface Visitor {
  userAgent: string
  /** The address of the client; null if the sandbox acts for the recipient. */
  ip: string | null
  /** Whether the browser asks not to be tracked (false). */
  objects?: boolean
  /** Whether it is a program that looks ahead of a reader (false). */
  isMachine?: boolean
}

/** What is known of a visitor. */
export interface Known {
  reader: MailProgram
  place: VisitorLocation | null
}

/** Looks at a visitor. */
export async function lookAt(locate: Locate, { userAgent, ip }: Visitor): Promise<Known> {
  const reader = readerOf(userAgent)
  // Behind the proxy of a mail provider, the location of the reader is unknown.
  const place = ip === null || reader.isProxy ? null : await locate(ip)
  return { reader, place }
}

/** The items that a visitor counts under in the part of the report for places; none when the place is not known. */
export const placePart = ({ place }: Known): Record<string, string> =>
  place ? { location: `${place.country}\n${place.region}\n${place.city}` } : {}

/** What the log keeps of a visitor. */
export const notedOf = ({ reader, place }: Known): Record<string, unknown> => ({
  reader: `${reader.type}\n${reader.name}`,
  ...(place && { place }),
})
