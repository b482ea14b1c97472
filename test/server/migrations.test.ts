// What a migration makes of the rows of an older program, on either engine.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migratePostgres } from '../../src/server/store/engines/postgres-migrate.ts'
import { migrateSqlite } from '../../src/server/store/engines/sqlite-migrate.ts'
import { transactionalByIds } from '../../src/server/store/messages/transactional.ts'
import { cancelled } from '../../src/server/store/migrations/0018-cancelled.ts'
import { keyUsers } from '../../src/server/store/migrations/0022-key-users.ts'
import { clocks } from '../../src/server/store/migrations/0023-clocks.ts'
import { fieldOptions } from '../../src/server/store/migrations/0029-field-options.ts'
import { devices } from '../../src/server/store/migrations/0036-devices.ts'
import { transactionalContents } from '../../src/server/store/migrations/0066-transactional-contents.ts'
import { contactCounts } from '../../src/server/store/migrations/0068-contact-counts.ts'
import { smsPartsById } from '../../src/server/store/migrations/0070-sms-parts-by-id.ts'
import { appleTokens } from '../../src/server/store/migrations/0085-apple-tokens.ts'
import { baseline } from '../../src/server/store/migrations/migrate.ts'
import {
  changeRows,
  connected,
  databaseOf,
  dropDatabaseOf,
  onPostgres,
  openTestStore,
  readRows,
} from '../support/engine.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-migrations-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await dropDatabaseOf(folder)
})

/** A database as the last program left it that did not know this migration. */
async function before(migration: string): Promise<void> {
  const last = baseline.indexOf(migration)
  if (onPostgres) {
    const url = await databaseOf(folder, { empty: true })
    return connected(url, (client) => migratePostgres(client, { last }))
  }
  const database = new DatabaseSync(join(folder, 'messaging.db'))
  migrateSqlite(database, { last })
  database.close()
}

it('messages that were called off get the one spelling', async () => {
  await before(cancelled)
  const columns = 'id, account_id, channel, address, state, attempts, lease_until, created'
  const rowOf = (id: number, state: string) => `(${id}, 1, 'email', 'ana@example.com', '${state}', 0, 0, 1)`
  const states = ['canceled', 'cancelled', 'accepted']
  await changeRows(
    folder,
    `INSERT INTO message (${columns}) VALUES ${states.map((state, i) => rowOf(i + 1, state)).join()}`,
  )
  await (await openTestStore(folder)).close()
  const rows = await readRows<{ state: string }>(folder, 'SELECT state FROM message ORDER BY id')
  expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'accepted'])
})

it('the first key of the sandbox gets its oldest user, and no other key one', async () => {
  await before(keyUsers)
  const accounts = ["(1, NULL, 'sandbox', 'a', 1)", "(2, 1, 'sandbox', 'b', 1)", "(3, NULL, 'live', 'c', 1)"]
  await changeRows(folder, `INSERT INTO account (id, parent_id, kind, name, created) VALUES ${accounts.join()}`)
  const keys = ["('first', 1, NULL, 1)", "('named', 1, 'a', 1)", "('child', 2, NULL, 1)", "('live', 3, NULL, 1)"]
  await changeRows(folder, `INSERT INTO api_key (hash, account_id, name, created) VALUES ${keys.join()}`)
  const columns =
    'id, account_id, username, password_hash, is_admin, first_name, last_name, email, phone, profile_image, status, created, updated'
  const userOf = (id: number, account: number) =>
    `(${id}, ${account}, 'user-${id}', '', 1, '', '', '', '', '', 'active', 1, 1)`
  const users = [userOf(5, 1), userOf(6, 1), userOf(7, 2), userOf(8, 3)]
  await changeRows(folder, `INSERT INTO platform_user (${columns}) VALUES ${users.join()}`)
  await (await openTestStore(folder)).close()
  const rows = await readRows<{ hash: string; user_id: number | null }>(
    folder,
    'SELECT hash, user_id FROM api_key ORDER BY hash',
  )
  expect(rows.map(({ hash, user_id }) => [hash, user_id === null ? null : Number(user_id)])).toEqual([
    ['child', null],
    ['first', 5],
    ['live', null],
    ['named', null],
  ])
})

it('fields stay unique, except those with options, and every list has unique addresses', async () => {
  await before(fieldOptions)
  await changeRows(
    folder,
    "INSERT INTO list (id, account_id, internal_name, public_name, status, group_id, created, updated) VALUES (1, 1, 'a', 'a', 'active', 0, 1, 1)",
  )
  const fields = ["(1, 'text', 1)", "(2, 'text', 0)", "(3, 'options', 1)"]
  const rowOf = (field: string) => `(1, 1, 'a', 1, ${field.slice(1)}`
  await changeRows(
    folder,
    `INSERT INTO field (account_id, list_id, name, created, id, format, is_unique) VALUES ${fields.map(rowOf).join()}`,
  )
  await (await openTestStore(folder)).close()
  const kept = await readRows<{ uniqueness: string }>(folder, 'SELECT uniqueness FROM field ORDER BY id')
  expect(kept.map(({ uniqueness }) => uniqueness)).toEqual(['unique', 'none', 'none'])
  const [list] = await readRows<{ base_uniqueness: string }>(folder, 'SELECT base_uniqueness FROM list')
  expect(list?.base_uniqueness).toBe('{"email":"unique"}')
})

