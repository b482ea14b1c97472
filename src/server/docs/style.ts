// The style of all pages: system fonts, two sets of colours, no file from elsewhere.
import { frameCss } from './frame/style.ts'

const light = `
  --page: #ffffff; --panel: #f6f7fa; --line: #e3e6ee; --text: #1a1e2b; --quiet: #5b6278; --accent: #3d50d4; --tint: #eef0fd;
  --good: #0f7b4f; --warn: #8a5a00; --warn-tint: #fdf5e3; --good-tint: #e9f7f0;
  --get: #0f7b4f; --post: #2b4fd0; --patch: #8a5a00; --put: #8a5a00; --delete: #c0283f;
  --comment: #5c637a; --string: #0f7b4f; --keyword: #8a2bb8; --number: #b3470e;`

const dark = `
  --page: #10131b; --panel: #181c27; --line: #2a3041; --text: #e4e7f0; --quiet: #9ba3ba; --accent: #98a5ff; --tint: #20263d;
  --good: #5fd3a0; --warn: #e5b567; --warn-tint: #2b2415; --good-tint: #14281f;
  --get: #5fd3a0; --post: #8fa8ff; --patch: #e5b567; --put: #e5b567; --delete: #ff8596;
  --comment: #7f879e; --string: #7fd6a8; --keyword: #d6a2f5; --number: #f0a878;`

const mono = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace'
const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

const colours = `
:root { color-scheme: light dark; --bar: 3.25rem; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
:root.light { color-scheme: light; ${light} }
:root.dark { color-scheme: dark; ${dark} }
@media print { :root, :root.dark { color-scheme: light; ${light} } }
`

const frame = `
body { margin: 0; background: var(--page) }
.text *, .text *::before { box-sizing: border-box }
html:has(.text) { scroll-padding-top: calc(var(--bar) + 1.2rem) }
@media (prefers-reduced-motion: no-preference) { html:has(.text) { scroll-behavior: smooth } }
.text { color: var(--text); font: 1rem/1.65 ${sans} }
.columns { display: grid; grid-template-columns: 16rem minmax(0, 1fr); max-width: 84rem; margin: 0 auto }
.columns > aside { border-right: 1px solid var(--line) }
.columns > aside .menu { position: sticky; top: var(--bar); max-height: calc(100vh - var(--bar)); overflow-y: auto; padding: 1.6rem 1rem 3rem 1.5rem }
.menu { font-size: 0.9rem; line-height: 1.4 }
.menu p { margin: 1.5rem 0 0.4rem; color: var(--text); font-weight: 650; font-size: 0.8rem }
.menu p:first-child { margin-top: 0 }
.menu ul { list-style: none; margin: 0; padding: 0 }
.menu a { display: block; padding: 0.28rem 0.7rem; border-radius: 7px; color: var(--quiet); text-decoration: none }
.menu a:hover { color: var(--text); background: var(--panel) }
.menu a[aria-current] { color: var(--accent); background: var(--tint); font-weight: 600 }
.menu ul ul { margin: 0.2rem 0 0.4rem 0.75rem; border-left: 1px solid var(--line); padding-left: 0.3rem; font-size: 0.85rem }
.columns > main { padding: 2.6rem 3rem 6rem; min-width: 0 }
.pages { display: none }
`

const text = `
.text main a { color: var(--accent); text-decoration: none }
.text main :is(p, li, td) a { text-decoration: underline; text-decoration-color: color-mix(in srgb, currentColor 45%, transparent); text-underline-offset: 0.18em }
.text main a:hover { text-decoration: underline; text-decoration-color: currentColor }
.text h1 { font-size: 2.2rem; line-height: 1.15; letter-spacing: -0.025em; margin: 0 0 0.9rem }
.text h2 { font-size: 1.4rem; line-height: 1.3; letter-spacing: -0.015em; margin: 3.2rem 0 0.7rem }
.text h3 { font-size: 1.08rem; line-height: 1.4; margin: 2.4rem 0 0.4rem }
.text p, .text main > ul, .text main > ol { max-width: 44rem }
.text p { margin: 0.8rem 0 }
.text li { margin: 0.25rem 0 }
.text .lead { font-size: 1.14rem; color: var(--quiet); margin-bottom: 1.4rem }
.text .quiet { color: var(--quiet) }
.text code, .text pre { font-family: ${mono}; font-size: 0.86em }
.text :not(pre) > code { background: var(--panel); border: 1px solid var(--line); border-radius: 5px; padding: 0.08em 0.32em; overflow-wrap: anywhere }
.text td code { overflow-wrap: break-word }
.text img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px }
.text pre { margin: 0; padding: 1rem 1.2rem; overflow-x: auto; font-size: 0.86rem; line-height: 1.6 }
.text pre code { font-size: inherit }
.text .code { position: relative; max-width: 62rem; margin: 1rem 0 1.4rem; background: var(--panel); border: 1px solid var(--line); border-radius: 11px; overflow: hidden }
.text .code figcaption { padding: 0.45rem 1.2rem; border-bottom: 1px solid var(--line); color: var(--quiet); font: 0.8rem/1.5 ${mono} }
.text .code button { position: absolute; top: 0.35rem; right: 0.5rem; padding: 0.15rem 0.6rem; border: 1px solid var(--line); border-radius: 6px;
  background: var(--page); color: var(--quiet); font: 0.76rem/1.5 ${sans}; cursor: pointer; opacity: 0; transition: opacity 0.1s }
.text .code:hover button, .text .code button:focus-visible { opacity: 1 }
.comment { color: var(--comment) } .string { color: var(--string) } .keyword { color: var(--keyword) } .number { color: var(--number) }
.text .note { padding: 0.6rem 1rem; border-left: 3px solid var(--good); border-radius: 0 8px 8px 0; background: var(--good-tint); font-size: 0.92rem }
.text .note.contract { border-color: var(--warn); background: var(--warn-tint) }
.text details { max-width: 62rem; margin: 0.8rem 0 }
.text summary { cursor: pointer; color: var(--quiet); font-size: 0.92rem }
.text summary:hover { color: var(--text) }
`

