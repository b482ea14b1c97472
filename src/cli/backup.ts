// `messaging backup` and `messaging restore`.
import { resolve } from 'node:path'
import { type Backup, makeBackup, restoreBackup } from '../server/setup/backup.ts'
import { openStore } from '../server/setup/database.ts'
import { settingWarnings } from '../server/setup/setting-warnings.ts'
import { readConfig } from '../server/setup/settings.ts'
import { ordering } from './account/ask.ts'

interface BackupCall<Options = { json: boolean }> {
  args: { folder: string }
  options: Options
  env: NodeJS.ProcessEnv
  say(text: string): void
  warn(text: string): void
  step(text: string): void
}

function settingsOf({ env, warn }: BackupCall<unknown>) {
  for (const text of settingWarnings(env)) warn(text)
  return readConfig(env)
}

function sizeOf({ files }: Backup): string {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
  return `${Object.keys(files).length} files, ${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Makes a backup and says what is in it, and what is not. */
export async function backUp(call: BackupCall): Promise<void> {
  const folder = resolve(call.args.folder)
  const config = settingsOf(call)
  call.step('copying the database')
  const { backup, elsewhere } = await makeBackup(config, folder)
  if (call.options.json) return call.say(JSON.stringify({ folder, ...backup, elsewhere }, null, 2))
  call.say(`Backup of ${backup.created} in ${folder}: ${sizeOf(backup)}.`)
  if (elsewhere.length > 0) call.say(`Not in it, so keep them yourself: ${elsewhere.join(', ')}.`)
}

/** More accounts than a platform has. */
const ALL = 1_000_000

/** Suspends every account that is not; resolves with their numbers. */
const holdAccounts = ({ env }: BackupCall<unknown>): Promise<number[]> =>
  // Its warnings about settings have been given.
  ordering({ env, warn: () => undefined }, async (order) => {
    const { items } = await order('listAccounts', { kind: undefined, limit: ALL })
    const going = items.filter(({ suspended, deleted }) => suspended === null && deleted === null).map(({ id }) => id)
    for (const account of going) await order('suspend', { account, since: Date.now() })
    return going
  })

/** Restores a backup and says what comes next. */
export async function restore(call: BackupCall<{ json: boolean; hold: boolean }>): Promise<void> {
  const folder = resolve(call.args.folder)
  const config = settingsOf(call)
  const { json, hold } = call.options
  call.step('restoring the database')
  const backup = await restoreBackup(config, folder)
  // The copy belongs to nobody yet: it may be brought to the version of this program.
  if (hold) await (await openStore(config)).close()
  const held = hold ? await holdAccounts(call) : []
  if (json) return call.say(JSON.stringify({ folder, data: config.data, ...backup, held }, null, 2))
  call.say(`Restored ${folder} of ${backup.created} (${sizeOf(backup)}). Start the platform as before.`)
  if (held.length === 0) call.say('What was sent after the backup is not known here: what was due then goes out again.')
  else
    call.say(
      `Suspended, so that nothing leaves: account ${held.join(', ')}. \`messaging account resume <account>\` lets one go on.`,
    )
}
