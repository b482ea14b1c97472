// The database of this configuration, and the secret that lies in it.
import { randomToken } from '../lib/ids.ts'
import { openSqlite } from '../store/engines/sqlite.ts'
import { ensureSetting } from '../store/settings.ts'
import type { Store } from '../store/store.ts'
import type { Config } from './settings.ts'

/**
 * The embedded database in the data folder, or the server that is named. The driver of the server is loaded only
 * when needed. Throws for a database of an older program unless `mayUpgrade`.
 */
export async function openStore({ databaseUrl, databaseConnections, data }: Config, mayUpgrade = true): Promise<Store> {
  if (databaseUrl === null) return openSqlite(data, mayUpgrade)
  const { openPostgres } = await import('../store/engines/postgres.ts')
  return openPostgres({ url: databaseUrl, connections: databaseConnections, mayUpgrade })
}

/** The secret that seals links, made at the first start. */
export const linkSecretOf = (store: Store): Promise<string> =>
  store.write((tx) => ensureSetting(tx, 'link-secret', () => randomToken(32)))
