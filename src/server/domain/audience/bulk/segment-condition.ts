// The conditions that segments stand for, where an input names one.
import type { Condition } from '../../../store/audience/conditions.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'
import { lookUpSegment } from '../segments/find-segment.ts'
import { type Moment, readFilter } from '../segments/read-filter.ts'

/**
 * The condition of a segment of the list at this time; throws `invalid` for a segment that the list does not have. With
 * `showRemoved`, removed contacts match it too.
 */
export async function conditionOfSegment(db: Db, moment: Moment, id: string, showRemoved = false): Promise<Condition> {
  const segment = await lookUpSegment(db, moment.account, moment.list, id)
  if (!segment) throw invalid('segmentId', `is not a segment of this list: ${id}`)
  return readFilter(db, moment, segment.filter, showRemoved)
}

/** As `conditionOfSegment`, for a segment of the type `saved`; `placeOf` returns the place of the id in the request. */
export async function conditionOfSaved(db: Db, moment: Moment, id: string, placeOf: () => string): Promise<Condition> {
  const segment = await lookUpSegment(db, moment.account, moment.list, id)
  if (segment?.type !== 'saved') throw invalid(placeOf(), `is not a saved segment of this list: ${id}`)
  return readFilter(db, moment, segment.filter, false)
}
