// The part of the script of a connected site that shows forms: popups, messages and WhatsApp buttons. Texts of the account
// become text nodes and attributes, never markup. Its style is a constructed sheet inside a shadow root: a policy without
// inline styles allows that, and the styles of the page stay outside.
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import type { FormWithFields } from '../domain/audience/forms/forms.ts'
import { inLanguage, languageTags } from '../domain/content/languages.ts'
import { embeddedForm } from './form-html.ts'
import { displayTexts } from './texts/forms.ts'

/** An element for the script: its name, its attributes, its children. */
type Tree = [string, Record<string, string>, ...(Tree | string)[]]

/** A form as the script has it. */
export interface Shown {
  /** The hash of the form. */
  h: string
  /** The name of the form. */
  n: string
  kind: 'popup' | 'message' | 'whatsapp'
  /** `delay`, `scroll` or `exit`. */
  o: string
  /** Seconds before it opens. */
  d: number
  /** Percent of the page to scroll through. */
  p: number
  /** Text. */
  t: string
  /** Label of the button. */
  b: string
  /** Label of the button that closes it. */
  c: string
  /** BCP 47 tag of its language. */
  l: string
  /** Where the button leads; without one it opens the form. */
  u?: string
  f?: Tree
}

/** Seconds before something opens that interrupts the visitor, unless the form says otherwise. */
const USUAL_DELAY = 5
/** Percent of the page, unless the form says otherwise. */
const USUAL_SCROLL = 50

type Node = DefaultTreeAdapterMap['childNode']

function toTrees(nodes: readonly Node[]): (Tree | string)[] {
  const trees: (Tree | string)[] = []
  for (const node of nodes) {
    if ('attrs' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      trees.push([node.nodeName, attributes, ...toTrees(node.childNodes)])
    } else if ('value' in node && node.value.trim() !== '') trees.push(node.value)
  }
  return trees
}

/** The form as on pages of others. Without a thank-you address it answers in a new tab: the page stays. */
function toTree({ form, known }: FormWithFields, publicUrl: string, button: string | undefined): Tree {
  const { childNodes } = parseFragment(embeddedForm(form, known, `${publicUrl}/f/${form.hash}`))
  const [tree] = toTrees(childNodes) as [Tree]
  if (form.redirectUrl === null) tree[1]['target'] = '_blank'
  if (button !== undefined) {
    const [, , last] = tree.at(-1) as Tree
    ;(last as Tree)[2] = button
  }
  return tree
}

