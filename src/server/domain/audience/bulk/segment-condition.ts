// The conditions that segments stand for, where an input names one.
import type { Condition } from '../../../store/audience/conditions.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'
import { lookUpSegment } from '../segments/find-segment.ts'
import { type Moment, readFilter } from '../segments/read-filter.ts'

/**
 * The condition of a segment of the list at this time; throws `invalid` for one that the list does not have. With
 * `showRemoved`, contacts who left meet it too.
 */
export async function conditionOfSegment(db: Db, moment: Moment, id: string, showRemoved = false): Promise<Condition> {
  const segment = await lookUpSegment(db, moment.account, moment.list, id)
  if (!segment) throw invalid('segmentId', `names no segment of this list: ${id}`)
  return readFilter(db, moment, segment.filter, showRemoved)
}

/** The same for a segment that has to be of the type `saved`. */
export async function conditionOfSaved(db: Db, moment: Moment, id: string, place: string): Promise<Condition> {
  const segment = await lookUpSegment(db, moment.account, moment.list, id)
  if (segment?.type !== 'saved') throw invalid(place, `names no saved segment of this list: ${id}`)
  return readFilter(db, moment, segment.filter, false)
}
