// Forms by which people subscribe to a list.
import type { Clock } from '../../../lib/clock.ts'
import { randomHex, toContactId } from '../../../lib/ids.ts'
import { toJson } from '../../../lib/json-text.ts'
import { listSubmissions, type SubmissionRow } from '../../../store/audience/form-submissions.ts'
import * as rows from '../../../store/audience/forms.ts'
import type { Page, PageRequest } from '../../../store/pages.ts'
import type { ListLanguage, SubmissionStatus } from '../../../store/schema.ts'
import type { Db, Store } from '../../../store/store.ts'
import { assertSender } from '../../accounts/senders/required-sender.ts'
import { invalid, notFound } from '../../errors.ts'
import { assertHookAddress } from '../../hooks/address.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { requireList } from '../lists.ts'
import { answersOf, type FormAnswer } from './answers.ts'
import { assertDisplay, type DisplayInput, MAX_SHOWN } from './display.ts'
import { type Form, type FormContent, type FormField, toForm } from './form.ts'

export type { Form }

/** What somebody entered into a form. */
export interface FormSubmission {
  id: number
  /** Null before the contact exists, and when it is gone. */
  contactId: string | null
  status: SubmissionStatus
  language: ListLanguage
  answers: readonly FormAnswer[]
  /** Milliseconds. */
  created: number
}

const toSubmission = (row: SubmissionRow): FormSubmission => ({
  id: row.id,
  contactId: row.contact_id === null ? null : toContactId(row.contact_id),
  status: row.status,
  language: row.language,
  answers: answersOf(row),
  created: row.created,
})

/** A form that is to be made, or what is to change in one. An empty text takes the address away. */
export type FormInput = {
  [M in keyof Omit<FormContent, 'consent' | 'senderId' | 'display'>]?: FormContent[M] | undefined
} & {
  consent?: NonNullable<FormContent['consent']> | undefined
  senderId?: number | undefined
  display?: DisplayInput | undefined
}

/** A form with the fields of its list, which say what it asks for. */
export interface FormWithFields {
  form: Form
  known: ListFields
}

/** Bytes of a hash: enough that forms cannot be found by guessing. */
const HASH_BYTES = 8

/** Throws `invalid` for fields that the list does not have, or that a form cannot ask for. */
function assertFields(fields: readonly FormField[], known: ListFields): void {
  for (const [i, { fieldId }] of fields.entries()) {
    if (!known.has(fieldId)) throw invalid(`fields.${i}.fieldId`, 'is not a field of the list')
    if (fields.findIndex((one) => one.fieldId === fieldId) < i)
      throw invalid(`fields.${i}.fieldId`, 'is there already: a form asks for a field once')
  }
  if (!fields.some(({ fieldId }) => fieldId === 'email'))
    throw invalid('fields', 'must ask for the field email: that is where a confirmation goes')
}

/** Throws `invalid` when sites show so many forms of the list already, without this one. */
async function assertRoom(tx: Db, account: number, list: number, form?: number): Promise<void> {
  const others = (await rows.formsWithDisplay(tx, account, list, MAX_SHOWN + 1)).filter(({ id }) => id !== form)
  if (others.length >= MAX_SHOWN)
    throw invalid('display', `is too much: sites show ${MAX_SHOWN} forms of the list already. Set one to kind none.`)
}

async function assertInput(tx: Db, account: number, known: ListFields, input: FormInput): Promise<void> {
  if (input.fields) assertFields(input.fields, known)
  if (input.redirectUrl) assertHookAddress('redirectUrl', input.redirectUrl)
  if (input.display) assertDisplay(input.display)
  await assertSender(tx, account, 'email', input.senderId, 'senderId')
}

/** The columns that an input sets. The email address is always required. */
const toColumns = ({ name, language, fields, consent, doubleOptin, senderId, redirectUrl, display }: FormInput) => ({
  ...(name !== undefined && { name }),
  ...(language !== undefined && { language }),
  ...(fields !== undefined && {
    fields: toJson(fields.map((one) => (one.fieldId === 'email' ? { ...one, required: true } : one))),
  }),
  ...(consent !== undefined && { consent: Object.keys(consent).length === 0 ? null : toJson(consent) }),
  ...(doubleOptin !== undefined && { double_optin: doubleOptin ? 1 : 0 }),
  ...(senderId !== undefined && { sender_id: senderId }),
  ...(redirectUrl !== undefined && { redirect_url: redirectUrl || null }),
  ...(display !== undefined && { display: display.kind === 'none' ? null : toJson(display) }),
})

