// What people entered into forms, form by form, in order of time.
import { toDateTime } from '../../../lib/dates.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { submissionsTo } from '../../../store/insight/report-facts.ts'
import type { FieldValue } from '../../audience/contacts/contact-values.ts'
import { textOf } from '../../audience/exports/export-record.ts'
import { nextPosition } from './readers.ts'
import type { ReportReader, ReportRow } from './report-row.ts'

/** Submissions that are read in one piece. */
const PAGE = 1_000

/** The ids of the fields name the columns of their values. */
export const formAnswers: ReportReader = {
  async read({ db, account, input }, place) {
    const form = input.forms[place.item]
    if (form === undefined) return { rows: [], next: null }
    const found = await submissionsTo(db, account, form, { ...input, after: place.after }, PAGE)
    const rows = found.map((submission): ReportRow => {
      const answers = new Map(
        fromJson<{ fieldId: string; value: FieldValue }[]>(submission.answers).map(({ fieldId, value }) => [
          fieldId,
          value,
        ]),
      )
      const { contact_id: contactId, form_id, status, created } = submission
      return {
        ...{ contactId, campaignId: null, hash: '', counts: {}, event: null },
        texts: {
          ...Object.fromEntries(
            input.fields.map((field) => [`field ${field.id}`, textOf(field, answers.get(field.id))]),
          ),
          ...{ form_id: String(form_id), date: toDateTime(created), status },
        },
      }
    })
    const last = found.at(-1)
    return { rows, next: nextPosition(place, found.length < PAGE || !last ? null : last.id) }
  },
  items: ({ forms }) => forms.length,
}
