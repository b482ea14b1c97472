// The settings of the database: its servers, and a standby for reads.
import { ConfigError, parseLag, postgresUrl, replicaUrl } from './values.ts'

export const databaseSettings = {
  databaseUrl: {
    name: 'DATABASE_URL',
    secret: 'value' as const,
    default: 'unset',
    unset: null,
    meaning:
      'PostgreSQL 15 or newer, `postgres://user:password@host:port/database`, which several processes may share. List a primary and its standbys as `host:port,host:port`. `?schema=name` selects a schema other than `public`. When unset, SQLite in the data folder.',
    parse: postgresUrl,
  },
  databaseDirectUrl: {
    name: 'MESSAGING_DATABASE_DIRECT_URL',
    secret: 'value' as const,
    default: 'that of `DATABASE_URL`',
    unset: null,
    meaning:
      'The same database past a pooler such as PgBouncer, for what needs a session: migrations, locks, LISTEN, backups. Set it if `DATABASE_URL` leads to a pooler in transaction mode.',
    parse: postgresUrl,
  },
  replicaUrl: {
    name: 'MESSAGING_REPLICA_URL',
    secret: 'value' as const,
    default: 'unset',
    unset: null,
    meaning:
      'A standby of `DATABASE_URL` for exports, advanced reports, contacts of segments and searches in the console. While it is away or late, they read from `DATABASE_URL`.',
    parse: replicaUrl,
  },
  replicaLag: {
    name: 'MESSAGING_REPLICA_LAG',
    default: '5',
    meaning: 'Seconds that the standby of `MESSAGING_REPLICA_URL` may be late.',
    parse: parseLag,
  },
}

/** Throws for an address beside `DATABASE_URL` where that is unset. */
export function assertDatabase(values: {
  databaseUrl: string | null
  databaseDirectUrl: string | null
  replicaUrl: string | null
}): void {
  if (values.databaseUrl !== null) return
  for (const key of ['databaseDirectUrl', 'replicaUrl'] as const)
    if (values[key] !== null)
      throw new ConfigError(`${databaseSettings[key].name} needs ${databaseSettings.databaseUrl.name}.`)
}
