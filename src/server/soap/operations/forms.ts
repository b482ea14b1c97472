import type { Form, FormSubmission } from '../../../../generated/soap-v2/types.ts'
import type { FormSubmission as Entered } from '../../domain/audience/forms/forms.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import type { OptionMap } from '../call.ts'
import { mapDomainError, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { numberOf, pageOf } from '../options.ts'
import { unknownList } from '../required-list.ts'

const unknownForm = { not_found: 'FORMS_NOT_FOUND' } as const
/** No list has so many forms. */
const ALL = { offset: 0, limit: 1_000, orderBy: 'id', order: 'asc' } as const

function toSubmission(entered: Entered): FormSubmission {
  const answers = entered.answers.map(({ fieldId, value }) => [
    /^\d/.test(fieldId) ? `extra_${fieldId}` : fieldId,
    typeof value === 'string' ? value : value.join(','),
  ])
  return {
    UID: entered.contactId ?? '',
    DATE: toDateTime(entered.created),
    ANSWERS: Object.fromEntries(answers) as Record<string, string>,
  }
}

export function createFormOperations({ audience: { forms, lists } }: Domain) {
  /** The list of the form that a call names; refuses a list that is not there, and one that has no such form. */
  async function listOf(account: number, form: number, options: OptionMap): Promise<number> {
    const named = numberOf(options, 'listID')
    if (named !== undefined) await mapDomainError(unknownList, () => lists.get(account, named))
    const list = await mapDomainError(unknownForm, () => forms.listOf(account, form))
    if (named !== undefined && named !== list) throw new Refusal('FORMS_NOT_FOUND')
    return list
  }

  return {
    async getForms({ options, caller }) {
      const list = numberOf(options, 'listID')
      if (list === undefined) throw new Refusal('LISTID_MISSING')
      const { items } = await mapDomainError(unknownList, () => forms.list(caller.accountId, list, ALL))
      if (items.length === 0) throw new Refusal('FORMS_NOT_FOUND')
      return items.map(
        ({ form }, n): Form => ({
          id: form.id,
          title: form.name,
          url: forms.urlOf(form),
          hash: form.hash,
          default: n === 0 ? 1 : 0,
        }),
      )
    },

    async getFormsSubmissions({ options, caller }) {
      const form = numberOf(options, 'form')
      if (form === undefined) throw new Refusal('FORM_MISSING')
      const list = await listOf(caller.accountId, form, options)
      const page = { ...pageOf(options), orderBy: 'id', order: 'desc' } as const
      return (await forms.submissions(caller.accountId, list, form, page)).items.map(toSubmission)
    },
  } satisfies Partial<SoapHandlers>
}
