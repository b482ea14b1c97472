// Counts in memory, and their text for Prometheus (exposition format 0.0.4). The usual library brings more than this
// server needs.
import { inTime } from './in-time.ts'

type Labels = Readonly<Record<string, string | number>>

/** A number that only grows. */
interface Counter {
  add(labels: Labels, by?: number): void
  /** The function that adds for these labels. Keep it to avoid a look-up of the labels at each call. */
  at(labels: Labels): (by?: number) => void
}

/** How often something happened, and how long it took. */
export interface Histogram {
  observe(labels: Labels, value: number): void
  /** What observes for these labels, to be kept. */
  at(labels: Labels): (value: number) => void
}

/** A measurement that is taken at each scrape. */
interface Reading {
  labels?: Labels
  value: number
}

/** Milliseconds that a reading may take: less than the ten seconds that Prometheus waits for all of them. */
const MAX_WAIT_MS = 5_000

const escapeLabel = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
const inBraces = (parts: string[]) => (parts.length > 0 ? `{${parts.join(',')}}` : '')
const labelParts = (labels: Labels) =>
  Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(String(value))}"`)
/** Tells the combinations of labels apart; cheaper than their text, which is made once for each. */
function keyOf(labels: Labels): string {
  let key = ''
  for (const name in labels) key += `${name}\n${labels[name]}\n`
  return key
}
const headerLines = (name: string, help: string, type: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]

interface Bucketed {
  parts: string[]
  /** Observations up to each bound; the last entry counts them all. */
  counts: number[]
  sum: number
}

function createCounter(name: string): { counter: Counter; lines: () => string[] } {
  const values = new Map<string, { text: string; value: number }>()
  const countOf = (labels: Labels) => {
    const key = keyOf(labels)
    const found = values.get(key) ?? { text: inBraces(labelParts(labels)), value: 0 }
    values.set(key, found)
    return found
  }
  return {
    counter: {
      add(labels, by = 1) {
        countOf(labels).value += by
      },
      at(labels) {
        const found = countOf(labels)
        return (by = 1) => void (found.value += by)
      },
    },
    lines: () => [...values.values()].map(({ text, value }) => `${name}${text} ${value}`),
  }
}

function createHistogram(name: string, bounds: readonly number[]): { histogram: Histogram; lines: () => string[] } {
  const series = new Map<string, Bucketed>()
  const seriesOf = (labels: Labels) => {
    const key = keyOf(labels)
    const counts = () => Array.from({ length: bounds.length + 1 }, () => 0)
    const found = series.get(key) ?? { parts: labelParts(labels), counts: counts(), sum: 0 }
    series.set(key, found)
    return found
  }
  const observe = (found: Bucketed, value: number) => {
    found.sum += value
    const first = bounds.findIndex((bound) => value <= bound)
    for (let i = first < 0 ? bounds.length : first; i <= bounds.length; i++)
      found.counts[i] = (found.counts[i] ?? 0) + 1
  }
  const linesOf = ({ parts, counts, sum }: Bucketed) => [
    ...[...bounds, '+Inf'].map((bound, i) => `${name}_bucket${inBraces([...parts, `le="${bound}"`])} ${counts[i]}`),
    `${name}_sum${inBraces(parts)} ${sum}`,
    `${name}_count${inBraces(parts)} ${counts.at(-1)}`,
  ]
  return {
    histogram: {
      observe: (labels, value) => observe(seriesOf(labels), value),
      at(labels) {
        const found = seriesOf(labels)
        return (value) => observe(found, value)
      },
    },
    lines: () => [...series.values()].flatMap(linesOf),
  }
}

export interface Metrics {
  counter(name: string, help: string): Counter
  /** `bounds` ascend, in the unit of the name. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  /**
   * A value that goes up and down, read when it is asked for. It is absent while it cannot be read: what there is to say
   * of a database that is away must not depend on it.
   */
  gauge(name: string, help: string, read: () => Reading[] | Promise<Reading[]>): void
  /** Everything as text, one measurement a line. */
  render(): Promise<string>
}

/** A set of measurements. A label must have few values: every combination is kept. */
export function createMetrics(): Metrics {
  const sections: (() => string[] | Promise<string[]>)[] = []

  return {
    counter(name, help): Counter {
      const { counter, lines } = createCounter(name)
      sections.push(() => [...headerLines(name, help, 'counter'), ...lines()])
      return counter
    },

    histogram(name, help, bounds): Histogram {
      const { histogram, lines } = createHistogram(name, bounds)
      sections.push(() => [...headerLines(name, help, 'histogram'), ...lines()])
      return histogram
    },

    gauge(name, help, read): void {
      const readings = async () => read()
      sections.push(async () => [
        ...headerLines(name, help, 'gauge'),
        ...(await inTime(readings(), MAX_WAIT_MS).catch(() => [])).map(
          ({ labels = {}, value }) => `${name}${inBraces(labelParts(labels))} ${value}`,
        ),
      ])
    },

    async render(): Promise<string> {
      const texts = await Promise.all(sections.map((section) => section()))
      return `${texts.flat().join('\n')}\n`
    },
  }
}
