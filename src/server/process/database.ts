// The database of this configuration, and the secret stored in it.
import { randomToken } from '../lib/ids.ts'
import type { Config } from '../settings/settings.ts'
import { openSqlite } from '../store/engines/sqlite.ts'
import { ensureSetting, getSetting, PURPOSES_SINCE } from '../store/settings.ts'
import type { Store } from '../store/store.ts'

/**
 * The embedded database in the data folder, or the server that is named. The driver of the server is loaded only
 * when needed. Throws for a database of an older program unless `mayUpgrade`.
 */
export async function openStore(config: Config, mayUpgrade = true): Promise<Store> {
  const { databaseUrl, databaseDirectUrl, databaseConnections: connections, data } = config
  const replica = config.replicaUrl === null ? null : { url: config.replicaUrl, seconds: config.replicaLag }
  if (databaseUrl === null) return openSqlite(data, mayUpgrade)
  const { openPostgres } = await import('../store/engines/postgres.ts')
  const directUrl = databaseDirectUrl ?? databaseUrl
  return openPostgres({ url: databaseUrl, directUrl, connections, replica, mayUpgrade })
}

/** The secret that seals links, made at the first start. A database that has one is of an older version until its first start. */
export const linkSecretOf = (store: Store): Promise<string> =>
  store.write(async (tx) => {
    const isNew = (await getSetting(tx, 'link-secret')) === null
    await ensureSetting(tx, PURPOSES_SINCE, () => String(isNew ? 0 : Date.now()))
    return ensureSetting(tx, 'link-secret', () => randomToken(32))
  })
