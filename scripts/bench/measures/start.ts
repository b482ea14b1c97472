// The time and CPU from the start of the process to the first answer, and the memory at rest.
import { refreshBundle } from '../../pack/bundle.ts'
import { median } from '../load.ts'
import { type Server, startBare, startPlatform, startPrism, withFolder } from '../servers.ts'
import { type Row, target } from '../table.ts'

interface Start {
  ms: number
  cpu: number
  idle: number
}

/** Milliseconds for a started process to come to rest. */
const SETTLE = 2_000

async function look(start: () => Promise<Server>, settle: boolean): Promise<Start> {
  const { child, startMs, startCpu } = await start()
  try {
    if (settle) await new Promise((resolve) => setTimeout(resolve, SETTLE))
    return { ms: startMs, cpu: startCpu, idle: child.rss() }
  } finally {
    await child.stop()
  }
}

/** The median of several starts; the memory is that of the last one. */
async function lookAgain(times: number, start: () => Promise<Server>): Promise<Start> {
  const all: Start[] = []
  for (let n = 1; n <= times; n++) all.push(await look(start, n === times))
  return { ms: median(all.map((s) => s.ms)), cpu: median(all.map((s) => s.cpu)), idle: all.at(-1)?.idle ?? 0 }
}

export async function measureStart({ quick }: { quick: boolean }): Promise<Row[]> {
  const times = quick ? 3 : 7
  // As `npm ci` leaves it.
  await refreshBundle()
  const fresh = await lookAgain(quick ? 1 : 3, () => withFolder((folder) => startPlatform(folder)))
  const existing = await withFolder(async (folder) => {
    await look(() => startPlatform(folder), false)
    return lookAgain(times, () => startPlatform(folder))
  })
  const bare = await lookAgain(times, () => startBare())
  const prism = await lookAgain(quick ? 1 : 3, startPrism)
  return [
    {
      what: 'first start ever: new folder, certificate made, nothing cached',
      unit: 'ms',
      ours: fresh.ms,
      peer: { name: 'Prism', value: prism.ms },
    },
    {
      what: 'start to first answer, existing folder',
      unit: 'ms',
      ours: existing.ms,
      peer: { name: 'Prism', value: prism.ms },
      target: target('at most', 350, existing.ms, '350 ms'),
      ifMissed:
        'Node itself takes a part; the rest is opening the database and building the routes of the whole contract.',
    },
    { what: 'the same against the floor', unit: 'ms', ours: existing.ms, peer: { name: 'node:http', value: bare.ms } },
    { what: 'CPU of that start', unit: 'ms', ours: existing.cpu, peer: { name: 'Prism', value: prism.cpu } },
    {
      what: 'idle memory',
      unit: 'MB',
      ours: existing.idle,
      peer: { name: 'Prism', value: prism.idle },
      target: target('at most', 100, existing.idle, '100 MB'),
      ifMissed:
        'Node alone takes more than half of that, mostly for its own program file. Of the rest, 12 MB are more of that file (SQLite, TLS), about 20 MB are the heap (routes, operation tables, validators, code), and 15 MB lie outside of it: the text of the program, its compiled code as Node caches it, and what the C library keeps.',
    },
    {
      what: 'the same against the floor',
      unit: 'MB',
      ours: existing.idle,
      peer: { name: 'node:http', value: bare.idle },
    },
  ]
}
