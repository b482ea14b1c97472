// What a channel is to campaigns. Planning, chunks, the gate, settling and counting are the same for all channels;
// where channels differ, they ask this record. Only `defineChannel` knows the type of a channel's messages.

import { createLoopTurn } from '../../../lib/loop-turn.ts'
import type { AccountKind } from '../../../store/accounts/accounts.ts'
import type { SenderRow } from '../../../store/accounts/senders.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import type { DeviceRow } from '../../../store/audience/devices.ts'
import type { CampaignRow } from '../../../store/campaigns/campaigns.ts'
import type { Channel } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import type { SenderChannel } from '../../accounts/senders/senders.ts'
import type { Issue, ShownFeed } from '../../content/feed-markers.ts'
import type { HeaderFooterTexts } from '../../content/header-footer.ts'
import type { Language } from '../../content/languages.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { ConflictReason, DomainError } from '../../errors.ts'
import type { Growth } from '../../events/platform-event.ts'
import type { Carrier, CarrierOf, Carriers, Outcome } from '../../sending/carrier.ts'
import { isRetriedWhenInDoubt } from '../../sending/doubt.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { TemplateFields } from './contact-variables.ts'
import type { Destination, DeviceApp, Recipients } from './recipients.ts'

/** What every new campaign says, whatever its channel. */
export interface NewCampaign extends Destination {
  /** The name that only the account sees. */
  internalName: string
  /** A campaign group; 0 is none (none). */
  groupId?: number | undefined
}

/** A new campaign on a channel whose recipients are contacts. */
export interface CampaignDraft extends NewCampaign {
  listId: number
}

/** What every change of a campaign may say. */
export interface CampaignChange {
  internalName?: string | undefined
  /** A campaign group; 0 is none. */
  groupId?: number | undefined
}

/** The columns of a campaign that its channel fills. */
type ContentColumns = Pick<CampaignRow, 'title' | 'content' | 'sender_id' | 'reply_to' | 'header_footer'> &
  Partial<Pick<CampaignRow, 'file_id' | 'feed' | 'cname_id'>>

/** A campaign as its channel reads it, once for a run. */
export interface CampaignSource {
  campaign: CampaignRow
  /** Null where the channel allows it: then the platform is the sender. */
  sender: SenderRow | null
  replyTo: SenderRow | null
  /** The extra fields of the list. */
  fields: TemplateFields
  /** That of the list. */
  language: Language
  /** The template of header and footer that the campaign names. */
  frame: HeaderFooterTexts | null
  /** What the feeds say that fill the campaign; null when none has said anything yet. */
  issue: Issue | null
  trackingLinks: TrackingLinks
  /** The app or the site that it goes to; null on channels without. */
  app: DeviceApp | null
}

/** A recipient that passed the gate. */
export interface Target {
  messageId: number
  contact: ContactRow
  address: string
  /** Null on a channel whose recipients are contacts. */
  device: DeviceRow | null
  /** Attempts before this one (0). */
  attempts?: number
}

/** What all recipients of a sub-batch have in common. */
export interface Moment {
  /** The account's epoch when the sub-batch was taken. */
  epoch: number
  /** Milliseconds. */
  date: number
  /** Numbers of the links of the campaign. */
  links: ReadonlyMap<string, number>
}

/** A campaign whose texts are parsed. */
export interface CompiledCampaign<Outgoing> {
  /** The links whose clicks are counted, as the author wrote them. */
  urls: string[]
  /** Throws `Unsendable`, or the error of the template language about the data of this contact. */
  render(target: Target, moment: Moment): Outgoing
}

/** A campaign as a page shows it, with the addresses that its recipient got. */
export interface CampaignView {
  title: string
  html: string
}

/** What the link in a message leads to: an address elsewhere, or a page that the platform shows. */
export type Landing = { url: string } | { html: string }

/** The landing of a campaign, parsed. */
export interface CompiledLanding {
  /** The links whose clicks are counted, as the author wrote them. */
  urls: readonly string[]
  /** Whether it differs by recipient in more than its links. */
  isPersonal: boolean
  /** Throws the error of the template language about the data of this contact. */
  toRecipient(target: Pick<Target, 'messageId'> & { contact: ContactRow | null }, links: Moment['links']): Landing
}

/** A text that its channel cannot send to this recipient; the message says why. */
export class Unsendable extends Error {}

