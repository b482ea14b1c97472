// An account sends only so many one-time codes in an hour, whoever they go to.
import { expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

it('refuses the codes of an account beyond its limit, raises one alarm, and counts again after an hour', async () => {
  const logged: string[] = []
  const logStream = { write: (line: string) => void logged.push(line) }
  await using server = await startServer({
    env: { MESSAGING_CODE_LIMIT: '3', MESSAGING_LOG: 'warn' },
    app: { logStream },
  })
  const { key } = await server.createAccount('Shop')
  const { transactional: api, sandbox, sender_id } = await withSmsSender(server, key)
  let next = 0
  const send = () => api.requestVerifyBySms({ body: { senderId: String(sender_id), to: `351-91000010${++next}` } })
  const [first] = [await send(), await send(), await send()]
  const resend = () => api.resendVerifyRequest({ path: { id: first.requestId } })
  for (const refused of [send, send, resend])
    await expect(refused()).rejects.toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
      message: expect.stringContaining('3 codes within an hour'),
    })
  expect(logged.filter((line) => line.includes('MESSAGING_CODE_LIMIT'))).toHaveLength(1)
  expect(await (await server.inject('/metrics')).text()).toMatch(/^messaging_codes_refused_total 3$/m)
  const other = await withSmsSender(server, (await server.createAccount('Other')).key)
  await expect(
    other.transactional.requestVerifyBySms({ body: { senderId: String(other.sender_id), to: '351-910000200' } }),
  ).resolves.toHaveProperty('requestId')
  await sandbox.advanceClock({ body: { seconds: 3_600 } })
  await expect(send()).resolves.toHaveProperty('requestId')
})
