// The frame of every page: the bar at the top, the menu at the side, the pages before and after.
import { type BarParts, renderBar } from './frame/bar.ts'
import { dressBody, headingsOf } from './frame/dress.ts'
import { markdownPath } from './frame/llms.ts'
import { kinOf, neighboursOf } from './frame/neighbours.ts'
import { pagePolicy } from './frame/policy.ts'
import { earlyScript } from './frame/switches.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'
import type { TextPage } from './pages.ts'

/** What all pages share; the assets are paths from the top of the site. */
export interface SiteParts extends BarParts {
  pages: readonly TextPage[]
  css: string
  script: string
  /** The platform that the pages of a site elsewhere call; null for those of a platform. */
  server: string | null
}

/** The relative path from a page back to the top of the site. */
const topOf = (path: string): string => '../'.repeat(path.split('/').length - 1)

/** The head of a page. */
function renderHead({ path, title, summary }: TextPage, { css, server, title: site }: SiteParts): Html {
  const top = topOf(path)
  const about = summary ? html`\n<meta name="description" content="${summary}">` : null
  return html`<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${pagePolicy(server)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${site}</title>${about}
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${top}${css}">
<link rel="alternate" type="text/markdown" href="${top}${markdownPath(path)}">
<script>${{ markup: earlyScript }}</script>`
}

/** Below the page that is shown, the menu has its second-level headings. */
function places(body: Html): Html | null {
  const headings = headingsOf(body).filter(({ level }) => level === 2)
  if (headings.length < 2) return null
  return html`<ul>${headings.map(({ id, text }) => html`<li><a href="#${id}">${{ markup: text }}</a></li>`)}</ul>`
}

/** Below its API, the menu has the operations of the same tag. */
function kin(page: TextPage, pages: readonly TextPage[]): Html | null {
  const others = kinOf(pages, page)
  if (others.length === 0) return null
  const items = others.map((other) =>
    other === page
      ? html`<li><a href="#top" aria-current="page">${other.title}</a></li>`
      : html`<li><a href="${topOf(page.path)}${other.path}">${other.title}</a></li>`,
  )
  return html`<p class="menu-tag">${page.tag}</p><ul>${items}</ul>`
}

function menuEntry(page: TextPage, body: Html, pages: readonly TextPage[], entry: TextPage): Html {
  if (entry === page) return html`<li><a href="#top" aria-current="page">${entry.title}</a>${places(body)}</li>`
  const below = entry.api !== undefined && entry.api === page.api ? kin(page, pages) : null
  return html`<li><a href="${topOf(page.path)}${entry.path}">${entry.title}</a>${below}</li>`
}

function renderMenu(page: TextPage, body: Html, { pages }: SiteParts): Html {
  const shown = pages.filter(({ isInMenu }) => isInMenu !== false)
  const sections = [...new Set(shown.map(({ section }) => section))].map((title) => {
    const entries = shown.filter(({ section }) => section === title)
    return html`<p>${title}</p><ul>${entries.map((entry) => menuEntry(page, body, pages, entry))}</ul>`
  })
  return html`<nav aria-label="Pages" class="menu">${sections}</nav>`
}

/** The links at the end of a page. */
function renderTurn(page: TextPage, { pages }: SiteParts): Html {
  const top = topOf(page.path)
  const { before, after } = neighboursOf(pages, page)
  const link = (to: TextPage | null, rel: string, word: string) =>
    to && html`<a class="${rel}" rel="${rel}" href="${top}${to.path}"><small>${word}</small> ${to.title}</a>`
  return html`<nav aria-label="Previous and next page" class="turn">${link(before, 'prev', 'Previous')}${link(after, 'next', 'Next')}</nav>
<p class="foot"><a href="${top}${markdownPath(page.path)}">This page as Markdown</a> · <a href="${top}llms.txt">All pages as Markdown</a></p>`
}

/** A page of text in the frame of the site. */
export function renderLayout(page: TextPage, parts: SiteParts): string {
  const top = topOf(page.path)
  const body = dressBody(page.body())
  const menu = renderMenu(page, body, parts)
  return html`<!doctype html>
<html lang="en">
<head>
${renderHead(page, parts)}
</head>
<body class="text">
${renderBar(page.path, top, parts)}
<div class="columns">
<aside>${menu}</aside>
<main id="top" tabindex="-1">
<details class="pages"><summary>All pages</summary>${menu}</details>
${body}
${renderTurn(page, parts)}
</main>
</div>
<script src="${top}${parts.script}"></script>
</body>
</html>
`.markup
}
