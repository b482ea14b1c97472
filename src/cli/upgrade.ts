// `messaging upgrade --check`.
import { checkUpgrade, type UpgradeCheck } from '../server/process/upgrade-check.ts'
import { readConfig } from '../server/settings/settings.ts'
import { settingWarnings } from '../server/settings/warnings.ts'
import type { Call } from '../terminal/command.ts'
import { formatJson, joinText, type Printable } from '../terminal/printer.ts'
import { alignTable } from '../terminal/text.ts'

interface CheckCall extends Pick<Call, 'env' | 'say' | 'warn' | 'step'> {
  options: { json: boolean }
}

/** Exit codes. */
const codes = { done: 0, pending: 3, stop: 4 } as const

const numbers = new Intl.NumberFormat('en')
const MINUTE = 60
const HOUR = 3_600

/** An estimate, rounded up. */
function durationText(seconds: number | null): string {
  if (seconds === null) return 'unknown'
  if (seconds < 2 * MINUTE) return `${seconds} s`
  return seconds < 2 * HOUR ? `${Math.ceil(seconds / MINUTE)} min` : `${Math.ceil(seconds / HOUR)} h`
}

const rowsText = (rows: number | null) => (rows === null ? 'unknown' : numbers.format(rows))

function tableOf({ migrations }: UpgradeCheck): Printable {
  const rows = migrations.map(({ version, kind, table, rows, seconds }) => [
    String(version),
    kind,
    table ?? '',
    table === null ? '' : rowsText(rows),
    durationText(seconds),
  ])
  return alignTable([['Migration', 'Kind', 'Table', 'Rows', 'Time'], ...rows])
}

function estimateText({ migrations, assumed }: UpgradeCheck): string[] {
  if (!migrations.some(({ table }) => table !== null)) return []
  const [move, index] = [assumed.move, assumed.index].map((rate) => numbers.format(rate))
  return [`Times assume ${move} rows per second for a move, ${index} for an index.`]
}

function besideText({ state, beside, waits, migrations }: UpgradeCheck): string[] {
  const { processes, connections, transaction } = waits
  const contract = migrations.find(({ kind, alone }) => kind === 'contract' && !alone)
  const first =
    state === 'stop'
      ? 'Stop all older programs before you start this one.'
      : beside
        ? `Older programs may keep running${contract ? `; migration ${contract.version} waits until they end` : ''}.`
        : 'No other process may use the database at the same time.'
  const seen = processes.map(
    ({ host, pid, program, knows }) =>
      `  ${host}, process ${pid ?? 'unknown'}, version ${program ?? 'unknown'}, migrations ${knows ?? 'unknown'}`,
  )
  const others = connections.map(
    ({ backend, address, knows }) =>
      `  connection ${backend} from ${address ?? 'this machine'}, migrations ${knows ?? 'unknown'}`,
  )
  const isListed = connections.length > processes.length
  const list = [...seen, ...(isListed ? others : [])]
  const none = state === 'stop' || contract ? ['No older program was seen.'] : []
  const waiting = transaction
    ? [
        `The longest transaction is that of process ${transaction.backend} (${transaction.name || 'unnamed'}), ${transaction.seconds} s. Expands and indexes may wait for it.`,
      ]
    : []
  return [first, ...(list.length > 0 ? ['Running older programs:', ...list] : none), ...waiting]
}

function rollbackText({ rollback, migrations }: UpgradeCheck): string {
  const { to, until } = rollback
  if (until === null) return `You can roll back to a program with ${to} migrations at any time.`
  if (migrations.some(({ version, alone }) => version === until && alone))
    return 'To roll back after the start, restore a backup. Make one first.'
  return `You can roll back to a program with ${to} migrations until migration ${until} is done.`
}

function reportOf(check: UpgradeCheck): Printable[] {
  const { state, version, knows, migrations } = check
  if (version === 0) return ["The database doesn't exist yet. The platform creates it when it starts."]
  const head = `The database has version ${version}, this program knows ${knows}.`
  if (state === 'done') return [`${head} Nothing to do.`]
  const failures = migrations.flatMap(({ version: n, failure }) =>
    failure === null ? [] : [`The last step of migration ${n} failed: ${failure}`],
  )
  const estimates = estimateText(check)
  return [head, '', tableOf(check), '', ...estimates, ...failures, ...besideText(check), rollbackText(check)]
}

/** Prints what an upgrade would do. Resolves with the exit code. */
export async function printCheck({ options, env, say, warn, step }: CheckCall): Promise<number> {
  for (const text of settingWarnings(env)) warn(text)
  const config = readConfig(env)
  step('reading the database')
  const check = await checkUpgrade(config)
  say(options.json ? formatJson(check, 2) : joinText(reportOf(check)))
  return codes[check.state]
}
