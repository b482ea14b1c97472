// The style of the first page: system fonts, two colour schemes, no file from elsewhere.

export const siteCss = `
:root {
  color-scheme: light dark;
  --page: #ffffff; --panel: #f6f7fb; --line: #e2e5ee; --text: #1c2030; --quiet: #5a6075; --accent: #4354d6;
  --get: #0f7b4f; --post: #2b4fd0; --patch: #9a6200; --put: #9a6200; --delete: #c0283f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12141c; --panel: #1a1d28; --line: #2b3040; --text: #e6e8f0; --quiet: #9aa1b8; --accent: #93a0ff;
    --get: #5fd3a0; --post: #8fa8ff; --patch: #e5b567; --put: #e5b567; --delete: #ff8596;
  }
}
* { box-sizing: border-box }
html { scroll-behavior: smooth; scroll-padding-top: 4.5rem }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.6 system-ui, -apple-system, "Segoe UI", sans-serif }
a { color: var(--accent); text-decoration: none }
a:hover { text-decoration: underline }
code, pre { font: 0.875em/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace }
code { background: var(--panel); border-radius: 4px; padding: 0.1em 0.3em; overflow-wrap: anywhere }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.2rem; overflow-x: auto }
pre code { background: none; padding: 0; overflow-wrap: normal }
.bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.3rem 2rem; align-items: baseline;
  padding: 0.8rem 2rem; background: var(--page); border-bottom: 1px solid var(--line) }
.bar .name { color: var(--text); font-weight: 650 }
.bar nav { display: flex; flex-wrap: wrap; gap: 1.2rem; font-size: 0.9rem }
.bar nav a { color: var(--quiet) }
main { max-width: 72rem; margin: 0 auto; padding: 3rem 2rem 6rem }
h1 { font-size: 2.4rem; line-height: 1.15; letter-spacing: -0.02em; margin: 0 0 1rem }
h2 { font-size: 1.5rem; letter-spacing: -0.01em; margin: 4rem 0 0.6rem }
h3 { font-size: 1.1rem; margin: 2.2rem 0 0.2rem }
p { max-width: 46rem }
.lead { font-size: 1.15rem; color: var(--quiet) }
.quiet { color: var(--quiet) }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 1rem; margin-top: 1.2rem }
.card { display: flex; flex-direction: column; padding: 1.2rem 1.4rem; border: 1px solid var(--line); border-radius: 12px;
  background: var(--panel); color: inherit }
.card:hover { border-color: var(--accent); text-decoration: none }
.card b { font-size: 1.1rem }
.card p { margin: 0.3rem 0 1rem; flex: 1 }
.card small { color: var(--quiet); overflow-wrap: anywhere }
.frame { overflow-x: auto; border: 1px solid var(--line); border-radius: 12px; margin-top: 0.8rem }
table { border-collapse: collapse; width: 100%; font-size: 0.925rem }
th, td { text-align: left; vertical-align: top; padding: 0.5rem 0.9rem; border-bottom: 1px solid var(--line) }
tr:last-child td { border-bottom: 0 }
th { font-weight: 600; color: var(--quiet); background: var(--panel); white-space: nowrap }
tr:target td { background: var(--panel); box-shadow: inset 3px 0 var(--accent) }
td.path { font: 0.85rem/1.7 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere }
.method { display: inline-block; min-width: 3.9rem; font: 700 0.72rem/1.9 ui-monospace, Menlo, Consolas, monospace; text-transform: uppercase }
.get { color: var(--get) } .post { color: var(--post) } .patch { color: var(--patch) }
.put { color: var(--put) } .delete { color: var(--delete) }
.mark { white-space: nowrap; font-size: 0.85rem; color: var(--quiet) }
input { width: 100%; max-width: 26rem; margin-top: 0.4rem; padding: 0.55rem 0.9rem; font: inherit; color: inherit;
  background: var(--panel); border: 1px solid var(--line); border-radius: 10px }
input:focus { outline: 2px solid var(--accent); outline-offset: -1px }
[hidden] { display: none }
@media (max-width: 40rem) { main { padding: 2rem 1rem 4rem } .bar { padding: 0.8rem 1rem } th, td { padding: 0.45rem 0.6rem } }
`.trimStart()
