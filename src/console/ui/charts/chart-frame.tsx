import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../texts/texts.ts'

/** A line of numbers; every chart has one to four. */
interface Series {
  name: string
  values: readonly number[]
}

/** What every chart shows. */
export interface ChartData {
  title: string
  /** What the points stand for: `Day`, `Domain`. It is the head of their column in the table. */
  of: string
  points: readonly string[]
  series: readonly Series[]
}

/** The look of a series besides its colour, so that colour alone says nothing. */
export const DASHES = ['', '7 4', '2 3', '9 3 2 3'] as const

const said = (n: number | undefined) => (n ?? 0).toLocaleString(t.language)

/** One point in words. */
const pointText = ({ points, series }: ChartData, at: number): string =>
  `${points[at]}: ${series.map(({ name, values }) => `${name} ${said(values[at])}`).join(', ')}`

/** The whole chart in a sentence: the sum of each series, and where it is highest. */
function summaryOf(data: ChartData): string {
  const parts = data.series.map(({ name, values }) => {
    const most = values.indexOf(Math.max(...values))
    const sum = values.reduce((all, n) => all + n, 0)
    return t.charts.seriesSummary(name, said(sum), data.points[most] ?? '', said(values[most]))
  })
  return `${data.title}. ${parts.join(' ')}`
}

/** The width of an element in pixels as it changes; 0 before it is laid out. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [])
  return { element, width }
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The point after a key; undefined for keys that move nowhere. */
function pointAfter(key: string, at: number | null, last: number): number | null | undefined {
  if (key === 'Escape') return null
  if (key === 'Home') return 0
  if (key === 'End') return last
  const step = steps[key]
  if (step === undefined) return undefined
  return at === null ? (step > 0 ? 0 : last) : Math.min(Math.max(at + step, 0), last)
}

function Numbers({ data }: { data: ChartData }) {
  return (
    <details>
      <summary>{t.charts.asTable}</summary>
      <div class="chart-numbers">
        <table aria-label={data.title}>
          <thead>
            <tr>
              <th scope="col">{data.of}</th>
              {data.series.map(({ name }) => (
                <th key={name} scope="col" class="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.points.map((point, at) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {data.series.map(({ name, values }) => (
                  <td key={name} class="number">
                    {said(values[at])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul class="chart-legend">
      {series.map(({ name }, at) => (
        <li key={name}>
          <svg width="26" height="8" aria-hidden="true">
            <line x1="0" x2="26" y1="4" y2="4" class={`series-${at + 1}`} stroke-dasharray={DASHES[at]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

/**
 * What stands around a chart: its title, its legend, the words for those who do not see it, and its numbers as a table.
 * Arrow keys walk the points, and each is read aloud. `draw` gets the width, and the point that is walked to.
 */
export function ChartFrame(props: {
  data: ChartData
  height: number
  draw(width: number, at: number | null): ComponentChildren
}) {
  const { data, height, draw } = props
  const { element, width } = useWidth()
  const [at, setAt] = useState<number | null>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = pointAfter(event.key, at, data.points.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  }
  return (
    <figure class="chart">
      <figcaption>
        <h2>{data.title}</h2>
        {data.series.length > 1 && <Legend series={data.series} />}
      </figcaption>
      <div ref={element} class="chart-place">
        <svg
          role="img"
          aria-label={`${summaryOf(data)} ${t.charts.keys}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys walk the points of the chart
          tabIndex={0}
          width={width}
          height={height}
          onKeyDown={onKeyDown}
          onBlur={() => setAt(null)}
        >
          {width > 0 && draw(width, at)}
        </svg>
      </div>
      <p class="chart-point" aria-live="polite">
        {at === null ? '' : pointText(data, at)}
      </p>
      <Numbers data={data} />
    </figure>
  )
}
