// The composition root: the only file that constructs things. It gives every part what that part needs from the
// outside world (time, files, network, settings).

import { createCarriers, leavingByMail } from './carriers/carriers.ts'
import { gatewayNews } from './carriers/gateway.ts'
import { openMailHosts } from './carriers/mail-hosts.ts'
import { openPushServices } from './carriers/push-services.ts'
import { openSms } from './carriers/sms.ts'
import { openVoice } from './carriers/voice.ts'
import { createMailServerLookup } from './channels/dns/mail-server.ts'
import { composeSource } from './channels/email/mime.ts'
import { registerConsole } from './console/routes.ts'
import { createMeter, type Meter } from './contract/rate-limit.ts'
import { type ApiName, contracts, prefixesOf } from './contract/registry.ts'
import { type AnyHandler, type RequestPolicy, registerApi } from './contract/routes.ts'
import { createAccountsArea } from './domain/accounts/area.ts'
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
import { EMAILS_WITH_FILES, FILES_AT_ONCE, FILES_FROM_HOST } from './domain/messages/transactional/attached-files.ts'
import { followSingle } from './domain/messages/transactional/receipt-effect.ts'
import { createOperationsArea } from './domain/operations/area.ts'
import { tableOfKinds } from './domain/operations/kinds.ts'
import { createRetention } from './domain/operations/retention.ts'
import { createSandboxArea, sandboxTimers } from './domain/sandbox/area.ts'
import { SNAPSHOT_LIMITS } from './domain/sandbox/snapshots.ts'
import { createSendingArea } from './domain/sending/area.ts'
import type { Carriers } from './domain/sending/carrier.ts'
import { createPace } from './domain/sending/pace.ts'
import { type JointAgenda, joinAgendas } from './domain/timers/agenda.ts'
import { registerExplainingDoors } from './explaining-doors.ts'
import { registerCors } from './http/cors.ts'
import { createLimiter } from './lib/limiter.ts'
import { registerCarrierNews } from './pages/carrier-news.ts'
import { registerHealth } from './pages/health.ts'
import { registerPages } from './pages/pages.ts'
import { registerSites } from './pages/sites.ts'
import { registerSpoken } from './pages/spoken.ts'
import { registerWebPush } from './pages/web-push.ts'
import { watchCodeCap, watchCodeRanges } from './process/code-ranges.ts'
import * as measures from './process/metrics.ts'
import { startProcessSync } from './process/process-sync.ts'
import { retentionOf } from './process/retention.ts'
import { startWork } from './process/start-work.ts'
import { watchUpgrade } from './process/upgrade.ts'
import { versionOf } from './process/vitals.ts'
import { logFailures, logServers } from './process/work-log.ts'
import { createRequestPolicy, faultTargets, servedBy } from './request-policy.ts'
import { allHandlers } from './rest/handlers.ts'
import { liveCarrierPorts } from './settings/ports.ts'
import { createSmtpPorts } from './smtp/ports.ts'
import { soapHandlers } from './soap/handlers.ts'
import { registerSoap } from './soap/routes.ts'
import { createWorkLoop, type WorkLoop } from './work/loop.ts'
import { createTasks, type PlatformTask } from './work/tasks.ts'
import { type AppOptions, openWorld, type World } from './world.ts'

export type App = Awaited<ReturnType<typeof createApp>>

