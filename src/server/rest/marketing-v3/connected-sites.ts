import type { Handler, Handlers } from '../../contract/handlers.ts'
import type { FormDisplay } from '../../domain/audience/forms/display.ts'
import type { ConnectedSite, SiteHead } from '../../domain/commerce/sites.ts'
import type { Domain } from '../../domain/domain.ts'
import { invalid } from '../../domain/errors.ts'
import { fromDateTime, toDate } from '../../lib/dates.ts'

type Site = Awaited<ReturnType<Handler<'marketing-v3', 'getConnectedSite'>>>

const DAY_MS = 86_400_000
/** Days of the statistics, unless the query says otherwise, and at most. */
const USUAL = 30
const MAX_DAYS = 366

/** The members that name a site wherever one stands. */
export const toSiteItem = ({ domain, listId }: Pick<SiteHead, 'domain' | 'listId'>) => ({
  domain,
  ...(listId !== null && { list_id: listId }),
})

/** The forms that the script shows in one way. */
function shownAs(kind: FormDisplay['kind'], forms: ConnectedSite['forms']) {
  const items = forms.filter((form) => form.kind === kind)
  return { enabled: items.length > 0, items: items.map(({ id, name }) => ({ internal_name: name, form_id: id })) }
}

/** The forms to paste into pages of the site. */
const embeddedAmong = (forms: ConnectedSite['forms']) => forms.filter(({ kind }) => kind === null)

const toSite = ({ code, isTracked, forms, pushSites, ...site }: ConnectedSite): Site => ({
  ...toSiteItem(site),
  code,
  features: [
    {
      track_and_engage: { enabled: isTracked },
      on_site_message: shownAs('message', forms),
      popup_forms: shownAs('popup', forms),
      whatsapp: shownAs('whatsapp', forms),
      web_push: {
        enabled: pushSites.length > 0,
        items: pushSites.map(({ id, name, appCode }) => ({ internal_name: name, site_id: id, app_code: appCode })),
      },
      embed_forms: {
        enabled: embeddedAmong(forms).length > 0,
        items: embeddedAmong(forms).map(({ id, name, hash }) => ({
          internal_name: name,
          form_id: id,
          form_hash: hash,
        })),
      },
    },
  ],
})

/** The beginning of a day; throws `invalid` for 31 February. */
function toDay(text: string, place: string): number {
  const time = fromDateTime(`${text} 00:00:00`)
  if (time === null) throw invalid(place, 'is not a valid date. Use YYYY-MM-DD')
  return time
}

/** The days that a query asks for, as texts; throws `invalid`. */
function toDays(query: { from?: string; to?: string }, now: number): { from: string; to: string } {
  const last = query.to === undefined ? now : toDay(query.to, 'to')
  const first = query.from === undefined ? last - (USUAL - 1) * DAY_MS : toDay(query.from, 'from')
  const [from, to] = [toDate(first), toDate(last)]
  if (from > to) throw invalid('from', 'is after the last day')
  if (last - first >= MAX_DAYS * DAY_MS) throw invalid('from', `is more than ${MAX_DAYS} days before the last day`)
  return { from, to }
}

export function connectedSiteHandlers({ commerce: { connectedSites }, insight: { siteVisits } }: Domain) {
  return {
    async listConnectedSites({ caller }) {
      const items = (await connectedSites.list(caller.accountId)).map(toSiteItem)
      return { total_items: items.length, items }
    },

    async createConnectedSite({ body, caller }) {
      return toSite(await connectedSites.connect(caller.accountId, body.domain, body.list_id))
    },

    async getConnectedSite({ path, caller }) {
      return toSite(await connectedSites.get(caller.accountId, path.domain))
    },

    async deleteConnectedSite({ path, caller }) {
      await connectedSites.disconnect(caller.accountId, path.domain)
    },

    async getConnectedSiteStatistics({ path, query, caller }) {
      const { from, to } = toDays(query, siteVisits.now(caller.accountId))
      const { site, goals, sums } = await siteVisits.sums(caller.accountId, path.domain, from, to)
      const of = (what: string) => sums.filter((sum) => sum.what === what)
      const total = (what: string) => of(what).reduce((n, sum) => n + sum.n, 0)
      return {
        domain: site.domain,
        from,
        to,
        page_views: total('page'),
        product_views: total('product'),
        form_displays: total('form'),
        web_push_optins: total('push'),
        goal_conversions: total('goal'),
        forms: of('form').map(({ item, n }) => ({ form_id: item, displays: n })),
        goals: goals.map(({ id, name }) => ({
          id,
          name,
          conversions: of('goal').find(({ item }) => item === id)?.n ?? 0,
        })),
      }
    },
  } satisfies Handlers<'marketing-v3', 'Connected sites'>
}
