// Where the parts of a chart stand.

/** Heights for counts from 0 up, and the counts to name beside them. */
export interface CountScale {
  /** Where a count lies between the ends. */
  at(n: number): number
  /** Whole numbers, evenly apart, the last one not below the largest count. */
  ticks: readonly number[]
}

/** Numbers that people count in. */
const steps = [1, 2, 5, 10]

/** A scale from 0 at `from` to the largest of the counts at `to`, with about four steps. */
export function scaleCounts(counts: readonly number[], from: number, to: number): CountScale {
  const most = Math.max(1, ...counts)
  const power = 10 ** Math.floor(Math.log10(most / 4))
  const step = Math.max(1, power * (steps.find((one) => one * power * 4 >= most) ?? 10))
  const top = Math.ceil(most / step) * step
  return {
    at: (n) => from + ((to - from) * n) / top,
    ticks: Array.from({ length: top / step + 1 }, (_, i) => i * step),
  }
}

/** Bars side by side, with room between and around them. */
export interface Bands {
  /** Where a bar begins. */
  at(index: number): number
  /** How wide a bar is. */
  width: number
  /** From the beginning of a bar to that of the next one. */
  step: number
}

/** Room for `count` bars from 0 to `length`; `gap` is the share of a step that stays free between two. */
export function scaleBands(count: number, length: number, gap: number): Bands {
  const step = length / (count + gap)
  return { at: (index) => step * (index + gap), width: step * (1 - gap), step }
}

/** Where a point stands of `count` that are evenly apart, the first at `from` and the last at `to`. */
export const scalePoints = (count: number, from: number, to: number) => (index: number) =>
  count === 1 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1)

/** The path of straight lines through some points. */
export const pathThrough = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`).join('')
