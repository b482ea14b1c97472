// A simulated gateway of the Carrier API for a test, carriers that post to one, and a platform that it reaches.
import { type ApiCarrierDeps, createApiCarrier } from '../../src/server/channels/carrier-api/api-carrier.ts'
import type { Gateway } from '../../src/server/channels/carrier-api/poster.ts'
import { createGuardedClient } from '../../src/server/channels/http/guarded-client.ts'
import { createCarrierIds } from '../../src/server/domain/sending/carrier-ids.ts'
import { PRIORITY, RESERVED } from '../../src/server/domain/sending/priority.ts'
import { type GatewayOptions, startGateway } from '../../src/simulators/gateway/gateway.ts'
import type { TakenMessage } from '../../src/simulators/gateway/messages.ts'
import { createArrivals } from './arrivals.ts'
import { startReceiver } from './receiver.ts'
import { startServer } from './server.ts'

export const SECRET = 'whsec_Z2F0ZXdheS1zZWNyZXQtb2YtdGVzdHM='

/** A gateway on a free port, with all that it takes. */
export async function startTestGateway(options: Partial<GatewayOptions> = {}) {
  const taken = createArrivals<TakenMessage>('an SMS')
  const gateway = await startGateway({ port: 0, secret: SECRET, receiptAfter: 5, ...options, onMessage: taken.add })
  return { ...gateway, taken, [Symbol.asyncDispose]: gateway.close }
}

/** It does not wait as long as in earnest, except for what a busy machine needs. */
const times = { answerIn: 60_000, againAfter: 1, throttlePause: 5, throttlePatience: 60_000, closeIn: 60_000 }

const ids = createCarrierIds('secret of the links')

/** A carrier that posts to a gateway. */
export function openApiCarrier(url: string, change: Partial<Gateway> = {}, parts: Partial<ApiCarrierDeps> = {}) {
  let throttled = 0
  const carrier = createApiCarrier(
    { url, secrets: [SECRET], window: 10, rate: null, ...change },
    {
      client: createGuardedClient(['127.0.0.0/8']),
      idOf: ({ messageId, to }) => ids.of(messageId, to),
      callback: 'http://127.0.0.1:1/news',
      isReserved: ({ priority }) => (priority ?? PRIORITY.campaign) <= RESERVED,
      now: Date.now,
      onChange: () => undefined,
      onThrottled: () => void throttled++,
      ...parts,
      times: { ...times, ...parts.times },
    },
  )
  return { ...carrier, throttled: () => throttled, [Symbol.asyncDispose]: carrier.close }
}

/** What makes a platform call by the gateway. */
export const callingBy = (gateway: { url: string }) => ({
  MESSAGING_VOICE_CARRIER_URL: `${gateway.url}?window=20`,
  MESSAGING_VOICE_CARRIER_SECRET: SECRET,
})

/** A platform whose SMS leave by the gateway, and whose address the gateway reaches. */
export async function startBehind(gateway: { url: string }, options: Parameters<typeof startServer>[0] = {}) {
  const front = await startReceiver()
  const env = {
    MESSAGING_SMS_CARRIER_URL: `${gateway.url}?window=20`,
    MESSAGING_SMS_CARRIER_SECRET: SECRET,
    MESSAGING_PUBLIC_URL: front.url,
    ...options.env,
  }
  const server = await startServer({ ...options, env })
  front.respond = async ({ method, path, headers, body }) => {
    const answer = await server.app.http.inject({ method: method as 'POST', url: path, headers, payload: body })
    return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.rawPayload }
  }
  const close = async () => {
    await front.close()
    await server.close()
  }
  return { ...server, front, close, [Symbol.asyncDispose]: close }
}
