// The style of the frame: bar, search, pages before and after, links at headings, sources, lists that fold up, narrow
// windows and paper.

const mono = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace'
const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

const bar = `
.skip { position: absolute; left: -100vw; top: 0.5rem; z-index: 50; padding: 0.4rem 0.9rem; border-radius: 8px; background: var(--accent); color: var(--page); font: 0.9rem/1.5 ${sans} }
.skip:focus { left: 0.5rem }
.bar { position: sticky; top: 0; z-index: 30; box-sizing: border-box; height: var(--bar); display: flex; align-items: center; gap: 0.5rem;
  padding: 0 max(1.5rem, calc((100vw - 84rem) / 2 + 1.5rem)); background: var(--page); border-bottom: 1px solid var(--line); font: 0.9rem/1.5 ${sans} }
.bar [hidden] { display: none }
.bar > a, .doors a { color: var(--quiet); text-decoration: none; white-space: nowrap }
.bar .home { margin-right: 1rem; color: var(--text); font-size: 1rem; font-weight: 650; letter-spacing: -0.01em }
.doors { display: flex; gap: 0.1rem; flex: 1; overflow-x: auto; scrollbar-width: none }
.doors a { padding: 0.25rem 0.6rem; border-radius: 7px }
.doors a:hover { color: var(--text); background: var(--panel) }
.doors a[aria-current] { color: var(--accent); background: var(--tint); font-weight: 600 }
.bar > button { display: inline-flex; padding: 0.45rem; border: 1px solid var(--line); border-radius: 8px; background: none; color: var(--quiet); cursor: pointer }
.bar > button:hover { color: var(--text); border-color: var(--quiet) }
.bar > button[aria-pressed=true] { color: var(--accent); background: var(--tint); border-color: var(--accent) }
`

const search = `
.search { position: relative; width: 15rem }
.text .search input, .search input { box-sizing: border-box; width: 100%; max-width: none; height: 2.15rem; margin: 0; padding: 0 2rem 0 0.8rem; font: inherit; color: inherit;
  background: var(--panel); border: 1px solid var(--line); border-radius: 9px }
.search input::placeholder { color: var(--quiet); opacity: 1 }
.search kbd { position: absolute; right: 0.5rem; top: 0.45rem; padding: 0 0.4rem; border: 1px solid var(--line); border-radius: 5px; color: var(--quiet); font: 0.75rem/1.15rem ${mono}; pointer-events: none }
.search:focus-within kbd { display: none }
.search [role=listbox] { position: absolute; z-index: 40; right: 0; top: calc(100% + 0.4rem); width: min(38rem, calc(100vw - 2rem)); max-height: min(34rem, calc(100vh - 5rem)); overflow-y: auto; box-sizing: border-box;
  padding: 0.5rem; background: var(--page); border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 12px 40px rgb(0 0 0 / 0.22) }
.search .group p { margin: 0.6rem 0.6rem 0.2rem; color: var(--quiet); font-size: 0.78rem; font-weight: 600 }
.search .group:first-child p { margin-top: 0.1rem }
.search .hit { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.6rem; padding: 0.4rem 0.6rem; border-radius: 8px; color: var(--text); text-decoration: none; line-height: 1.4 }
.search .hit:hover { background: var(--panel) }
.search .hit[aria-selected=true] { background: var(--tint) }
.search .hit b { font-weight: 600 }
.search .hit .method { min-width: 0; font: 700 0.7rem/1.6 ${mono}; text-transform: uppercase }
.search .hit small { width: 100%; color: var(--quiet); font-size: 0.82rem; overflow-wrap: anywhere }
.search .hit small.name { font: 0.76rem/1.6 ${mono} }
.search [role=status] { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.search[data-empty] [role=status] { right: 0; top: calc(100% + 0.4rem); width: auto; height: auto; padding: 0.6rem 1rem; clip-path: none; background: var(--page); color: var(--quiet); border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 12px 40px rgb(0 0 0 / 0.22) }
`

const page = `
main:focus { outline: 0 }
.columns > main { overflow-wrap: break-word }
.text .permalink { position: absolute; margin-left: -1.15em; width: 1.15em; color: var(--quiet); font-weight: 400; text-decoration: none; opacity: 0 }
.text .permalink::before { content: '#' }
:is(h2, h3, h4):hover > .permalink, .permalink:focus-visible { opacity: 1 }
.text :is(h2, h3, h4) { position: relative }
.menu .menu-tag { margin: 0.5rem 0 0.2rem 0.75rem; font-size: 0.78rem; color: var(--quiet) }
.turn { display: flex; gap: 1rem; margin: 4rem 0 0; padding-top: 1.4rem; border-top: 1px solid var(--line) }
.text .turn a { flex: 0 1 24rem; padding: 0.7rem 1rem; border: 1px solid var(--line); border-radius: 11px; color: var(--text); font-weight: 600; line-height: 1.4 }
.text .turn a:hover { border-color: var(--accent); text-decoration: none }
.turn small { display: block; color: var(--quiet); font-weight: 400 }
.turn .next { margin-left: auto; text-align: right }
.text .foot { margin-top: 1.4rem; font-size: 0.86rem }
.text .foot a { color: var(--quiet) }
:root:not(.with-sources) .text .source { display: none }
:root.with-sources .text .source { display: revert }
`

