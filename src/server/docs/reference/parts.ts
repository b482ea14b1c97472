// A shape as HTML: its members in a list, those of members below them to open.

import type { HistoryEntry } from '../changes/history.ts'
import { codeBlock } from '../highlight.ts'
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import type { Links } from '../links.ts'
import { type Member, type Shape, sizeOf } from './shape.ts'

/** What pages of a reference are drawn with. */
export interface Tools {
  links: Links
  /** Renders a description. */
  markdown(text: string): Html
  /** The platform that the forms of a site elsewhere call; null for the one that serves the pages. */
  server: string | null
  /** The changes of the contract, newest first. */
  history: readonly HistoryEntry[]
  /** Whether the values are those of an answer: a member that must be given is one that is always there. */
  isAnswer?: boolean
}

/** Up to how many members a nested value shows without being opened. */
const OPEN = 12

const limitList = ({ limits, example }: Shape): Html | null => {
  const phrases = limits.map((text) => html`<li>${text}</li>`)
  const shown = example !== undefined && typeof example !== 'object'
  if (shown) phrases.push(html`<li>for example <code>${JSON.stringify(example)}</code></li>`)
  return phrases.length === 0 ? null : html`<ul class="limits">${phrases}</ul>`
}

/** Where a fact comes from: shown when the reader asks for it. */
export const sourceOf = ({ provenance, decision }: Pick<Shape, 'provenance' | 'decision'>, { links }: Tools): Html =>
  provenance === undefined ? html`` : html`<p class="source">Source: ${links.source(provenance, decision)}</p>`

function inner(shape: Shape, tools: Tools): Html | null {
  const { members, choices, isRepeated, name } = shape
  if (isRepeated) return html`<p class="quiet">The members are those of <code>${name}</code> above.</p>`
  if (members.length === 0 && choices.length === 0) return null
  const size = sizeOf(shape)
  return html`<details${{ markup: size <= OPEN ? ' open' : '' }}><summary>${insideOf(shape)}</summary>${membersHtml(shape, tools)}</details>`
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

function insideOf({ members, choices }: Shape): string {
  const parts = [
    ...(members.length > 0 ? [counted(members.length, 'member')] : []),
    ...(choices.length > 0 ? [counted(choices.length, 'form')] : []),
  ]
  return parts.join(', ')
}

function presence(isRequired: boolean, isAnswer: boolean): Html | null {
  if (isAnswer) return isRequired ? null : html` <small class="quiet">may be missing</small>`
  return isRequired ? html` <b class="must">required</b>` : null
}

/** The name of a value, its type, and whether it must be given. */
export function memberHead({ name, isRequired, shape }: Member, isAnswer = false): Html {
  const schema = shape.name === undefined ? null : html` <span class="schema">${shape.name}</span>`
  const old = shape.isDeprecated ? html` <b class="old">deprecated</b>` : null
  return html`
<div class="head"><code class="name">${name}</code> <span class="type">${shape.type}</span>${schema}${presence(isRequired, isAnswer)}${old}</div>`
}

function memberHtml(member: Member, tools: Tools): Html {
  return html`<li>${memberHead(member, tools.isAnswer)}${shapeText(member.shape, tools)}</li>`
}

/** What is said of a value below its name. */
export function shapeText(shape: Shape, tools: Tools): Html {
  const text = shape.description === '' ? null : html`<div class="says">${tools.markdown(shape.description)}</div>`
  return html`${text}${limitList(shape)}${sourceOf(shape, tools)}${inner(shape, tools)}`
}

/** The members of a shape, and its forms. */
export function membersHtml({ members, choices }: Shape, tools: Tools): Html {
  const list =
    members.length === 0 ? null : html`<ul class="members">${members.map((one) => memberHtml(one, tools))}</ul>`
  const forms = choices.map(
    ({ title, shape }) =>
      html`<details class="form"><summary><code>${title}</code></summary>${shapeText({ ...shape, members: [], choices: [] }, tools)}${membersHtml(shape, tools)}</details>`,
  )
  return html`${list}${forms.length === 0 ? null : html`<p class="quiet">It has one of these forms:</p>${forms}`}`
}

/** Examples below each other, each under its summary. */
export function examplesHtml(examples: Record<string, { summary?: string; value: unknown }> = {}): Html[] {
  return Object.values(examples).map(({ summary, value }) => {
    const isText = typeof value === 'string'
    const code = codeBlock(isText ? value : JSON.stringify(value, null, 2), isText ? '' : 'json')
    return html`<details class="example"><summary>${summary ?? 'Example'}</summary>${code}</details>`
  })
}
