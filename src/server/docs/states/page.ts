// The page of the state machines: a diagram of each, and its content as tables.
import type { Html } from '../html.ts'
import { html, proseHtml } from '../html.ts'
import type { Links } from '../links.ts'
import { renderDiagram } from './diagram.ts'
import type { Machine, Transition } from './machines.ts'

const orNothing = (state: string | null, word: string): Html =>
  state === null ? html`<i class="quiet">${word}</i>` : html`<code>${state}</code>`

function stateTable(machine: Machine): Html {
  const rows = Object.entries(machine.states).map(
    ([state, meaning]) => html`
<tr><td><code>${state}</code></td><td>${proseHtml(meaning)}</td><td class="mark">${machine.final.includes(state) ? 'final' : ''}</td></tr>`,
  )
  const outside = Object.entries(machine.leavesOut).map(
    ([value, why]) => html`
<tr><td><code>${value}</code></td><td>${proseHtml(why)}</td><td class="mark">no state</td></tr>`,
  )
  return html`<div class="frame"><table><thead><tr><th>State</th><th>Meaning</th><th>Kind</th></tr></thead><tbody>${rows}${outside}</tbody></table></div>`
}

function transitionRow(machine: Machine, transition: Transition, links: Links): Html {
  const { from, to, when, by, provenance, decision } = transition
  const operations = by.map((id, index) => html`${index > 0 ? ', ' : ''}${links.operation(machine.api, id)}`)
  return html`
<tr><td>${orNothing(from, 'beginning')}</td><td>${orNothing(to, 'end')}</td><td>${proseHtml(when)}</td><td>${operations}</td>
<td class="source mark">${links.source(provenance, decision)}</td></tr>`
}

const transitionTable = (machine: Machine, links: Links): Html => html`
<div class="frame"><table><thead><tr><th>From</th><th>To</th><th>When</th><th>Operations</th><th class="source">Source</th></tr></thead>
<tbody>${machine.transitions.map((transition) => transitionRow(machine, transition, links))}</tbody></table></div>`

function section(machine: Machine, links: Links): Html {
  const list =
    machine.enum === null
      ? html`${machine.noEnum}`
      : html`In the contract: <code>${machine.enum}</code> of ${links.api(machine.api)}.`
  return html`
<h2 id="${machine.id}">${machine.title}</h2>
<p>${proseHtml(machine.summary)} <span class="quiet">${list}</span></p>
${renderDiagram(machine)}
<details><summary>States and transitions as tables</summary>
${stateTable(machine)}
${transitionTable(machine, links)}
</details>`
}

/** The content of the page. */
export const statesPage = (machines: Machine[], links: Links): Html[] => [
  html`
<h1>State machines</h1>
<p class="lead">How far a thing is, what leads it on, and where it ends. A dot is the beginning; a state with a coloured
frame is final; a ring means that the thing is not there any more.</p>
<p>The diagrams are drawn from <code>specs/state-machines.yaml</code>, and a test holds its states against the lists of
the contract.</p>`,
  ...machines.map((machine) => section(machine, links)),
]
