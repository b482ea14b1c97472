// The state of the platform, for keys with the right to see it: of the process that responds, of the queues of this
// account, and of problems that need action.
import type { Clock } from '../../lib/clock.ts'
import { probeStore } from '../../store/probe.ts'
import { faultsInForce } from '../../store/sandbox/faults.ts'
import { type AccountQueue, accountQueues, haltedCampaigns } from '../../store/sandbox/queues.ts'
import { unreadSince } from '../../store/sending/unread-receipts.ts'
import type { Store } from '../../store/store.ts'
import { leftMigrations, runningProcesses } from '../../store/upgrades.ts'
import type { Caller } from '../accounts/accounts.ts'
import { isForSandbox, type LinkState } from '../sending/carrier-links.ts'
import type { HeldWork, Quarantine } from '../timers/quarantine.ts'
import { shareOf } from '../timers/upgrade-state.ts'
import { isStalled } from '../timers/work-idle.ts'
import type { CarrierChannel, CarrierVitals, Vitals } from './vitals.ts'

/** Milliseconds after which a message that is due is overdue. */
const OVERDUE_MS = 60_000
/** Halted campaigns that are named, at most. */
const NAMED = 20
/** Milliseconds for which an unreadable receipt raises an alarm. */
const UNREAD_MEMORY_MS = 24 * 3_600_000

type Queues = Awaited<ReturnType<typeof accountQueues>>

/** A problem that needs action. `since` uses the clock of the account. */
export interface HealthAlarm {
  kind:
    | 'database_no_writes'
    | 'work_stalled'
    | 'carrier_unreachable'
    | 'work_set_aside'
    | 'campaign_halted'
    | 'messages_overdue'
    | 'sender_refused'
    | 'receipts_unread'
    | 'hooks_parked'
    | 'faults_in_force'
  detail: string
  since?: number | null
  waiting?: number
  channel?: CarrierChannel
  campaign?: string
  domain?: string
}

export interface HealthDeps {
  store: Store
  clock: Clock
  vitals: Vitals
  quarantine: Pick<Quarantine, 'list'>
}

/** Whose health it is. */
type Asking = Pick<Caller, 'accountId' | 'kind'>

/** The carriers of sandbox accounts. Those of live accounts are the wires. */
const carriersOf = (vitals: Vitals, kind: Asking['kind']): CarrierVitals[] =>
  kind === 'sandbox' ? vitals.carriers() : []

/** The services that do not take the messages of live accounts now. A sandbox account does not depend on them (O-190). */
const wireAlarms = (vitals: Vitals, kind: Asking['kind'], ahead: number): HealthAlarm[] =>
  kind === 'sandbox'
    ? []
    : vitals.wires().flatMap(({ name, state, since, detail }): HealthAlarm[] => {
        if (isForSandbox({ name })) return []
        if (state !== 'unreachable' && state !== 'refused') return []
        const why = detail === null ? '' : `: ${detail}`
        return [
          {
            kind: 'carrier_unreachable',
            detail: `The carrier ${name} cannot be used${why}.`,
            since: since && since + ahead,
          },
        ]
      })

/** What is asked of the process: its times are real ones, and `ahead` makes them times of the account. */
function processAlarms({ vitals, clock }: HealthDeps, { accountId, kind }: Asking, ahead: number): HealthAlarm[] {
  const outage = vitals.outageSince()
  const idle = vitals.workIdle()
  const alarms: HealthAlarm[] = []
  if (outage !== null)
    alarms.push({ kind: 'database_no_writes', detail: 'The database takes no writes.', since: outage + ahead })
  if (idle !== null && isStalled(idle)) {
    const detail = `The work loop has made no step for ${Math.round(idle / 1000)} seconds.`
    alarms.push({ kind: 'work_stalled', detail, since: clock.wall() - idle + ahead })
  }
  for (const { channel, state, since } of carriersOf(vitals, kind)) {
    if (state !== 'unreachable') continue
    const detail = `The carrier of channel ${channel} cannot be reached.`
    alarms.push({ kind: 'carrier_unreachable', detail, since: since === null ? null : since + ahead, channel })
  }
  alarms.push(...wireAlarms(vitals, kind, ahead))
  for (const { domain, since } of vitals.refusedDomains(accountId)) {
    const detail = `Mail servers refuse the mails of ${domain} for what the sender is.`
    alarms.push({ kind: 'sender_refused', detail, since: since + ahead, domain })
  }
  return alarms
}

/** Work of the account that is set aside, as one alarm. */
function setAsideOf(held: readonly HeldWork[], ahead: number): HealthAlarm[] {
  const [first] = held
  if (!first) return []
  const names = [...new Set(held.map(({ kind }) => kind.replaceAll('_', ' ')))].join(', ')
  const detail = `Stored work that was set aside because the process died each time: ${names}.`
  return [{ kind: 'work_set_aside', detail, since: first.last_death + ahead, waiting: held.length }]
}

const overdueOf = ({ messages_due: { waiting, first } }: Queues, now: number): HealthAlarm[] =>
  first !== null && now - first >= OVERDUE_MS
    ? [{ kind: 'messages_overdue', detail: `Messages that are due: ${waiting}.`, since: first, waiting }]
    : []

const parkedOf = ({ hooks_parked: { waiting, first } }: Queues): HealthAlarm[] =>
  waiting > 0
    ? [{ kind: 'hooks_parked', detail: `Webhooks or callbacks that were given up: ${waiting}.`, since: first, waiting }]
    : []

