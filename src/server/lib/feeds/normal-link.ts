// One form for the links by which a feed may name one page: sites move to https, drop www, and count their visitors.

/** Query parameters that say how a reader came, never which page it is. */
const TRACKING_FAMILIES = /^(?:utm|mtm|pk|piwik|matomo|hsa|mc|oly|vero|_?hs[ae]?|fb|wt|itm|gad)_/i
const TRACKING = new Set(
  `fbclid gclid gclsrc gbraid wbraid dclid msclkid yclid igshid twclid ttclid _ga _gl _kx at_medium at_campaign ref ref_src
   referrer source cmp cmpid ncid ocid xtor spm trk phpsessid jsessionid sessionid`.split(/\s+/),
)
const isTracking = (name: string) => TRACKING_FAMILIES.test(name) || TRACKING.has(name.toLowerCase())
const TRACKING_FRAGMENT = /^#(?:utm_|xtor|:~:|$)/i
const INDEX_PAGE = /\/(?:index|default)\.(?:html?|php|aspx?)$/i

export interface NormalLink {
  /** Host, path and what remains of query and fragment. */
  page: string
  /** The path alone; empty for the root of a site. */
  path: string
}

/** The normal form of an http or https URL. */
export function normalLink(link: string): NormalLink {
  const url = new URL(link)
  const host = url.host.replace(/^www\./, '')
  const path = url.pathname
    .replace(/;jsessionid=[^/]*/i, '')
    .replace(INDEX_PAGE, '/')
    .replace(/\/+$/, '')
  const kept = [...url.searchParams].filter(([name]) => !isTracking(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  const query = new URLSearchParams(kept).toString()
  const fragment = TRACKING_FRAGMENT.test(url.hash) ? '' : url.hash
  return { page: `${host}${path}${query && `?${query}`}${fragment}`, path }
}