function registerDoors(world: World, domain: Domain, policy: RequestPolicy, visitMeter: Meter): void {
  const { http, config, linkSecret } = world
  const hasConsole = config.console ?? config.sandbox
  const served = (Object.keys(contracts) as ApiName[]).filter((name) => config.sandbox || name !== 'sandbox-v1')
  registerCors(http, config.cors, prefixesOf(served))
  const handlers = allHandlers(domain) as unknown as Record<ApiName, Record<string, AnyHandler>>
  for (const name of Object.keys(contracts) as ApiName[])
    registerApi(http, contracts[name], handlers[name], policy, servedBy(config, name))
  registerSoap(http, {
    handlers: soapHandlers(domain),
    policy,
    logIn: domain.accounts.users.logIn,
    publicUrl: config.publicUrl,
  })
  registerPages(http, domain, linkSecret)
  if (world.speech) registerSpoken(http, world.speech.listen)
  for (const gateway of gatewayNews(config, world)) registerCarrierNews(http, domain, gateway)
  registerWebPush(http, domain, { secret: linkSecret, publicUrl: config.publicUrl })
  registerSites(http, domain, { secret: linkSecret, publicUrl: config.publicUrl, meter: visitMeter })
  const roots = Object.fromEntries(served.map((name) => [name, prefixesOf([name])[0] as string]))
  if (hasConsole) registerConsole(http)
  const shown = config.sandbox ? null : served
  registerExplainingDoors(http, { ...config, policy, secret: linkSecret, served: shown, roots, isHome: !hasConsole })
}

/** Joins the areas of the domain, from the lowest up. */
function joinAreas(
  world: World,
  { lease = LEASE, snapshotLimits = SNAPSHOT_LIMITS, nameServers }: AppOptions,
  { carriers, ...work }: { drain: WorkLoop['drain']; agenda(): JointAgenda; carriers(): Carriers },
): Domain {
  const { config, store, clock, linkSecret, quarantine, vitals } = world
  const { publicUrl, sandbox, prices, soapAccounts } = config
  const { fetchPage, fetchFeed, streamFile } = world.hooks
  const deps = { store, clock, linkSecret, publicUrl, quarantine }
  const trackingLinks = createTrackingLinks(publicUrl, linkSecret, config.shortUrl)
  const { lookUpDomain } = world.names
  const accounts = createAccountsArea({ ...deps, sandbox, prices, soapAccounts, lookUpDomain })
  const kinds = tableOfKinds([
    ...createAudienceKinds(deps),
    ...createCommerceKinds(deps),
    ...createInsightKinds({ store, mostRows: config.reportRows }),
  ])
  const operations = createOperationsArea({ ...deps, owner: campaignsAsOwners, kinds, lease, tellUsers })
  const { endOperation } = operations
  const audience = createAudienceArea({ ...deps, endOperation, streamFile, sendConfirmation })
  const commerce = createCommerceArea(deps)
  const messages = createMessagesArea({
    ...deps,
    evidenceIdentity: world.evidences.evidenceIdentity,
    senderNames: accounts.senderNames,
    trackingLinks,
    hasMailServer: createMailServerLookup(nameServers),
    codeRanges: watchCodeRanges(world),
    codeCap: watchCodeCap(world, config.codesPerHour),
  })
  const campaigns = createCampaignsArea({ ...deps, trackingLinks, carriers, fetchPage, fetchFeed })
  const automations = createAutomationsArea({ ...deps, trackingLinks })
  const { flowRuns } = messages
  const sending = createSendingArea({
    ...deps,
    findMessage: messageOfRecipient,
    effects: [followSingle, createReportEffect(flowRuns)],
    // Where no mail comes back, the addresses are for the sandbox only.
    returnDomain: config.returnDomain ?? new URL(publicUrl).hostname,
  })
  const insight = createInsightArea({
    ...deps,
    campaignViews: campaigns.campaignViews,
    landings: campaigns.landings,
    connectedSites: commerce.connectedSites,
    receipts: sending.receipts,
    returnAddresses: sending.returnAddresses,
    takesMails: config.returnDomain !== null,
    trackingLinks,
    locate: world.locate,
    flowRuns,
    refusals: world.refusals,
    countInbound: world.countInbound,
  })
  const content = createContentArea({ ...deps, fetchPage })
  const tried = { accounts, audience, automations, campaigns, commerce, content, insight, messages, sending }
  const harness = { ...deps, faultTargets: faultTargets(), snapshotLimits, vitals, ...work }
  return {
    ...tried,
    hooks: createHooksArea(deps),
    operations,
    sandbox: createSandboxArea(harness, tried),
    carrierLinks: vitals.knownWires,
    quarantine,
  }
}

