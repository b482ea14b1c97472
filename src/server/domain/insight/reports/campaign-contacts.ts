// Which contacts did what with a campaign (M-705). The record of the channel maps events to activities.
import { fromContactId, toContactId } from '../../../lib/ids.ts'
import { plannedOf } from '../../../store/campaigns/runs.ts'
import { type CampaignContactRow, contactsOfCampaign } from '../../../store/insight/campaign-contacts.ts'
import type { Db, Store } from '../../../store/store.ts'
import { requireCampaign } from '../../campaigns/campaigns.ts'
import type { CampaignChannel, RecipientOutcome } from '../../campaigns/channels/channel.ts'
import { channelOf } from '../../campaigns/channels/channels.ts'
import { invalid } from '../../errors.ts'

/** What can have happened between a contact and a campaign. */
type ContactEvent =
  | 'sent'
  | 'delivered'
  | 'opened'
  | 'not_opened'
  | 'clicked'
  | 'bounced'
  | 'unsubscribed'
  | 'complained'
  | 'replied'
  | 'answered'

/** Which contacts of a campaign a request asks for. */
interface ContactsAsked {
  event: ContactEvent
  /** The contact after which the page begins; without one, at the first. */
  after?: string | undefined
  limit: number
}

/** Recipients up to which a campaign is read where others wait for it. */
const FEW = 5_000

export interface CampaignContacts {
  /**
   * A page of the contacts of a campaign, and where the next one begins; null on the last. Throws `not_found`, and
   * `invalid` for an event that the channel does not have.
   */
  list(
    account: number,
    hash: string,
    asked: ContactsAsked,
  ): Promise<{ items: CampaignContactRow[]; next: string | null }>
}

export function createCampaignContacts({ store }: { store: Store }): CampaignContacts {
  return {
    async list(account, hash, { event, after, limit }): Promise<{ items: CampaignContactRow[]; next: string | null }> {
      const campaign = await requireCampaign(store.db, account, hash)
      const kinds = kindsOf(channelOf(campaign.channel), event)
      if (kinds.length === 0) throw invalid('event', `does not happen to campaigns of the channel ${campaign.channel}`)
      const filter = {
        account,
        campaign: campaign.id,
        kinds,
        without: event === 'not_opened' ? kindsOf(channelOf(campaign.channel), 'opened') : [],
        after: after === undefined ? 0 : fromContactId(after),
      }
      const read = (db: Db) => contactsOfCampaign(db, filter, limit + 1)
      // A page of few may need all events of the campaign.
      const isLong = (await plannedOf(store.db, campaign.id)) > FEW
      const found = isLong ? await store.readLong({ account }, read) : await read(store.db)
      const items = found.slice(0, limit)
      const last = found.length > limit ? items.at(-1) : undefined
      return { items, next: last ? toContactId(last.contact_id) : null }
    },
  }
}

/** Outcomes of which at least one event tells, where the channel has it. */
const outcomes = {
  accepted: { state: 'accepted', ref: '' },
  delivered: { state: 'accepted', ref: '', delivered: true },
  hard: { state: 'failed', reason: '', bounce: 'hard', gone: true },
  soft: { state: 'failed', reason: '', bounce: 'soft' },
} satisfies Record<string, RecipientOutcome>

/** The activities of an event; none if the channel does not have it. */
function kindsOf({ eventsOf, reactions }: CampaignChannel, event: ContactEvent): string[] {
  const reactionsOf = (...names: (keyof typeof reactions)[]) => names.flatMap((name) => reactions[name]?.kind ?? [])
  const after = (...names: (keyof typeof outcomes)[]) =>
    names.flatMap((name) => eventsOf(outcomes[name]).flatMap(({ kind }) => kind ?? []))
  const sent = after('accepted').slice(0, 1)
  // Activities of failed messages other than the send itself.
  const beyond = (kinds: string[]) => [...new Set(kinds)].filter((kind) => !sent.includes(kind))
  const opened = reactionsOf('open')
  switch (event) {
    case 'sent':
      return sent
    case 'delivered':
      return beyond([...after('delivered'), ...reactionsOf('delivered')])
    case 'opened':
      return opened
    case 'not_opened':
      return opened.length > 0 ? sent : []
    case 'clicked':
      return reactionsOf('click')
    case 'bounced':
      return beyond([...after('hard', 'soft'), ...reactionsOf('hard_bounce', 'soft_bounce')])
    case 'unsubscribed':
      return reactionsOf('unsubscribe')
    case 'complained':
      return reactionsOf('complaint')
    case 'replied':
      return reactionsOf('reply')
    case 'answered':
      return reactionsOf('digit')
  }
}
