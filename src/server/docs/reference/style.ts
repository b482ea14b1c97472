// The styles of the references beyond those of the site.
export const referenceCss = `
.crumbs { margin: 0 0 0.6rem; font-size: 0.9rem; color: var(--quiet) }
.crumbs a { color: var(--quiet) }
.call { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.3rem 0.7rem }
.call .method { min-width: 0 }
.call .id { color: var(--quiet) }
.text .changes { margin: 0.8rem 0; padding: 0.5rem 0.9rem; border-left: 3px solid var(--warn); border-radius: 0 8px 8px 0; background: var(--warn-tint); font-size: 0.92rem }
.changes li p { margin: 0.2rem 0 }
.reference { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 27rem); gap: 0 3rem }
.reference h2 { margin-top: 2.4rem }
.reference .beside h2 { margin-top: 0 }
.sticks { position: sticky; top: calc(var(--bar) + 1.2rem); max-height: calc(100vh - var(--bar) - 2.4rem); overflow-y: auto; padding: 2px }
.text .members { list-style: none; margin: 0; padding: 0; max-width: none; border-top: 1px solid var(--line) }
.text .members > li { margin: 0; padding: 0.6rem 0; border-bottom: 1px solid var(--line) }
.members .members { margin-top: 0.5rem; padding-left: 0.9rem; border-left: 2px solid var(--line) }
.members .members > li:last-child { border-bottom: 0 }
.head { font-size: 0.92rem; overflow-wrap: anywhere }
.text .head .name { font-weight: 650; background: none; border: 0; padding: 0 }
.type, .schema { color: var(--quiet); font-size: 0.86rem }
.schema::before { content: '· ' }
.must { font-size: 0.76rem; font-weight: 600; color: var(--delete) }
.old { font-size: 0.76rem; font-weight: 600; color: var(--warn) }
.says p, .says { margin: 0.15rem 0; font-size: 0.94rem }
.text .limits { list-style: none; margin: 0.2rem 0; padding: 0; color: var(--quiet); font-size: 0.85rem; overflow-wrap: anywhere }
.text .limits li { display: inline; margin: 0 }
.limits li:not(:last-child)::after { content: ' · ' }
.text .form { margin: 0.4rem 0; padding: 0.4rem 0.8rem; border: 1px solid var(--line); border-radius: 8px }
.text .answer { margin: 0.6rem 0; padding: 0.5rem 0.9rem; border: 1px solid var(--line); border-radius: 9px }
.answer > summary { color: var(--text) }
.answer.good > summary b, .try .good { color: var(--good) }
.answer.bad > summary b, .try .bad { color: var(--delete) }
[role=tablist] { display: flex; gap: 0.2rem; margin-bottom: -0.4rem }
.text [role=tab] { padding: 0.3rem 0.7rem; border: 0; border-bottom: 2px solid transparent; background: none; color: var(--quiet); font: inherit; font-size: 0.86rem; cursor: pointer }
.text [role=tab][aria-selected=true] { color: var(--text); border-color: var(--accent); font-weight: 600 }
.samples h3 { margin: 1rem 0 0 }
.samples pre { max-height: 22rem; overflow: auto }
.try { margin-top: 1.6rem; padding: 1rem 1.2rem 1.2rem; border: 1px solid var(--line); border-radius: 11px }
.text .try h2 { margin: 0 0 0.6rem; font-size: 1.1rem }
.try label { display: block; margin: 0.7rem 0 0.2rem; font-size: 0.86rem }
.text .try input, .try textarea, .try select { width: 100%; max-width: none; margin: 0; padding: 0.4rem 0.6rem; font-size: 0.86rem; color: inherit;
  background: var(--panel); border: 1px solid var(--line); border-radius: 8px }
.try input, .try textarea { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace }
.try textarea { resize: vertical }
.try .quiet { margin: 0.3rem 0; font-size: 0.8rem }
.try [type=submit] { margin-top: 0.9rem; padding: 0.45rem 1.3rem; border: 0; border-radius: 8px; background: var(--accent); color: var(--page); font: inherit; font-size: 0.9rem; font-weight: 600; cursor: pointer }
.try output { display: block; margin-top: 0.8rem; font-size: 0.86rem }
.text .try pre { padding: 0.7rem; max-height: 26rem; overflow: auto; background: var(--panel); border-radius: 8px; font-size: 0.8rem }
@media (max-width: 78rem) { .reference { display: block } .sticks { position: static; max-height: none } .reference .beside h2 { margin-top: 2.4rem } .text .try h2 { margin-top: 0 } }
`
