// A row of an advanced report before it is written: what was found, and what its columns read of it.
import type { ReportEvent } from '../../../store/insight/report-events.ts'
import type { Db } from '../../../store/store.ts'
import type { OpenContact, ReportInput, ReportPosition } from './report-input.ts'

/** One row. What its kind does not know is empty. */
export interface ReportRow {
  contactId: number | null
  campaignId: number | null
  /** The hash of the campaign as the event has it: the campaign may be gone. */
  hash: string
  /** Numbers by the name by which columns ask for them: the kind of an event, as a rule. */
  counts: Readonly<Record<string, number>>
  /** Texts by the name by which columns ask for them. */
  texts: Readonly<Record<string, string>>
  /** The event that the row shows; null for a row about several events, or none. */
  event: ReportEvent | null
}

/** What is shown of a campaign, by the names of the contract. */
export type CampaignFacts = Readonly<
  Record<'internal_name' | 'campaign_hash' | 'send_date' | 'group' | 'channel' | 'type' | 'sender', string>
>

/** A column: its type, and what it shows of a row. */
export interface Column {
  type: 'text' | 'number'
  read(row: ReportRow, campaign: CampaignFacts): string | number
}

/** Columns by their names, which are those of the booleans of the contract. */
export type Columns = Readonly<Record<string, Column>>

/** How many events of these kinds a row counts. */
export const countColumn = (...kinds: string[]): Column => ({
  type: 'number',
  read: ({ counts }) => kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0),
})

/** A text of the row. */
export const textColumn = (name: string): Column => ({ type: 'text', read: ({ texts }) => texts[name] ?? '' })

const ofCampaign = (name: keyof CampaignFacts): Column => ({ type: 'text', read: (_row, campaign) => campaign[name] })

/** What every report of campaigns can show of them. */
export const campaignColumns = {
  internal_name: ofCampaign('internal_name'),
  campaign_hash: ofCampaign('campaign_hash'),
  send_date: ofCampaign('send_date'),
  group: ofCampaign('group'),
  channel: ofCampaign('channel'),
  type: ofCampaign('type'),
  sender: ofCampaign('sender'),
} satisfies Columns

/** Where something is read from. */
export interface ReadContext {
  db: Db
  account: number
  input: ReportInput
}

/** Some rows, and from where to read on; null at the end. */
export interface Read {
  rows: ReportRow[]
  next: ReportPosition | null
}

/** Reads on from a place, as much as one step may cost. */
export interface ReportReader {
  read(context: ReadContext, place: ReportPosition): Promise<Read>
  /** How many items there are, each of which is read to its end before the next one. */
  items(input: ReportInput): number
}

/** Makes rows of events that come in pages, all of a contact before those of the next one. */
export interface Fold {
  add(events: readonly ReportEvent[]): void
  /** The rows; all events of the last contact have come. */
  rows(): Promise<ReportRow[]>
  /** The rows so far, and what to begin the next fold with; without it, all events of a contact have to come at once. */
  pause?(): Promise<{ rows: ReportRow[]; open?: OpenContact | undefined }>
}

/** Creates a fold; `open` continues a contact where another fold has paused. */
export type MakeFold = (context: ReadContext, open?: OpenContact) => Fold

/** Looks up data of rows that is not in their events. */
export type Detail = (context: ReadContext, rows: readonly ReportRow[]) => Promise<ReportRow[]>

export type { ReportEvent }
