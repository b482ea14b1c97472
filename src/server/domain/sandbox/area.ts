// The test harness of sandbox accounts.
import type { SnapshotLimits } from '../../store/sandbox/snapshots.ts'
import type { DomainDeps } from '../deps.ts'
import type { Quarantine } from '../timers/quarantine.ts'
import type { TimerEffects } from '../timers/timers.ts'
import { type CapturedOrigins, createCapturedOrigins } from './captured-origins.ts'
import { type CapturedPages, createCapturedPages } from './captured-pages.ts'
import { createFaults, type Faults, type FaultTarget } from './faults.ts'
import { createHealth, type Health } from './health.ts'
import { createHookTests, type HookTests } from './hook-tests.ts'
import { createLive, type Live } from './live.ts'
import { createPreviews, type Previews } from './previews.ts'
import { createRecordCounts, type RecordCounts } from './record-kinds.ts'
import { createRequests, type Requests } from './requests.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { createSandboxClock, type SandboxClock, type SandboxClockDeps } from './sandbox-clock.ts'
import { createSandboxEvents, type SandboxEvents } from './sandbox-events.ts'
import { createSandboxInbound, type SandboxInbound } from './sandbox-inbound.ts'
import { createScheduledReceipts, ENDING_TIMER, type ScheduledReceipts } from './scheduled-receipts.ts'
import { createSeeds, type Seeds } from './seed.ts'
import { createSnapshots, type Snapshots } from './snapshots.ts'
import type { TriedAreas } from './tried-areas.ts'
import type { Vitals } from './vitals.ts'

export interface SandboxAreaDeps extends Omit<DomainDeps, 'clock'>, SandboxClockDeps {
  linkSecret: string
  publicUrl: string
  /** The operations that a fault may be for. */
  faultTargets: readonly FaultTarget[]
  snapshotLimits: SnapshotLimits
  /** How this process is. */
  vitals: Vitals
  /** Stored work that is set aside. */
  quarantine: Pick<Quarantine, 'list'>
}

export interface SandboxArea {
  capturedOrigins: CapturedOrigins
  capturedPages: CapturedPages
  scheduledReceipts: ScheduledReceipts
  faults: Faults
  live: Live
  requests: Requests
  hookTests: HookTests
  previews: Previews
  health: Health
  recordCounts: RecordCounts
  sandbox: Sandbox
  sandboxClock: SandboxClock
  sandboxEvents: SandboxEvents
  sandboxInbound: SandboxInbound
  seeds: Seeds
  snapshots: Snapshots
}

export function createSandboxArea(parts: SandboxAreaDeps, tried: TriedAreas): SandboxArea {
  const faults = createFaults({ ...parts, targets: parts.faultTargets })
  const sandboxClock = createSandboxClock(parts)
  const onReset = async () => void (await Promise.all([faults.forget(), sandboxClock.signalClockMoved()]))
  const { accounts } = tried.accounts
  const { inbound, tracking } = tried.insight
  const { receipts, returnAddresses } = tried.sending
  const sandbox = createSandbox({ ...parts, accounts, onReset })
  const capturedPages = createCapturedPages(tried.campaigns)
  const sandboxInbound = createSandboxInbound({ inbound, accounts })
  const requests = createRequests(parts)
  const people = { alerts: tried.messages.alerts, inbound, receipts, returnAddresses, tracking }
  return {
    capturedOrigins: createCapturedOrigins(parts),
    capturedPages,
    scheduledReceipts: createScheduledReceipts({ receipts, inbound, returnAddresses }),
    faults,
    live: createLive({ ...parts, requests }),
    requests,
    hookTests: createHookTests(parts),
    previews: createPreviews({ ...parts, capturedPages }),
    health: createHealth(parts),
    recordCounts: createRecordCounts(parts),
    sandbox,
    sandboxClock,
    sandboxEvents: createSandboxEvents({ ...parts, ...people, capturedPages }),
    sandboxInbound,
    seeds: createSeeds({ store: parts.store, clock: parts.clock, areas: tried, sandbox, sandboxInbound }),
    snapshots: createSnapshots({ ...parts, limits: parts.snapshotLimits, onRestore: onReset }),
  }
}

/** What the timers of this area do. */
export const sandboxTimers = ({ scheduledReceipts }: SandboxArea) =>
  ({ [ENDING_TIMER]: scheduledReceipts.onTimer }) satisfies Partial<TimerEffects>
