// Numbers over time.

import { t } from '../../texts/texts.ts'
import { type ChartData, ChartFrame, DASHES } from './chart-frame.tsx'
import { pathThrough, scaleCounts, scalePoints } from './scales.ts'

const HEIGHT = 220
const ROOM = { top: 10, right: 14, bottom: 24, left: 46 }
/** Pixels that the label of a point takes. */
const LABEL = 84

/** A line for each series. */
export function LineChart(data: ChartData) {
  const { points, series } = data
  return (
    <ChartFrame
      data={data}
      height={HEIGHT}
      draw={(width, at) => {
        const x = scalePoints(points.length, ROOM.left, width - ROOM.right)
        const { at: y, ticks } = scaleCounts(
          series.flatMap(({ values }) => values),
          HEIGHT - ROOM.bottom,
          ROOM.top,
        )
        const every = Math.max(1, Math.ceil((points.length * LABEL) / (width - ROOM.left - ROOM.right)))
        return (
          <>
            {ticks.map((n) => (
              <g key={n} class="chart-grid">
                <line x1={ROOM.left} x2={width - ROOM.right} y1={y(n)} y2={y(n)} />
                <text x={ROOM.left - 8} y={y(n)} dy="0.32em" text-anchor="end">
                  {n.toLocaleString(t.language)}
                </text>
              </g>
            ))}
            {points.map(
              (point, i) =>
                i % every === 0 && (
                  <text
                    key={point}
                    class="chart-label"
                    x={x(i)}
                    y={HEIGHT - 6}
                    text-anchor={anchorOf(i, points.length)}
                  >
                    {point}
                  </text>
                ),
            )}
            {at !== null && <line class="chart-cursor" x1={x(at)} x2={x(at)} y1={ROOM.top} y2={HEIGHT - ROOM.bottom} />}
            {series.map(({ name, values }, s) => (
              <g key={name} class={`series-${s + 1}`}>
                <path d={pathThrough(values.map((n, i) => [x(i), y(n)]))} fill="none" stroke-dasharray={DASHES[s]} />
                {values.map(
                  (n, i) =>
                    (points.length <= 40 || i === at) && <circle key={i} cx={x(i)} cy={y(n)} r={i === at ? 5 : 2.5} />,
                )}
              </g>
            ))}
          </>
        )
      }}
    />
  )
}

const anchorOf = (i: number, n: number) => (n === 1 ? 'middle' : i === 0 ? 'start' : i === n - 1 ? 'end' : 'middle')
