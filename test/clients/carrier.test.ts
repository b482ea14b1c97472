// The client of the Carrier API against the simulated gateway: what it sends is signed, and no key of an account.
import { expect, it } from 'vitest'
import { createCarrierClient } from '../../src/clients/carrier.ts'
import { SECRET, startTestGateway } from '../support/gateway.ts'
import { startReceiver } from '../support/receiver.ts'

const message = {
  id: 'test-1',
  from: 'Shop',
  to: '+351910000001',
  text: 'Olá',
  encoding: 'gsm0338' as const,
  parts: 1,
  callback: 'http://127.0.0.1:1/news',
}

it('hands SMS and calls to a gateway, and ends calls', async () => {
  await using gateway = await startTestGateway()
  const carrier = createCarrierClient({ baseUrl: gateway.url, secret: SECRET })
  const { carrier_id } = await carrier.submitMessage({ body: message })
  expect(await carrier.submitMessage({ body: message })).toEqual({ carrier_id })
  expect(gateway.messages).toMatchObject([{ carrierId: carrier_id, message: { text: 'Olá' } }])
  const { encoding: _, parts: __, text, ...call } = message
  await carrier.startCall({ body: { ...call, id: 'call-1', media: { text, language: 'pt' } } })
  await carrier.deleteCall({ path: { id: 'call-1' } })
  await expect(carrier.deleteCall({ path: { id: 'call-2' } })).rejects.toMatchObject({ status: 404 })
})

it('is refused with another secret, and sends no key', async () => {
  await using gateway = await startTestGateway()
  const stranger = createCarrierClient({ baseUrl: gateway.url, secret: 'whsec_b3RoZXItc2VjcmV0LW9mLW5vYm9keQ==' })
  await expect(stranger.submitMessage({ body: message })).rejects.toMatchObject({ status: 401 })
  const receiver = await startReceiver(() => ({ status: 202, body: '{"carrier_id":"1"}' }))
  await createCarrierClient({ baseUrl: receiver.url, secret: SECRET }).submitMessage({ body: message })
  expect(receiver.requests[0]?.headers).not.toHaveProperty('apikey')
  await receiver.close()
})