const folds = `
.filter { display: flex; flex-wrap: wrap; align-items: center; gap: 0.7rem; margin: 0.6rem 0 1.2rem }
.text .filter input { flex: 1 1 12rem; margin: 0 }
.filter button { padding: 0.55rem 1rem; border: 1px solid var(--line); border-radius: 10px; background: none; color: var(--quiet); font: inherit; font-size: 0.9rem; cursor: pointer }
.filter button:hover { color: var(--text) }
.text details[data-group] { max-width: none; margin: 0; border-bottom: 1px solid var(--line) }
.text details[data-group] > summary { padding: 0.6rem 0.2rem; color: var(--text); font-size: 1rem; font-weight: 600 }
.text details[data-group][open] { padding-bottom: 1rem }
.text details[data-narrow] { max-width: none; margin: 0 }
.text details[data-narrow] > summary { display: none }
.count { margin-left: 0.3rem; color: var(--quiet); font-size: 0.85rem; font-weight: 400 }
.text details.entry { max-width: none; margin: 0; padding: 0.1rem 0; border-top: 1px solid var(--line) }
.text details.entry > summary { padding: 0.45rem 0.2rem; color: var(--text); font-size: 0.95rem }
.text details.entry > summary b { margin-right: 0.4rem; color: var(--accent) }
.text details.entry[open] { padding-bottom: 0.8rem }
.text details.entry > :not(summary) { margin-left: 1.3rem; margin-right: 0.8rem }
.text details.entry:target, .text :target > details.entry { background: var(--tint) }
`

const narrow = `
@media (max-width: 72rem) { .doors a { padding: 0.25rem 0.45rem } .bar .home { margin-right: 0.3rem } .search { width: 11rem } }
@media (max-width: 62rem) {
  .bar { flex-wrap: wrap; height: auto; min-height: var(--bar); padding: 0.55rem 1.1rem 0; gap: 0.5rem; position: relative }
  html:has(.text) { scroll-padding-top: 1rem }
  .columns > aside .menu { top: 0; max-height: 100vh }
  .bar .home { flex: 1 0 auto; margin: 0 }
  .search { flex: 1 1 7rem; width: auto; max-width: 18rem }
  .doors { order: 1; flex: 1 0 100%; margin: 0 -0.6rem; padding: 0 2rem 0.4rem 0; mask-image: linear-gradient(90deg, #000 calc(100% - 2.5rem), transparent) }
}
@media (max-width: 40rem) {
  .bar .home { flex: none; font-size: 0.95rem }
  .search { flex: 1 1 4rem; position: static }
  .search:focus-within input { position: absolute; z-index: 1; left: 1.1rem; top: 0.55rem; width: calc(100% - 2.2rem) }
  .search kbd { display: none }
  .text .search input { padding: 0 0.2rem 0 0.6rem; font-size: 0.85rem }
  .search input::-webkit-search-cancel-button { display: none }
  .search [role=listbox] { left: 1rem; right: 1rem; width: auto; top: 3.4rem; max-height: 75vh }
  .search[data-empty] [role=status] { right: 1rem; top: 3.4rem }
  .text .permalink { margin-left: -0.85em; width: 0.85em; font-size: 0.85em }
  .turn { flex-direction: column }
  .text .turn a { flex: none }
  .text details[data-narrow] > summary { display: revert; padding: 0.5rem 0.2rem }
  .text .frame { overflow: visible; border: 0; border-radius: 0; border-top: 1px solid var(--line) }
  .text table, .text tbody, .text tr, .text td { display: block }
  .text thead { display: none }
  .text tr { padding: 0.6rem 0; border-bottom: 1px solid var(--line) }
  .text tr:target { background: var(--tint) }
  .text td { padding: 0.08rem 0; border: 0; overflow-wrap: break-word }
  .text td:first-child { font-weight: 600 }
  .text td:empty { display: none }
  .text td:first-child > code { white-space: normal }
  .text td[data-label]::before { content: attr(data-label) ': '; color: var(--quiet); font: 0.8rem/1.5 ${sans} }
  .text table:has(.method) td:nth-child(-n+2) { display: inline; padding: 0; font-weight: 400 }
  .text table:has(.method) td[data-label]::before { content: none }
  .text table:has(.method) .method { min-width: 0; margin-right: 0.3rem }
  .text td.mark { white-space: normal }
}
`

const paper = `
@media print {
  .skip, .bar, .columns > aside, .text .pages, .turn, .foot, .filter, .text #filter, .text .try, .text .code button, .permalink { display: none }
  .columns { display: block }
  .columns > main { padding: 0 }
  .text { font-size: 10.5pt; color: #000 }
  .text .frame, .text .code, .text .code pre { overflow: visible; max-height: none }
  .text pre { white-space: pre-wrap; overflow-wrap: anywhere }
  details::details-content { content-visibility: visible; height: auto }
  h2, h3, summary { break-after: avoid }
  tr, .code { break-inside: avoid }
}
`

/** The rules of the frame that follow those of the text. */
export const frameCss = [bar, search, page, folds, narrow, paper].join('')
