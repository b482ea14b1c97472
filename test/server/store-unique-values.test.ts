// Who holds the unique values of a list.
import { expect, it } from 'vitest'
import { findHolders, type HeldKey, takeValues } from '../../src/server/store/audience/contact-unique.ts'
import { onPostgresOnly } from '../support/engine.ts'
import { rowsRead } from '../support/rows-read.ts'
import { useStore } from '../support/use-store.ts'

const store = useStore()

const email = (n: number): HeldKey => ['email', `reader${n}@example.com`, n]

it('are found by field and value, and only those of the list', async () => {
  const keys: HeldKey[] = [email(1), email(2), ['cellphone', '351-910000001', 2]]
  await store.write(async (tx) => {
    await takeValues(tx, 1, keys)
    await takeValues(tx, 2, [email(3)])
  })
  const asked = [...keys, email(3)].map(([field, value]) => [field, value] as const)
  const holders = await findHolders(store.db, 1, asked)
  expect(asked.map((key) => holders.get(key))).toEqual([1, 2, 2, undefined])
})

it(
  'of a list with many values only those are read that are asked for, in a new table as well',
  onPostgresOnly(),
  async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => email(n))
    await store.write((tx) => takeValues(tx, 3, many))
    const some = many.slice(5_000, 5_500).map(([field, value]) => [field, value] as const)
    const read = await store.write(async (tx) => {
      expect((await findHolders(tx, 3, some)).contacts()).toHaveLength(500)
      return rowsRead(tx, 'contact_unique')
    })
    expect(read).toBeLessThan(1_000)
  },
)
