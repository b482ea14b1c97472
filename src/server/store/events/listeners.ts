// Which events of contacts have listeners: mostly none, which one query can tell.
import { sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { preparedQuery } from '../prepared-query.ts'
import type { Db } from '../store.ts'

/** What can listen: a webhook of a list, the callback of a list, an automation. */
export type Listener = 'webhook' | 'callback' | 'automation'

interface Heard {
  accounts: readonly number[]
  lists: readonly number[]
  kinds: readonly string[]
}

/** Which of them there are for events of these kinds in these lists; some of those may listen to others only. */
export async function listenersTo(db: Db, heard: Heard): Promise<ReadonlySet<Listener>> {
  const { rows } = await listeners(db, heard)
  return new Set(rows.map(({ listener }) => listener))
}

const listenerLiteral = (listener: Listener) => sql.lit(listener).$castTo<Listener>().as('listener')

const listeners = preparedQuery((db, { accounts, lists, kinds }: Heard) => {
  const { inValues } = dialectOf(db)
  const ofAccount = inValues('account_id', accounts)
  const ofList = inValues('list_id', lists)
  return db
    .selectFrom('webhook')
    .select(listenerLiteral('webhook'))
    .where(ofAccount)
    .where(ofList)
    .union(db.selectFrom('list_callback').select(listenerLiteral('callback')).where(ofAccount).where(ofList))
    .union(
      db
        .selectFrom('automation_listener')
        .select(listenerLiteral('automation'))
        .where(ofAccount)
        .where(inValues('kind', kinds)),
    )
})