it('the clock of the installation becomes that of its sandbox accounts, and live accounts return to real time', async () => {
  await before(clocks)
  const DAY = 86_400_000
  const now = Date.now()
  const moved = now + DAY
  const message = (id: number, account: number, attempts: number, created: number, next: number) =>
    `(${id}, ${account}, 'email', 'ana@example.com', 'queued', ${attempts}, 0, ${created}, ${next})`
  for (const statement of [
    `INSERT INTO setting (name, value) VALUES ('clock-offset', '${DAY}')`,
    `INSERT INTO account (id, kind, name, created) VALUES (1, 'sandbox', 'A', 1), (2, 'live', 'B', 1)`,
    `INSERT INTO message (id, account_id, channel, address, state, attempts, lease_until, created, next_at) VALUES
      ${message(1, 2, 0, moved, moved)}, ${message(2, 2, 1, moved, moved + 300_000)},
      ${message(3, 2, 0, moved, moved + 9 * DAY)}, ${message(4, 1, 1, moved, moved + 300_000)}`,
    `INSERT INTO timer (account_id, kind, ref, generation, due) VALUES
      (2, 'run.start', 1, 1, ${moved + DAY}), (2, 'alert.repeat', 1, 1, ${moved + 60_000})`,
  ])
    await changeRows(folder, statement)
  await (await openTestStore(folder)).close()
  const read = async (query: string) =>
    (await readRows<Record<string, unknown>>(folder, query)).map((row) => Object.values(row).map(Number))
  expect(await read('SELECT id, ahead FROM account ORDER BY id')).toEqual([
    [1, DAY],
    [2, 0],
  ])
  // What was due at once or is tried again keeps its distance; what somebody scheduled keeps its date.
  expect((await read('SELECT id, next_at FROM message ORDER BY id')).map(([, next = 0]) => next - now)).toEqual([
    0,
    300_000,
    10 * DAY,
    DAY + 300_000,
  ])
  expect((await read('SELECT due FROM timer ORDER BY id')).map(([due = 0]) => due - now)).toEqual([2 * DAY, 60_000])
  expect(await read(`SELECT 1 FROM setting WHERE name = 'clock-offset'`)).toEqual([])
})

it('the clock of a live account cannot be moved: the table refuses it', async () => {
  await (await openTestStore(folder)).close()
  await changeRows(folder, `INSERT INTO account (kind, name, created) VALUES ('live', 'A', 1)`)
  await expect(changeRows(folder, 'UPDATE account SET ahead = 1')).rejects.toThrow(/check/i)
  await changeRows(folder, `UPDATE account SET kind = 'sandbox', ahead = 1`)
  await expect(changeRows(folder, 'UPDATE account SET ahead = -1')).rejects.toThrow(/check/i)
  await expect(changeRows(folder, `UPDATE account SET kind = 'live'`)).rejects.toThrow(/check/i)
})

it('tokens of contacts become devices, and the newest of several contacts keeps one', async () => {
  await before(devices)
  const rowOf = (id: number, tokens: string) =>
    `(${id}, 1, 1, 'active', 'any', 'api', 1, '', '', '', ${id}, '', '', 'en', 'active', 'active', 'active', '{}', ${tokens})`
  const columns =
    'id, account_id, list_id, status, consent, subscription_method, subscription_date, unsubscription_method, ' +
    'unsubscription_reason, unsubscription_observation, change_date, first_name, last_name, language, email_status, ' +
    'cellphone_status, phone_status, fields, push_tokens'
  const shared = '{"app_id":"shop","token":"shared"}'
  const texts = [
    `'{"android":[${shared},{"app_id":"shop","token":"a b"}]}'`,
    `'{"ios":[${shared}],"android":[${shared}]}'`,
  ]
  await changeRows(
    folder,
    `INSERT INTO contact (${columns}) VALUES ${[...texts, 'NULL'].map((text, i) => rowOf(i + 1, text)).join()}`,
  )
  await (await openTestStore(folder)).close()
  const rows = await readRows<{ contact_id: number }>(
    folder,
    'SELECT contact_id, app, address, system FROM device ORDER BY system, address',
  )
  expect(rows.map((row) => ({ ...row, contact_id: Number(row.contact_id) }))).toEqual([
    { contact_id: 1, app: 'shop', address: 'a b', system: 'android' },
    { contact_id: 2, app: 'shop', address: 'shared', system: 'android' },
    { contact_id: 2, app: 'shop', address: 'shared', system: 'ios' },
  ])
})

