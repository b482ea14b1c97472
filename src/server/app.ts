// The composition root: the only file that constructs things. It gives every part what that part needs from the
// outside world (time, files, network, settings).

import { createCarriers, leavingByMail } from './carriers/carriers.ts'
import { gatewayNews } from './carriers/gateway.ts'
import { openMailHosts } from './carriers/mail-hosts.ts'
import { openPushServices } from './carriers/push-services.ts'
import { openSms } from './carriers/sms.ts'
import { openSpeech } from './carriers/speech.ts'
import { openVoice } from './carriers/voice.ts'
import { createMailServerLookup } from './channels/dns/mail-server.ts'
import { composeSource } from './channels/email/mime.ts'
import { createHookClient } from './channels/http/hook-client.ts'
import { registerConsole } from './console/routes.ts'
import { createMeter, type Meter } from './contract/rate-limit.ts'
import { type ApiName, contracts, prefixesOf } from './contract/registry.ts'
import { type AnyHandler, type RequestPolicy, registerApi } from './contract/routes.ts'
import { registerDocs } from './docs/routes.ts'
import { createAccountsArea } from './domain/accounts/area.ts'
import { createIdempotency } from './domain/accounts/idempotency/idempotency.ts'
import { createAudienceArea, createAudienceKinds, createAudienceSteps } from './domain/audience/area.ts'
import { createUnseenRemoval } from './domain/audience/contacts/unseen-devices.ts'
import { createAutomationsArea } from './domain/automations/area.ts'
import { campaignTimers, createCampaignsArea } from './domain/campaigns/area.ts'
import { campaignsAsOwners } from './domain/campaigns/feeds/feed-actions.ts'
import { messageOfRecipient } from './domain/campaigns/runs/message-of-recipient.ts'
import { createRunContexts } from './domain/campaigns/runs/run-context.ts'
import { LEASE } from './domain/campaigns/runs/send-run.ts'
import { createCommerceArea, createCommerceKinds } from './domain/commerce/area.ts'
import { createEditionRemoval } from './domain/commerce/edition-removal.ts'
import { createContentArea } from './domain/content/area.ts'
import { createTrackingLinks } from './domain/content/tracking-links.ts'
import type { Domain } from './domain/domain.ts'
import { createHooksArea } from './domain/hooks/area.ts'
import { createInsightArea, createInsightKinds } from './domain/insight/area.ts'
import { createReportEffect } from './domain/insight/tracking/receipt-effect.ts'
import { createMessagesArea, messageTimers } from './domain/messages/area.ts'
import { sendConfirmation } from './domain/messages/double-optin.ts'
import { tellUsers } from './domain/messages/notices.ts'
import { createEvidenceWork } from './domain/messages/registered/make-evidence.ts'
import { createSealWork } from './domain/messages/registered/seals.ts'
import { sealAppSecrets } from './domain/messages/transactional/app-secrets.ts'
import { EMAILS_WITH_FILES, FILES_AT_ONCE, FILES_FROM_HOST } from './domain/messages/transactional/attached-files.ts'
import { followSingle } from './domain/messages/transactional/receipt-effect.ts'
import { createOperationsArea } from './domain/operations/area.ts'
import { tableOfKinds } from './domain/operations/kinds.ts'
import { createRetention } from './domain/operations/retention.ts'
import { createSandboxArea, sandboxTimers } from './domain/sandbox/area.ts'
import { readTimes } from './domain/sandbox/follow-clocks.ts'
import { SNAPSHOT_LIMITS } from './domain/sandbox/snapshots.ts'
import { createSendingArea } from './domain/sending/area.ts'
import type { Carriers } from './domain/sending/carrier.ts'
import { createPace } from './domain/sending/pace.ts'
import { type JointAgenda, joinAgendas } from './domain/timers/agenda.ts'
import { createQuarantine } from './domain/timers/quarantine.ts'
import { createHttpApp, type LogStream } from './http/app.ts'
import { registerCors } from './http/cors.ts'
import { createClock } from './lib/clock.ts'
import { createLimiter } from './lib/limiter.ts'
import { createMetrics } from './lib/metrics.ts'
import { isInNetworks } from './lib/networks.ts'
import { registerCarrierNews } from './pages/carrier-news.ts'
import { registerHealth } from './pages/health.ts'
import { registerPages } from './pages/pages.ts'
import { registerSites } from './pages/sites.ts'
import { registerSpoken } from './pages/spoken.ts'
import { registerWebPush } from './pages/web-push.ts'
import { watchCodeCap, watchCodeRanges } from './process/code-ranges.ts'
import { linkSecretOf, openStore } from './process/database.ts'
import { openEvidences } from './process/evidences.ts'
import { createLocator } from './process/locator.ts'
import * as measures from './process/metrics.ts'
import { createNames } from './process/names.ts'
import { startProcessSync } from './process/process-sync.ts'
import { watchRefusals } from './process/refusals.ts'
import { retentionOf } from './process/retention.ts'
import { startWork } from './process/start-work.ts'
import { createVitals, versionOf } from './process/vitals.ts'
import { logFailures, logOutages } from './process/work-log.ts'
import { createRequestPolicy, faultTargets, servedBy } from './request-policy.ts'
import { allHandlers } from './rest/handlers.ts'
import { liveCarrierPorts, ownPortsOf } from './settings/ports.ts'
import type { Config } from './settings/settings.ts'
import { createSmtpPorts } from './smtp/ports.ts'
import { soapHandlers } from './soap/handlers.ts'
import { registerSoap } from './soap/routes.ts'
import type { SnapshotLimits } from './store/sandbox/snapshots.ts'
import { createWorkLoop, type WorkLoop } from './work/loop.ts'
import { createTasks, type PlatformTask } from './work/tasks.ts'

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

