// Who listens to events of contacts at all: mostly nobody, which one query tells.
import { sql } from 'kysely'
import { keptQuery } from '../kept-query.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

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

const named = (listener: Listener) => sql.lit(listener).$castTo<Listener>().as('listener')

const listeners = keptQuery((db, { accounts, lists, kinds }: Heard) => {
  const { oneOf } = wordsOf(db)
  const ofAccount = oneOf('account_id', accounts)
  const ofList = oneOf('list_id', lists)
  return db
    .selectFrom('webhook')
    .select(named('webhook'))
    .where(ofAccount)
    .where(ofList)
    .union(db.selectFrom('list_callback').select(named('callback')).where(ofAccount).where(ofList))
    .union(
      db.selectFrom('automation_listener').select(named('automation')).where(ofAccount).where(oneOf('kind', kinds)),
    )
})
