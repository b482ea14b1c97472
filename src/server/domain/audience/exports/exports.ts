// Exports: taken in one request, written in slices by the background loop.
import type { Clock } from '../../../lib/clock.ts'
import { fromContactId } from '../../../lib/ids.ts'
import type { Condition } from '../../../store/audience/conditions.ts'
import type { ListLanguage } from '../../../store/schema.ts'
import type { Store } from '../../../store/store.ts'
import type { Author } from '../../accounts/accounts.ts'
import { invalid } from '../../errors.ts'
import { assertHookAddress } from '../../hooks/address.ts'
import { createContactWork } from '../bulk/contact-work.ts'
import { conditionOfSaved } from '../bulk/segment-condition.ts'
import { type Field, fieldsOfList } from '../fields.ts'
import { type ListRow, requireList } from '../lists.ts'
import { optionText } from '../option-texts.ts'
import type { SegmentFilter } from '../segments/filter.ts'
import { checkFilter } from '../segments/read-filter.ts'
import { FILTER } from '../segments/segment-reading.ts'
import { EXPORT } from './export-kind.ts'
import type { ExportField, ExportInput } from './export-record.ts'

export interface ExportRequest extends Pick<ExportInput, 'format' | 'tags' | 'stats'> {
  /** The ids of the fields in their order; none for all. */
  fields: readonly string[]
  /** The ids of the segments, of which a contact has to be in one; none for the list. */
  segments: readonly string[]
  /** What a contact has to meet besides. */
  filter: SegmentFilter | undefined
  /** The ids of the only contacts that are meant. */
  contacts: readonly string[] | undefined
  callbackUrl: string | undefined
}

/** A field as an export keeps it, with its options in a language. */
export function toExportField({ id, name, type, format, options }: Field, language: ListLanguage): ExportField {
  return { id, name, type, format, options: Object.fromEntries(options.map((o) => [o.id, optionText(o, [language])])) }
}

export function createExports(parts: { store: Store; clock: Clock }) {
  const { store, clock } = parts
  const open = createContactWork(parts)

  /** The fields of an export; throws `invalid` for one that the list does not have. */
  async function fieldsOf({ account_id, id: list, language }: ListRow, ids: readonly string[]): Promise<ExportField[]> {
    const known = await fieldsOfList(store.db, account_id, list)
    const chosen = ids.length === 0 ? [...known.keys()] : ids
    return chosen.map((id, n) => {
      const field = known.get(id)
      if (!field) throw invalid(`fields.${n}`, `is no field of the list: ${id}`)
      return toExportField(field, language)
    })
  }

  async function conditionOf(
    { accountId }: Author,
    list: number,
    { segments, filter, contacts }: Pick<ExportRequest, 'segments' | 'filter' | 'contacts'>,
  ): Promise<Condition> {
    const moment = { account: accountId, list, now: clock.now(accountId) }
    const saved: Condition[] = []
    for (const [n, id] of segments.entries()) saved.push(await conditionOfSaved(store.db, moment, id, `segments.${n}`))
    return {
      all: [
        ...(saved.length > 0 ? [{ any: saved }] : []),
        ...(filter ? [await checkFilter(store.db, moment, filter, FILTER)] : []),
        ...(contacts ? [{ ids: contacts.map(fromContactId) }] : []),
      ],
    }
  }

  return {
    /** Takes an export; the runner of operations writes it. Returns the number of the operation. */
    async start(by: Author, list: number, request: ExportRequest): Promise<number> {
      const row = await requireList(store.db, by.accountId, list)
      const { format, tags, stats, callbackUrl } = request
      const fields = await fieldsOf(row, request.fields)
      const condition = await conditionOf(by, list, request)
      if (callbackUrl !== undefined) assertHookAddress('callbackUrl', callbackUrl)
      const input = { format, fields, tags, stats, notify: [], callbackUrl: callbackUrl ?? null }
      return open<ExportInput>(by, { kind: EXPORT, list, choice: { condition }, input })
    },
  }
}
