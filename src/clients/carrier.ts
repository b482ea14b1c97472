// The client of the Carrier API, which gateways implement: for those who write one, or try it. It signs what it sends.
import { calls, server } from '../../generated/carrier-v1/calls.ts'
import type { CarrierMethods } from '../../generated/carrier-v1/methods.ts'
import { createApiClient } from './client.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'
import { randomKey } from './random-key.ts'
import { signWebhook } from './webhooks.ts'

export type * from '../../generated/carrier-v1/methods.ts'
export type * from '../../generated/carrier-v1/schemas.ts'

/** One method for each operation of the Carrier API. */
export interface CarrierClient extends ApiClient<CarrierMethods> {}

/** Settings of a client of a gateway, which knows no keys of accounts. */
export interface CarrierClientOptions extends Omit<ClientOptions, 'apiKey'> {
  /** `whsec_` and Base64: with which both sides sign. */
  secret: string
}

/** A client of a gateway. */
export function createCarrierClient({ secret, ...options }: CarrierClientOptions): CarrierClient {
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request))

  async function signed(request: Request): Promise<Response> {
    const body = await request.clone().text()
    const [id, seconds] = [randomKey(), Math.floor(Date.now() / 1000)]
    const headers = new Headers(request.headers)
    headers.delete('apikey')
    headers.set('webhook-id', id)
    headers.set('webhook-timestamp', String(seconds))
    headers.set('webhook-signature', await signWebhook(id, seconds, body, secret))
    return send(new Request(request, { headers }))
  }

  // Every client has a key; this one leaves it out again.
  return createApiClient<CarrierClient>(calls, server, { ...options, apiKey: 'none', fetch: signed })
}
