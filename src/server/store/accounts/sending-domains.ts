// The domains that an account sends from.
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { SendingDomainTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type SendingDomainRow = Selectable<SendingDomainTable>

/** Adds the domain; undefined when the account has one of this name. */
export function insertSendingDomain(
  tx: Db,
  row: Insertable<SendingDomainTable>,
): Promise<SendingDomainRow | undefined> {
  return tx
    .insertInto('sending_domain')
    .values(row)
    .onConflict((c) => c.columns(['account_id', 'name']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

const ofAccount = (db: Db, account: number) =>
  db.selectFrom('sending_domain').selectAll().where('account_id', '=', account)

/** Domains of the account, oldest first. */
export const listSendingDomains = (db: Db, account: number): Promise<SendingDomainRow[]> =>
  ofAccount(db, account).orderBy('id').execute()

export const findSendingDomain = (db: Db, account: number, id: number): Promise<SendingDomainRow | undefined> =>
  ofAccount(db, account).where('id', '=', id).executeTakeFirst()

export const findSendingDomainByName = (db: Db, account: number, name: string): Promise<SendingDomainRow | undefined> =>
  ofAccount(db, account).where('name', '=', name).executeTakeFirst()

export const findDefaultSendingDomain = (db: Db, account: number): Promise<SendingDomainRow | undefined> =>
  ofAccount(db, account).where('is_default', '=', 1).executeTakeFirst()

/** The domains with this host that live accounts have verified. */
const verifiedOfLive = (db: Db, server: string) =>
  db
    .selectFrom('sending_domain as d')
    .innerJoin('account as a', 'a.id', 'd.account_id')
    .where('d.server', '=', server)
    .where('d.verified', '=', 1)
    .where('a.kind', '=', 'live')

/** Whether another live account has verified a domain with this host. */
export async function isServerTaken(db: Db, account: number, server: string): Promise<boolean> {
  const others = verifiedOfLive(db, server).where('d.account_id', '!=', account)
  return (await others.select('d.id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether a live account has verified a domain with this host. */
export async function isServerVerified(db: Db, server: string): Promise<boolean> {
  const row = await verifiedOfLive(db, server).select('d.id').limit(1).executeTakeFirst()
  return row !== undefined
}

/**
 * Where live accounts redirect a visitor who opens this host without a valid link; null if none of them has such a URL.
 */
export async function findFallbackUrl(db: Db, server: string): Promise<string | null> {
  const row = await verifiedOfLive(db, server)
    .select('d.fallback_url')
    .where('d.fallback_url', 'is not', null)
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst()
  return row?.fallback_url ?? null
}

export async function updateSendingDomain(
  tx: Db,
  account: number,
  id: number,
  change: Updateable<SendingDomainTable>,
): Promise<void> {
  await tx.updateTable('sending_domain').set(change).where('account_id', '=', account).where('id', '=', id).execute()
}

/** Makes no domain of the account the default. */
export async function clearDefaultSendingDomain(tx: Db, account: number): Promise<void> {
  await tx
    .updateTable('sending_domain')
    .set({ is_default: 0 })
    .where('account_id', '=', account)
    .where('is_default', '=', 1)
    .execute()
}
