// Finds the lane of each mail. A lane exists while it has mails or is held back, and is dropped afterwards.
import type { Outcome, OutgoingEmail } from '../../domain/sending/carrier.ts'
import { createGroupLane, type GroupLane, type GroupLanePermit, type LaneDeps } from './group-lane.ts'
import { lanesBy, OTHERS, type RecipientGroup } from './recipient-groups.ts'

/** Lanes that are kept, and how long after its last complaint one is held back that gets no mails. */
const MAX_LANES = 1_000
const REMEMBERED = 15 * 60_000

/** How a group is, for operators. */
export interface GroupCondition {
  group: string
  /** Mails per second; null: as many as there are. Of the slowest domain among the others. */
  rate: number | null
  /** Domains of the group of others that are held back. */
  domains: number
  /** Empty while nothing is held back. */
  reason: string
}

export interface GroupLaneDeps extends LaneDeps {
  groups: readonly RecipientGroup[]
  /** A mail that a person waits for: it is never deferred. */
  isReserved(mail: OutgoingEmail): boolean
}

/** Whether the mail may go. */
export const isPermit = (answer: GroupLanePermit | Outcome): answer is GroupLanePermit => 'run' in answer

export interface GroupLanes {
  /**
   * Reserves a place in the lane of a mail, before any work is spent on it; returns the outcome instead if the mail
   * is deferred.
   */
  acquire(mail: OutgoingEmail, guest: string | number): GroupLanePermit | Outcome
  conditions(): GroupCondition[]
}

/** The lanes of these groups. */
export function createGroupLanes(parts: GroupLaneDeps): GroupLanes {
  const { groups, isReserved, now } = parts
  const laneOf = lanesBy(groups)
  const lanes = new Map<string, GroupLane>()

  /** Whether the last complaint is so old that the limit may no longer apply. */
  const isOver = (lane: GroupLane): boolean =>
    lane.isIdle() && lane.isHeldBack() && now() - lane.condition().lastCut > REMEMBERED

  /** Makes room: of the single domains without mails, those go first that are not held back, then the oldest. */
  function forgetSome(): void {
    const idle = [...lanes.values()].filter((lane) => lane.group.name === OTHERS && lane.isIdle())
    const inOrder = [...idle.filter((lane) => !lane.isHeldBack()), ...idle.filter((lane) => lane.isHeldBack())]
    for (const { name } of inOrder.slice(0, MAX_LANES / 10)) lanes.delete(name)
  }

  function laneFor(address: string): GroupLane {
    const found = laneOf(address)
    const known = lanes.get(found.lane)
    if (known && !isOver(known)) return known
    if (lanes.size >= MAX_LANES) forgetSome()
    const lane = createGroupLane(found, parts)
    lanes.set(lane.name, lane)
    return lane
  }

  function conditionOf(group: RecipientGroup): GroupCondition {
    const held = [...lanes.values()]
      .filter((lane) => lane.group === group && lane.isHeldBack() && !isOver(lane))
      .map((lane) => ({ name: lane.name, ...lane.condition() }))
      .toSorted((a, b) => (a.rate ?? 0) - (b.rate ?? 0))
    const [slowest] = held
    const isOthers = group.name === OTHERS
    return {
      group: group.name,
      rate: slowest?.rate ?? group.rate,
      domains: isOthers ? held.length : 0,
      reason: slowest ? (isOthers ? `${slowest.name.slice(1)}: ${slowest.reason}` : slowest.reason) : '',
    }
  }

  return {
    acquire(mail, guest): GroupLanePermit | Outcome {
      const lane = laneFor(mail.to.email)
      const place = lane.acquire(guest, isReserved(mail))
      const dropIfSpare = () => {
        if (lane.isSpare() && lanes.get(lane.name) === lane) lanes.delete(lane.name)
      }
      if (!isPermit(place)) return place
      return {
        run: (send) => place.run(send).finally(dropIfSpare),
        release() {
          place.release()
          dropIfSpare()
        },
      }
    },

    conditions: () => groups.map(conditionOf),
  }
}