/** A message that may not leave yet, in whose country it is too early or too late; `wait` in milliseconds. */
export class HeldBack extends Error {
  readonly wait: number

  constructor(message: string, wait: number) {
    super(message)
    this.wait = wait
  }
}

type Failed = Extract<Outcome, { state: 'failed' }>

/** `unsent`: it never got to a carrier. */
export type SendOutcome = Exclude<Outcome, Failed> | (Failed & { unsent?: true })

/** What became of a recipient; `skipped` and `cancelled`: there was no attempt. */
export type RecipientOutcome = SendOutcome | { state: 'skipped' | 'cancelled'; reason: string }

/** A campaign that can be sent. */
export interface OpenCampaign {
  urls: string[]
  /** One outcome for each target, in their order. */
  send(targets: readonly Target[], moment: Moment): Promise<SendOutcome[]>
  /** As that of its carrier. */
  inDoubt?: Carrier<unknown>['inDoubt']
}

/** What happened to a message, as the log and the report have it. */
export interface ChannelEvent {
  /** An `action_name` of the contract; null for what is counted only. */
  kind: string | null
  counts: Growth
  /** What the total counts in addition when a recipient does it for the first time. */
  first?: Growth
  /** The log has it once for each message; after that it is counted only. */
  isOnce?: true
}

/**
 * What a recipient does, or what its network reports after it took the message. One that takes from `pending` happens
 * only to messages that the report counts so.
 */
export type Reaction =
  | 'delivered'
  | 'rejected'
  | 'reply'
  | 'open'
  | 'click'
  | 'machine_open'
  | 'machine_click'
  | 'cancel'
  | 'unsubscribe'
  | 'hard_bounce'
  | 'soft_bounce'
  | 'complaint'
  | 'forward'
  | 'friend_send'
  | 'friend_open'
  | 'share'
  | 'digit'

/** What a report counts a device by. */
export type ReportedDevice = Pick<DeviceRow, 'system'> & Partial<Pick<DeviceRow, 'details'>>

export interface CampaignChannel<Draft = never, Change = never> {
  /** What campaigns, runs, operations and messages of the channel are marked with. */
  readonly name: Channel
  /** Null where a campaign has no sender: then its app or its site speaks. */
  readonly sender: {
    channel: SenderChannel
    /** Otherwise the platform is the sender of a campaign that names none. */
    isRequired: boolean
  } | null
  /** Where its recipients are. */
  readonly recipients: Recipients
  /** Whether a message with an unknown outcome is sent again (M-042). */
  readonly isRepeated: boolean
  /**
   * The content of a new campaign. Throws `invalid` for an invalid template, and for a sender or stored template that
   * the account does not have.
   */
  draft(tx: Db, account: number, draft: Draft): Promise<ContentColumns>
  /** The columns that a change writes. Throws as `draft`. */
  change(tx: Db, row: CampaignRow, change: Change): Promise<Partial<ContentColumns>>
  /** The error for a request to send whose campaign or sender is not ready (M-115). */
  refusal(reason: ConflictReason, text: string): DomainError
  /** What there is to know of campaigns that a feed fills; channels without such campaigns have none. */
  readonly fed?: {
    /** The feeds that a stored content names. */
    feeds(content: string): readonly ShownFeed[]
    /** Where each issue goes. */
    destination(campaign: CampaignRow): Destination
  }
  /** What its author should know before it is sent, in sentences. Channels without such rules have none. */
  warnings?(content: string): string[]
  /** Why the texts of a campaign cannot be rendered, tried with these contacts; null when they can. */
  problem(source: CampaignSource, contacts: readonly ContactRow[]): string | null
  /** Parses the campaign and chooses its carrier. A mistake in a text is the outcome of each of its recipients. */
  open(source: CampaignSource, carriers: Carriers, kind: AccountKind): OpenCampaign
  /**
   * Shows the campaign to one of its recipients, or its public view, without personal data and tracking. Channels
   * without web pages leave it out.
   */
  readonly view?: {
    toRecipient(source: CampaignSource, target: Target, links: Moment['links']): CampaignView
    toEverybody(source: CampaignSource, nobody: ContactRow): CampaignView
  }
  /** Where the link in its messages leads. Channels whose messages have no such link have none. */
  landing?(source: CampaignSource): CompiledLanding
  /** What follows from an outcome; nothing while another attempt is to come. */
  eventsOf(outcome: RecipientOutcome): readonly ChannelEvent[]
  /** By which method an outcome puts the address on the suppression list, or null. */
  suppresses(outcome: RecipientOutcome): 'bounce' | null
  /** Reactions that the channel knows. */
  readonly reactions: Readonly<Partial<Record<Reaction, ChannelEvent>>>
  /**
   * Makes the function that says under which item of each part of the report a recipient counts at this time. The
   * device is null on other channels, and when it is gone.
   */
  partsAt(at: number): (address: string, device: ReportedDevice | null) => Readonly<Record<string, string>>
  /**
   * The address that a click on a message itself opens; null when that is another one in each issue of a feed. Channels
   * whose messages hold links have none.
   */
  linkOf?(campaign: CampaignRow): string | null
}