const blank = { consent: null, double_optin: 1, sender_id: null, redirect_url: null, display: null }

/** The fields of a form whose creation has none. */
const EMAIL_ALONE: readonly FormField[] = [{ fieldId: 'email', labels: {}, required: true }]

const isShown = ({ display }: FormInput): boolean => display !== undefined && display.kind !== 'none'

type NewForm = FormInput & Pick<FormContent, 'name'>

async function insertRow(
  tx: Db,
  { account, list, now }: { account: number; list: number; now: number },
  input: NewForm,
): Promise<FormWithFields> {
  const { language } = await requireList(tx, account, list)
  const known = await fieldsOfList(tx, account, list)
  await assertInput(tx, account, known, input)
  if (isShown(input)) await assertRoom(tx, account, list)
  const content = { ...input, language: input.language ?? language, fields: input.fields ?? EMAIL_ALONE }
  const { name, fields, ...others } = toColumns(content)
  const given = { ...others, name: name as string, fields: fields as string }
  const owner = { account_id: account, list_id: list, hash: randomHex(HASH_BYTES), created: now, updated: now }
  return { form: toForm(await rows.insertForm(tx, { ...blank, language, ...given, ...owner })), known }
}

export interface Forms {
  /** The address of the page with the form. */
  urlOf(form: Pick<Form, 'hash'>): string
  list(account: number, list: number, page: PageRequest): Promise<Page<FormWithFields>>
  get(account: number, list: number, id: number): Promise<FormWithFields>
  /** The list of a form of the account; throws `not_found`. */
  listOf(account: number, id: number): Promise<number>
  /** The form of an address, or null. */
  byHash(hash: string): Promise<FormWithFields | null>
  create(account: number, list: number, input: NewForm): Promise<FormWithFields>
  update(account: number, list: number, id: number, input: FormInput): Promise<FormWithFields>
  delete(account: number, list: number, id: number): Promise<void>
  /** What was entered into a form. */
  submissions(account: number, list: number, id: number, page: PageRequest): Promise<Page<FormSubmission>>
}

export function createForms({ store, clock, publicUrl }: { store: Store; clock: Clock; publicUrl: string }): Forms {
  async function requireForm(account: number, list: number, id: number): Promise<Form> {
    await requireList(store.db, account, list)
    const row = await rows.findForm(store.db, account, list, id)
    if (!row) throw notFound('form', id)
    return toForm(row)
  }

  return {
    urlOf: ({ hash }) => `${publicUrl}/f/${hash}`,

    async list(account, list, page) {
      await requireList(store.db, account, list)
      const found = await rows.listForms(store.db, account, list, page)
      const known = await fieldsOfList(store.db, account, list)
      return { total: found.total, items: found.items.map((row): FormWithFields => ({ form: toForm(row), known })) }
    },

    async get(account, list, id): Promise<FormWithFields> {
      const form = await requireForm(account, list, id)
      return { form, known: await fieldsOfList(store.db, account, list) }
    },

    async listOf(account, id): Promise<number> {
      const row = await rows.findFormById(store.db, account, id)
      if (!row) throw notFound('form', id)
      return row.list_id
    },

    async byHash(hash): Promise<FormWithFields | null> {
      const row = await rows.findFormByHash(store.db, hash)
      return row ? { form: toForm(row), known: await fieldsOfList(store.db, row.account_id, row.list_id) } : null
    },

    create(account, list, input): Promise<FormWithFields> {
      const now = clock.now(account)
      return store.write((tx) => insertRow(tx, { account, list, now }, input))
    },

    update(account, list, id, input): Promise<FormWithFields> {
      const now = clock.now(account)
      return store.write(async (tx) => {
        await requireList(tx, account, list)
        const known = await fieldsOfList(tx, account, list)
        await assertInput(tx, account, known, input)
        if (isShown(input)) await assertRoom(tx, account, list, id)
        const row = await rows.updateForm(tx, account, list, id, { ...toColumns(input), updated: now })
        if (!row) throw notFound('form', id)
        return { form: toForm(row), known }
      })
    },

    delete(account, list, id): Promise<void> {
      return store.write(async (tx) => {
        await requireList(tx, account, list)
        if (!(await rows.deleteForm(tx, account, list, id))) throw notFound('form', id)
      })
    },

    async submissions(account, list, id, page) {
      await requireForm(account, list, id)
      const { total, items } = await listSubmissions(store.db, account, id, page)
      return { total, items: items.map(toSubmission) }
    },
  }
}
