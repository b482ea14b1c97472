// `messaging backup` and `messaging restore`.
import { resolve } from 'node:path'
import { type Backup, makeBackup, restoreBackup } from '../server/process/backup.ts'
import { openStore } from '../server/process/database.ts'
import { readConfig } from '../server/settings/settings.ts'
import { settingWarnings } from '../server/settings/warnings.ts'
import { formatJson, type Printable } from '../terminal/printer.ts'
import { withOperator } from './account/operator-orders.ts'

interface BackupCall<Options = { json: boolean }> {
  args: { folder: string }
  options: Options
  env: NodeJS.ProcessEnv
  say(text: Printable): void
  warn(text: Printable): void
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

/** Makes a backup and prints its contents and what is missing. */
export async function backUp(call: BackupCall): Promise<void> {
  const folder = resolve(call.args.folder)
  const config = settingsOf(call)
  call.step('copying the database')
  const { backup, elsewhere } = await makeBackup(config, folder)
  if (call.options.json) return call.say(formatJson({ folder, ...backup, elsewhere }, 2))
  call.say(`Backup of ${backup.created} written to ${folder} (${sizeOf(backup)}).`)
  if (elsewhere.length > 0) call.say(`Not included, back these up yourself: ${elsewhere.join(', ')}.`)
}

/** Higher than the number of accounts of any platform. */
const ALL = 1_000_000

/** Suspends all active accounts and resolves with their ids. */
const holdAccounts = ({ env }: BackupCall<unknown>): Promise<number[]> =>
  // Warnings about settings were printed before.
  withOperator({ env, warn: () => undefined }, async (order) => {
    const { items } = await order('listAccounts', { kind: undefined, limit: ALL })
    const active = items.filter(({ suspended, deleted }) => suspended === null && deleted === null).map(({ id }) => id)
    for (const account of active) await order('suspend', { account, since: Date.now() })
    return active
  })

/** Restores a backup and prints the next steps. */
export async function restore(call: BackupCall<{ json: boolean; hold: boolean }>): Promise<void> {
  const folder = resolve(call.args.folder)
  const config = settingsOf(call)
  const { json, hold } = call.options
  call.step('restoring the database')
  const backup = await restoreBackup(config, folder)
  // No platform uses the copy yet, so it can be migrated to the version of this program.
  if (hold) await (await openStore(config)).close()
  const held = hold ? await holdAccounts(call) : []
  if (json) return call.say(formatJson({ folder, data: config.data, ...backup, held }, 2))
  call.say(
    `Restored the backup of ${backup.created} from ${folder} (${sizeOf(backup)}). You can now start the platform.`,
  )
  if (held.length === 0)
    call.say('Messages sent after the backup may be sent again. To check first, restore with --hold.')
  else
    call.say(
      `Suspended ${held.length === 1 ? 'account' : 'accounts'} ${held.join(', ')}. Resume each with \`messaging account resume <account>\`.`,
    )
}