export type App = Awaited<ReturnType<typeof createApp>>

function registerDoors(world: World, domain: Domain, policy: RequestPolicy, visitMeter: Meter): void {
  const { http, config, linkSecret } = world
  const hasConsole = config.console ?? config.sandbox
  const served = (Object.keys(contracts) as ApiName[]).filter((name) => config.sandbox || name !== 'sandbox-v1')
  registerCors(http, config.cors, prefixesOf(served))
  const handlers = allHandlers(domain) as unknown as Record<ApiName, Record<string, AnyHandler>>
  for (const name of Object.keys(contracts) as ApiName[])
    registerApi(http, contracts[name], handlers[name], policy, servedBy(config, name))
  registerSoap(http, { handlers: soapHandlers(domain), policy, logIn: domain.users.logIn, publicUrl: config.publicUrl })
  registerPages(http, domain, linkSecret)
  if (world.speech) registerSpoken(http, world.speech.listen)
  for (const gateway of gatewayNews(config, world)) registerCarrierNews(http, domain, gateway)
  registerWebPush(http, domain, { secret: linkSecret, publicUrl: config.publicUrl })
  registerSites(http, domain, { secret: linkSecret, publicUrl: config.publicUrl, meter: visitMeter })
  const roots = Object.fromEntries(served.map((name) => [name, prefixesOf([name])[0] as string]))
  if (hasConsole) registerConsole(http)
  const shown = config.sandbox ? null : served
  registerDocs(http, { served: shown, roots, publicUrl: config.publicUrl, isHome: !hasConsole })
}

