// The frame of the first page, and the policy of every page.
import type { Html } from './html.ts'
import { html } from './html.ts'

/** Nothing is loaded from another machine, and no script may call one. */
export const contentPolicy =
  "default-src 'self' 'unsafe-inline' data: blob:; connect-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'"

const sections = [
  ['apis', 'APIs'],
  ['start', 'First request'],
  ['operations', 'Operations'],
  ['errors', 'Errors'],
  ['decisions', 'Decisions'],
] as const

/** Hides the rows that do not contain what was typed. */
const filterScript = `
const field = document.querySelector('#filter')
field.addEventListener('input', () => {
  const wanted = field.value.toLowerCase()
  for (const group of document.querySelectorAll('[data-group]')) {
    let shown = 0
    for (const row of group.querySelectorAll('tbody tr')) {
      row.hidden = !row.textContent.toLowerCase().includes(wanted)
      if (!row.hidden) shown++
    }
    group.hidden = shown === 0
  }
})`

/** The frame that every page shares. */
export function renderLayout(title: string, body: Html[]): string {
  const links = sections.map(([id, text]) => html`<a href="#${id}">${text}</a>`)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/site.css">
</head>
<body>
<header class="bar"><a class="name" href="#top">${title}</a><nav>${links}</nav></header>
<main id="top">
${body}
</main>
<script>${{ markup: filterScript }}</script>
</body>
</html>
`.markup
}
