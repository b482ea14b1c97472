// The composition root: the only file that constructs things. It gives every part what that part needs from the
// outside world (time, files, network, settings).
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createMailServerLookup } from './channels/dns/mail-server.ts'
import { composeSource } from './channels/email/mime.ts'
import { createHookClient } from './channels/http/hook-client.ts'
import { createMeter } from './contract/rate-limit.ts'
import { type ApiName, apiPrefixes, contracts } from './contract/registry.ts'
import type { Requirements } from './contract/requirements.ts'
import { type AnyHandler, type Gate, registerApi } from './contract/routes.ts'
import { registerDocs } from './docs/routes.ts'
import { createAccounts } from './domain/accounts/accounts.ts'
import { createIdempotency } from './domain/accounts/idempotency/idempotency.ts'
import { createKeys } from './domain/accounts/keys.ts'
import { assertMay } from './domain/accounts/rights.ts'
import { createSenderNames } from './domain/accounts/senders/sender-names.ts'
import { createSenders } from './domain/accounts/senders/senders.ts'
import { createUsers } from './domain/accounts/users/users.ts'
import { createContacts } from './domain/audience/contacts/contacts.ts'
import { createFields } from './domain/audience/fields.ts'
import { createImports } from './domain/audience/imports/imports.ts'
import { createLists } from './domain/audience/lists.ts'
import { createSuppressions } from './domain/audience/suppressions.ts'
import { createCampaigns } from './domain/campaigns/campaigns.ts'
import { createRunContexts } from './domain/campaigns/runs/run-context.ts'
import { RUN_TIMER } from './domain/campaigns/runs/run-moves.ts'
import { LEASE } from './domain/campaigns/runs/send-run.ts'
import { createCampaignSends } from './domain/campaigns/send.ts'
import { createEmailContents } from './domain/content/email-sources.ts'
import { createTrackingLinks } from './domain/content/tracking-links.ts'
import type { Domain } from './domain/domain.ts'
import { createHookDeliveries } from './domain/hooks/deliveries.ts'
import { createWebhooks } from './domain/hooks/webhooks.ts'
import { createReports } from './domain/insight/reports/email-report.ts'
import { createTracking } from './domain/insight/tracking/tracking.ts'
import { ALERT_TIMER, createAlerts } from './domain/messages/alerts/alerts.ts'
import { createAlertTemplates } from './domain/messages/alerts/templates.ts'
import { createFlows } from './domain/messages/flows/flows.ts'
import { createFlowRuns, FLOW_TIMER } from './domain/messages/flows/runs.ts'
import { requireRegistered } from './domain/messages/registered/access.ts'
import { AUTOCERTIFICATE_TIMER, createAutocertificates } from './domain/messages/registered/autocertificates.ts'
import { createEvidences } from './domain/messages/registered/evidences.ts'
import { createEvidenceWork } from './domain/messages/registered/make-evidence.ts'
import { createRegisteredMessages } from './domain/messages/registered/messages.ts'
import { createRegisteredWebhooks } from './domain/messages/registered/webhooks.ts'
import { createMobileApps } from './domain/messages/transactional/apps.ts'
import { createTransactionalEmails } from './domain/messages/transactional/emails.ts'
import { createTransactionalLog } from './domain/messages/transactional/log.ts'
import { createTransactionalPush } from './domain/messages/transactional/push.ts'
import { createTransactionalSms } from './domain/messages/transactional/sms.ts'
import { createMessageTemplates } from './domain/messages/transactional/templates.ts'
import { createTransactionalWebhooks } from './domain/messages/transactional/webhooks.ts'
import { createUtilities } from './domain/messages/utilities/utilities.ts'
import { createVerify } from './domain/messages/verify/verify.ts'
import { createOperations } from './domain/operations/operations.ts'
import { createRetention } from './domain/operations/retention.ts'
import { createFaults } from './domain/sandbox/faults.ts'
import { assertSandbox, createSandbox } from './domain/sandbox/sandbox.ts'
import { CLOCK_SETTING, createSandboxClock } from './domain/sandbox/sandbox-clock.ts'
import { createSandboxEvents } from './domain/sandbox/sandbox-events.ts'
import { createSeeds } from './domain/sandbox/seed.ts'
import { createSnapshots, SNAPSHOT_LIMITS } from './domain/sandbox/snapshots.ts'
import type { EmailCarrier } from './domain/sending/carrier.ts'
import { paced } from './domain/sending/pace.ts'
import { createHttpApp, type LogStream } from './http/app.ts'
import { registerCors } from './http/cors.ts'
import { type Clock, createClock } from './lib/clock.ts'
import { randomToken } from './lib/ids.ts'
import { createMetrics } from './lib/metrics.ts'
import { isInNetworks } from './lib/networks.ts'
import { allHandlers } from './rest/handlers.ts'
import { registerAlertPage } from './rest/public/alerts.ts'
import { registerHealth } from './rest/public/health.ts'
import { registerPages } from './rest/public/pages.ts'
import { createCarriers } from './setup/carriers.ts'
import { readDkimKeys } from './setup/dkim-keys.ts'
import { readEvidenceIdentity } from './setup/evidence-identity.ts'
import { measureCarriers, measureRequests, measureState, measureStore } from './setup/metrics.ts'
import { keepTogether } from './setup/process-sync.ts'
import type { Config } from './setup/settings.ts'
import { createRelay } from './smtp/relay.ts'
import { soapHandlers } from './soap/handlers.ts'
import { registerSoap } from './soap/routes.ts'
import { openSqlite } from './store/engines/sqlite.ts'
import type { SnapshotLimits } from './store/sandbox/snapshots.ts'
import { ensureSetting, getSetting } from './store/settings.ts'
import { type Store, StoreUnavailableError } from './store/store.ts'
import { createWorkLoop } from './work/loop.ts'
import { createTasks } from './work/tasks.ts'

