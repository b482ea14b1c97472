// The test harness of sandbox accounts.
import type { SnapshotLimits } from '../../store/sandbox/snapshots.ts'
import type { AccountsArea } from '../accounts/area.ts'
import type { AudienceArea } from '../audience/area.ts'
import type { AutomationsArea } from '../automations/area.ts'
import type { CampaignsArea } from '../campaigns/area.ts'
import type { CommerceArea } from '../commerce/area.ts'
import type { ContentArea } from '../content/area.ts'
import type { InsightArea } from '../insight/area.ts'
import type { MessagesArea } from '../messages/area.ts'
import type { Parts } from '../parts.ts'
import type { SendingArea } from '../sending/area.ts'
import type { TimerEffects } from '../timers/timers.ts'
import { createCapturedOrigins } from './captured-origins.ts'
import { createCapturedPages } from './captured-pages.ts'
import { createEndings, ENDING_TIMER } from './endings.ts'
import { createFaults, type FaultTarget } from './faults.ts'
import { createHealth } from './health.ts'
import { createHookTests } from './hook-tests.ts'
import { createLive } from './live.ts'
import { createPreviews } from './previews.ts'
import { createRecordCounts } from './record-kinds.ts'
import { createRequests } from './requests.ts'
import { createSandbox } from './sandbox.ts'
import { createSandboxClock, type SandboxClockParts } from './sandbox-clock.ts'
import { createSandboxEvents } from './sandbox-events.ts'
import { createSandboxInbound } from './sandbox-inbound.ts'
import { createSeeds } from './seed.ts'
import { createSnapshots } from './snapshots.ts'
import type { Vitals } from './vitals.ts'

export interface SandboxAreaParts extends Omit<Parts, 'clock'>, SandboxClockParts {
  linkSecret: string
  publicUrl: string
  /** The operations that a fault may be for. */
  faultTargets: readonly FaultTarget[]
  snapshotLimits: SnapshotLimits
  /** How this process is. */
  vitals: Vitals
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

export type SandboxArea = ReturnType<typeof createSandboxArea>

export function createSandboxArea(parts: SandboxAreaParts, tried: Tried) {
  const faults = createFaults({ ...parts, targets: parts.faultTargets })
  const sandboxClock = createSandboxClock(parts)
  const onReset = async () => void (await Promise.all([faults.forget(), sandboxClock.announce()]))
  const sandbox = createSandbox({ ...parts, accounts: tried.accounts, onReset })
  const capturedPages = createCapturedPages(tried)
  const sandboxInbound = createSandboxInbound(tried)
  const requests = createRequests(parts)
  return {
    capturedOrigins: createCapturedOrigins(parts),
    capturedPages,
    endings: createEndings(tried),
    faults,
    live: createLive({ ...parts, requests, isCurrent: tried.users.isCurrent }),
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
