// An evidence that cannot be made shows with its message, and why.
import { expect, it } from 'vitest'
import { changeRows, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { withSender } from '../../support/mailing.ts'
import { startServer } from '../../support/server.ts'

it('shows evidences that could not be made with the message, not among those that are ready', async () => {
  await using server = await startServer()
  const mailing = await withSender(server)
  const registered = server.registered(server.key)
  for (const to of ['ana@example.com', 'rui@example.com']) await mailing.send({ to, registered: true })
  const [newest, oldest] = await eventually(async () => {
    const { items } = await registered.listRegisteredMessages()
    return items.length === 2 ? items : null
  })
  const path = { registered_id: String(oldest?.id) }
  const { message_detail, ...without } = await registered.getRegisteredMessage({ path })
  expect(without).not.toHaveProperty('failed_evidences')
  const [row] = await readRows<{ id: number; account_id: number }>(
    server.data,
    `SELECT id, account_id FROM registered_message WHERE hash = '${path.registered_id}'`,
  )
  // An evidence whose worker died three times.
  await changeRows(
    server.data,
    `INSERT INTO evidence (account_id, registered_id, state, lease_until, name, size, queued, tries)
     VALUES (${row?.account_id}, ${row?.id}, 'in_queue', 0, '', 0, 1767225600000, 3)`,
  )
  await registered.createEvidencesBulk({ body: [String(newest?.id)] })
  const { failed_evidences } = await eventually(async () => {
    const message = await registered.getRegisteredMessage({ path })
    return message.failed_evidences && message
  })
  expect(failed_evidences).toEqual([
    {
      id: expect.any(Number),
      reason: 'The platform ended 3 times while it made the evidence.',
      ordered_at: '2026-01-01 00:00:00',
    },
  ])
  await expect(registered.listRegisteredEvidences({ path })).resolves.toEqual({ total_items: 0, items: [] })
})