it('what was requested is kept beside its message, and copies share that of the first', async () => {
  await before(transactionalContents)
  const columns =
    'message_id, account_id, channel, origin, sender_id, group_id, status, subject, parts, content, source, copy_of, ' +
    'created_ip, created'
  const rowOf = (id: number, [content, source, copyOf]: string[]) =>
    `(${id}, 1, 'email', 'relay', 1, 1, 'queued', 'Hello', 0, ${content}, ${source}, ${copyOf}, '::1', 1)`
  const texts = [
    [`'{"n":1}'`, `'From: a'`, 'NULL'],
    [`''`, 'NULL', '1'],
    [`'{"n":3}'`, 'NULL', 'NULL'],
  ]
  await changeRows(
    folder,
    `INSERT INTO transactional_message (${columns}) VALUES ${texts.map((text, i) => rowOf(i + 1, text)).join()}`,
  )
  const store = await openTestStore(folder)
  const rows = await transactionalByIds(store.db, [1, 2, 3])
  await store.close()
  expect(rows.map(({ message_id, content, source }) => [message_id, content, source])).toEqual([
    [1, '{"n":1}', 'From: a'],
    [2, '{"n":1}', 'From: a'],
    [3, '{"n":3}', null],
  ])
  expect(await readRows(folder, 'SELECT * FROM transactional_content')).toHaveLength(2)
})

it('the contacts that lists have are counted by status, and go on to be counted', async () => {
  await before(contactCounts)
  const columns =
    'id, account_id, list_id, status, consent, subscription_method, subscription_date, unsubscription_method, ' +
    'unsubscription_reason, unsubscription_observation, change_date, first_name, last_name, language, email_status, ' +
    'cellphone_status, phone_status, fields, subscription_form'
  const rowOf = (id: number, list: number, status: string) =>
    `(${id}, 1, ${list}, '${status}', 'any', 'api', 1, '', '', '', 1, '', '', 'en', 'active', 'active', 'active', '{}', 0)`
  const insert = (...rows: string[]) => changeRows(folder, `INSERT INTO contact (${columns}) VALUES ${rows.join()}`)
  const counted = async () =>
    (
      await readRows<{ list_id: number | string; status: string; n: number | string }>(
        folder,
        'SELECT list_id, status, sum(n) AS n FROM contact_count GROUP BY list_id, status HAVING sum(n) <> 0 ORDER BY list_id, status',
      )
    ).map(({ list_id, status, n }) => [Number(list_id), status, Number(n)])
  await insert(rowOf(1, 1, 'active'), rowOf(2, 1, 'active'), rowOf(3, 1, 'removed'), rowOf(4, 2, 'active'))
  await (await openTestStore(folder)).close()
  expect(await counted()).toEqual([
    [1, 'active', 2],
    [1, 'removed', 1],
    [2, 'active', 1],
  ])
  await insert(rowOf(5, 2, 'inactive'))
  await changeRows(folder, `UPDATE contact SET status = 'removed', list_id = 2 WHERE id = 1`)
  await changeRows(folder, 'DELETE FROM contact WHERE id IN (3, 4)')
  expect(await counted()).toEqual([
    [1, 'active', 1],
    [2, 'inactive', 1],
    [2, 'removed', 1],
  ])
})

it('the ids of SMS stay as they were when their key changes', async () => {
  await before(smsPartsById)
  const parts = ["('a', '1', 7, 2, 'failed', 'gone', 3)", "('b', '1', NULL, 0, 'sent', NULL, 4)"]
  await changeRows(
    folder,
    `INSERT INTO sms_part (carrier, carrier_id, message_id, total, state, reason, created) VALUES ${parts.join()}`,
  )
  await (await openTestStore(folder)).close()
  const rows = await readRows<Record<string, unknown>>(folder, 'SELECT * FROM sms_part ORDER BY carrier')
  expect(rows.map((row) => Object.values(row).map((value) => (value === null ? null : String(value))))).toEqual([
    ['a', '1', '7', '2', 'failed', 'gone', '3'],
    ['b', '1', null, '0', 'sent', null, '4'],
  ])
})

it('one Apple device stays of those with one token, in the form of APNs, and other tokens stay as they are', async () => {
  await before(appleTokens)
  const hex = '0a1b2c3d'.repeat(8)
  const spaced = `<${'0a1b2c3d '.repeat(8).trim()}>`
  const rows = [
    ...[`'${spaced}', 'ios', 1`, `'${hex.toUpperCase()}', 'ios', 3`, `'${hex}', 'ios', 2`],
    ...[`'f3Kd:APA91bAB', 'ios', 1`, `'${hex.toUpperCase()}', 'android', 1`, `'AB12', 'ios', 1`],
  ]
  const values = rows.map((row, n) => `(${n + 1}, 1, 'push', 'app_1', ${row}, 1)`)
  await changeRows(
    folder,
    `INSERT INTO device (id, account_id, channel, app, address, system, seen, created) VALUES ${values.join()}`,
  )
  await (await openTestStore(folder)).close()
  const kept = await readRows<{ id: number; address: string }>(folder, 'SELECT id, address FROM device ORDER BY id')
  expect(kept.map(({ id, address }) => [Number(id), address])).toEqual([
    [2, hex],
    [4, 'f3Kd:APA91bAB'],
    [5, hex.toUpperCase()],
    [6, 'AB12'],
  ])
})
