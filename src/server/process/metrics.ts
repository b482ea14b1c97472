// Measures the platform: requests, attempts to send, queues, the store, the process. Names and units are those of
// Prometheus: seconds and bytes, and totals that only grow.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { HookDeps } from '../domain/hooks/send-hooks.ts'
import type { InboundDeps } from '../domain/insight/inbound/inbound.ts'
import { type Carrier, type Carriers, isHeld } from '../domain/sending/carrier.ts'
import type { CarrierLinks } from '../domain/sending/carrier-links.ts'
import type { SenderRefusal } from '../domain/sending/sender-alarm.ts'
import type { UnclassifiedRefusal } from '../domain/sending/unclassified-refusals.ts'
import type { Quarantine } from '../domain/timers/quarantine.ts'
import type { RequestMeasure } from '../http/app.ts'
import type { Clock } from '../lib/clock.ts'
import type { Histogram, Metrics } from '../lib/metrics.ts'
import { isInNetworks } from '../lib/networks.ts'
import type { Config } from '../settings/settings.ts'
import { queueDepths } from '../store/operations/queues.ts'
import { probeStore } from '../store/probe.ts'
import { workKinds } from '../store/schema/quarantine.ts'
import { outageCauses, type Store } from '../store/store.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60] as const
const NANO = 1e-9

/** Counts and times requests. */
export function measureRequests(metrics: Metrics): RequestMeasure {
  const total = metrics.counter('messaging_requests_total', 'Requests by operation and status.')
  const duration = metrics.histogram('messaging_request_duration_seconds', 'Duration of requests.', SECONDS)
  const operations = new Map<string, { observe: (seconds: number) => void; answered: Map<number, () => void> }>()
  return ({ op, status, ms }) => {
    const measured = operations.get(op) ?? { observe: duration.at({ op }), answered: new Map() }
    operations.set(op, measured)
    const count = measured.answered.get(status) ?? total.at({ op, status })
    measured.answered.set(status, count)
    count()
    measured.observe(ms / 1000)
  }
}

function timeCalls<A extends unknown[], T>(histogram: Histogram, kind: string, work: (...args: A) => Promise<T>) {
  return async (...args: A): Promise<T> => {
    const start = performance.now()
    try {
      return await work(...args)
    } finally {
      histogram.observe({ kind }, (performance.now() - start) / 1000)
    }
  }
}

/** Wraps the store to time its transactions, from the call to the durable commit. */
export function measureStore(metrics: Metrics, store: Store): Store {
  const duration = metrics.histogram(
    'messaging_store_transaction_seconds',
    'Duration of transactions, including the wait for their turn.',
    SECONDS,
  )
  const write = timeCalls(duration, 'write', store.write as (work: unknown) => Promise<unknown>) as Store['write']
  const writeAlongside = timeCalls(
    duration,
    'alongside',
    store.writeAlongside as (work: unknown) => Promise<unknown>,
  ) as Store['writeAlongside']
  return { ...store, write, writeAlongside }
}

/** Shows which wires take messages; one that was not used yet counts as up. */
function measureWires(metrics: Metrics, list: CarrierLinks['list']): void {
  metrics.gauge('messaging_carrier_up', 'Whether the last use of a configured carrier succeeded: 1 or 0.', () =>
    list().map(({ name, state }) => ({
      labels: { carrier: name },
      value: state === 'up' || state === 'unused' ? 1 : 0,
    })),
  )
}

/** Wraps the carriers to count the outcome of each message, and to show which wires take messages. */
export function measureCarriers<T extends Carriers & { wires: CarrierLinks['list'] }>(
  metrics: Metrics,
  carriers: T,
): T {
  measureWires(metrics, carriers.wires)
  const outcomes = metrics.counter(
    'messaging_attempts_total',
    'Attempts to send a message, by channel, kind of account and outcome.',
  )
  const counting =
    <Outgoing>(channel: string, carrierOf: (kind: 'sandbox' | 'live') => Carrier<Outgoing>) =>
    (account: 'sandbox' | 'live') => {
      const carrier = carrierOf(account)
      return {
        ...carrier,
        async send(messages: Outgoing[]) {
          const results = await carrier.send(messages)
          for (const result of results) if (!isHeld(result)) outcomes.add({ channel, account, outcome: result.state })
          return results
        },
      }
    }
  const { email, sms, push, voice, webPush } = carriers
  return {
    ...carriers,
    email: counting('email', email),
    sms: counting('sms', sms),
    push: counting('push', push),
    voice: counting('voice', voice),
    webPush: counting('web_push', webPush),
  }
}

