// Exports: taken in one request, written in slices by the background loop.
import type { Clock } from '../../../lib/clock.ts'
import { createLoopTurn } from '../../../lib/loop-turn.ts'
import type { Condition } from '../../../store/audience/conditions.ts'
import type { ListRow } from '../../../store/audience/lists.ts'
import type { ListLanguage } from '../../../store/schema.ts'
import type { Store } from '../../../store/store.ts'
import type { Author } from '../../accounts/accounts.ts'
import { invalid } from '../../errors.ts'
import { assertHookAddress } from '../../hooks/address.ts'
import { createContactWork, rowsOfContacts } from '../bulk/contact-work.ts'
import { conditionOfSaved } from '../bulk/segment-condition.ts'
import { type Field, fieldsOfList } from '../fields.ts'
import { requireList } from '../lists.ts'
import { optionText } from '../option-texts.ts'
import type { SegmentFilter } from '../segments/filter.ts'
import { assertCompilable, checkFilter } from '../segments/read-filter.ts'
import { FILTER } from '../segments/segment-reading.ts'
import { EXPORT } from './export-kind.ts'
import type { ExportField, ExportInput } from './export-record.ts'

interface ExportRequest extends Pick<ExportInput, 'format' | 'tags' | 'stats'> {
  /** The ids of the fields in their order; none for all. */
  fields: readonly string[]
  /** The ids of the segments, of which a contact has to be in one; none for the list. */
  segments: readonly string[]
  /** A further condition on the contacts. */
  filter: SegmentFilter | undefined
  /** The ids of the only contacts that are meant. */
  contacts: readonly string[] | undefined
  callbackUrl: string | undefined
}

/** A field as an export keeps it, with its options in a language. */
export function toExportField({ id, name, type, format, options }: Field, language: ListLanguage): ExportField {
  return { id, name, type, format, options: Object.fromEntries(options.map((o) => [o.id, optionText(o, [language])])) }
}

export interface Exports {
  /** Takes an export; the runner of operations writes it. Returns the number of the operation. */
  start(by: Author, list: number, request: ExportRequest): Promise<number>
}

export function createExports(parts: { store: Store; clock: Clock }): Exports {
  const { store, clock } = parts
  const open = createContactWork(parts)

  /** The fields of an export; throws `invalid` for one that the list does not have. */
  async function fieldsOf({ account_id, id: list, language }: ListRow, ids: readonly string[]): Promise<ExportField[]> {
    const known = await fieldsOfList(store.db, account_id, list)
    const stranger = ids.findIndex((id) => !known.has(id))
    if (stranger >= 0) throw invalid(`fields.${stranger}`, `is not a field of the list: ${ids[stranger]}`)
    // A field that is named twice is one column.
    const chosen = ids.length === 0 ? [...known.values()] : [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
    return chosen.map((field) => toExportField(field, language))
  }

  async function conditionOf(
    { accountId }: Author,
    list: number,
    { segments, filter, contacts }: Pick<ExportRequest, 'segments' | 'filter' | 'contacts'>,
  ): Promise<Condition> {
    const moment = { account: accountId, list, now: clock.now(accountId) }
    const turn = createLoopTurn()
    const saved: Condition[] = []
    for (const id of new Set(segments)) {
      saved.push(await conditionOfSaved(store.db, moment, id, () => `segments.${segments.indexOf(id)}`))
      await turn()
    }
    const condition: Condition = {
      all: [
        ...(saved.length > 0 ? [{ any: saved }] : []),
        ...(filter ? [await checkFilter(store.db, moment, filter, FILTER)] : []),
        ...(contacts ? [{ ids: [...(await rowsOfContacts(contacts))] }] : []),
      ],
    }
    assertCompilable(store.db, condition, 'segments')
    return condition
  }

  return {
    async start(by, list, request): Promise<number> {
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
