// Draws a machine as SVG inside the page: it takes its colours from the page, light or dark, and loads nothing.
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import type { PlacedEdge, PlacedNode, Point } from './layout.ts'
import { placeMachine } from './layout.ts'
import type { Machine } from './machines.ts'

const n = (value: number): string => String(Math.round(value * 10) / 10)
const at = ({ x, y }: Point): string => `${n(x)} ${n(y)}`
const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** A line through the points; each bend is rounded off between the middles of the stretches that it joins. */
function pathOf(points: Point[]): string {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (!first || !last) return ''
  const curves = rest.slice(0, -1).map((bend, index) => {
    const next = rest[index + 1] ?? last
    const isLast = index === rest.length - 2
    // The last stretch stays straight for a while, so that the arrow points where the line goes.
    return `Q${at(bend)} ${at(between(bend, next, isLast ? 0.35 : 0.5))}`
  })
  return `M${at(first)} ${curves.join(' ')} L${at(last)}`
}

function drawNode({ kind, text, x, y, width, height }: PlacedNode): Html {
  const [cx, cy] = [n(x), n(y)]
  if (kind === 'start') return html`<circle class="dot" cx="${cx}" cy="${cy}" r="6"/>`
  if (kind === 'end')
    return html`<circle class="ring" cx="${cx}" cy="${cy}" r="7"/><circle class="dot" cx="${cx}" cy="${cy}" r="3.5"/>`
  return html`<rect class="${kind}" x="${n(x - width / 2)}" y="${n(y - height / 2)}" width="${n(width)}" height="${n(height)}" rx="9"/>
<text class="name" x="${cx}" y="${n(y + 4.5)}">${text}</text>`
}

const drawLine =
  (machine: Machine) =>
  (edge: PlacedEdge): Html =>
    html`<path class="line" d="${pathOf(edge.points)}" marker-end="url(#arrow-${machine.id})"/>`
const drawLabel = ({ label, text }: PlacedEdge): Html =>
  html`<text class="label" x="${n(label.x)}" y="${n(label.y + 4)}">${text}</text>`

/** The diagram, with a title and a description for readers who cannot see it. The table says the same in full. */
export function renderDiagram(machine: Machine): Html {
  const { width, height, nodes, edges } = placeMachine(machine)
  const steps = machine.transitions.map(({ from, to, name }) => `${from ?? 'beginning'} to ${to ?? 'end'}: ${name}`)
  return html`<div class="diagram" tabindex="0" role="group" aria-label="Diagram: ${machine.title}"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"
aria-labelledby="${machine.id}-title ${machine.id}-desc">
<title id="${machine.id}-title">States of: ${machine.title}</title>
<desc id="${machine.id}-desc">${steps.join('; ')}.</desc>
<defs><marker id="arrow-${machine.id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
<path class="head" d="M0 0.6 8 4 0 7.4z"/></marker></defs>
${edges.map(drawLine(machine))}
${edges.map(drawLabel)}
${nodes.map(drawNode)}
</svg></div>`
}
