// An upgrade as a process last saw it: what is left of the migrations, and the processes that share the database.
import type { leftMigrations, runningProcesses } from '../../store/upgrades.ts'

/** What is left of an upgrade. */
export interface UpgradeState {
  /** How many migrations this program knows. */
  knows: number
  left: Awaited<ReturnType<typeof leftMigrations>>
  processes: Awaited<ReturnType<typeof runningProcesses>>
}

/** How much of a move is done, from 0 to 1; a contract is done at once. */
export const shareOf = ({ place, ends }: Pick<UpgradeState['left'][number], 'place' | 'ends'>): number =>
  Number(ends) === 0 ? 0 : Math.min(1, Number(place) / Number(ends))
