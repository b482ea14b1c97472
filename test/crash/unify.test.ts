// Contacts are being merged when the process dies: each group becomes one contact, and no opt-out is lost.
import { expect, it } from 'vitest'
import { createMarketingClient } from '../../src/clients/index.ts'
import { readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { makeList } from '../support/marketing.ts'
import { openMember } from './open-member.ts'

const KEY = 'sk_sandbox_unify_000000000000000000000000'
const GROUPS = 4_000
const KILLS = 4

it('kill -9 while contacts are merged: each group becomes one contact, opted out if one of them was', async () => {
  await using own = await openMember({ MESSAGING_SANDBOX_KEY: KEY })
  const { data, member } = own
  const start = async () => {
    await member.start()
    return createMarketingClient({ apiKey: KEY, baseUrl: `${member.url()}/marketing/v3` })
  }
  let api = await start()
  const list_id = await makeList(api)
  const path = { list_id }
  const status = async (operation_id: number) => (await api.getOperation({ path: { operation_id } })).status
  // Two contacts per cellphone; in every tenth group, the younger one has unsubscribed.
  const contacts = Array.from({ length: 2 * GROUPS }, (_, n) => ({
    base: {
      email: `c${n}@example.com`,
      cellphone: `351-91${1_000_000 + (n % GROUPS)}`,
      ...(n >= GROUPS && n % 10 === 0 && { status: 'removed' as const }),
    },
  }))
  const added = await api.importContacts({ path, body: { mode: 'add', compare_field: 'email', contacts } })
  await eventually(async () => (await status(added.operation_id)) === 'finished')
  const count = async () => (await api.getList({ path })).stats.total_contacts
  const { operation_id } = await api.unifyContacts({ path, body: { type: 'fields', compare_fields: ['cellphone'] } })
  for (let n = 1; n <= KILLS; n++) {
    // Some more groups are merged before each kill.
    const most = 2 * GROUPS - (n * GROUPS) / (KILLS + 1)
    await eventually(async () => (await count()) < most)
    await member.kill()
    api = await start()
  }
  await eventually(async () => (await status(operation_id)) === 'finished')
  const { duplicates } = await api.getOperation({ path: { operation_id } })
  expect(duplicates).toMatchObject({ groups: GROUPS, merged: GROUPS, skipped_groups: 0 })
  const byStatus = await readRows<{ status: string; n: number }>(
    data,
    'SELECT status, count(*) AS n FROM contact GROUP BY status ORDER BY status',
  )
  expect(byStatus.map((row) => [row.status, Number(row.n)])).toEqual([
    ['active', GROUPS - GROUPS / 10],
    ['removed', GROUPS / 10],
  ])
  const merged = await readRows<{ n: number }>(data, 'SELECT count(*) AS n FROM merged_contact')
  expect(Number(merged[0]?.n)).toBe(GROUPS)
})
