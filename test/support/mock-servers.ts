// `npm run mock` in a process of its own, on free ports.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { apiNames, root } from '../../scripts/contract/bundle.ts'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const base = 20_000 + Math.floor(Math.random() * 30_000)
    const free = await Promise.all(Array.from({ length: count }, (_none, index) => isFree(base + index)))
    if (free.every(Boolean)) return base
  }
  throw new Error('No free ports')
}

export type MockServers = Awaited<ReturnType<typeof startMockServers>>

/** Starts the mock server of every API, or of another contract with `--contract`; resolves when all listen. */
export async function startMockServers(...more: string[]) {
  const names = await apiNames()
  const base = await freePorts(names.length)
  const child = spawn('npm', ['run', '--silent', 'mock', '--', '--port-base', String(base), ...more], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const addresses = new Map<string, string>()
  for await (const line of createInterface({ input: child.stdout })) {
    const [, api, address] = /^(\S+)\s+(http:\S+)$/.exec(line) ?? []
    if (api && address) addresses.set(api, address)
    if (line.startsWith('Try: ')) break
  }
  return {
    /** By the name of the API: the address before the paths of the contract, as its client takes it. */
    addresses,
    /** SIGTERM for npm alone; resolves with its exit code. */
    async stop(): Promise<number | null> {
      if (child.exitCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      return ((await ended) as [number | null])[0]
    },
  }
}
