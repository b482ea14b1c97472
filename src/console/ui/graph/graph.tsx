// Steps that follow one another, as a drawing and as a list with the same words.
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { t } from '../../texts/texts.ts'
import { box, type GraphStep, layoutOf, type Placed } from './layout.ts'

/** Letters of a line that fit into a box. */
const LETTERS = 30

const shortenText = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text

function Box({ placed: { step, x, y } }: { placed: Placed }) {
  const classes = ['graph-step', step.look, step.onWay && 'on-way', step.isHere && 'here'].filter(Boolean).join(' ')
  const room = step.note === undefined ? LETTERS : LETTERS - step.note.length - 2
  return (
    <g class={classes} transform={`translate(${x} ${y})`}>
      <title>{`${step.title}: ${step.detail}`}</title>
      <rect width={box.width} height={box.height} rx={step.look === 'trigger' ? box.height / 2 : 5} />
      <text class="graph-title" x={12} y={22}>
        {shortenText(step.title, room)}
      </text>
      <text class="graph-detail" x={12} y={41}>
        {shortenText(step.detail, LETTERS)}
      </text>
      {step.note !== undefined && (
        <text class="graph-note" x={box.width - 10} y={22} text-anchor="end">
          {step.note}
        </text>
      )}
    </g>
  )
}

/** The drawing. It is wider and higher than the page may be, and scrolls in itself. */
function Drawing({ steps, label }: { steps: readonly GraphStep[]; label: string }) {
  const layout = useMemo(() => layoutOf(steps), [steps])
  const { width, height, edges } = layout
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
    <section class="graph-drawing" aria-label={label} tabIndex={0}>
      <svg
        role="img"
        aria-label={t.ui.graph.picture(steps.length)}
        width={width + 4}
        height={height + 4}
        viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      >
        <defs>
          <marker
            id="graph-arrow"
            viewBox="0 0 8 8"
            refX="4"
            refY="4"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {edges.map(({ key, path, isJump, onWay }) => (
          <path
            key={key}
            class={['graph-edge', isJump && 'jump', onWay && 'on-way'].filter(Boolean).join(' ')}
            d={path}
            marker-end="url(#graph-arrow)"
          />
        ))}
        {layout.steps.map((placed) => (
          <Box key={placed.step.id} placed={placed} />
        ))}
        {edges.map(
          ({ key, label: text, labelX, labelY }) =>
            text && (
              <text key={key} class="graph-label" x={labelX} y={labelY}>
                {text}
              </text>
            ),
        )}
      </svg>
    </section>
  )
}

/** What the list says of a step besides its own words. */
function placeOf({ parent, edge, jump, isHere, onWay }: GraphStep): string {
  const words = [
    parent !== undefined && t.ui.graph.after(parent, edge),
    jump !== undefined && t.ui.graph.jump(jump),
    isHere ? t.ui.graph.here : onWay && t.ui.graph.onWay,
  ]
  return words.filter(Boolean).join('; ')
}

/** A graph; `linkOf` gives a step of the list a link, such as to those who are at it. Ids of steps are numbers. */
export function Graph(props: {
  label: string
  steps: readonly GraphStep[]
  linkOf?(step: GraphStep): ComponentChildren
}) {
  const { label, steps, linkOf } = props
  const triggers = steps.filter(({ look }) => look === 'trigger')
  return (
    <div class="graph">
      <Drawing steps={steps} label={label} />
      <details>
        <summary>{t.ui.graph.list}</summary>
        {triggers.length > 0 && (
          <ul>
            {triggers.map(({ id, title, detail }) => (
              <li key={id}>
                <strong>{title}</strong> {detail}
              </li>
            ))}
          </ul>
        )}
        <ol>
          {steps
            .filter(({ look }) => look !== 'trigger')
            .map((step) => (
              <li key={step.id} value={Number(step.id)}>
                <strong>{step.title}</strong> {step.detail !== step.title && step.detail}{' '}
                <span class="quiet">{placeOf(step)}</span> {linkOf?.(step) ?? step.note}
              </li>
            ))}
        </ol>
      </details>
    </div>
  )
}