/** The parts of a channel that know the type of its messages. */
interface Wire<Outgoing> {
  compile(source: CampaignSource): CompiledCampaign<Outgoing>
  carrierOf(carriers: Carriers): CarrierOf<Outgoing>
}

type Definition<Draft, Change, Outgoing> = Omit<CampaignChannel<Draft, Change>, 'open' | 'problem' | 'isRepeated'> &
  Wire<Outgoing>

/** Makes the record of a channel. */
export function defineChannel<Draft extends NewCampaign, Change extends CampaignChange, Outgoing>({
  compile,
  carrierOf,
  ...rest
}: Definition<Draft, Change, Outgoing>): CampaignChannel<Draft, Change> {
  return {
    ...rest,
    isRepeated: isRetriedWhenInDoubt(rest.name, PRIORITY.campaign),
    problem: (source, contacts) => problemOf(() => compile(source), contacts),
    open(source, carriers, kind) {
      const { urls, render } = compiledOrFailed(() => compile(source))
      const carrier = carrierOf(carriers)(kind)
      return {
        urls,
        ...(carrier.inDoubt && { inDoubt: carrier.inDoubt }),
        async send(targets, moment) {
          const { messages, unsent } = await renderAll(render, targets, moment)
          const outcomes = messages.length === 0 ? [] : await carrier.send(messages)
          let next = 0
          return targets.map(
            (_, i) => unsent.get(i) ?? outcomes[next++] ?? { state: 'unknown', reason: 'the carrier gave no outcome' },
          )
        },
      }
    },
  }
}

function problemOf<Outgoing>(
  compile: () => CompiledCampaign<Outgoing>,
  contacts: readonly ContactRow[],
): string | null {
  try {
    const { render } = compile()
    const moment = { epoch: 0, date: 0, links: new Map() }
    for (const contact of contacts) render({ messageId: 0, contact, address: '', device: null }, moment)
    return null
  } catch (error) {
    // A text that fails for an empty contact may still work for others.
    return error instanceof Unsendable || error instanceof HeldBack ? null : (error as Error).message
  }
}

/**
 * A campaign that was stored before a limit of today came. No recipient gets it, and each has the error as its reason.
 */
function compiledOrFailed<Outgoing>(compile: () => CompiledCampaign<Outgoing>): CompiledCampaign<Outgoing> {
  try {
    return compile()
  } catch (error) {
    const fail = () => {
      throw error
    }
    return { urls: [], render: fail }
  }
}

/** The messages, and the outcomes of targets without one, by their position. */
async function renderAll<Outgoing>(
  render: CompiledCampaign<Outgoing>['render'],
  targets: readonly Target[],
  moment: Moment,
): Promise<{ messages: Outgoing[]; unsent: Map<number, SendOutcome> }> {
  const messages: Outgoing[] = []
  const unsent = new Map<number, SendOutcome>()
  const turn = createLoopTurn()
  for (const [i, target] of targets.entries()) {
    try {
      messages.push(render(target, moment))
    } catch (error) {
      // One contact's data may be the reason; the others still get their message.
      unsent.set(i, unsentBy(error as Error))
    }
    const pause = turn()
    if (pause) await pause
  }
  return { messages, unsent }
}

function unsentBy(error: Error): SendOutcome {
  const { message } = error
  if (error instanceof HeldBack) return { state: 'deferred', reason: message, broken: true, wait: error.wait }
  return { state: 'failed', reason: error instanceof Unsendable ? message : `template: ${message}`, unsent: true }
}
