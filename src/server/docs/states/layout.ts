// Places the states of a machine in Sugiyama layers with dagre, from top to bottom, because text runs across.
import { graphlib, layout } from '@dagrejs/dagre'
import type { Machine } from './machines.ts'

export interface Point {
  x: number
  y: number
}
type NodeKind = 'state' | 'final' | 'start' | 'end'
export interface PlacedNode extends Point {
  kind: NodeKind
  /** Empty for the dots that mark beginning and end. */
  text: string
  width: number
  height: number
}
export interface PlacedEdge {
  points: Point[]
  text: string
  /** The middle of the text. */
  label: Point
}
export interface Placed {
  width: number
  height: number
  nodes: PlacedNode[]
  edges: PlacedEdge[]
}

/** Width of a character in px. Fonts differ from machine to machine, so this is the width in a wide font. */
const stateCharacter = 8.4
const labelCharacter = 6.9
const stateHeight = 34
const dot = 16
const margin = 12

const startId = '(start)'
const endId = '(end)'
const sizeOf = (text: string) => ({
  width: Math.max(64, Math.round(text.length * stateCharacter) + 28),
  height: stateHeight,
})

function graphOf(machine: Machine) {
  const graph = new graphlib.Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 26, ranksep: 26, edgesep: 16, marginx: margin, marginy: margin })
  const add = (id: string, kind: NodeKind, text: string) =>
    graph.setNode(id, { kind, text, ...(text === '' ? { width: dot, height: dot } : sizeOf(text)) })
  if (machine.transitions.some(({ from }) => from === null)) add(startId, 'start', '')
  for (const state of Object.keys(machine.states)) add(state, machine.final.includes(state) ? 'final' : 'state', state)
  if (machine.transitions.some(({ to }) => to === null)) add(endId, 'end', '')
  for (const [index, { from, to, name }] of machine.transitions.entries()) {
    const label = { text: name, width: Math.round(name.length * labelCharacter) + 8, height: 18, labelpos: 'c' }
    graph.setEdge(from ?? startId, to ?? endId, label, String(index))
  }
  return graph
}

/**
 * A loop at the right side of its state, which reaches to its text; the second one goes around the text of the first.
 */
function loopOf(node: PlacedNode, textLeft: number, count: number): Point[] {
  const [right, far, apart] = [node.x + node.width / 2, textLeft - 4, 6 + 7 * count]
  const [above, below] = [node.y - apart, node.y + apart]
  return [
    { x: right, y: above },
    { x: far, y: above },
    { x: far, y: below },
    { x: right, y: below },
  ]
}

/** Where everything of a machine stands, in px. */
export function placeMachine(machine: Machine): Placed {
  const graph = graphOf(machine)
  layout(graph)
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  const nodes = graph.nodes().map((id: string) => graph.node(id) as PlacedNode)
  const loops = new Map<string, number>()
  const edges = graph.edges().map((edge: { v: string; w: string; name?: string }) => {
    const {
      points,
      text,
      x,
      y,
      width: across,
    } = graph.edge(edge) as { points: Point[]; text: string; x: number; y: number; width: number }
    if (edge.v !== edge.w) return { points, text, label: { x, y } }
    const count = loops.get(edge.v) ?? 0
    loops.set(edge.v, count + 1)
    return { points: loopOf(graph.node(edge.v) as PlacedNode, x - across / 2, count), text, label: { x, y } }
  })
  return { width: Math.ceil(width), height: Math.ceil(height), nodes, edges }
}
