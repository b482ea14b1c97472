import type { Domain } from '../../domain/domain.ts'
import { orRefuse, Refusal } from '../errors.ts'
import { notBuilt, type SoapHandlers } from '../handler.ts'
import { filledOf } from '../options.ts'

const perCent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100)

export function createReportOperations({ reports }: Domain) {
  return {
    async getReport({ options, caller }) {
      const hash = filledOf(options, 'campaign')
      if (hash === undefined) throw new Refusal('NO_CAMPAIGN')
      const { overall, part } = await orRefuse({ not_found: 'CAMPAIGN_NOT_FOUND' }, () =>
        reports.get('email', caller.accountId, hash),
      )
      const n = (name: string) => overall[name] ?? 0
      if (n('sends') === 0) throw new Refusal('NO_DATA')
      // In the part for readers, an item is the type and the name, one line each.
      const programs = part('reader').map(
        ({ item, counters }) => [item.split('\n')[1] ?? item, counters['opens'] ?? 0] as const,
      )
      // What the platform does not count is left out (O-017).
      return {
        HASH: hash,
        SENT: n('sends'),
        VIEWS: n('opens'),
        UNIQUE_VIEWS: n('unique_opens'),
        NOT_OPENED: Math.max(0, n('sends') - n('unique_opens')),
        CLICKS_SUB: n('clicks'),
        UNIQUE_CLICKS: n('unique_clicks'),
        CLICKS_RATE: perCent(n('unique_clicks'), n('sends')),
        RETURNED: n('hard_bounces') + n('soft_bounces'),
        TOTAL_REMOVES: n('unsubscriptions'),
        COMPLAIN: n('complaints'),
        COMPLAIN_RATE: perCent(n('complaints'), n('sends')),
        RECOMENDATIONS: n('forwards'),
        FACEBOOK_SHARE: n('fb_shares'),
        TWEETS: n('tw_shares'),
        OTHER_SOCIAL: n('social_shares') - n('fb_shares') - n('tw_shares'),
        PROGRAMS_TOTALS: sumByName(programs),
        LINKS_CAMPAIGN: sumByName(part('url').map(({ item, counters }) => [item, counters['clicks'] ?? 0])),
      }
    },

    ...notBuilt('generateAdvancedReport', 'getAdvancedReport'),
  } satisfies Partial<SoapHandlers>
}

function sumByName(pairs: readonly (readonly [string, number])[]): Record<string, number> {
  const sums = new Map<string, number>()
  for (const [name, n] of pairs) sums.set(name, (sums.get(name) ?? 0) + n)
  return Object.fromEntries(sums)
}
