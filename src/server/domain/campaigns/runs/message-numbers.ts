// The numbers of the messages of campaigns.
import { takeNumbers } from '../../../store/settings.ts'
import type { Db } from '../../../store/store.ts'

/** Numbers of campaign messages begin above those of transactional ones, which are int32 in the contract. */
const FIRST = 2 ** 32

/** Takes `count` consecutive numbers; returns the first. */
export const takeMessageNumbers = (tx: Db, count: number): Promise<number> =>
  takeNumbers(tx, 'campaign-message', count, FIRST)
