// Where the steps of a graph stand: layers from top to bottom, a step above the middle of what follows it.

/** A step as the caller knows it. */
export interface GraphStep {
  id: string
  title: string
  /** What it does, in some words. */
  detail: string
  /** What is said beside it, such as how many are here. */
  note?: string
  /** The step that it follows; without one, it is a beginning. */
  parent?: string
  /** What the way from its parent is called: `yes`. */
  edge?: string
  /** The step that follows instead. */
  jump?: string
  look: 'trigger' | 'wait' | 'choice' | 'action' | 'end'
  /** Whether the way that is shown leads through it, and whether it ends here. */
  onWay?: boolean
  isHere?: boolean
}

/** Sizes in units of the drawing. */
export const box = { width: 208, height: 54, gapX: 26, gapY: 44, lane: 14 } as const

/** How wide a letter of a label is at most, on average. */
const LETTER = 7

/** A step with its place. */
export interface Placed {
  step: GraphStep
  x: number
  y: number
}

/** A way from one step to the next. A jump runs in a lane at the right edge. */
interface Edge {
  key: string
  path: string
  label?: string
  labelX: number
  labelY: number
  isJump: boolean
  onWay: boolean
}

/** A drawing. */
export interface Layout {
  steps: readonly Placed[]
  edges: readonly Edge[]
  width: number
  height: number
}

const middle = ({ x }: Placed) => x + box.width / 2

/** Gives each step a row and a column: leaves side by side, the others above the middle of theirs. */
function place(steps: readonly GraphStep[]): Map<string, Placed> {
  const known = new Set(steps.map(({ id }) => id))
  const children = Map.groupBy(steps, ({ parent }) => (parent !== undefined && known.has(parent) ? parent : ''))
  const placed = new Map<string, Placed>()
  let column = 0
  // A step is placed once, so steps that follow one another in a circle end it.
  const visit = (step: GraphStep, row: number): number => {
    const own: Placed = { step, x: 0, y: row * (box.height + box.gapY) }
    placed.set(step.id, own)
    const below = (children.get(step.id) ?? []).filter(({ id }) => !placed.has(id)).map((one) => visit(one, row + 1))
    const at = below.length === 0 ? column++ : ((below[0] ?? 0) + (below.at(-1) ?? 0)) / 2
    own.x = at * (box.width + box.gapX)
    return at
  }
  for (const root of children.get('') ?? []) if (!placed.has(root.id)) visit(root, 0)
  return placed
}

/** Puts triggers in a row above the first step. */
function withTriggers(steps: Map<string, Placed>, triggers: readonly GraphStep[], first: Placed | undefined): Placed[] {
  if (triggers.length === 0) return [...steps.values()]
  const step = box.width + box.gapX
  const width = triggers.length * step - box.gapX
  const left = first ? middle(first) - width / 2 : 0
  const above = triggers.map((trigger, at) => ({ step: trigger, x: left + at * step, y: 0 }))
  const below = [...steps.values()].map((one) => ({ ...one, y: one.y + box.height + box.gapY }))
  const all = [...above, ...below]
  const shift = Math.min(...all.map(({ x }) => x))
  return all.map((one) => ({ ...one, x: one.x - shift }))
}

function straight(from: Placed, to: Placed): Edge {
  const [x1, y1, x2, y2] = [middle(from), from.y + box.height, middle(to), to.y]
  const half = (y1 + y2) / 2
  const { edge, id, onWay } = to.step
  return {
    key: `${from.step.id}>${id}`,
    path: x1 === x2 ? `M${x1} ${y1}V${y2 - 5}` : `M${x1} ${y1}V${half - 6}H${x2}V${y2 - 5}`,
    ...(edge !== undefined && { label: edge }),
    labelX: x2 + 6,
    labelY: y2 - 12,
    isJump: false,
    onWay: (onWay ?? false) && (from.step.onWay ?? true),
  }
}

function jump(from: Placed, to: Placed, lane: number): Edge {
  const [x1, y1] = [from.x + box.width, from.y + box.height / 2]
  const [x2, y2] = [to.x + box.width, to.y + box.height / 2]
  const path = `M${x1} ${y1}H${lane}V${y2}H${x2 + 5}`
  return { key: `${from.step.id}>>${to.step.id}`, path, labelX: 0, labelY: 0, isJump: true, onWay: false }
}

/** About where the label of a way ends. */
const labelEnd = ({ label = '', labelX }: Edge): number => labelX + label.length * LETTER

/** The drawing of steps, each after the one it follows. Triggers lead to the first of the others. */
export function layoutOf(steps: readonly GraphStep[]): Layout {
  const isTrigger = ({ look }: GraphStep) => look === 'trigger'
  const tree = place(steps.filter((step) => !isTrigger(step)))
  const first = [...tree.values()][0]
  const all = withTriggers(tree, steps.filter(isTrigger), first)
  const byId = new Map(all.map((one) => [one.step.id, one]))
  const start = first && byId.get(first.step.id)
  const right = Math.max(0, ...all.map(({ x }) => x + box.width))
  const jumps = all.flatMap((from) => {
    const to = from.step.jump === undefined ? undefined : byId.get(from.step.jump)
    return to ? [{ from, to }] : []
  })
  const edges = all.flatMap((one) => {
    if (isTrigger(one.step)) return start ? [{ ...straight(one, start), key: one.step.id, label: '' }] : []
    const parent = one.step.parent === undefined ? undefined : byId.get(one.step.parent)
    return parent ? [straight(parent, one)] : []
  })
  const lanes = jumps.map(({ from, to }, at) => jump(from, to, right + (at + 1) * box.lane))
  return {
    steps: all,
    edges: [...edges, ...lanes],
    width: Math.max(right + (jumps.length + 1) * box.lane, ...edges.map(labelEnd)),
    height: Math.max(0, ...all.map(({ y }) => y + box.height)) + 2,
  }
}
