// Contacts imported per second, from the first request until no operation is left, against the database alone.
import { startChild } from '../child.ts'
import { clientOf, startPlatform, withFolder } from '../servers.ts'
import { type Row, target } from '../table.ts'

/** Contacts in a request: about 6 MB, where the contract allows 20. */
const PER_REQUEST = 50_000
const GIVE_UP = 180_000

interface Run {
  ms: number
  cpu: number
}

const contact = (n: number) => ({
  base: {
    email: `reader${n}@example.com`,
    first_name: `Reader ${n}`,
    last_name: 'Silva',
    cellphone: `351-91${String(n).padStart(7, '0')}`,
  },
})

async function importInto(folder: string, total: number): Promise<Run> {
  const server = await startPlatform(folder)
  try {
    const api = clientOf(server)
    const { list_id } = await api.createList({ body: { internal_name: 'Readers' } })
    const requests = Array.from({ length: Math.ceil(total / PER_REQUEST) }, (_, part) => {
      const size = Math.min(PER_REQUEST, total - part * PER_REQUEST)
      return Array.from({ length: size }, (_, n) => contact(part * PER_REQUEST + n))
    })
    const start = performance.now()
    const cpu = server.child.cpu()
    for (const contacts of requests) {
      await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    }
    while ((await api.listOperations()).total_items > 0) {
      if (performance.now() - start > GIVE_UP) throw new Error('The import did not end')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const run = { ms: performance.now() - start, cpu: server.child.cpu() - cpu }
    const { stats } = await api.getList({ path: { list_id } })
    if (stats.total_active !== total) throw new Error(`${stats.total_active} contacts instead of ${total}`)
    return run
  } finally {
    await server.child.stop()
  }
}

async function insertInto(folder: string, total: number): Promise<Run> {
  const child = startChild(['scripts/bench/peers/insert.ts', folder, String(total)])
  try {
    return await child.message<Run>()
  } finally {
    await child.stop()
  }
}

export async function measureImport({ quick }: { quick: boolean }): Promise<Row[]> {
  const total = quick ? 20_000 : 100_000
  const ours = await withFolder((folder) => importInto(folder, total))
  const raw = await withFolder((folder) => insertInto(folder, total))
  const perSecond = (total / ours.ms) * 1000
  return [
    {
      what: `import of ${total.toLocaleString('en-US')} contacts`,
      unit: '/s',
      ours: perSecond,
      peer: { name: 'raw INSERT', value: (total / raw.ms) * 1000 },
      target: target('at least', 100_000, perSecond, '100,000 /s'),
      ifMissed:
        'Writing each contact, its unique value and its event to their tables and indexes takes SQLite more than half of the time. Before that, the request is read and checked, and kept in slices.',
    },
    {
      what: 'CPU per imported contact',
      unit: 'ms',
      ours: ours.cpu / total,
      peer: { name: 'raw INSERT', value: raw.cpu / total },
    },
  ]
}