/** The carriers of every channel. */
function openCarriers(world: World, domain: Domain) {
  const { config, metrics, store, clock, refusals, hooks, vitals } = world
  const carriers = measures.measureCarriers(
    metrics,
    createCarriers({
      ...openMailHosts({ ...world, paceOf: (name) => createPace({ store, clock, name }, config.smtpRate) }),
      capture: domain.sandbox.sandbox.capture,
      refusals,
      returnAddresses: config.returnDomain === null ? null : domain.sending.returnAddresses,
      smsWire: openSms(world, domain),
      ...openVoice(world, domain.sending.carrierIds),
      pushServices: openPushServices(world),
      webPush: { keysOf: domain.audience.webPushKeys.of, contact: config.publicUrl, now: clock.wall },
      reached: domain.audience.webPushSubscriptions.reached,
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
    imports: domain.audience.imports,
    operationRunner: domain.operations.operationRunner,
    receipts: domain.sending.receipts,
    faults: domain.sandbox.faults,
    ...createAudienceSteps(parts),
    removeEditions: createEditionRemoval(parts),
    removeUnseenDevices: createUnseenRemoval({
      ...parts,
      keepDevices: config.keepDevices,
      countUnseen: measures.countUnseenDevices(world.metrics),
    }),
    prune: createRetention({ ...parts, retention: retentionOf(config) }),
    composeSource: leavingByMail(composeSource, config.returnDomain === null ? null : domain.sending.returnAddresses),
    makeEvidence: createEvidenceWork({ ...parts, ...world.evidences, ...domain.messages.registered }),
    sealChains: createSealWork({ ...parts, ...world.evidences }),
    forgetOldKeys: idempotency.forgetOld,
    followClocks: domain.sandbox.sandboxClock.follow,
    timerEffects: {
      ...messageTimers(domain.messages),
      ...campaignTimers(domain.campaigns),
      ...sandboxTimers(domain.sandbox),
    },
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
  logServers(http, store)
  const meter = createMeter(config.quotas, clock.wall)
  const policy = createRequestPolicy({ domain, idempotency, meter, limits: config.limits, isStrict: strictAnswers })
  const visitMeter = createMeter(config.visitQuotas, clock.wall)
  if (config.role === 'all' || config.role === 'api') registerDoors(world, domain, policy, visitMeter)
  const unmeasure = measures.measureState(metrics, { store, clock, idle: work.idle, setAside: quarantine.known })
  const upgrade = idle ? null : watchUpgrade(world)
  registerHealth(http, {
    store: domain.accounts.accounts.firstSandbox,
    servers: store,
    upgrade: upgrade?.state,
    workIdle: work.idle,
    setAside: quarantine.known,
    ...carriers,
    metrics: metrics.render,
    mayMonitor: measures.monitorsOf(config),
  })
  await http.ready()
  const stopSync = startProcessSync({ store, clock, meter, sandboxClock: domain.sandbox.sandboxClock, quarantine })
  const stopWork = idle ? null : await startWork(world, work, carriers)
  const name = new URL(config.publicUrl).hostname
  const countRefusal = measures.countReturnRefusals(metrics)
  return {
    http,
    domain,
    work,
    ...measures.measureProgram(metrics, config, versionOf()),
    /** Keeps what customers name as an address away from a port of the platform itself. */
    ownPort: (port: number) => void world.ownPorts.add(port),
    ...createSmtpPorts({ domain, meter, log: http.log, data: config.data, name, countRefusal }),
    /** Ends requests first, then running steps, then the store, so that nothing is cut off. */
    async close() {
      domain.sandbox.live.end()
      await http.close()
      await domain.sandbox.requests.flush()
      domain.audience.imports.stop()
      store.outage.abandonWaiters()
      carriers.deferWaiting()
      await work.stop()
      await stopWork?.()
      stopSync()
      await upgrade?.stop()
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
