// What an upgrade by this program would do to the database of these settings.
import type { Config } from '../settings/settings.ts'
import { checkSqliteUpgrade } from '../store/engines/sqlite-check.ts'
import type { UpgradeCheck } from '../store/migrations/check.ts'

export type { UpgradeCheck } from '../store/migrations/check.ts'

/** Changes nothing. Throws when this program is too old for the database. */
export async function checkUpgrade({
  data,
  databaseUrl,
  databaseDirectUrl,
}: Pick<Config, 'data' | 'databaseUrl' | 'databaseDirectUrl'>): Promise<UpgradeCheck> {
  if (databaseUrl === null) return checkSqliteUpgrade(data)
  const { checkPostgresUpgrade } = await import('../store/engines/postgres-check.ts')
  return checkPostgresUpgrade(databaseDirectUrl ?? databaseUrl)
}
