// Finds the lane of each mail. A lane is there while it has mails in hand or is held back; nothing is kept of the others.
import type { Outcome, OutgoingEmail } from '../../domain/sending/carrier.ts'
import { createGroupLane, type GroupLane, type LaneParts, type LanePlace } from './group-lane.ts'
import { lanesBy, OTHERS, type RecipientGroup } from './recipient-groups.ts'

/** Lanes that are kept, and how long after its last complaint one is held back that gets no mails. */
const MOST_LANES = 1_000
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

export interface GroupLaneParts extends LaneParts {
  groups: readonly RecipientGroup[]
  /** Somebody waits for it: it is never put off. */
  isReserved(mail: OutgoingEmail): boolean
}

/** Whether the mail may go. */
export const isPlace = (answer: LanePlace | Outcome): answer is LanePlace => 'pass' in answer

/** The lanes of these groups. */
export function createGroupLanes(parts: GroupLaneParts) {
  const { groups, isReserved, now } = parts
  const laneOf = lanesBy(groups)
  const lanes = new Map<string, GroupLane>()

  /** Whether its last complaint is so old that nobody knows whether it still stands. */
  const isOver = (lane: GroupLane): boolean =>
    lane.isIdle() && lane.isHeldBack() && now() - lane.condition().lastCut > REMEMBERED

  /** Makes room: of the single domains without mails, those go first that are not held back, then the oldest. */
  function forgetSome(): void {
    const idle = [...lanes.values()].filter((lane) => lane.group.name === OTHERS && lane.isIdle())
    const inOrder = [...idle.filter((lane) => !lane.isHeldBack()), ...idle.filter((lane) => lane.isHeldBack())]
    for (const { name } of inOrder.slice(0, MOST_LANES / 10)) lanes.delete(name)
  }

  function laneFor(address: string): GroupLane {
    const found = laneOf(address)
    const known = lanes.get(found.lane)
    if (known && !isOver(known)) return known
    if (lanes.size >= MOST_LANES) forgetSome()
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
    /** Asks the lane of a mail for a place, before anything is spent on the mail; otherwise the mail is put off. */
    enter(mail: OutgoingEmail, guest: string | number): LanePlace | Outcome {
      const lane = laneFor(mail.to.email)
      const place = lane.enter(guest, isReserved(mail))
      const forget = () => {
        if (lane.isSpare() && lanes.get(lane.name) === lane) lanes.delete(lane.name)
      }
      if (!isPlace(place)) return place
      return {
        pass: (send) => place.pass(send).finally(forget),
        leave() {
          place.leave()
          forget()
        },
      }
    },

    conditions: (): GroupCondition[] => groups.map(conditionOf),
  }
}
