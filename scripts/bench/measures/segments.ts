// Conditions of segments over a large list, each without an index, against the same condition written by hand.
import { startChild } from '../child.ts'
import { type Engine, onEachEngine } from '../engines.ts'
import type { SegmentFigure } from '../peers/segments.ts'
import { type Row, target } from '../table.ts'

/** Microseconds for a contact. */
const LIMIT = 0.7

async function onEngine({ name, folder, env }: Engine, total: number): Promise<Row[]> {
  const child = startChild(['scripts/bench/peers/segments.ts', folder, String(total)], env)
  const figures = await child.message<SegmentFigure[]>().finally(() => child.stop())
  const each = (ms: number) => (ms * 1000) / total
  return figures.map(({ what, oursMs, handMs }) => ({
    what: `${name}: ${what}, ${total.toLocaleString('en-US')} contacts`,
    unit: 'us',
    ours: each(oursMs),
    peer: { name: 'SQL by hand', value: each(handMs) },
    target: target('at most', LIMIT, each(oursMs), `${LIMIT} us`),
  }))
}

export async function measureSegments({ quick }: { quick: boolean }): Promise<Row[]> {
  return (await onEachEngine((engine) => onEngine(engine, quick ? 50_000 : 200_000))).flat()
}
