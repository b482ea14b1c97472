// The events of one campaign, written as the platform writes them: with the counters of its report.
import { email } from '../../../src/server/domain/campaigns/channels/email.ts'
import { recordEvents } from '../../../src/server/domain/events/events.ts'
import type { PlatformEvent } from '../../../src/server/domain/events/platform-event.ts'
import type { Store } from '../../../src/server/store/store.ts'

export interface EventsOf {
  id: number
  hash: string
  account_id: number
  list_id: number
}

interface Amount {
  total: number
  /** The contact of the nth event. */
  contactOf(n: number): number
}

const PER_WRITE = 2_000
const START = Date.UTC(2026, 0, 1)
const HOUR = 3_600_000
const WEEK = 168 * HOUR
const READERS = ['Gmail', 'Outlook', 'Apple Mail', 'Thunderbird']

const { open, click } = email.reactions
if (!open || !click) throw new Error('Emails are opened and clicked')
const reactions = { open, click }

/** The campaign that has this hash; throws when there is none. */
export const findCampaign = (store: Store, hash: string): Promise<EventsOf> =>
  store.db
    .selectFrom('campaign')
    .select(['id', 'hash', 'account_id', 'list_id'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()

/**
 * Those of one write follow each other, as events do. The writes lie all over one week, however many there are: a report
 * has a row for each hour and each day, and those of all stores are to be equally long.
 */
const timeOf = (n: number) => START + ((Math.floor(n / PER_WRITE) * 37 * HOUR) % WEEK) + (n % PER_WRITE) * 500

function eventOf(campaign: EventsOf, n: number, contactId: number): PlatformEvent {
  const { kind, counts, first } = n % 10 === 0 ? reactions.click : reactions.open
  const at = timeOf(n)
  return {
    accountId: campaign.account_id,
    kind,
    at,
    listId: campaign.list_id,
    contactId,
    campaignId: campaign.id,
    messageId: 2 ** 32 + n,
    data: { campaign_hash: campaign.hash },
    report: {
      counts,
      total: first,
      parts: {
        ...email.partsAt(at)(`reader@example${n % 50}.com`, null),
        url: 'https://shop.example.com/spring',
        reader: `desktop\n${READERS[n % 4]}`,
      },
    },
  }
}

/** Writes opens and clicks of the campaign: one click for nine opens. */
export async function writeEvents(store: Store, campaign: EventsOf, { total, contactOf }: Amount): Promise<void> {
  for (let from = 0; from < total; from += PER_WRITE) {
    const size = Math.min(PER_WRITE, total - from)
    const events = Array.from({ length: size }, (_, i) => eventOf(campaign, from + i, contactOf(from + i)))
    await store.write((tx) => recordEvents(tx, events))
  }
}
