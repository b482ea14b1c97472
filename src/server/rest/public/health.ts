// Tells operators whether the process is healthy. `/healthz` answers everybody; the other two tell more, and only to
// clients that may monitor.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WireHealth } from '../../domain/sending/wires.ts'
import { isStalled } from '../../domain/timers/work-idle.ts'
import { inTime } from '../../lib/in-time.ts'

export interface Wellness {
  /** Throws when the store does not answer. */
  store(): Promise<unknown>
  /** Why the store takes no writes now, or null. */
  outage(): string | null
  /** Milliseconds since the work loop made a step or looked for one; null where it does not run. */
  workIdle(): number | null
  /** How the services are that carry messages of live accounts, by their names. They make no process unready. */
  services(): Readonly<Record<string, string>>
  /** How every wire is by which messages leave. */
  wires(): readonly WireHealth[]
  /** All measurements as text. */
  metrics(): Promise<string>
  /**
   * Whether the client at this address may see the checks and the measurements; a proxy at this address asks for
   * somebody else.
   */
  mayMonitor(ip: string, isProxy: boolean): boolean
}

/** Milliseconds after which a look at the store counts as unanswered. */
const PATIENCE = 5_000

/** Headers in which a proxy on this machine says that it asks for somebody else. */
const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const

/** A wire in the answer; whoever may monitor reads the words of the wire. */
const toCarrier = ({ name, state, since, reason }: WireHealth) => ({
  name,
  state,
  since: since === null ? null : new Date(since).toISOString(),
  detail: reason,
})

/** Registers `/healthz`, `/readyz` and `/metrics`. */
export function registerHealth(app: FastifyInstance, parts: Wellness): void {
  const { store, outage, workIdle, services, wires, metrics, mayMonitor } = parts
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

  // The migrations are done before the process answers anything at all.
  app.get('/readyz', async (request, reply) => {
    request.op = 'readyz'
    if (hidden(request, reply)) return reply
    const answers = await inTime(store(), PATIENCE).then(
      () => true,
      () => false,
    )
    const [idle, reason] = [workIdle(), outage()]
    const checks = {
      store: answers ? (reason ?? 'ok') : 'does not answer',
      work:
        idle === null
          ? 'not in this process'
          : !isStalled(idle)
            ? 'ok'
            : `no step for ${Math.round(idle / 1000)} seconds`,
      ...services(),
    }
    const ready = answers && reason === null && (idle === null || !isStalled(idle))
    return noStore(reply)
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', checks, carriers: wires().map(toCarrier) })
  })

  app.get('/metrics', async (request, reply) => {
    request.op = 'metrics'
    if (hidden(request, reply)) return reply
    return noStore(reply)
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics())
  })
}
