// Forms by which people subscribe to a list.
import type { Clock } from '../../../lib/clock.ts'
import { randomHex } from '../../../lib/ids.ts'
import { toJson } from '../../../lib/json-text.ts'
import { listSubmissions, type SubmissionRow } from '../../../store/audience/form-submissions.ts'
import * as rows from '../../../store/audience/forms.ts'
import type { Page, PageRequest } from '../../../store/pages.ts'
import type { Db, Store } from '../../../store/store.ts'
import { assertSender } from '../../accounts/senders/required-sender.ts'
import { invalid, notFound } from '../../errors.ts'
import { assertHookAddress } from '../../hooks/address.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { requireList } from '../lists.ts'
import { type Form, type FormContent, type FormField, toForm } from './form.ts'

export type { Form, FormField, SubmissionRow }

/** A form that is to be made, or what is to change in one. An empty text takes the address away. */
export type FormInput = { [M in keyof Omit<FormContent, 'consent' | 'senderId'>]?: FormContent[M] | undefined } & {
  consent?: NonNullable<FormContent['consent']> | undefined
  senderId?: number | undefined
}

/** A form with the fields of its list, which say what it asks for. */
export interface FormWithFields {
  form: Form
  known: ListFields
}

/** Bytes of a hash: nobody should find forms by trying. */
const HASH_BYTES = 8

/** Throws `invalid` for fields that the list does not have, or that a form cannot ask for. */
function assertFields(fields: readonly FormField[], known: ListFields): void {
  for (const [i, { fieldId }] of fields.entries()) {
    if (!known.has(fieldId)) throw invalid(`fields.${i}.fieldId`, 'is no field of the list')
    if (fields.findIndex((one) => one.fieldId === fieldId) < i)
      throw invalid(`fields.${i}.fieldId`, 'is there already: a form asks for a field once')
  }
  if (!fields.some(({ fieldId }) => fieldId === 'email'))
    throw invalid('fields', 'must ask for the field email: that is where a confirmation goes')
}

async function assertInput(tx: Db, account: number, known: ListFields, input: FormInput): Promise<void> {
  if (input.fields) assertFields(input.fields, known)
  if (input.redirectUrl) assertHookAddress('redirectUrl', input.redirectUrl)
  await assertSender(tx, account, 'email', input.senderId, 'senderId')
}

/** The columns that an input sets. The email address is always required. */
const toColumns = ({ name, language, fields, consent, doubleOptin, senderId, redirectUrl }: FormInput) => ({
  ...(name !== undefined && { name }),
  ...(language !== undefined && { language }),
  ...(fields !== undefined && {
    fields: toJson(fields.map((one) => (one.fieldId === 'email' ? { ...one, required: true } : one))),
  }),
  ...(consent !== undefined && { consent: Object.keys(consent).length === 0 ? null : toJson(consent) }),
  ...(doubleOptin !== undefined && { double_optin: doubleOptin ? 1 : 0 }),
  ...(senderId !== undefined && { sender_id: senderId }),
  ...(redirectUrl !== undefined && { redirect_url: redirectUrl || null }),
})

const blank = { consent: null, double_optin: 1, sender_id: null, redirect_url: null }

export type Forms = ReturnType<typeof createForms>

export function createForms({ store, clock, publicUrl }: { store: Store; clock: Clock; publicUrl: string }) {
  async function requireForm(account: number, list: number, id: number): Promise<Form> {
    await requireList(store.db, account, list)
    const row = await rows.findForm(store.db, account, list, id)
    if (!row) throw notFound('form', id)
    return toForm(row)
  }

  return {
    /** The address of the page with the form. */
    urlOf: ({ hash }: Pick<Form, 'hash'>): string => `${publicUrl}/f/${hash}`,

    async list(account: number, list: number, page: PageRequest) {
      await requireList(store.db, account, list)
      const found = await rows.listForms(store.db, account, list, page)
      const known = await fieldsOfList(store.db, account, list)
      return { total: found.total, items: found.items.map((row): FormWithFields => ({ form: toForm(row), known })) }
    },

    async get(account: number, list: number, id: number): Promise<FormWithFields> {
      const form = await requireForm(account, list, id)
      return { form, known: await fieldsOfList(store.db, account, list) }
    },

    /** The list of a form of the account; throws `not_found`. */
    async listOf(account: number, id: number): Promise<number> {
      const row = await rows.findFormById(store.db, account, id)
      if (!row) throw notFound('form', id)
      return row.list_id
    },

    /** The form of an address, or null. */
    async byHash(hash: string): Promise<FormWithFields | null> {
      const row = await rows.findFormByHash(store.db, hash)
      return row ? { form: toForm(row), known: await fieldsOfList(store.db, row.account_id, row.list_id) } : null
    },

    create(account: number, list: number, input: FormInput & Pick<FormContent, 'name' | 'fields'>) {
      const now = clock.now(account)
      return store.write(async (tx): Promise<FormWithFields> => {
        const { language } = await requireList(tx, account, list)
        const known = await fieldsOfList(tx, account, list)
        await assertInput(tx, account, known, input)
        const { name, fields, ...others } = toColumns({ ...input, language: input.language ?? language })
        const given = { ...others, name: name as string, fields: fields as string }
        const owner = { account_id: account, list_id: list, hash: randomHex(HASH_BYTES), created: now, updated: now }
        return { form: toForm(await rows.insertForm(tx, { ...blank, language, ...given, ...owner })), known }
      })
    },

    update(account: number, list: number, id: number, input: FormInput): Promise<FormWithFields> {
      const now = clock.now(account)
      return store.write(async (tx) => {
        await requireList(tx, account, list)
        const known = await fieldsOfList(tx, account, list)
        await assertInput(tx, account, known, input)
        const row = await rows.updateForm(tx, account, list, id, { ...toColumns(input), updated: now })
        if (!row) throw notFound('form', id)
        return { form: toForm(row), known }
      })
    },

    delete(account: number, list: number, id: number): Promise<void> {
      return store.write(async (tx) => {
        await requireList(tx, account, list)
        if (!(await rows.deleteForm(tx, account, list, id))) throw notFound('form', id)
      })
    },

    /** What was entered into a form. */
    async submissions(account: number, list: number, id: number, page: PageRequest): Promise<Page<SubmissionRow>> {
      await requireForm(account, list, id)
      return listSubmissions(store.db, account, id, page)
    },
  }
}