/** What everything else rests on: the ways in and out of the process, the store, the time, the secret of links. */
async function openWorld({ config, logStream, nameServers, idle = false }: AppOptions) {
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

type World = Awaited<ReturnType<typeof openWorld>>

/** Joins the areas of the domain, from the lowest up. */
function joinAreas(
  world: World,
  { lease = LEASE, snapshotLimits = SNAPSHOT_LIMITS, nameServers }: AppOptions,
  { carriers, ...work }: { drain: WorkLoop['drain']; agenda(): JointAgenda; carriers(): Carriers },
): Domain {
  const { config, store, clock, linkSecret, hooks, evidences, quarantine, vitals, names } = world
  const parts = { store, clock, linkSecret, publicUrl: config.publicUrl, quarantine }
  const accounts = createAccountsArea({ ...config, ...parts, lookUpDomain: names.lookUpDomain })
  const kinds = tableOfKinds([
    ...createAudienceKinds(parts),
    ...createCommerceKinds(parts),
    ...createInsightKinds({ store, mostRows: config.reportRows }),
  ])
  const operations = createOperationsArea({ ...parts, owner: campaignsAsOwners, kinds, lease, tellUsers })
  const { endOperation } = operations
  const audience = createAudienceArea({ ...parts, endOperation, streamFile: hooks.streamFile, sendConfirmation })
  const commerce = createCommerceArea(parts)
  const { senderNames } = accounts
  const hasMailServer = createMailServerLookup(nameServers)
  const codes = { codeRanges: watchCodeRanges(world), codeCap: watchCodeCap(world, config.codesPerHour) }
  const trackingLinks = createTrackingLinks(config.publicUrl, linkSecret, config.shortUrl)
  const messages = createMessagesArea({ ...parts, ...evidences, senderNames, trackingLinks, hasMailServer, ...codes })
  const { fetchPage, fetchFeed } = hooks
  const campaigns = createCampaignsArea({ ...parts, trackingLinks, carriers, fetchPage, fetchFeed })
  const automations = createAutomationsArea({ ...parts, trackingLinks })
  const effects = [followSingle, createReportEffect(messages.flowRuns)]
  // Where no mail comes back, the addresses are for the sandbox only.
  const returnDomain = config.returnDomain ?? new URL(config.publicUrl).hostname
  const sending = createSendingArea({ ...parts, findMessage: messageOfRecipient, effects, returnDomain })
  const insight = createInsightArea({
    ...parts,
    ...campaigns,
    ...commerce,
    ...sending,
    takesMails: config.returnDomain !== null,
    trackingLinks,
    locate: world.locate,
    flowRuns: messages.flowRuns,
    refusals: world.refusals,
    countInbound: world.countInbound,
  })
  const content = createContentArea({ ...parts, fetchPage })
  const tried = {
    ...accounts,
    ...content,
    ...audience,
    ...commerce,
    ...messages,
    ...campaigns,
    ...automations,
    ...insight,
    ...sending,
  }
  return {
    ...tried,
    ...createHooksArea(parts),
    ...operations,
    wires: vitals.knownWires,
    quarantine,
    ...createSandboxArea({ ...parts, faultTargets: faultTargets(), snapshotLimits, vitals, ...work }, tried),
  }
}

/** The carriers of every channel. */
function openCarriers(world: World, domain: Domain) {
  const { config, metrics, store, clock, refusals, hooks, vitals } = world
  const carriers = measures.measureCarriers(
    metrics,
    createCarriers({
      ...openMailHosts({ ...world, paceOf: (name) => createPace({ store, clock, name }, config.smtpRate) }),
      capture: domain.sandbox.capture,
      refusals,
      returnAddresses: config.returnDomain === null ? null : domain.returnAddresses,
      smsWire: openSms(world, domain),
      ...openVoice(world, domain.carrierIds),
      pushServices: openPushServices(world),
      webPush: { keysOf: domain.webPushKeys.of, contact: config.publicUrl, now: clock.wall },
      reached: domain.webPushSubscriptions.reached,
      post: hooks.post,
      livePorts: new Set(liveCarrierPorts(config).map(({ port }) => port)),
    }),
  )
  return vitals.watchCarriers(carriers)
}

/** The tasks of the work loop, built on the areas and the carriers. */
function makeTasks(world: World, domain: Domain, carriers: Carriers, lease: number): PlatformTask[] {
  const { config, alarm, http, store, clock, idempotency, linkSecret, hooks, names } = world
  const parts = { store, clock }
  const sending = {
    ...parts,
    carriers,
    trackingLinks: createTrackingLinks(config.publicUrl, linkSecret, config.shortUrl),
  }
  return createTasks({
    ...sending,
    ...names,
    linkSecret,
    contexts: createRunContexts(sending),
    lease,
    post: hooks.post,
    tellUsers,
    countHook: measures.countHooks(world.metrics),
    streamFile: hooks.streamFile,
    fetchFeed: hooks.fetchFeed,
    fetching: createLimiter(FILES_AT_ONCE),
    fetchingFromHost: createLimiter(FILES_FROM_HOST),
    carryingFiles: createLimiter(EMAILS_WITH_FILES),
    random: Math.random,
    alarm,
    quarantine: world.quarantine,
    note: (text, data) => http.log.info(data, text),
    imports: domain.imports,
    operationRunner: domain.operationRunner,
    receipts: domain.receipts,
    faults: domain.faults,
    ...createAudienceSteps(parts),
    removeEditions: createEditionRemoval(parts),
    removeUnseenDevices: createUnseenRemoval({
      ...parts,
      keepDevices: config.keepDevices,
      countUnseen: measures.countUnseenDevices(world.metrics),
    }),
    prune: createRetention({ ...parts, retention: retentionOf(config) }),
    composeSource: leavingByMail(composeSource, config.returnDomain === null ? null : domain.returnAddresses),
    makeEvidence: createEvidenceWork({ ...parts, ...world.evidences, ...domain.registered }),
    sealChains: createSealWork({ ...parts, ...world.evidences }),
    forgetOldKeys: idempotency.forgetOld,
    followClocks: domain.sandboxClock.follow,
    timerEffects: { ...messageTimers(domain), ...campaignTimers(domain), ...sandboxTimers(domain) },
  })
}

/**
 * Builds the platform on its data folder and starts its work loop. Nothing listens yet; `http` answers injected
 * requests.
 */
export async function createApp(options: AppOptions) {
  const { config, strictAnswers = false, strictWork = false, idle = false, lease = LEASE } = options
  const world = await openWorld(options)
  const { http, store, clock, metrics, idempotency, quarantine } = world
  const setAside = quarantine.known
  const failures: unknown[] = []
  const domain = joinAreas(world, options, {
    drain: (isEnough) => work.drain(isEnough),
    agenda: () => agenda,
    carriers: () => carriers,
  })
  const carriers: ReturnType<typeof openCarriers> = openCarriers(world, domain)
  const tasks = makeTasks(world, domain, carriers, lease)
  const work = createWorkLoop(tasks, logFailures(http, store, failures), () => store.outage.reason() === null)
  const agenda = joinAgendas(
    tasks.flatMap((task) => task.agenda ?? []),
    clock.now,
  )
  store.onWrite(work.wake)
  world.vitals.watchWork(work.idle)
  logOutages(http, store)
  const meter = createMeter(config.quotas, clock.wall)
  const policy = createRequestPolicy({ domain, idempotency, meter, limits: config.limits, isStrict: strictAnswers })
  // A process without the APIs answers nothing but whether it is well.
  const visitMeter = createMeter(config.visitQuotas, clock.wall)
  if (config.role === 'all' || config.role === 'api') registerDoors(world, domain, policy, visitMeter)
  const unmeasure = measures.measureState(metrics, { store, clock, idle: work.idle, setAside })
  registerHealth(http, {
    store: domain.accounts.firstSandbox,
    outage: () => store.outage.reason(),
    direct: () => (store.shared ? store.directFailure() : undefined),
    workIdle: work.idle,
    setAside,
    ...carriers,
    metrics: metrics.render,
    mayMonitor: measures.monitorsOf(config),
  })
  await http.ready()
  const stopSync = startProcessSync({ store, clock, meter, sandboxClock: domain.sandboxClock, quarantine })
  const stopWork = idle ? null : await startWork(world, work, carriers)
  const hostname = new URL(config.publicUrl).hostname
  const countRefusal = measures.countReturnRefusals(metrics)
  return {
    http,
    domain,
    work,
    ...measures.measureProgram(metrics, config, versionOf()),
    /** Keeps what customers name as an address away from a port of the platform itself. */
    ownPort: (port: number) => void world.ownPorts.add(port),
    ...createSmtpPorts({ domain, meter, log: http.log, data: config.data, name: hostname, countRefusal }),
    /** Ends requests first, then running steps, then the store, so that nothing is cut off. */
    async close() {
      domain.live.end()
      await http.close()
      await domain.requests.flush()
      domain.imports.stop()
      store.outage.abandonWaiters()
      carriers.deferWaiting()
      await work.stop()
      await stopWork?.()
      stopSync()
      unmeasure()
      await carriers.close()
      await world.hooks.close()
      await world.evidences.close()
      await world.names.close()
      await store.close()
      if (strictWork && failures.length > 0) throw failures[0]
    },
  }
}