export interface AppOptions {
  config: Config
  /** Fails a request whose answer does not fit the contract, instead of logging it (false). */
  strictAnswers?: boolean
  /** Fails `close` when a step of the work loop failed, which is logged in any case (false). */
  strictWork?: boolean
  /** Leaves the work loop asleep: for a command that only writes a record (false). */
  idle?: boolean
  /** When a worker dies, others take over its sends after this many milliseconds (30,000). */
  lease?: number
  /** Where the lines of the log go (standard output). */
  logStream?: LogStream
  /** What a snapshot may hold (a million records, 512 MiB). */
  snapshotLimits?: SnapshotLimits
}

export type App = Awaited<ReturnType<typeof createApp>>

/** Every operation of the contract that a fault may be for: all but those of the sandbox itself. */
const faultTargets = () =>
  Object.values(contracts)
    .filter(({ name }) => name !== 'sandbox-v1')
    .flatMap(({ name: api, operations }) =>
      Object.entries(operations).map(([operationId, { statuses }]) => ({ api, operationId, statuses })),
    )

/** The secret that seals links, made at the first start. */
const linkSecretOf = (store: Store): Promise<string> =>
  store.write((tx) => ensureSetting(tx, 'link-secret', () => randomToken(32)))

/**
 * The embedded database in the data folder, or the server that is named. The driver of the server is loaded only
 * when needed.
 */
async function openStore({ databaseUrl, databaseConnections, data }: Config): Promise<Store> {
  if (databaseUrl === null) return openSqlite(data)
  const { openPostgres } = await import('./store/engines/postgres.ts')
  return openPostgres({ url: databaseUrl, connections: databaseConnections })
}

/** Milliseconds between two log lines about a database that is down: every step fails then. */
const OUTAGE_GAP = 10_000

function logFailures(log: FastifyInstance['log'], failures: unknown[]) {
  let last = -Infinity
  return (task: string, err: unknown): void => {
    if (!(err instanceof StoreUnavailableError)) {
      failures[0] ??= err
      return log.error({ task, err }, 'a step of the work loop failed')
    }
    if (performance.now() - last < OUTAGE_GAP) return
    last = performance.now()
    log.error(`${err.message}. The work goes on when it does.`)
  }
}

/** Who may read measurements: a client in one of the networks that asks for itself. */
const monitorsOf =
  ({ monitors }: Config) =>
  (ip: string, isProxy: boolean): boolean =>
    monitors === 'all' || (!isProxy && isInNetworks(ip, monitors))

