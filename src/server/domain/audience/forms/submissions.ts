// Takes form submissions. A new contact is created at once, unconfirmed if the form requires a confirmation. Changes of
// an existing contact wait until the person confirms them by email (M-323). The response is the same in all cases, so
// that it does not reveal who is on a list.
import type { Clock } from '../../../lib/clock.ts'
import { keyedHash } from '../../../lib/ids.ts'
import { toJson } from '../../../lib/json-text.ts'
import { insertContacts } from '../../../store/audience/contact-bulk.ts'
import { type ContactRow, holdContactByEmail, holdNewEmail, takeContactIds } from '../../../store/audience/contacts.ts'
import { insertSubmission } from '../../../store/audience/form-submissions.ts'
import { findFormByHash } from '../../../store/audience/forms.ts'
import { findList, type ListRow } from '../../../store/audience/lists.ts'
import type { ContactLanguage, ListLanguage, SubmissionStatus } from '../../../store/schema.ts'
import type { Db, Store } from '../../../store/store.ts'
import { recordEvents } from '../../events/events.ts'
import { countOnce, repeatLimits } from '../../events/repeat-limits.ts'
import { applyPatch, blankContact, contactEvent, creationKinds } from '../contacts/contact-changes.ts'
import type { ContactPatch } from '../contacts/contact-input.ts'
import { isTaken, moveUniqueValues } from '../contacts/unique-values.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import type { NetworkLimit } from '../network-limit.ts'
import { type AnswerFaults, type Entered, type FormAnswer, patchOf, readAnswers, withConsent } from './answers.ts'
import { type Ask, standingOf } from './ask.ts'
import { type Form, toForm } from './form.ts'

interface Entry extends Entered {
  /** Whether a field was filled in that people do not see. */
  isRobot: boolean
  language: ListLanguage
  /** The address of the client. */
  ip: string
}

/** The result of a submission, as far as the person may know it. */
type Taken = { kind: 'taken' } | { kind: 'faulty'; faults: AnswerFaults } | { kind: 'too_many' } | { kind: 'gone' }

interface Submission {
  form: Form
  list: ListRow
  known: ListFields
  answers: readonly FormAnswer[]
  email: string
  language: ListLanguage
  now: number
}

/** The language of a contact who filled in a form in this language; contacts do not have all of them. */
const contactLanguages: Readonly<Record<ListLanguage, ContactLanguage>> = {
  en: 'en',
  pt: 'pt',
  br: 'br',
  es: 'es',
  de: 'de',
  fr: 'fr',
  hu: 'en',
}

export interface SubmissionDeps {
  store: Store
  clock: Clock
  linkSecret: string
  limit: NetworkLimit
  ask: Ask
}

export interface Submissions {
  /** Takes what was entered into the form with this hash. */
  submit(form: Form, entry: Entry): Promise<Taken>
}

export function createSubmissions({ store, clock, linkSecret, limit, ask }: SubmissionDeps): Submissions {
  const record = (tx: Db, submission: Submission, status: SubmissionStatus, contact: ContactRow | null) =>
    insertSubmission(tx, {
      account_id: submission.form.accountId,
      list_id: submission.form.listId,
      form_id: submission.form.id,
      contact_id: contact?.id ?? null,
      status,
      language: submission.language,
      email: submission.email.toLowerCase(),
      answers: toJson(submission.answers),
      consent: submission.form.consent === null ? 0 : 1,
      created: submission.now,
    })

  /** Keeps the submission until the person confirms. */
  async function wait(tx: Db, submission: Submission, contact: ContactRow): Promise<void> {
    const { list, email, language, form } = submission
    const submissionId = await record(tx, submission, 'waiting', contact)
    await ask(tx, { list, contact, email, submissionId, language, senderId: form.senderId })
  }

  async function accept(tx: Db, submission: Submission): Promise<void> {
    const { form, list, known, answers, email } = submission
    // If a person sends the form twice at once, the second submission finds the contact of the first one and waits for
    // its confirmation.
    await holdNewEmail(tx, list.id, email)
    const standing = await standingOf(tx, form.accountId, email)
    const patch = withConsent(patchOf(answers, known), form.consent !== null)
    const before = await holdContactByEmail(tx, form.accountId, list.id, email)
    const isUnconfirmed = form.doubleOptin || standing === 'left'
    const after = before ? applyPatch(before, patch, 'form', submission.now) : await newContact(tx, submission, patch)
    if (!before && isUnconfirmed) after.status = 'unconfirmed'
    if (standing === 'barred' || (await isTaken(tx, before ?? null, after, known))) {
      await record(tx, submission, 'refused', null)
    } else if (before) {
      await wait(tx, submission, before)
    } else {
      await moveUniqueValues(tx, null, after, known)
      await insertContacts(tx, [after])
      if (isUnconfirmed) await wait(tx, submission, after)
      else await record(tx, submission, 'accepted', after)
      await recordEvents(
        tx,
        creationKinds(after).map((kind) => contactEvent(after, kind, submission.now)),
      )
    }
  }

  return {
    async submit(form, entry): Promise<Taken> {
      if (!(await limit.countUse(form.id, entry.ip))) return { kind: 'too_many' }
      if (entry.isRobot) return { kind: 'taken' }
      return store.writeAlongside(async (tx): Promise<Taken> => {
        // Locks the list first, in the same order as its deletion.
        const list = await findList(tx, form.accountId, form.listId)
        const row = list && (await findFormByHash(tx, form.hash))
        if (!list || !row) return { kind: 'gone' }
        const present = toForm(row)
        const known = await fieldsOfList(tx, row.account_id, row.list_id)
        const answers = readAnswers(present, known, entry)
        if (!Array.isArray(answers)) return { kind: 'faulty', faults: answers as AnswerFaults }
        const email = patchOf(answers, known).columns.email as string
        const { language } = entry
        const now = clock.now(row.account_id)
        // The response is the same, so that it does not reveal how often an address was entered.
        const item = `entry ${keyedHash(email.toLowerCase(), linkSecret)}`
        if (!(await countOnce(tx, row, item, repeatLimits.submission, now))) return { kind: 'taken' }
        await accept(tx, { form: present, list, known, answers, email, language, now })
        return { kind: 'taken' }
      })
    },
  }
}

async function newContact(tx: Db, { form, language, now }: Submission, patch: ContactPatch): Promise<ContactRow> {
  const [id] = (await takeContactIds(tx, 1)) as [number]
  const blank = blankContact(id, form.accountId, form.listId, 'form', now)
  const given = { ...blank, language: contactLanguages[language], subscription_form: form.id }
  return applyPatch(given, patch, 'form', now)
}
