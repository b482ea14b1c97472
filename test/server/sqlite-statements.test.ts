// What the texts of statements on SQLite hold: a value there makes a plan that stays, a parameter may have one made each time.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqlite } from '../../src/server/store/engines/sqlite.ts'
import { PART_COLUMNS } from '../../src/server/store/engines/sqlite-dialect.ts'
import { preparedQuery } from '../../src/server/store/prepared-query.ts'
import type { MessageState } from '../../src/server/store/schema.ts'
import type { Store } from '../../src/server/store/store.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder('messaging-statements-')
let store: Store

beforeAll(async () => {
  store = await openSqlite(folder)
})
afterAll(async () => {
  await store.close()
})

it('every column that an index over a part of a table compares with a word is known', async () => {
  const { rows } = await sql<{ sql: string }>`SELECT sql FROM sqlite_schema WHERE type = 'index'`.execute(store.db)
  const conditions = rows.flatMap(({ sql: text }) => text?.split(/\sWHERE\s/)[1] ?? [])
  const columns = conditions.flatMap((text) => [...text.matchAll(/(\w+) (?:=|IN) /g)].map(([, name]) => name as string))
  expect(columns).toContain('removed')
  expect(columns.filter((name) => !PART_COLUMNS.has(name))).toEqual([])
})

describe('a value that is compared', () => {
  const messages = () => store.db.selectFrom('message').select('id').where('account_id', '=', 1)
  const written = (query: { compile(): { sql: string; parameters: readonly unknown[] } }) => {
    const { sql: text, parameters } = query.compile()
    return { condition: text.split(' and ').slice(1).join(' and '), parameters }
  }

  it('with such a column stands in the text', () => {
    expect(written(messages().where('state', '=', 'accepted').where('message.channel', '!=', 'sms'))).toEqual({
      condition: `"state" = 'accepted' and "message"."channel" != 'sms'`,
      parameters: [1],
    })
    expect(written(messages().where('state', 'in', ['accepted', 'failed']))).toEqual({
      condition: `"state" in ('accepted', 'failed')`,
      parameters: [1],
    })
    expect(written(store.db.selectFrom('list').selectAll().where('id', '=', 1).where('removed', '=', 0))).toEqual({
      condition: '"removed" = 0',
      parameters: [1],
    })
  })

  it('stays a parameter when it is no word, and with any other column', () => {
    const odd = `o'clock` as MessageState
    expect(written(messages().where('state', '=', odd).where('reason', '=', 'busy').where('priority', '=', 7))).toEqual(
      {
        condition: '"state" = ? and "reason" = ? and "priority" = ?',
        parameters: [1, odd, 'busy', 7],
      },
    )
    expect(written(messages().where('state', 'in', ['accepted', odd]))).toEqual({
      condition: '"state" in (?, ?)',
      parameters: [1, 'accepted', odd],
    })
  })

  it('stays an argument of a kept query', async () => {
    const row = { account_id: 1, status: 'active', group_id: 0, language: 'en', created: 0, updated: 0 } as const
    await store.write(async (tx) => {
      for (const [internal_name, removed] of [
        ['kept', 0],
        ['gone', 1],
      ] as const)
        await tx
          .insertInto('list')
          .values({ ...row, internal_name, public_name: '', removed })
          .execute()
    })
    const ofLists = preparedQuery((db, { removed }: { removed: 0 | 1 }) =>
      db.selectFrom('list').select('internal_name').where('removed', '=', removed),
    )
    expect((await ofLists(store.db, { removed: 0 })).rows).toEqual([{ internal_name: 'kept' }])
    expect((await ofLists(store.db, { removed: 1 })).rows).toEqual([{ internal_name: 'gone' }])
  })
})