/** The address that opens a chat, with a first text. */
const chatUrl = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}${text && `?${new URLSearchParams({ text })}`}`

/** What the script needs to show a form with a display. */
export function toShown(one: FormWithFields, publicUrl: string): Shown {
  const { form } = one
  const { kind, opens = 'delay', text = '', button, ...display } = form.display ?? { kind: 'popup' }
  const texts = inLanguage(displayTexts, form.language)
  const url = kind === 'whatsapp' ? chatUrl(display.phone ?? '', text) : display.link
  const { delaySeconds = kind === 'whatsapp' ? 0 : USUAL_DELAY, scrollPercent = USUAL_SCROLL } = display
  return {
    ...{ h: form.hash, n: form.name, kind, o: opens, d: delaySeconds, p: scrollPercent, t: text, c: texts.close },
    ...{ b: button ?? (kind === 'whatsapp' ? texts.chat : texts.open), l: languageTags[form.language] },
    ...(url === undefined ? { f: toTree(one, publicUrl, kind === 'popup' ? button : undefined) } : { u: url }),
  }
}

const STYLE = `
:host { all: initial }
* { box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif; color: #1f2937 }
dialog, aside { border: 1px solid #d1d5db; border-radius: 8px; padding: 20px; background: #fff; overflow: auto; overflow-wrap: anywhere }
dialog { width: min(26rem, calc(100vw - 32px)); max-height: calc(100vh - 32px) }
dialog::backdrop { background: rgb(0 0 0 / 50%) }
.corner { position: fixed; right: 16px; bottom: 16px; z-index: 2147483647; display: grid; gap: 12px; justify-items: end; max-width: min(22rem, calc(100vw - 32px)) }
aside { width: min(20rem, 100%); max-height: 50vh; box-shadow: 0 4px 16px rgb(0 0 0 / 20%) }
h2 { margin: 0 0 8px; font-size: 20px; font-weight: 600 }
p { margin: 0 0 12px; white-space: pre-line }
[hidden] { display: none }
label > input:not([type=checkbox]), select { display: block; width: 100%; min-height: 44px; padding: 8px; border: 1px solid #6b7280; border-radius: 4px; background: #fff }
button, a { display: inline-block; min-height: 44px; padding: 9px 16px; border: 0; border-radius: 4px; background: #1f2937; color: #fff; text-decoration: none; cursor: pointer }
.close { float: right; min-width: 44px; margin: -12px -12px 0 8px; padding: 0; background: none; color: #1f2937; font-size: 24px }
.chat { border-radius: 24px; background: #075e54 }
:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px }
`.replaceAll(/\s*\n/g, '')

/**
 * What the script does with its forms. Something that a visitor closed, sent or followed does not come back: without
 * consent until the tab is closed, since the visitor asked for that much, with consent permanently.
 */
export const SHOW = `const make = (tag, attributes, ...inside) => {
  const node = d.createElement(tag)
  for (const name in attributes) node.setAttribute(name, attributes[name])
  node.append(...inside.map((one) => one.map ? make(...one) : one))
  return node
}
const gone = {}
const isGone = ({ h }) => {
  try {
    return gone[h] || (sessionStorage['mt shown'] + localStorage['mt shown']).includes(h)
  } catch {
    return gone[h]
  }
}
const end = ({ h }) => {
  gone[h] = 1
  try {
    const place = consents && !refuses ? localStorage : sessionStorage
    place['mt shown'] = (place['mt shown'] || '') + ' ' + h
  } catch {
    return
  }
}
const show = () => {
  const host = make('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(${JSON.stringify(STYLE)})
  root.adoptedStyleSheets = [sheet]
  const corner = make('div', { class: 'corner', 'aria-live': 'polite' })
  root.append(corner)
  d.body.append(host)
  const closer = (one, close) => {
    const button = make('button', { type: 'button', class: 'close', 'aria-label': one.c }, '\\u00d7')
    button.addEventListener('click', close)
    return button
  }
  const popup = (one) => {
    if (root.querySelector('dialog')) return
    const form = make(...one.f)
    const dialog = make('dialog', { 'aria-labelledby': 'name', lang: one.l, closedby: 'any' },
      closer(one, () => dialog.close()), make('h2', { id: 'name' }, one.n), ...(one.t && one.kind == 'popup' ? [make('p', {}, one.t)] : []), form)
    dialog.addEventListener('close', () => {
      end(one)
      dialog.remove()
    })
    form.addEventListener('submit', () => setTimeout(() => dialog.close()))
    root.append(dialog)
    dialog.showModal()
    seen.observe(form)
  }
  const link = (one, more) => make('a', { href: one.u, lang: one.l, ...more }, one.b)
  const message = (one) => {
    const close = () => {
      end(one)
      box.remove()
    }
    const action = one.u ? link(one) : make('button', { type: 'button' }, one.b)
    action.addEventListener('click', () => {
      close()
      if (!one.u) popup(one)
    })
    const box = make('aside', { 'aria-label': one.n, lang: one.l }, closer(one, close), make('p', {}, one.t), action)
    box.addEventListener('keydown', ({ key }) => key == 'Escape' && close())
    corner.append(box)
  }
  const whatsapp = (one) => corner.append(link(one, { class: 'chat', target: '_blank', rel: 'noopener' }))
  const acts = { popup, message, whatsapp }
  for (const one of site.f) {
    if (isGone(one)) continue
    const stop = new AbortController()
    const { signal } = stop
    const open = () => {
      if (signal.aborted) return
      stop.abort()
      if (!isGone(one)) acts[one.kind](one)
    }
    setTimeout(() => {
      const scrolled = () => {
        const { scrollHeight } = d.documentElement
        if (w.scrollY * 100 >= one.p * (scrollHeight - w.innerHeight)) open()
      }
      if (one.o == 'scroll') {
        w.addEventListener('scroll', scrolled, { passive: true, signal })
        scrolled()
      } else if (one.o == 'exit' && w.matchMedia('(hover: hover)').matches)
        d.documentElement.addEventListener('mouseleave', ({ clientY }) => clientY <= 0 && open(), { signal })
      else open()
    }, one.d * 1000)
  }
}
`