const tables = `
.text .frame { overflow-x: auto; border: 1px solid var(--line); border-radius: 11px; margin: 1rem 0 1.4rem }
.text table { border-collapse: collapse; width: 100%; font-size: 0.92rem; line-height: 1.5 }
.text th, .text td { text-align: left; vertical-align: top; padding: 0.55rem 0.9rem; border-bottom: 1px solid var(--line) }
.text tr:last-child td { border-bottom: 0 }
.text th { font-weight: 600; font-size: 0.82rem; color: var(--quiet); background: var(--panel); white-space: nowrap }
.text tr:target td { background: var(--tint) }
.text td:first-child > code { white-space: nowrap }
.text td.path { font: 0.82rem/1.8 ${mono} }
.text .method { display: inline-block; min-width: 3.7rem; font: 700 0.72rem/1.9 ${mono}; text-transform: uppercase }
.get { color: var(--get) } .post { color: var(--post) } .patch { color: var(--patch) } .put { color: var(--put) } .delete { color: var(--delete) }
.text .mark { white-space: nowrap; font-size: 0.85rem; color: var(--quiet) }
.text input { width: 100%; max-width: 26rem; margin: 0.4rem 0 0; padding: 0.6rem 0.9rem; font: inherit; color: inherit;
  background: var(--panel); border: 1px solid var(--line); border-radius: 10px }
.text :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
.text [hidden] { display: none }
.text .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 0.9rem; margin: 1rem 0; max-width: 62rem }
.text main .card { display: flex; flex-direction: column; padding: 1.1rem 1.25rem; border: 1px solid var(--line); border-radius: 12px; color: inherit }
.text main .card:hover { border-color: var(--accent); background: var(--panel); text-decoration: none }
.card b { font-size: 1.02rem; letter-spacing: -0.01em }
.text .card p { margin: 0.25rem 0 0.8rem; flex: 1; color: var(--quiet); font-size: 0.93rem; line-height: 1.5 }
.card small { color: var(--quiet); font-size: 0.8rem; overflow-wrap: anywhere }
`

const diagrams = `
.diagram { margin: 1.2rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); overflow-x: auto }
.diagram svg { display: block; margin: 0 auto; font-family: ${sans} }
.diagram .state, .diagram .final { fill: var(--page); stroke: var(--line); stroke-width: 1.5 }
.diagram .state { stroke: var(--quiet) }
.diagram .final { fill: var(--tint); stroke: var(--accent); stroke-width: 2 }
.diagram .name { fill: var(--text); font: 600 13px ${mono}; text-anchor: middle }
.diagram .label { fill: var(--quiet); font-size: 11.5px; text-anchor: middle; paint-order: stroke; stroke: var(--panel); stroke-width: 5px; stroke-linejoin: round }
.diagram .line { fill: none; stroke: var(--quiet); stroke-width: 1.3; opacity: 0.8 }
.diagram .head { fill: var(--quiet) }
.diagram .dot { fill: var(--text) }
.diagram .ring { fill: none; stroke: var(--text); stroke-width: 1.5 }
`

const narrow = `
@media (max-width: 56rem) {
  .columns { display: block }
  .columns > aside { display: none }
  .columns > main { padding: 1.4rem 1.1rem 4rem }
  .text .pages { display: block; margin: 0 0 1.6rem; padding: 0.6rem 0.9rem; border: 1px solid var(--line); border-radius: 10px }
  .pages .menu { padding: 0.8rem 0 }
  .text h1 { font-size: 1.8rem }
  .text th, .text td { padding: 0.5rem 0.65rem }
}
`

export const siteCss = [colours, frame, text, tables, diagrams, narrow, frameCss].join('').trimStart()
