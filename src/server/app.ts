// The composition root: the only file that constructs things. Everything that a part needs of the world
// (time, files, network, settings) it gets from here.
import { createEmailCarriers } from './carriers.ts'
import { createHookClient } from './channels/http/hook-client.ts'
import { toCapturedRow } from './channels/sandbox/captured-row.ts'
import { createMeter } from './contract/rate-limit.ts'
import { contracts, type ApiName } from './contract/registry.ts'
import { registerApi, type AnyHandler, type Gate } from './contract/routes.ts'
import type { Config } from './config.ts'
import { createAccounts } from './domain/accounts/accounts.ts'
import { createCampaigns } from './domain/campaigns/campaigns.ts'
import { createEmailContents } from './domain/campaigns/email-contents.ts'
import { createCampaignSends } from './domain/campaigns/send.ts'
import { createContacts } from './domain/contacts/contacts.ts'
import { createImports } from './domain/contacts/import.ts'
import { createRunContexts } from './domain/delivery/run-context.ts'
import { LEASE } from './domain/delivery/send-run.ts'
import type { Domain } from './domain/domain.ts'
import { createFields } from './domain/fields/fields.ts'
import { createWebhooks } from './domain/hooks/webhooks.ts'
import { createLists } from './domain/lists/lists.ts'
import { createOperations } from './domain/operations/operations.ts'
import { createReports } from './domain/reports/email-report.ts'
import { CLOCK_SETTING, createSandboxClock } from './domain/sandbox/sandbox-clock.ts'
import { createSandboxEvents } from './domain/sandbox/sandbox-events.ts'
import { createSandbox } from './domain/sandbox/sandbox.ts'
import { createSenders } from './domain/senders/senders.ts'
import { createTrackingLinks } from './domain/tracking/tokens.ts'
import { createTracking } from './domain/tracking/tracking.ts'
import { createTransactional } from './domain/transactional/transactional.ts'
import { registerDocs } from './docs/routes.ts'
import { createHttpApp } from './http/app.ts'
import { createClock } from './lib/clock.ts'
import { randomToken } from './lib/ids.ts'
import { allHandlers } from './rest/handlers.ts'
import { registerHealth } from './rest/public/health.ts'
import { registerPages } from './rest/public/pages.ts'
import { openSqlite } from './store/engines/sqlite.ts'
import { ensureSetting, getSetting } from './store/settings.ts'
import type { Store } from './store/store.ts'
import { createWorkLoop } from './work/loop.ts'
import { createTasks } from './work/tasks.ts'

export interface AppOptions {
  config: Config
  /** Fails a request whose answer does not fit the contract, instead of logging it (false). */
  strictAnswers?: boolean
  /** Leaves the work loop asleep: for a command that only writes a record (false). */
  idle?: boolean
  /** Milliseconds after which the sends of a worker that died are taken over (60,000). */
  lease?: number
}

export type App = Awaited<ReturnType<typeof createApp>>

/** The secret that seals links, made at the first start. */
const linkSecretOf = (store: Store): Promise<string> =>
  store.write((tx) => ensureSetting(tx, 'link-secret', () => randomToken(32)))

/** Builds the platform on its data folder and starts its work loop. Nothing listens yet; `http` answers injected requests. */
export async function createApp({ config, strictAnswers = false, idle = false, lease = LEASE }: AppOptions) {
  const store = await openSqlite(config.data)
  const clock = createClock(Number((await getSetting(store.db, CLOCK_SETTING)) ?? 0))
  const linkSecret = await linkSecretOf(store)
  const trackingLinks = createTrackingLinks(config.publicUrl, linkSecret)
  const hooks = createHookClient({ sandbox: config.allowPrivate.sandbox, live: config.allowPrivate.live })
  const http = createHttpApp({ logLevel: config.logLevel })

  const parts = { store, clock }
  const accounts = createAccounts(parts)
  const sandbox = createSandbox({ store, accounts })
  const carriers = createEmailCarriers(config.smtpUrl, (mails) => sandbox.capture(mails.map(toCapturedRow)))
  const delivery = { store, clock, carrierOf: carriers.of, trackingLinks }
  const tracking = createTracking(parts)
  const sends = createCampaignSends(parts)
  const imports = createImports({ ...parts, config, linkSecret })
  const work = createWorkLoop(
    createTasks({
      ...delivery,
      contextOf: createRunContexts(delivery),
      lease,
      post: hooks.post,
      fetchFile: hooks.fetchFile,
      random: Math.random,
      busyHooks: new Set(),
      imports,
      timerEffects: { 'run.start': (tx, timer) => sends.startScheduled(tx, timer.ref) },
    }),
    (task, err) => http.log.error({ task, err }, 'a step of the work loop failed'),
  )
  const domain: Domain = {
    accounts,
    campaigns: createCampaigns(parts),
    contacts: createContacts(parts),
    emailContents: createEmailContents({ fetchPage: hooks.fetchPage }),
    fields: createFields(parts),
    imports,
    lists: createLists(parts),
    operations: createOperations(parts),
    reports: createReports(parts),
    sandbox,
    sandboxClock: createSandboxClock({ ...parts, drain: work.drain }),
    sandboxEvents: createSandboxEvents({ clock, tracking, linkSecret }),
    senders: createSenders(parts),
    sends,
    tracking,
    transactional: createTransactional(parts),
    webhooks: createWebhooks(parts),
  }
  store.onWrite(work.wake)

  const gate: Gate = {
    authenticate: accounts.authenticate,
    meter: createMeter(config.quotas, clock.wall),
    onMismatch: strictAnswers ? 'fail' : 'log',
  }
  const handlers = allHandlers(domain)
  for (const name of Object.keys(contracts) as ApiName[]) {
    registerApi(http, contracts[name], handlers[name] as unknown as Record<string, AnyHandler>, gate)
  }
  registerPages(http, domain, linkSecret)
  registerDocs(http)
  registerHealth(http, accounts.firstSandbox)
  await http.ready()
  if (!idle) work.start()
  return {
    http,
    domain,
    work,
    /** Ends requests, then the steps in hand, then the store: nothing is cut off. */
    async close() {
      await http.close()
      await work.stop()
      await carriers.close()
      await hooks.close()
      await store.close()
    },
  }
}