function registerDoors(
  http: FastifyInstance,
  domain: Domain,
  { config, gate, linkSecret }: { config: Config; gate: Gate; linkSecret: string },
): void {
  registerCors(http, config.cors, apiPrefixes)
  const handlers = allHandlers(domain)
  for (const name of Object.keys(contracts) as ApiName[]) {
    registerApi(http, contracts[name], handlers[name] as unknown as Record<string, AnyHandler>, gate)
  }
  registerSoap(http, { handlers: soapHandlers(domain), gate, logIn: domain.users.logIn, publicUrl: config.publicUrl })
  registerPages(http, domain, linkSecret)
  registerAlertPage(http, domain)
  registerDocs(http)
}

const createTransactional = (parts: { store: Store; clock: Clock }) => ({
  apps: createMobileApps(parts),
  emails: createTransactionalEmails(parts),
  log: createTransactionalLog(parts),
  push: createTransactionalPush(parts),
  sms: createTransactionalSms(parts),
  templates: createMessageTemplates(parts),
  webhooks: createTransactionalWebhooks(parts),
})

const createRegistered = (parts: { store: Store; clock: Clock }) => ({
  require: (account: number) => requireRegistered(parts.store.db, account),
  evidences: createEvidences(parts),
  messages: createRegisteredMessages(parts),
  webhooks: createRegisteredWebhooks(parts),
})

/** Which accounts an API is for. */
const requirementsOf = ({ registered }: Domain): Requirements => ({
  'marketing-v3': null,
  'transactional-v2': null,
  // A ping tells whether a key is right.
  'registered-v1': { assertMet: ({ accountId }) => registered.require(accountId), except: ['ping'] },
  'sandbox-v1': { assertMet: assertSandbox, except: [] },
})

const retentionOf = ({ keepHooks, keepOperations, keepCaptured }: Config) => ({
  hooks: keepHooks,
  operations: keepOperations,
  captured: keepCaptured,
})

