// The script of a connected site. It sets no cookie, and keeps nothing on the device until the page tells it that the
// visitor consents. It must work under a strict Content-Security-Policy, so it brings no style and evaluates no text, and
// stay small: every page of the site loads it.
import { VISIT_PARAMETER } from '../domain/content/visit-tokens.ts'
import type { Goal } from '../domain/insight/site-tracking/goal.ts'
import { MAX_TEXT } from '../domain/insight/site-tracking/goal-patterns.ts'
import type { KnownSite } from '../domain/insight/site-tracking/known-sites.ts'
import { SHOW, type Shown, toShown } from './site-forms.ts'

const rules = { url: 1, title: 2, download: 3, external_url: 4 } as const
const conditions = { contains: 0, exactly: 1, regex: 2 } as const

/** A goal as the script has it: i its number, m whether it counts again, k its kind, p a pattern or minutes. */
function toShort({ id, config }: Goal) {
  if (config.type === 'time') return { i: id, k: 5, p: config.minutes }
  const m = config.isMultiple ? 1 : 0
  if (config.type === 'manual') return { i: id, m }
  const { rule, condition, pattern, isCaseSensitive } = config
  return { i: id, m, k: rules[rule], c: conditions[condition], p: pattern, s: isCaseSensitive ? 1 : 0 }
}

/** What the script does with the facts of its site. A page may have it twice, through a theme and a tag manager: once counts. */
const CODE = `const w = window, d = document, n = navigator
if (w['mt ' + site.s]) return
w['mt ' + site.s] = 1
const ownWorker = d.currentScript?.dataset.worker
const refuses = n.globalPrivacyControl || n.doNotTrack == 1 || w.doNotTrack == 1
const done = {}
let who, consents, path, timer, queue = []

const keep = () => {
  try {
    if (consents && !refuses) localStorage.mt = JSON.stringify({ w: who, g: Object.keys(done) })
    else {
      localStorage.removeItem('mt')
      localStorage.removeItem('mt shown')
    }
  } catch {
    consents = 0
  }
}
const flush = () => {
  clearTimeout(timer)
  timer = 0
  if (queue[0]) n.sendBeacon(site.b + '/te/e', JSON.stringify({ s: site.s, u: path, w: who, e: queue }))
  queue = []
}
const send = (...event) => {
  if (!site.t || n.webdriver) return
  queue.push(event)
  if (queue[9]) flush()
  else timer ||= setTimeout(flush, 500)
}
const reach = (goal) => {
  if (!goal.m) {
    if (done[goal.i]) return
    done[goal.i] = 1
    if (consents) keep()
  }
  send('goal', goal.i)
}
const compare = (kind, whole) => {
  for (const goal of site.g) {
    if (goal.k != kind) continue
    const fold = (one) => (goal.s ? one : one.toLowerCase())
    if (
      goal.c == 2
        ? new RegExp(goal.p, goal.s ? '' : 'i').test(whole.slice(0, ${MAX_TEXT}))
        : goal.c ? fold(whole) == fold(goal.p) : fold(whole).includes(fold(goal.p))
    ) reach(goal)
  }
}
const seen = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) {
    seen.unobserve(target)
    send('form', (target.getAttribute('action') || target.src).split('/f/')[1].split(/[?#]/)[0])
  }
})
const forms = site.b + '/f/'
const page = () => {
  const here = location.pathname.slice(0, 2000)
  if (path != here) flush()
  path = here
  send('page')
  compare(1, location.href.split('#')[0])
  compare(2, d.title)
  for (const form of d.querySelectorAll('[src^="' + forms + '"],[action^="' + forms + '"]')) seen.observe(form)
}
const push = (worker = ownWorker) => {
  const ask = () => w.messagingPush.subscribe().catch(console.error)
  if (w.messagingPush) return ask()
  if (!site.w) return
  const script = d.createElement('script')
  script.src = site.b + '/wp/' + site.w + '/subscribe.js'
  if (worker) script.dataset.worker = worker
  script.onload = ask
  d.head.append(script)
}
const calls = {
  page,
  push,
  goal: (id) => reach(site.g.find((goal) => goal.i == id) || { i: id, m: 1 }),
  product: (id) => send('product', id),
  optin: () => send('push'),
  contact: ({ email, id }) => {
    if (refuses) return
    who = email ? { e: email } : { i: id }
    if (consents) keep()
  },
  consent: (yes = true) => {
    consents = yes
    if (!yes) who = 0
    keep()
  },
}
const start = () => {
  const early = w.mt?.q || []
  path = location.pathname
  w.mt = (name, ...parts) => calls[name]?.(...parts)
  for (const call of early) w.mt(...call)
  page()
  site.f && show()
}

try {
  const kept = JSON.parse(localStorage.mt)
  consents = 1
  who = kept.w
  for (const id of kept.g) done[id] = 1
} catch {
  consents = 0
}
const [, token] = /[?&]${VISIT_PARAMETER}=([^&#]*)/.exec(location.href) || []
if (token) {
  history.replaceState(history.state, '', location.href
    .replace(/([?&])${VISIT_PARAMETER}=[^&#]*&?/, '$1').replace(/[?&](#|$)/, '$1'))
  who = { t: token }
}
if (refuses) who = 0
if (consents) keep()

d.addEventListener('click', ({ target }) => {
  if (!w.messagingPush && target.closest('[data-web-push="subscribe"]')) push()
  const link = target.closest('a[href]')
  if (!link?.host) return
  if (link.hasAttribute('download') || /\\.(pdf|zip|gz|7z|rar|docx?|xlsx?|pptx?|csv|txt|epub|mp[34]|exe|dmg|apk)$/i.test(link.pathname))
    compare(3, link.href.split('#')[0])
  if (link.host != location.host) compare(4, link.href.split('#')[0])
}, true)
d.addEventListener('visibilitychange', () => d.hidden && flush())
w.addEventListener('pagehide', flush)
const waits = site.g.filter((goal) => goal.k == 5)
let seconds = 0
if (waits[0]) setInterval(() => {
  if (d.hidden) return
  seconds++
  for (const goal of waits) if (!goal.d && seconds >= goal.p * 60) {
    goal.d = 1
    send('goal', goal.i)
  }
}, 1000)
if (d.prerendering) d.addEventListener('prerenderingchange', start, { once: true })
else if (d.readyState == 'loading') d.addEventListener('DOMContentLoaded', start)
else start()
`

/** The forms of a site as its script has them, as long as the site is remembered. */
const shownForms = new WeakMap<KnownSite, Shown[]>()

function shownOf(known: KnownSite, publicUrl: string): Shown[] {
  const shown = shownForms.get(known) ?? known.shown.map((one) => toShown(one, publicUrl))
  shownForms.set(known, shown)
  return shown
}

/** The script of a site. One that is not tracked reports nothing, but the calls of its pages still find their function. */
export function siteScript(known: KnownSite, publicUrl: string): string {
  const { site, goals, pushCode, isTracked } = known
  const shown = shownOf(known, publicUrl)
  const facts = {
    ...{ b: publicUrl, s: site.code, t: isTracked ? 1 : 0, g: goals.map(toShort), w: pushCode ?? 0 },
    ...(shown.length > 0 && { f: shown }),
  }
  return `(() => {\nconst site = ${JSON.stringify(facts)}\n${shown.length > 0 ? SHOW : ''}${CODE}})()\n`
}
