// What people entered into forms, and the emails that ask them to confirm.
import type { Insertable, Selectable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { ConfirmationTable, FormSubmissionTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type SubmissionRow = Selectable<FormSubmissionTable>
export type ConfirmationRow = Selectable<ConfirmationTable>

export async function insertSubmission(tx: Db, row: Insertable<FormSubmissionTable>): Promise<number> {
  return (await tx.insertInto('form_submission').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export const listSubmissions = (
  db: Db,
  account: number,
  form: number,
  page: PageRequest,
): Promise<Page<SubmissionRow>> =>
  pageOf(
    db.selectFrom('form_submission').where('account_id', '=', account).where('form_id', '=', form),
    page,
    (q) => q.selectAll(),
    { large: { db, column: 'answers' } },
  )

export const findSubmission = (db: Db, account: number, id: number): Promise<SubmissionRow | undefined> =>
  db.selectFrom('form_submission').selectAll().where('account_id', '=', account).where('id', '=', id).executeTakeFirst()

/** The latest submission of a contact that waits for a confirmation. */
export const waitingSubmission = (db: Db, account: number, contact: number): Promise<SubmissionRow | undefined> =>
  db
    .selectFrom('form_submission')
    .selectAll()
    .where('account_id', '=', account)
    .where('contact_id', '=', contact)
    .where('status', '=', 'waiting')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Notes that the person has confirmed. */
export async function confirmSubmission(tx: Db, account: number, id: number): Promise<void> {
  await tx
    .updateTable('form_submission')
    .set({ status: 'confirmed' })
    .where('account_id', '=', account)
    .where('id', '=', id)
    .execute()
}

export async function insertConfirmation(tx: Db, row: Insertable<ConfirmationTable>): Promise<number> {
  return (await tx.insertInto('confirmation').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** The confirmation of a link; the link does not contain the account. Locks it for a change if in a transaction. */
export function findConfirmation(db: Db, id: number): Promise<ConfirmationRow | undefined> {
  const query = db.selectFrom('confirmation').selectAll().where('id', '=', id)
  return dialectOf(db).forUpdate(db, query).executeTakeFirst()
}

/** Notes when the link was used. */
export async function markConfirmed(tx: Db, account: number, id: number, now: number): Promise<void> {
  await tx
    .updateTable('confirmation')
    .set({ confirmed: now })
    .where('account_id', '=', account)
    .where('id', '=', id)
    .execute()
}

/** How many emails asked an address, in lower case, to confirm since a time. */
export async function countConfirmations(db: Db, account: number, email: string, since: number): Promise<number> {
  const { n } = await db
    .selectFrom('confirmation')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('account_id', '=', account)
    .where('email', '=', email)
    .where('created', '>', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}
