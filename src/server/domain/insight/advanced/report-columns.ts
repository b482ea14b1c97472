// The columns of a report: what the request asks for becomes fields and headings.
import { fromJson } from '../../../lib/json-text.ts'
import { createLoopTurn } from '../../../lib/loop-turn.ts'
import { isBaseField } from '../../../store/audience/field-values.ts'
import type { Db } from '../../../store/store.ts'
import type { ExportField } from '../../audience/exports/export-record.ts'
import { fieldColumns } from '../../audience/exports/export-table.ts'
import { toExportField } from '../../audience/exports/exports.ts'
import { fieldsOfList, type ListFields } from '../../audience/fields.ts'
import type { FormField } from '../../audience/forms/form.ts'
import { invalid } from '../../errors.ts'
import type { TableColumn } from '../../operations/table-files.ts'
import { columnsOfKind, type ReportKind } from './report-kinds.ts'
import type { ReportRequest } from './report-request.ts'
import type { Scope } from './report-scope.ts'

/** What looks up the fields of lists, those of each list once. */
function createLists(db: Db, account: number): (list: number) => Promise<ListFields> {
  const lists = new Map<number, ListFields>()
  const turn = createLoopTurn()
  return async (list) => {
    await turn()
    const known = lists.get(list) ?? (await fieldsOfList(db, account, list))
    lists.set(list, known)
    return known
  }
}

/** The fields of forms, each once, as far as their lists still have them. */
async function fieldsOfForms(db: Db, account: number, forms: Scope['forms']): Promise<ExportField[]> {
  const knownOf = createLists(db, account)
  const fields = new Map<string, ExportField>()
  for (const { list, fields: asked } of forms) {
    const known = await knownOf(list.id)
    for (const { fieldId } of fromJson<FormField[]>(asked)) {
      const field = known.get(fieldId)
      if (field && !fields.has(fieldId)) fields.set(fieldId, toExportField(field, list.language))
    }
  }
  return [...fields.values()]
}

/** Looks up the fields that a request names; throws `invalid` for one that the lists of the report do not have. */
export async function fieldsOf(
  db: Db,
  account: number,
  { lists, forms }: Scope,
  { columns }: ReportRequest,
): Promise<ExportField[]> {
  if (forms.length > 0) return fieldsOfForms(db, account, forms)
  const fields = new Map<string, ExportField>()
  const knownOf = createLists(db, account)
  const byId = new Map(lists.map((list) => [list.id, list]))
  const [first] = lists
  const base = first && (await knownOf(first.id))
  for (const id of new Set(columns.listBaseFields)) {
    const field = isBaseField(id) ? base?.get(id) : undefined
    if (!first || !field)
      throw invalid(`columns.listBaseFields.${columns.listBaseFields.indexOf(id)}`, `is not a base field: ${id}`)
    fields.set(id, toExportField(field, first.language))
  }
  for (const [n, { listId, fields: ids }] of columns.listExtraFields.entries()) {
    const place = `columns.listExtraFields.${n}`
    const list = byId.get(listId)
    if (!list) throw invalid(`${place}.listId`, `is none of the lists of the report: ${listId}`)
    const known = await knownOf(listId)
    for (const id of new Set(ids)) {
      const field = known.get(id)
      if (field?.type !== 'extra')
        throw invalid(`${place}.fields.${ids.indexOf(id)}`, `is not an extra field of list ${listId}: ${id}`)
      fields.set(id, toExportField(field, list.language))
    }
  }
  return [...fields.values()]
}

/** The columns that were asked for and are not there in any case, in the order of the contract. */
export function shownColumns(kind: ReportKind, { columns, options }: ReportRequest): string[] {
  const leads: readonly string[] = kind.leads(options.grouping)
  return Object.keys(columnsOfKind(kind)).filter((name) => columns.shown.includes(name) && !leads.includes(name))
}

/** All columns: what a row is about, the fields, and then the others. */
export function headingsOf(
  kind: ReportKind,
  request: ReportRequest,
  fields: readonly ExportField[],
  shown: readonly string[],
): TableColumn[] {
  const leads = kind.leads(request.options.grouping)
  const columns = columnsOfKind(kind)
  return [
    ...leads.map((name): TableColumn => ({ name, type: name === 'url' ? 'text' : 'plain' })),
    ...fieldColumns(fields, [...leads, ...shown]),
    ...shown.map((name): TableColumn => ({ name, type: columns[name]?.type ?? 'text' })),
  ]
}
