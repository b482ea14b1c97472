// The style of all public pages: system fonts, two sets of colours with a contrast of at least 4.5, no external files.
// Each page contains it, and the policy of the page names its hash.

const light =
  '--page:#f6f7fa;--panel:#fff;--line:#7b8196;--rule:#dfe3ec;--text:#1a1e2b;--quiet:#565d72;--accent:#3344c4;--on-accent:#fff;--bad:#a4202f;--bad-tint:#fdeef0;--good:#0b6b44'
const dark =
  '--page:#10131b;--panel:#181c27;--line:#7d869f;--rule:#2a3041;--text:#e6e9f2;--quiet:#a5adc2;--accent:#a3aeff;--on-accent:#10131b;--bad:#ff9aa8;--bad-tint:#331a20;--good:#63d6a4'

export const STYLE = `
:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1.25rem 3rem;overflow-wrap:anywhere}
h1{margin:0 0 .75rem;font-size:1.6rem;line-height:1.2;letter-spacing:-.01em}
h2{margin:2rem 0 .5rem;font-size:1.15rem;line-height:1.3}
p{margin:0 0 1rem}
a{color:var(--accent)}
form{margin:1.25rem 0}
fieldset{margin:0 0 1.25rem;padding:0;border:0}
legend{padding:0;margin:0 0 .35rem;font-weight:600}
.field{margin:0 0 1.25rem}
label{display:block;font-weight:600}
.hint,.note{color:var(--quiet);font-size:.925rem}
.hint{display:block;margin:.1rem 0 0}
input,select,textarea{display:block;width:100%;min-height:2.9rem;margin:.35rem 0 0;padding:.55rem .75rem;border:1px solid var(--line);border-radius:.5rem;background:var(--panel);color:var(--text);font:inherit}
textarea{min-height:7rem;resize:vertical}
.choice{display:flex;align-items:flex-start;gap:.7rem;padding:.4rem 0}
.choice input{flex:none;width:1.35rem;height:1.35rem;min-height:0;margin:.1rem 0 0;accent-color:var(--accent)}
.choice label{font-weight:400}
button{min-height:2.9rem;padding:.6rem 1.4rem;border:1px solid var(--accent);border-radius:.5rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button.second{background:transparent;color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
[aria-invalid=true]{border-color:var(--bad);border-width:2px}
.error{display:block;margin:.25rem 0 0;color:var(--bad);font-size:.925rem;font-weight:600}
.errors{margin:0 0 1.5rem;padding:.9rem 1.1rem;border:2px solid var(--bad);border-radius:.5rem;background:var(--bad-tint)}
.errors h2{margin:0 0 .4rem;font-size:1.05rem}
.errors ul{margin:0;padding:0 0 0 1.1rem}
.errors a{color:var(--bad);font-weight:600}
dl{margin:0 0 1rem}
dt{color:var(--quiet);font-size:.925rem}
dd{margin:0 0 .6rem;font-weight:600}
.choice~.trap+button{margin-top:.75rem}
.done{padding:.9rem 1.1rem;border:2px solid var(--good);border-radius:.5rem}
.trap{position:absolute;left:-100vw;width:1px;height:1px;overflow:hidden}
.choices{margin:0 0 1.5rem;padding:0;list-style:none}
.choices a{display:block;margin:0 0 .6rem;padding:.7rem 1rem;border:1px solid var(--line);border-radius:.5rem;background:var(--panel);font-weight:600;text-decoration:none}
@media (min-width:40rem){main{padding-top:12vh}}
@media (prefers-contrast:more){:root{--quiet:var(--text);--line:var(--text)}}
`
