// Tells operators whether the process is healthy. `/healthz` answers every client; the other two show more, and only to
// clients that may monitor.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LinkHealth } from '../domain/sending/carrier-links.ts'
import type { HeldWork } from '../domain/timers/quarantine.ts'
import { shareOf, type UpgradeState } from '../domain/timers/upgrade-state.ts'
import { isStalled } from '../domain/timers/work-idle.ts'
import { inTime } from '../lib/in-time.ts'

export interface Wellness {
  /** Throws when the store does not answer. */
  store(): Promise<unknown>
  /** What is known of the servers of the store. */
  servers: {
    /** Whether there is a direct address. */
    shared: boolean
    /** Why the store takes no writes now, or null. */
    outage: { reason(): string | null }
    /** Why the direct address can't be used, or null. */
    directFailure(): string | null
    /** Why the primary answers for the replica, or null. */
    replica: { reason(): string | null } | null
  }
  /** Milliseconds since the work loop made a step or looked for one; null where it does not run. */
  workIdle(): number | null
  /** How the services are that carry messages of live accounts, by their names. They make no process unready. */
  services(): Readonly<Record<string, string>>
  /** How every wire is by which messages leave. */
  wires(): readonly LinkHealth[]
  /** Stored work that is set aside. It makes no process unready. */
  setAside(): readonly HeldWork[]
  /** What is left of an upgrade, and the processes that share the database. It makes no process unready. */
  upgrade: (() => UpgradeState) | undefined
  /** All measurements as text. */
  metrics(): Promise<string>
  /**
   * Whether the client at this address may see the checks and the measurements; `isProxy`: it forwards the request of
   * another client.
   */
  mayMonitor(ip: string, isProxy: boolean): boolean
}

/** Milliseconds after which a look at the store counts as unanswered. */
const MAX_WAIT_MS = 5_000

/** Headers of a proxy on this machine that forwards the request of another client. */
const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const

/** A wire in the response. The reason is shown, because this needs the right to monitor. */
const toCarrier = ({ name, state, since, reason }: LinkHealth) => ({
  name,
  state,
  since: since === null ? null : new Date(since).toISOString(),
  detail: reason,
})

/** Set-aside work in the response, at most so many pieces. */
const SHOWN = 100

const toSetAside = ({ id, kind, ref, account_id, last_death }: HeldWork) => ({
  number: id,
  kind,
  ref,
  account: account_id,
  since: new Date(last_death).toISOString(),
})

const setAsideText = (held: readonly HeldWork[]): string =>
  held.length === 0 ? 'ok' : `set aside: ${held.length}. See messaging work list.`

/** A migration that is left, in the response. */
const toMigration = ({ version, kind, oldest, place, ends, moved, failure }: UpgradeState['left'][number]) => ({
  migration: version,
  kind,
  done: shareOf({ place, ends }),
  rows: moved,
  ...(kind === 'contract' ? { waits_for_programs_before: oldest } : {}),
  failure,
})

const toProcess = ({ host, pid, role, program, knows, started }: UpgradeState['processes'][number]) => ({
  host,
  pid,
  role,
  version: program,
  migrations: knows,
  since: new Date(started).toISOString(),
})

function upgradeText({ left }: UpgradeState): string {
  const failed = left.find(({ failure }) => failure !== null)
  if (failed) return `migration ${failed.version} failed: ${failed.failure}`
  const [first] = left
  if (!first) return 'ok'
  if (first.kind === 'contract') return `migration ${first.version} waits until no older program runs`
  return `migration ${first.version} is ${Math.floor(shareOf(first) * 100)} % done`
}

/** Registers `/healthz`, `/readyz` and `/metrics`. */
export function registerHealth(app: FastifyInstance, parts: Wellness): void {
  const { store, servers, workIdle, services, wires, setAside, upgrade, metrics, mayMonitor } = parts
  const noStore = (reply: FastifyReply) => reply.header('cache-control', 'no-store')
  /** For other clients the addresses do not exist. */
  const hidden = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const isProxy = proxyHeaders.some((name) => name in request.headers)
    if (mayMonitor(request.ip, isProxy)) return false
    reply.callNotFound()
    return true
  }

  app.get('/healthz', async (request, reply) => {
    request.op = 'healthz'
    await store()
    return noStore(reply).send({ status: 'ok' })
  })

  // The migrations that the program needs are done before the process answers anything at all.
  app.get('/readyz', async (request, reply) => {
    request.op = 'readyz'
    if (hidden(request, reply)) return reply
    const answers = await inTime(store(), MAX_WAIT_MS).then(
      () => true,
      () => false,
    )
    const [idle, reason, upgrading] = [workIdle(), servers.outage.reason(), upgrade?.()]
    const [apart, copy] = [servers.directFailure() ?? 'ok', servers.replica && (servers.replica.reason() ?? 'ok')]
    const checks = {
      store: answers ? (reason ?? 'ok') : 'does not answer',
      // It makes no process unready: work is found without signals, a little later.
      ...(servers.shared && { store_direct: apart }),
      // The primary answers in its place.
      ...(copy !== null && { store_replica: copy }),
      work:
        idle === null
          ? 'not in this process'
          : !isStalled(idle)
            ? 'ok'
            : `no step for ${Math.round(idle / 1000)} seconds`,
      stored_work: setAsideText(setAside()),
      ...(upgrading ? { upgrade: upgradeText(upgrading) } : {}),
      ...services(),
    }
    const ready = answers && reason === null && (idle === null || !isStalled(idle))
    return noStore(reply)
      .code(ready ? 200 : 503)
      .send({
        status: ready ? 'ready' : 'not ready',
        checks,
        carriers: wires().map(toCarrier),
        set_aside: setAside().slice(0, SHOWN).map(toSetAside),
        ...(upgrading && {
          upgrade: { left: upgrading.left.map(toMigration), processes: upgrading.processes.map(toProcess) },
        }),
      })
  })

  app.get('/metrics', async (request, reply) => {
    request.op = 'metrics'
    if (hidden(request, reply)) return reply
    return noStore(reply)
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics())
  })
}
