// Numbers by what they are of: upright where the order has a meaning, lying where the names are long.

import { t } from '../../texts/texts.ts'
import { type ChartData, ChartFrame } from './chart-frame.tsx'
import { scaleBands, scaleCounts } from './scales.ts'

const HEIGHT = 180
const ROOM = { top: 18, bottom: 22 }
const ROW = 26
/** Pixels for the number behind a bar. */
const NUMBER = 64

const said = (n: number) => n.toLocaleString(t.language)

/** Upright bars of one series: hours, weekdays. */
export function ColumnChart(data: ChartData) {
  const { points, series } = data
  const values = series[0]?.values ?? []
  return (
    <ChartFrame
      data={data}
      height={HEIGHT}
      draw={(width, at) => {
        const { at: x, width: wide, step } = scaleBands(points.length, width, 0.2)
        const { at: y } = scaleCounts(values, HEIGHT - ROOM.bottom, ROOM.top)
        const every = Math.ceil(26 / step)
        return (
          <>
            {values.map((n, i) => (
              <g key={points[i]} class={i === at ? 'series-1 walked' : 'series-1'}>
                <rect x={x(i)} width={wide} y={y(n)} height={Math.max(0, y(0) - y(n))} />
                {n > 0 && wide >= 14 && (
                  <text class="chart-value" x={x(i) + wide / 2} y={y(n) - 4} text-anchor="middle">
                    {said(n)}
                  </text>
                )}
                {i % every === 0 && (
                  <text class="chart-label" x={x(i) + wide / 2} y={HEIGHT - 6} text-anchor="middle">
                    {points[i]}
                  </text>
                )}
              </g>
            ))}
            <line class="chart-axis" x1={0} x2={width} y1={y(0)} y2={y(0)} />
          </>
        )
      }}
    />
  )
}

/** A text that fits into so many pixels. */
const fitText = (text: string, pixels: number): string => {
  const most = Math.max(4, Math.floor(pixels / 7))
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}

/** Lying bars of one series: domains, links, places, devices. */
export function BarChart(data: ChartData) {
  const { points, series } = data
  const values = series[0]?.values ?? []
  return (
    <ChartFrame
      data={data}
      height={points.length * ROW + 4}
      draw={(width, at) => {
        const names = Math.min(Math.max(110, width * 0.38), 420)
        const { at: x } = scaleCounts(values, 0, Math.max(10, width - names - NUMBER))
        const { at: y, width: thick } = scaleBands(points.length, points.length * ROW, 0.28)
        return values.map((n, i) => {
          const top = y(i)
          const middle = top + thick / 2
          return (
            <g key={points[i]} class={i === at ? 'series-1 walked' : 'series-1'}>
              <title>{points[i]}</title>
              <text class="chart-name" x={names - 8} y={middle} dy="0.34em" text-anchor="end">
                {fitText(points[i] ?? '', names - 8)}
              </text>
              <rect x={names} y={top} width={Math.max(1, x(n))} height={thick} />
              <text class="chart-value" x={names + x(n) + 6} y={middle} dy="0.34em">
                {said(n)}
              </text>
            </g>
          )
        })
      }}
    />
  )
}
