// The ids of SMS in the store, when their carrier gives an id again.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertEarlyReports, insertParts, releaseParts } from '../../src/server/store/sending/sms-parts.ts'
import type { Store } from '../../src/server/store/store.ts'
import { openTestStore } from '../support/engine.ts'

let folder: string
let store: Store
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-parts-'))
  store = await openTestStore(folder)
})
afterAll(async () => {
  await store?.close()
  await rm(folder, { recursive: true, force: true })
})

const part = (carrier_id: string, message_id: number, state: 'sent' | 'failed' = 'sent') => ({
  ...{ carrier: 'centre', carrier_id, message_id, total: 2, state, reason: null, created: 1 },
})
const insert = (row: ReturnType<typeof part>) => store.writeAlongside((tx) => insertParts(tx, [row]))

it('what was reported on an id before its message was settled stays', async () => {
  await store.writeAlongside((tx) =>
    insertEarlyReports(tx, [{ ...part('early', 0, 'failed'), message_id: null, total: 0, reason: 'gone' }]),
  )
  expect(await insert(part('early', 7))).toMatchObject([{ message_id: 7, state: 'failed', reason: 'gone' }])
})

it('an id that an earlier attempt gave back begins anew', async () => {
  await insert(part('again', 8, 'failed'))
  await store.writeAlongside((tx) => releaseParts(tx, [8]))
  expect(await insert(part('again', 9))).toMatchObject([{ message_id: 9, state: 'sent', reason: null }])
})