/** Counts the mails that servers refuse for what their sender is. */
export function countSenderRefusals(metrics: Metrics): (by: SenderRefusal['by']) => void {
  const total = metrics.counter(
    'messaging_sender_refusals_total',
    'Mails refused because of the sender, in a reply or in a bounce.',
  )
  // A counter that is not there before its first event shows no increase.
  for (const by of ['answer', 'report']) total.add({ by }, 0)
  return (by) => total.add({ by })
}

/** Counts the refusals in words that the platform cannot classify. */
export function countUnclassified(metrics: Metrics): (by: UnclassifiedRefusal['by']) => void {
  const total = metrics.counter(
    'messaging_unclassified_refusals_total',
    'Mails refused in unknown words, in a reply or in a bounce.',
  )
  for (const by of ['answer', 'report']) total.add({ by }, 0)
  return (by) => total.add({ by })
}

/** Counts the messages that come in. */
export function countInboundMessages(metrics: Metrics): InboundDeps['countInbound'] {
  const total = metrics.counter('messaging_inbound_total', 'Inbound messages, by channel and meaning.')
  return (channel, meaning) => total.add({ channel, meaning })
}

/** Counts time stamp requests by outcome. */
export function countTimeStamps(metrics: Metrics): (outcome: 'stamped' | 'failed') => void {
  const total = metrics.counter(
    'messaging_time_stamps_total',
    'Requests to the time stamp authority, for evidence and for seals, by outcome.',
  )
  for (const outcome of ['stamped', 'failed']) total.add({ outcome }, 0)
  return (outcome) => total.add({ outcome })
}

/** Counts the devices of apps that were removed because they had been silent for too long. */
export function countUnseenDevices(metrics: Metrics): (devices: number) => void {
  const total = metrics.counter(
    'messaging_devices_unseen_total',
    'Devices of apps that were removed after too long without contact.',
  )
  total.add({}, 0)
  return (devices) => total.add({}, devices)
}

/** Counts the mails that came back and were not taken. */
export function countReturnRefusals(metrics: Metrics): (reason: string) => void {
  const total = metrics.counter(
    'messaging_inbound_refusals_total',
    'Recipients and mails refused by the port for returned mails, by reason; after `failed`, the sender tries again.',
  )
  for (const reason of ['forged', 'unknown', 'too_large', 'failed']) total.add({ reason }, 0)
  return (reason) => total.add({ reason })
}

/** Counts the attempts to deliver webhooks and callbacks. */
export function countHooks(metrics: Metrics): HookDeps['countHook'] {
  const total = metrics.counter(
    'messaging_hook_attempts_total',
    'Attempts to deliver webhooks and callbacks, by kind of account and outcome; `parked` was the last attempt.',
  )
  for (const account of ['sandbox', 'live'])
    for (const outcome of ['delivered', 'failed', 'parked']) total.add({ account, outcome }, 0)
  return (account, outcome) => total.add({ account, outcome })
}

/** Says which program this is, and when the certificate of its ports expires, once it has one. */
export function measureProgram(
  metrics: Metrics,
  { role, databaseUrl }: Pick<Config, 'role' | 'databaseUrl'>,
  version: string,
) {
  const engine = databaseUrl === null ? 'sqlite' : 'postgresql'
  metrics.gauge('messaging_build_info', 'The program: its version, its Node, its role, its engine.', () => [
    { labels: { version, node: process.versions.node, role, engine }, value: 1 },
  ])
  let expiry: number | null = null
  metrics.gauge(
    'messaging_certificate_expiry_timestamp_seconds',
    'Expiry of the certificate of the ports; absent without a certificate.',
    () => (expiry === null ? [] : [{ value: expiry / 1000 }]),
  )
  return {
    /** Milliseconds since 1970. */
    noteExpiry(at: number): void {
      expiry = at
    },
  }
}

