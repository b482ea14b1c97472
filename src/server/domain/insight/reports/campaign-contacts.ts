// Who did what with a campaign (M-705). Which activities tell of an event is what the record of the channel says.
import { fromContactId, toContactId } from '../../../lib/ids.ts'
import { type CampaignContactRow, contactsOfCampaign } from '../../../store/insight/campaign-contacts.ts'
import type { Store } from '../../../store/store.ts'
import { requireCampaign } from '../../campaigns/campaigns.ts'
import type { CampaignChannel, RecipientOutcome } from '../../campaigns/channels/channel.ts'
import { channelOf } from '../../campaigns/channels/channels.ts'
import { invalid } from '../../errors.ts'

/** What can have happened between a contact and a campaign. */
export type ContactEvent =
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
export interface ContactsAsked {
  event: ContactEvent
  /** The contact after which the page begins; without one, at the first. */
  after?: string | undefined
  limit: number
}

export type CampaignContacts = ReturnType<typeof createCampaignContacts>

export function createCampaignContacts({ store }: { store: Store }) {
  return {
    /**
     * A page of the contacts of a campaign, and where the next one begins; null on the last. Throws `not_found`, and
     * `invalid` for an event that the channel does not have.
     */
    async list(
      account: number,
      hash: string,
      { event, after, limit }: ContactsAsked,
    ): Promise<{ items: CampaignContactRow[]; next: string | null }> {
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
      const found = await contactsOfCampaign(store.db, filter, limit + 1)
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

/** The kinds of activities that tell of an event; none when the channel does not have it. */
function kindsOf({ eventsOf, reactions }: CampaignChannel, event: ContactEvent): string[] {
  const told = (...names: (keyof typeof reactions)[]) => names.flatMap((name) => reactions[name]?.kind ?? [])
  const after = (...names: (keyof typeof outcomes)[]) =>
    names.flatMap((name) => eventsOf(outcomes[name]).flatMap(({ kind }) => kind ?? []))
  const sent = after('accepted').slice(0, 1)
  // What a channel tells of a message that failed, besides that it left.
  const beyond = (kinds: string[]) => [...new Set(kinds)].filter((kind) => !sent.includes(kind))
  const opened = told('open')
  switch (event) {
    case 'sent':
      return sent
    case 'delivered':
      return beyond([...after('delivered'), ...told('delivered')])
    case 'opened':
      return opened
    case 'not_opened':
      return opened.length > 0 ? sent : []
    case 'clicked':
      return told('click')
    case 'bounced':
      return beyond([...after('hard', 'soft'), ...told('hard_bounce', 'soft_bounce')])
    case 'unsubscribed':
      return told('unsubscribe')
    case 'complained':
      return told('complaint')
    case 'replied':
      return told('reply')
    case 'answered':
      return told('digit')
  }
}
