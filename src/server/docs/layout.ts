// The frame of every page: the bar at the top, the menu at the side, and the policy of what may be loaded.
import type { Html } from './html.ts'
import { html } from './html.ts'

/** Pages load nothing from another machine, and their scripts may not call one. */
export const contentPolicy =
  "default-src 'self' 'unsafe-inline' data: blob:; connect-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'"

export const siteTitle = 'Messaging platform'

/** A page as the menu knows it. */
export interface MenuEntry {
  /** Relative to the top of the site: `hooks.html`, `marketing-v3/index.html`. */
  path: string
  title: string
}
export interface MenuSection {
  title: string
  entries: MenuEntry[]
}

/** The page that is shown; `path` is relative to the top of the site. */
export interface Frame {
  path: string
  title: string
}

/** The relative path from a page back to the top of the site. */
const topOf = (path: string): string => '../'.repeat(path.split('/').length - 1)

/** The links in the bar: one page of each kind. */
const shortcuts: readonly [path: string, text: string][] = [
  ['quick-start-marketing.html', 'Quick-starts'],
  ['operations.html', 'Operations'],
  ['hooks.html', 'Hooks'],
  ['states.html', 'States'],
  ['decisions.html', 'Decisions'],
]

/** Sets the colours before anything is drawn. Redoc stores the reader's choice under the same name. */
const colourScript = `try { const chosen = localStorage.getItem('redoc.colorMode'); if (chosen) document.documentElement.classList.add(chosen) } catch { /* Without storage the system decides. */ }`

/** The head of a page. */
export function renderHead({ path, title }: Frame): Html {
  return html`<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${siteTitle}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${topOf(path)}assets/site.css">
<script>${{ markup: colourScript }}</script>`
}

const moon = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M8 1.5a6.5 6.5 0 1 0 0 13zm0-1a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z" fill="currentColor"/></svg>`

/** The bar at the top of a page. */
export function renderBar({ path }: Frame): Html {
  const top = topOf(path)
  const links = shortcuts.map(([to, text]) => html`<a href="${top}${to}">${text}</a>`)
  return html`<header class="bar"><a class="home" href="${top}index.html">${siteTitle}</a><nav aria-label="Shortcuts">${links}</nav>
<button type="button" class="colours" data-colours title="Light or dark" aria-label="Light or dark">${moon}</button></header>`
}

/** The second-level headings, which the menu shows below the page. */
const headingsOf = (body: Html[]): { id: string; text: string }[] =>
  [
    ...body
      .map(({ markup }) => markup)
      .join('')
      .matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g),
  ].map(([, id = '', text = '']) => ({
    id,
    text: text.replace(/<[^>]+>/g, ''),
  }))

function menuEntry(frame: Frame, body: Html[], { path, title }: MenuEntry): Html {
  if (path !== frame.path) return html`<li><a href="${topOf(frame.path)}${path}">${title}</a></li>`
  const places = headingsOf(body).map(({ id, text }) => html`<li><a href="#${id}">${{ markup: text }}</a></li>`)
  const below = places.length > 1 ? html`<ul>${places}</ul>` : null
  return html`<li><a href="#top" aria-current="page">${title}</a>${below}</li>`
}

function renderMenu(frame: Frame, menu: MenuSection[], body: Html[]): Html {
  const sections = menu.map(
    ({ title, entries }) => html`<p>${title}</p><ul>${entries.map((entry) => menuEntry(frame, body, entry))}</ul>`,
  )
  return html`<nav aria-label="Pages" class="menu">${sections}</nav>`
}

/** A page of text; `sections` are the menu of the whole site. */
export function renderLayout(frame: Frame, sections: MenuSection[], body: Html[]): string {
  const menu = renderMenu(frame, sections, body)
  return html`<!doctype html>
<html lang="en">
<head>
${renderHead(frame)}
</head>
<body class="text">
${renderBar(frame)}
<div class="columns">
<aside>${menu}</aside>
<main id="top">
<details class="pages"><summary>All pages</summary>${menu}</details>
${body}
</main>
</div>
<script src="${topOf(frame.path)}assets/site.js"></script>
</body>
</html>
`.markup
}