/** Who may read measurements: a client in one of the networks that connects directly, not through a proxy. */
export const monitorsOf =
  ({ monitors }: Pick<Config, 'monitors'>) =>
  (ip: string, isProxy: boolean): boolean =>
    monitors === 'all' || (!isProxy && isInNetworks(ip, monitors))

/** Shows how much stored work is set aside. Kinds without any are 0, so that an alert can compare. */
function measureSetAside(metrics: Metrics, known: Quarantine['known']): void {
  metrics.gauge('messaging_work_set_aside', 'Stored work that was set aside, by kind.', () => {
    const counts = new Map<string, number>(workKinds.map((kind) => [kind, 0]))
    for (const { kind } of known()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return [...counts].map(([kind, value]) => ({ labels: { kind }, value }))
  })
}

/** Registers what is known of the servers of the database: absent without such a server. */
function measureServers(metrics: Metrics, { replica, skew, outage }: Store): void {
  metrics.gauge('messaging_store_outage_cause', 'Why the database refuses writes now: 1 for the cause.', () =>
    outageCauses.map((cause) => ({ labels: { cause }, value: outage.cause() === cause ? 1 : 0 })),
  )
  metrics.gauge('messaging_store_replica_up', 'Whether reads go to the replica: 1, or 0 for the primary.', () =>
    replica ? [{ value: replica.reason() === null ? 1 : 0 }] : [],
  )
  metrics.gauge('messaging_store_replica_lag_seconds', 'How late the replica is at most.', () => {
    const late = replica?.late() ?? null
    return late === null ? [] : [{ value: late / 1000 }]
  })
  metrics.gauge('messaging_store_clock_skew_seconds', 'Time that the clock of the database is ahead.', () => [
    { value: skew() / 1000 },
  ])
}

/** Registers the gauges of queues, store and process; returns the function that ends them. */
export function measureState(
  metrics: Metrics,
  {
    store,
    clock,
    idle,
    setAside,
  }: { store: Store; clock: Clock; idle: () => number | null; setAside: Quarantine['known'] },
): () => void {
  measureSetAside(metrics, setAside)
  const delay = monitorEventLoopDelay({ resolution: 20 })
  metrics.gauge('messaging_queue_depth', 'Waiting rows, by queue; counting stops at 100000.', async () =>
    Object.entries(await queueDepths(store.db, clock.times())).map(([queue, value]) => ({ labels: { queue }, value })),
  )
  metrics.gauge('messaging_store_outage', 'Whether the database refuses writes now: 1 or 0.', () => [
    { value: store.outage.reason() === null ? 0 : 1 },
  ])
  metrics.gauge('messaging_store_direct_up', 'Whether the direct address of the database can be used: 1 or 0.', () => [
    { value: store.directFailure() === null ? 1 : 0 },
  ])
  measureServers(metrics, store)
  metrics.gauge('messaging_store_answer_seconds', 'Duration of a test query to the store.', async () => {
    const start = performance.now()
    await probeStore(store.db)
    return [{ value: (performance.now() - start) / 1000 }]
  })
  metrics.gauge(
    'messaging_work_idle_seconds',
    'Time since the last step of the work loop; absent if it does not run.',
    () => {
      const ms = idle()
      return ms === null ? [] : [{ value: ms / 1000 }]
    },
  )
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => [{ value: process.memoryUsage.rss() }])
  metrics.gauge('nodejs_heap_size_used_bytes', 'Memory of the JavaScript heap.', () => [
    { value: process.memoryUsage().heapUsed },
  ])
  metrics.gauge('process_cpu_seconds', 'Processor time since the start.', () => {
    const { user, system } = process.cpuUsage()
    return [{ value: (user + system) / 1e6 }]
  })
  metrics.gauge('process_uptime_seconds', 'Time since the start.', () => [{ value: process.uptime() }])
  metrics.gauge(
    'nodejs_eventloop_lag_seconds',
    'Delay of the event loop since the last scrape; measured from the first scrape on.',
    () => {
      delay.enable()
      if (delay.count === 0) return []
      const readings = [
        ['0.5', delay.percentile(50)],
        ['0.99', delay.percentile(99)],
        ['1', delay.max],
      ]
      delay.reset()
      return readings.map(([quantile, value]) => ({
        labels: { quantile: quantile as string },
        value: (value as number) * NANO,
      }))
    },
  )
  return () => delay.disable()
}
