// The composition root: the only file that constructs things. Everything that a part needs of the world
// (time, files, network, settings) it gets from here.
import { createAccounts } from './domain/accounts/accounts.ts'
import type { Domain } from './domain/domain.ts'
import { createLists } from './domain/lists/lists.ts'
import { createMeter } from './contract/rate-limit.ts'
import { contracts, type ApiName } from './contract/registry.ts'
import { registerApi, type AnyHandler, type Gate } from './contract/routes.ts'
import type { Config } from './config.ts'
import { createHttpApp } from './http/app.ts'
import { createClock } from './lib/clock.ts'
import { allHandlers } from './rest/handlers.ts'
import { openSqlite } from './store/engines/sqlite.ts'

export interface AppOptions {
  config: Config
  /** Fails a request whose answer does not fit the contract, instead of logging it (false). */
  strictAnswers?: boolean
}

/** Builds the platform on its data folder. Nothing listens yet; `http` answers injected requests. */
export async function createApp({ config, strictAnswers = false }: AppOptions) {
  const store = await openSqlite(config.data)
  const clock = createClock()
  const parts = { store, clock, config }
  const domain: Domain = { accounts: createAccounts(parts), lists: createLists(parts) }

  const http = createHttpApp({ logLevel: config.logLevel })
  const gate: Gate = {
    authenticate: domain.accounts.authenticate,
    meter: createMeter(config.quotas, clock.wall),
    onMismatch: strictAnswers ? 'fail' : 'log',
  }
  const handlers = allHandlers(domain)
  for (const name of Object.keys(contracts) as ApiName[]) {
    registerApi(http, contracts[name], handlers[name] as unknown as Record<string, AnyHandler>, gate)
  }
  await http.ready()
  return {
    http,
    domain,
    async close() {
      await http.close()
      await store.close()
    },
  }
}