const haltedOf = (campaigns: readonly string[]): HealthAlarm[] =>
  campaigns.map((campaign) => ({
    kind: 'campaign_halted',
    detail: `The recipients of campaign ${campaign} do not add up.`,
    campaign,
  }))

/**
 * Unreadable receipts of the carriers of live accounts. Only their number is shown, because their content may concern
 * other accounts.
 */
async function unreadOf({ store, clock }: HealthDeps, { kind }: Asking, ahead: number): Promise<HealthAlarm[]> {
  if (kind === 'sandbox') return []
  const { n, first } = await unreadSince(store.db, clock.wall() - UNREAD_MEMORY_MS)
  const detail = `Receipts of SMS carriers that could not be read in the last 24 hours: ${n}.`
  return n === 0 ? [] : [{ kind: 'receipts_unread', detail, since: first && first + ahead, waiting: n }]
}

/** The alarms in the order in which they matter. */
const severity: readonly HealthAlarm['kind'][] = [
  'database_no_writes',
  'work_stalled',
  'carrier_unreachable',
  'work_set_aside',
  'campaign_halted',
  'messages_overdue',
  'sender_refused',
  'receipts_unread',
  'hooks_parked',
  'faults_in_force',
]

function workOf(idle: number | null) {
  if (idle === null) return { state: 'elsewhere' as const, idle: undefined }
  return { state: isStalled(idle) ? ('stalled' as const) : ('running' as const), idle: Math.round(idle) }
}

/** What is left of an upgrade. */
export interface UpgradeHealth {
  /** `done`: from 0 to 1. */
  migrations: { number: number; kind: 'move' | 'contract'; done: number; failure: string | null }[]
  /** `since`: by the clock of the account. */
  processes: { role: string; version: string; isOlder: boolean; since: number }[]
}

/** Null if no upgrade is in progress. */
async function upgradeOf(store: Store, ahead: number): Promise<UpgradeHealth | null> {
  const left = await leftMigrations(store.db)
  if (left.length === 0) return null
  const needed = Math.max(...left.map(({ oldest }) => oldest))
  return {
    migrations: left.map(({ version, kind, place, ends, failure }) => ({
      number: version,
      kind: kind === 'contract' ? 'contract' : 'move',
      done: shareOf({ place, ends }),
      failure,
    })),
    processes: (await runningProcesses(store.db)).map(({ role, program, knows, started }) => ({
      role,
      version: program,
      isOlder: knows < needed,
      since: started + ahead,
    })),
  }
}

/** How the platform is for an account. Times are by the clock of the account, milliseconds. */
interface AccountHealth {
  version: string
  uptime: number
  /** `answer`: milliseconds until it responded to a query. */
  database: { engine: 'sqlite' | 'postgresql'; isWritable: boolean; answer: number }
  /** `idle`: milliseconds since the work loop came round; undefined if another process does the work. */
  work: { state: 'elsewhere'; idle: undefined } | { state: 'running' | 'stalled'; idle: number }
  upgrade: UpgradeHealth | null
  queues: Readonly<Record<keyof Queues, AccountQueue>>
  carriers: CarrierVitals[]
  wires: { name: string; state: LinkState; since: number | null; detail: string | null }[]
  alarms: HealthAlarm[]
}

export interface Health {
  of(caller: Asking): Promise<AccountHealth>
}

export function createHealth(parts: HealthDeps): Health {
  const { store, clock, vitals, quarantine } = parts

  async function recordAlarms(account: number, queues: Queues, now: number): Promise<HealthAlarm[]> {
    const halted = await haltedCampaigns(store.db, account, NAMED)
    const held = (await quarantine.list()).filter(({ account_id }) => account_id === account)
    const { n, since } = await faultsInForce(store.db, account)
    const faults: HealthAlarm[] =
      n > 0 ? [{ kind: 'faults_in_force', detail: `Faults in force: ${n}.`, since, waiting: n }] : []
    return [
      ...setAsideOf(held, now - clock.wall()),
      ...haltedOf(halted),
      ...overdueOf(queues, now),
      ...parkedOf(queues),
      ...faults,
    ]
  }

  return {
    async of(caller) {
      const account = caller.accountId
      const start = performance.now()
      await probeStore(store.db)
      const answer = Math.round(performance.now() - start)
      const now = clock.now(account)
      const ahead = now - clock.wall()
      const queues = await accountQueues(store.db, account, now)
      const alarms = [
        ...processAlarms(parts, caller, ahead),
        ...(await unreadOf(parts, caller, ahead)),
        ...(await recordAlarms(account, queues, now)),
      ]
      return {
        version: vitals.version,
        uptime: vitals.uptime(),
        database: { engine: vitals.engine, isWritable: vitals.outageSince() === null, answer },
        work: workOf(vitals.workIdle()),
        upgrade: await upgradeOf(store, ahead),
        queues: queues as Readonly<Record<keyof Queues, AccountQueue>>,
        carriers: carriersOf(vitals, caller.kind).map(
          (one): CarrierVitals => ({ ...one, since: one.since && one.since + ahead }),
        ),
        // Neither hosts nor what they answered: both may concern others.
        wires: vitals.wires().map(({ name, state, since, detail }) => {
          return { name, state, since: since && since + ahead, detail }
        }),
        alarms: alarms.sort((a, b) => severity.indexOf(a.kind) - severity.indexOf(b.kind)),
      }
    },
  }
}