/** Builds the platform on its data folder and starts its work loop. Nothing listens yet; `http` answers injected requests. */
export async function createApp(options: AppOptions) {
  const {
    config,
    strictAnswers = false,
    strictWork = false,
    idle = false,
    lease = LEASE,
    logStream,
    snapshotLimits = SNAPSHOT_LIMITS,
  } = options
  const metrics = createMetrics()
  const http = createHttpApp({
    logLevel: config.logLevel,
    bodyLimit: config.limits.bodyBytes,
    measure: measureRequests(metrics),
    ...(logStream && { logStream }),
  })
  const database = measureStore(metrics, await openStore(config))
  const evidenceIdentity = readEvidenceIdentity(config.evidencePem)
  const clock = createClock(Number((await getSetting(database.db, CLOCK_SETTING)) ?? 0), database.skew)
  const onError = (err: unknown) => http.log.error({ err }, 'the outcome of a request was not kept')
  const idempotency = createIdempotency({ store: database, clock, onError })
  const { store } = idempotency
  const linkSecret = await linkSecretOf(store)
  const trackingLinks = createTrackingLinks(config.publicUrl, linkSecret)
  const hooks = createHookClient({ sandbox: config.allowPrivate.sandbox, live: config.allowPrivate.live })

  const parts = { store, clock }
  const senderNames = createSenderNames(linkSecret)
  const accounts = createAccounts(parts)
  const faults = createFaults({ ...parts, targets: faultTargets() })
  const sandbox = createSandbox({ store, accounts, onReset: faults.forget })
  const paceSmtp = (carrier: EmailCarrier) => paced(parts, config.smtpRate, carrier)
  const carriers = measureCarriers(
    metrics,
    createCarriers({
      smtpUrl: config.smtpUrl,
      dkimKeys: readDkimKeys(config.dkim),
      capture: sandbox.capture,
      pace: paceSmtp,
    }),
  )
  const delivery = { store, clock, carriers, trackingLinks }
  const flowRuns = createFlowRuns(parts)
  const tracking = createTracking({ ...parts, flowRuns })
  const sends = createCampaignSends(parts)
  const alerts = createAlerts({ ...parts, publicUrl: config.publicUrl, linkSecret })
  const imports = createImports({ ...parts, config, linkSecret, lease, streamFile: hooks.streamFile })
  const autocertificates = createAutocertificates(parts)
  const failures: unknown[] = []
  const work = createWorkLoop(
    createTasks({
      ...delivery,
      contextOf: createRunContexts(delivery),
      lease,
      post: hooks.post,
      fetchFile: hooks.fetchFile,
      random: Math.random,
      alarm: (text, data) => http.log.error(data, text),
      imports,
      faults,
      prune: createRetention({ ...parts, retention: retentionOf(config) }),
      composeSource,
      makeEvidence: createEvidenceWork({ ...parts, identity: evidenceIdentity }),
      forgetOldKeys: idempotency.forgetOld,
      timerEffects: {
        [RUN_TIMER]: (tx, timer) => sends.startScheduled(tx, timer.ref),
        [ALERT_TIMER]: alerts.onTimer,
        [FLOW_TIMER]: flowRuns.onTimer,
        [AUTOCERTIFICATE_TIMER]: autocertificates.onTimer,
      },
    }),
    logFailures(http.log, failures),
  )
  const nouns = {
    campaigns: createCampaigns(parts),
    fields: createFields(parts),
    keys: createKeys({ ...parts, forget: accounts.forgetKeys }),
    lists: createLists(parts),
    sandbox,
    senders: createSenders({ ...parts, senderNames }),
    sends,
    tracking,
    transactional: createTransactional(parts),
    users: createUsers({ ...parts, accounts }),
    webhooks: createWebhooks(parts),
  }
  const domain: Domain = {
    ...nouns,
    accounts,
    alerts,
    alertTemplates: createAlertTemplates(parts),
    contacts: createContacts(parts),
    emailContents: createEmailContents({ fetchPage: hooks.fetchPage }),
    faults,
    flows: createFlows(parts),
    flowRuns,
    hookDeliveries: createHookDeliveries(parts),
    imports,
    operations: createOperations(parts),
    registered: { ...createRegistered(parts), autocertificates },
    reports: createReports(parts),
    sandboxClock: createSandboxClock({ ...parts, drain: work.drain }),
    sandboxEvents: createSandboxEvents({ alerts, clock, tracking, linkSecret }),
    seeds: createSeeds({ ...parts, ...nouns }),
    snapshots: createSnapshots({ ...parts, limits: snapshotLimits, onRestore: faults.forget }),
    suppressions: createSuppressions(parts),
    utilities: createUtilities({ clock, hasMailServer: createMailServerLookup() }),
    verify: createVerify({ ...parts, senderNames }),
  }
  store.onWrite(work.wake)

  const meter = createMeter(config.quotas, clock.wall)
  const gate: Gate = {
    authenticate: accounts.authenticate,
    authorize: ({ rights }, area, access) => assertMay(rights, area, access),
    requirements: requirementsOf(domain),
    meter,
    faults,
    runOnce: idempotency.run,
    limits: config.limits,
    onMismatch: strictAnswers ? 'fail' : 'log',
  }
  // A process without the APIs answers nothing but whether it is well.
  if (config.role === 'all' || config.role === 'api') registerDoors(http, domain, { config, gate, linkSecret })
  const unmeasure = measureState(metrics, { store, now: clock.now, idle: work.idle })
  registerHealth(http, {
    store: accounts.firstSandbox,
    workIdle: work.idle,
    metrics: metrics.render,
    mayMonitor: monitorsOf(config),
  })
  await http.ready()
  const part = keepTogether({ ...parts, meter, sandboxClock: domain.sandboxClock })
  if (!idle && (config.role === 'all' || config.role === 'work')) work.start()
  return {
    http,
    domain,
    work,
    relay: createRelay({
      domain,
      meter,
      log: http.log,
      folder: join(config.data, 'relay'),
      name: new URL(config.publicUrl).hostname,
    }),
    /** Ends requests, then the steps in hand, then the store: nothing is cut off. */
    async close() {
      await http.close()
      imports.stop()
      await work.stop()
      part()
      unmeasure()
      await carriers.close()
      await hooks.close()
      await store.close()
      if (strictWork && failures.length > 0) throw failures[0]
    },
  }
}
