// The bar at the top of every page: home, search, switches, and the ways from one API to another.
import type { Html } from '../html.ts'
import { html } from '../html.ts'

/** The name of the site, and of what it describes. */
export const siteTitle = 'Messaging platform'

/** What the bar shows besides the search. */
export interface BarParts {
  /** The name of the site. */
  title: string
  doors: Door[]
  /** The script with the index of the search. */
  index: string
  /** Whether facts have a source to show. */
  hasSources: boolean
}

/** An API as the bar names it. */
export interface Door {
  /** Its first page, relative to the top of the site. */
  path: string
  /** As short as it can be: `Marketing`. */
  name: string
}

const moon = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M8 1.5a6.5 6.5 0 1 0 0 13zm0-1a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z" fill="currentColor"/></svg>`
const quote = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M3 1.5h10v13H3zM5.5 5h5M5.5 8h5M5.5 11h3" fill="none" stroke="currentColor" stroke-width="1.2"/></svg>`

const search = (top: string, index: string): Html => html`
<div class="search" role="search" data-search="${top}${index}" data-top="${top}" hidden>
<input type="search" role="combobox" aria-label="Search all pages" aria-expanded="false" aria-controls="hits" aria-autocomplete="list" placeholder="Search" autocomplete="off" spellcheck="false" enterkeyhint="go"><kbd aria-hidden="true">/</kbd>
<div id="hits" role="listbox" aria-label="Results" hidden></div><p role="status"></p></div>`

function doorLink(top: string, here: string, { path, name }: Door): Html {
  const folder = path.replace(/index\.html$/, '')
  const current = path === here ? 'page' : folder !== path && here.startsWith(folder) ? 'true' : null
  const mark = current && { markup: ` aria-current="${current}"` }
  return html`<a href="${top}${path}"${mark}>${name}</a>`
}

/** The bar of the page at `here`; `top` leads from there to the top of the site, `index` to the script of the search. */
export function renderBar(here: string, top: string, { title, doors, index, hasSources }: BarParts): Html {
  const sources =
    hasSources &&
    html`<button type="button" data-sources aria-pressed="false" title="Show sources: where each fact comes from" aria-label="Show sources" hidden>${quote}</button>`
  return html`<a class="skip" href="#top">Skip to the text</a>
<header class="bar"><a class="home" href="${top}index.html">${title}</a>
<nav aria-label="APIs" class="doors">${doors.map((door) => doorLink(top, here, door))}</nav>
${search(top, index)}
${sources || null}
<button type="button" data-colours title="Light or dark" aria-label="Light or dark" hidden>${moon}</button></header>`
}
