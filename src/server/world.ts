// The world of the platform: the ways in and out of the process, the store, the time, the secret of links.
import { openSpeech } from './carriers/speech.ts'
import { createHookClient } from './channels/http/hook-client.ts'
import { createIdempotency } from './domain/accounts/idempotency/idempotency.ts'
import { sealAppSecrets } from './domain/messages/transactional/app-secrets.ts'
import { readTimes } from './domain/sandbox/follow-clocks.ts'
import { createQuarantine } from './domain/timers/quarantine.ts'
import { createHttpApp, type LogStream } from './http/app.ts'
import { createClock } from './lib/clock.ts'
import { createMetrics } from './lib/metrics.ts'
import { isInNetworks } from './lib/networks.ts'
import { linkSecretOf, openStore } from './process/database.ts'
import { openEvidences } from './process/evidences.ts'
import { createLocator } from './process/locator.ts'
import * as measures from './process/metrics.ts'
import { createNames } from './process/names.ts'
import { watchRefusals } from './process/refusals.ts'
import { createVitals } from './process/vitals.ts'
import { ownPortsOf } from './settings/ports.ts'
import type { Config } from './settings/settings.ts'
import type { SnapshotLimits } from './store/sandbox/snapshots.ts'

export interface AppOptions {
  config: Config
  /** Fails a request whose answer does not fit the contract, instead of logging it (false). */
  strictAnswers?: boolean
  /** Fails `close` when a step of the work loop failed, which is logged in any case (false). */
  strictWork?: boolean
  /** Leaves the work loop asleep and an older database as it is: for a command that only writes a record (false). */
  idle?: boolean
  /** When a worker dies, others take over its sends after this many milliseconds (30,000). */
  lease?: number
  /** Where the lines of the log go (standard output). */
  logStream?: LogStream
  /** What a snapshot may hold (a million records, 512 MiB). */
  snapshotLimits?: SnapshotLimits
  /** Name servers as `address:port` (those of the machine). */
  nameServers?: string[]
}

/** Opens everything that the domain, the doors and the work loop rest on. */
export async function openWorld({ config, logStream, nameServers, idle = false }: AppOptions) {
  const metrics = createMetrics()
  const http = createHttpApp({
    logLevel: config.logLevel,
    bodyLimit: config.limits.bodyBytes,
    measure: measures.measureRequests(metrics),
    ...(config.proxies.length > 0 && { isProxy: (address) => isInNetworks(address, config.proxies) }),
    linkHost: config.shortUrl === null ? undefined : new URL(config.shortUrl.url).hostname,
    ...(logStream && { logStream }),
  })
  const database = measures.measureStore(metrics, await openStore(config, !idle))
  const clock = createClock(database.skew)
  await readTimes(database.db, clock)
  const onError = (err: unknown) => http.log.error({ err }, 'could not store the outcome of a request')
  const idempotency = createIdempotency({ store: database, clock, onError })
  const { store } = idempotency
  const linkSecret = await linkSecretOf(store)
  await sealAppSecrets(store, linkSecret)
  const ownPorts = ownPortsOf(config)
  const isOwnPort = (port: number) => ownPorts.has(port)
  const hooks = createHookClient(config.allowPrivate, isOwnPort)
  const evidences = openEvidences(config, {
    now: clock.wall,
    isOwnPort,
    log: http.log,
    countStamp: measures.countTimeStamps(metrics),
  })
  const names = createNames(config, nameServers)
  const locate = await createLocator(config.places)
  const speech = await openSpeech(config.speech, { publicUrl: config.publicUrl, linkSecret })
  const alarm = (text: string, data: Record<string, unknown>) => http.log.error(data, text)
  const quarantine = createQuarantine({ store, alarm, now: clock.wall })
  const vitals = createVitals(config, store)
  const refusals = vitals.watchSenders(watchRefusals({ clock, metrics, log: http.log }))
  const countInbound = measures.countInboundMessages(metrics)
  return {
    config,
    metrics,
    http,
    store,
    clock,
    idempotency,
    linkSecret,
    hooks,
    evidences,
    names,
    ownPorts,
    alarm,
    refusals,
    quarantine,
    vitals,
    countInbound,
    locate,
    speech,
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
