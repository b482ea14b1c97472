// The test harness of sandbox accounts.
import type { SnapshotLimits } from '../../store/sandbox/snapshots.ts'
import type { AccountsArea } from '../accounts/area.ts'
import type { AudienceArea } from '../audience/area.ts'
import type { AutomationsArea } from '../automations/area.ts'
import type { CampaignsArea } from '../campaigns/area.ts'
import type { CommerceArea } from '../commerce/area.ts'
import type { ContentArea } from '../content/area.ts'
import type { DomainDeps } from '../deps.ts'
import type { InsightArea } from '../insight/area.ts'
import type { MessagesArea } from '../messages/area.ts'
import type { SendingArea } from '../sending/area.ts'
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

/** The areas whose records the harness makes and moves. */
type Tried = AccountsArea &
  ContentArea &
  AudienceArea &
  MessagesArea &
  CampaignsArea &
  AutomationsArea &
  CommerceArea &
  InsightArea &
  SendingArea

export interface SandboxArea {
  capturedOrigins: CapturedOrigins
  capturedPages: CapturedPages
  endings: ScheduledReceipts
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

export function createSandboxArea(parts: SandboxAreaDeps, tried: Tried): SandboxArea {
  const faults = createFaults({ ...parts, targets: parts.faultTargets })
  const sandboxClock = createSandboxClock(parts)
  const onReset = async () => void (await Promise.all([faults.forget(), sandboxClock.signalClockMoved()]))
  const sandbox = createSandbox({ ...parts, accounts: tried.accounts, onReset })
  const capturedPages = createCapturedPages(tried)
  const sandboxInbound = createSandboxInbound(tried)
  const requests = createRequests(parts)
  return {
    capturedOrigins: createCapturedOrigins(parts),
    capturedPages,
    endings: createScheduledReceipts(tried),
    faults,
    live: createLive({ ...parts, requests }),
    requests,
    hookTests: createHookTests(parts),
    previews: createPreviews({ ...parts, capturedPages }),
    health: createHealth(parts),
    recordCounts: createRecordCounts(parts),
    sandbox,
    sandboxClock,
    sandboxEvents: createSandboxEvents({ ...parts, ...tried, capturedPages }),
    sandboxInbound,
    seeds: createSeeds({ ...parts, ...tried, sandbox, sandboxInbound }),
    snapshots: createSnapshots({ ...parts, limits: parts.snapshotLimits, onRestore: onReset }),
  }
}

/** What the timers of this area do. */
export const sandboxTimers = ({ endings }: SandboxArea) =>
  ({ [ENDING_TIMER]: endings.onTimer }) satisfies Partial<TimerEffects>
