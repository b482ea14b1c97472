// The segments of a list: those of the account, which it makes and changes, and those of tags and of the platform.

import type { Clock } from '../../../lib/clock.ts'
import { toJson } from '../../../lib/json-text.ts'
import * as rows from '../../../store/audience/segments.ts'
import { automationsThatUse } from '../../../store/automations/automations.ts'
import type { Db, Store } from '../../../store/store.ts'
import { conflict, notFound } from '../../errors.ts'
import { requireList } from '../lists.ts'
import type { SegmentFilter } from './filter.ts'
import { readSegmentId, requireSegment, type Segment } from './find-segment.ts'
import { checkFilter } from './read-filter.ts'
import { createSegmentReading, FILTER, type SegmentReading } from './segment-reading.ts'

export type { Segment, SegmentFilter }

const toSegment = ({ id, name, created, updated }: rows.SegmentRow): Segment => ({
  id: `saved_${id}`,
  type: 'saved',
  name,
  created,
  updated,
})

async function assertNameIsFree(tx: Db, account: number, list: number, name: string, except?: number): Promise<void> {
  if (await rows.hasName(tx, account, list, name, except))
    throw conflict('segment_exists', 'The list already has a segment with this name.')
}

/** The segment, which can be changed; throws `not_found`, and `conflict` for one of another type. */
async function requireSaved(tx: Db, account: number, list: number, id: string): Promise<rows.SegmentRow> {
  const segment = await requireSegment(tx, account, list, id)
  const named = readSegmentId(id)
  if (segment.type !== 'saved' || !named || !('number' in named))
    throw conflict('invalid_segment_type', 'Only segments of the type saved can be changed or deleted.')
  const row = await rows.findSegment(tx, account, list, named.number)
  if (!row) throw notFound('segment', id)
  return row
}

export interface Segments extends SegmentReading {
  /** Throws `invalid` with the place in the filter, and `conflict` when the name is taken. */
  create(account: number, list: number, input: { name: string; filter: SegmentFilter }): Promise<Segment>
  /** Changes a segment; without a filter, the filter stays. */
  update(
    account: number,
    list: number,
    id: string,
    input: { name?: string | undefined; filter?: SegmentFilter | undefined },
  ): Promise<Segment>
  /** Throws `conflict` for a segment of another type, and while a campaign that waits is for it. */
  delete(account: number, list: number, id: string): Promise<void>
}

export function createSegments({ store, clock }: { store: Store; clock: Clock }): Segments {
  const momentOf = (account: number, list: number) => ({ account, list, now: clock.now(account) })

  return {
    ...createSegmentReading({ store, clock }),

    create(account, list, { name, filter }): Promise<Segment> {
      return store.write(async (tx) => {
        await requireList(tx, account, list)
        const moment = momentOf(account, list)
        await checkFilter(tx, moment, filter, FILTER)
        await assertNameIsFree(tx, account, list, name)
        const times = { created: moment.now, updated: moment.now }
        const row = { account_id: account, list_id: list, name, filter: toJson(filter), ...times }
        return toSegment(await rows.insertSegment(tx, row))
      })
    },

    update(account, list, id, { name, filter }): Promise<Segment> {
      return store.write(async (tx) => {
        await requireList(tx, account, list)
        const row = await requireSaved(tx, account, list, id)
        const moment = momentOf(account, list)
        if (filter) await checkFilter(tx, moment, filter, FILTER)
        if (name !== undefined) await assertNameIsFree(tx, account, list, name, row.id)
        const change = {
          ...(name !== undefined && { name }),
          ...(filter && { filter: toJson(filter) }),
          updated: moment.now,
        }
        return toSegment(await rows.updateSegment(tx, row.id, change))
      })
    },

    delete(account, list, id): Promise<void> {
      return store.write(async (tx) => {
        await requireList(tx, account, list)
        const row = await requireSaved(tx, account, list, id)
        if (await rows.hasQueuedRun(tx, account, list, id))
          throw conflict('has_queued_campaigns', 'A queued campaign uses the segment. Cancel it first.')
        if ((await automationsThatUse(tx, account, 'segment', [id])).length > 0)
          throw conflict('used_in_automations', 'Automations use the segment. Change or delete them first.')
        await rows.deleteSegment(tx, row.id)
      })
    },
  }
}
