// The ids of SMS in the store, when their carrier gives an id again.
import { expect, it } from 'vitest'
import {
  insertEarlyReports,
  insertParts,
  messagesOfParts,
  partsOfMessages,
  releaseParts,
  settleParts,
} from '../../src/server/store/sending/sms-parts.ts'
import { onPostgresOnly } from '../support/engine.ts'
import { rowsRead } from '../support/rows-read.ts'
import { useStore } from '../support/use-store.ts'

const store = useStore()

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

it(
  'of a carrier with many parts only those are read that are asked for, in a new table as well',
  onPostgresOnly(),
  async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => part(`many-${n}`, 100 + n))
    await store.writeAlongside((tx) => insertParts(tx, many))
    const some = many.slice(0, 40)
    const [ids, messages] = [some.map((one) => one.carrier_id), some.map((one) => one.message_id)]
    const read = await store.writeAlongside(async (tx) => {
      expect((await messagesOfParts(tx, 'centre', ids)).size).toBe(40)
      expect(await partsOfMessages(tx, messages)).toHaveLength(40)
      expect(
        await settleParts(
          tx,
          'centre',
          some.map((one) => ({ ...one, state: 'delivered' as const })),
        ),
      ).toHaveLength(40)
      await releaseParts(tx, messages)
      return rowsRead(tx, 'sms_part')
    })
    expect(read).toBeLessThan(10 * some.length)
  },
)
