// Copies of everything that the platform keeps: the database, and the files of the data folder that belong to it. A copy
// is a folder with a list of its files; one without that list is not complete.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makePrivateFolder, restrictRights, writePrivateFile } from '../lib/private-files.ts'
import { type Config, ConfigError } from '../settings/settings.ts'
import { checkSqlite, copySqlite, newestSchema } from '../store/engines/sqlite-backup.ts'
import { databaseFile } from '../store/engines/sqlite-files.ts'
import { lockFolder } from '../store/engines/sqlite-lock.ts'
import { isNewEnough, type Progress } from '../store/migrations/plan.ts'
import { SANDBOX_KEY_FILE, SANDBOX_PASSWORD_FILE } from './bootstrap.ts'
import { versionOf } from './vitals.ts'

type Engine = 'sqlite' | 'postgresql'

/** The content of `backup.json`, which describes the copy. */
export interface Backup {
  /** The format of this list. */
  format: 1
  /** ISO 8601, UTC. */
  created: string
  /** The program that made it, and the number of migrations of the database. */
  version: string
  schema: number
  /** How many of them a program must know to use the database; all of them if missing. */
  oldest?: number
  engine: Engine
  /** The length in bytes and the SHA-256 of each file. */
  files: Record<string, { bytes: number; sha256: string }>
}

const LIST = 'backup.json'
/** The copy of the database, by engine. */
const databases: Record<Engine, string> = { sqlite: 'messaging.db', postgresql: 'messaging.dump' }
/** Other files of the data folder that cannot be created again. */
const companions = [SANDBOX_KEY_FILE, SANDBOX_PASSWORD_FILE, join('tls', 'cert.pem'), join('tls', 'key.pem')]

const engineOf = ({ databaseUrl }: Config): Engine => (databaseUrl === null ? 'sqlite' : 'postgresql')

async function pathExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function fingerprintFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}

/** Waits until the disk has a file or folder. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function copyPrivate(from: string, to: string): Promise<void> {
  makePrivateFolder(dirname(to))
  await copyFile(from, to)
  restrictRights(to)
  await syncPath(to)
}

/** Files outside the data folder that settings name. A restore needs them too. */
const filesElsewhere = ({ dkim, evidencePem, tsaCa, places }: Config): string[] => [
  ...dkim.map(({ file }) => file),
  ...[evidencePem, tsaCa, places].filter((file) => file !== null),
]

async function copyDatabase(config: Config, file: string): Promise<Pick<Progress, 'version' | 'oldest'>> {
  const { databaseUrl, databaseDirectUrl, data } = config
  if (databaseUrl !== null) {
    const { dumpPostgres } = await import('../store/engines/postgres-backup.ts')
    return dumpPostgres(databaseDirectUrl ?? databaseUrl, file)
  }
  if (!(await pathExists(databaseFile(data))))
    throw new ConfigError(`There is no database in ${data}. Set MESSAGING_DATA to the data folder.`)
  return copySqlite(data, file)
}

async function assertEmpty(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (found.length > 0) throw new ConfigError(`${folder} is not empty. Name a folder that does not exist yet.`)
}

/**
 * Copies the database, as it is at one moment, and what belongs to it into a new folder, while the platform runs. The
 * folder appears under its name when it is complete. Resolves with its list, and with files elsewhere that are not in it.
 */
export async function makeBackup(config: Config, folder: string): Promise<{ backup: Backup; elsewhere: string[] }> {
  await assertEmpty(folder)
  const engine = engineOf(config)
  const draft = `${folder}.incomplete`
  await rm(draft, { recursive: true, force: true })
  makePrivateFolder(draft)
  try {
    const created = new Date().toISOString()
    const database = databases[engine]
    const { version: schema, oldest } = await copyDatabase(config, join(draft, database))
    restrictRights(join(draft, database))
    await syncPath(join(draft, database))
    const files: Backup['files'] = { [database]: await fingerprintFile(join(draft, database)) }
    for (const name of companions) {
      if (!(await pathExists(join(config.data, name)))) continue
      await copyPrivate(join(config.data, name), join(draft, name))
      files[name] = await fingerprintFile(join(draft, name))
    }
    const backup: Backup = { format: 1, created, version: versionOf(), schema, oldest, engine, files }
    writePrivateFile(join(draft, LIST), `${JSON.stringify(backup, null, 2)}\n`)
    for (const path of [join(draft, LIST), draft]) await syncPath(path)
    await rename(draft, folder)
    await syncPath(dirname(folder))
    return { backup, elsewhere: filesElsewhere(config) }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Reads the list of a copy and compares its files with it. */
async function readBackup(folder: string): Promise<Backup> {
  const text = await readFile(join(folder, LIST), 'utf8').catch(() => null)
  if (text === null) throw new ConfigError(`${folder} is not a backup: it has no ${LIST}.`)
  const backup = JSON.parse(text) as Backup
  if (backup.format !== 1)
    throw new ConfigError(`${folder} was made by a newer program (${backup.version}). Restore it with that one.`)
  for (const [name, { bytes, sha256 }] of Object.entries(backup.files)) {
    const found = await fingerprintFile(join(folder, name)).catch(() => null)
    if (found?.sha256 !== sha256 || found.bytes !== bytes)
      throw new ConfigError(`${join(folder, name)} is ${found ? 'damaged' : 'missing'}: take another backup.`)
  }
  return backup
}

async function restoreDatabase({ databaseUrl, databaseDirectUrl, data }: Config, file: string): Promise<void> {
  if (databaseUrl !== null) {
    const { restorePostgres } = await import('../store/engines/postgres-backup.ts')
    return restorePostgres(databaseDirectUrl ?? databaseUrl, file)
  }
  const target = databaseFile(data)
  if (await pathExists(target))
    throw new ConfigError(
      `${data} has a database already. Move it away, or set MESSAGING_DATA to a folder that does not exist yet.`,
    )
  await copyPrivate(file, `${target}.incomplete`)
  checkSqlite(`${target}.incomplete`)
  await rename(`${target}.incomplete`, target)
  await syncPath(data)
}

/**
 * Fills an empty data folder, and with PostgreSQL an empty database, from a copy. The platform must not run on it. A
 * certificate that is there stays. Resolves with the list of the copy.
 */
export async function restoreBackup(config: Config, folder: string): Promise<Backup> {
  const backup = await readBackup(folder)
  const engine = engineOf(config)
  if (backup.engine !== engine)
    throw new ConfigError(
      `The backup is of ${backup.engine}, and the settings name ${engine}: ${backup.engine === 'sqlite' ? 'unset' : 'set'} DATABASE_URL.`,
    )
  const { schema, oldest = schema } = backup
  if (!isNewEnough({ version: schema, oldest }, newestSchema))
    throw new ConfigError(`A newer program (${backup.version}) made the backup. Restore it with that one.`)
  const unlock = lockFolder(config.data)
  try {
    await restoreDatabase(config, join(folder, databases[engine]))
    for (const name of companions) {
      const target = join(config.data, name)
      if (backup.files[name] === undefined) continue
      if (name.startsWith('tls') && (await pathExists(target))) continue
      await copyPrivate(join(folder, name), target)
    }
  } finally {
    unlock()
  }
  return backup
}
