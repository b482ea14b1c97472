// The wire of SMS by a gateway that implements the Carrier API, and what operators see of it.
import type { FastifyBaseLogger } from 'fastify'
import { type ApiCarrier, createApiCarrier, type GatewayHealth } from '../channels/carrier-api/api-carrier.ts'
import { createGuardedClient, type IsOwnPort } from '../channels/http/guarded-client.ts'
import type { CarrierIds } from '../domain/sending/carrier-ids.ts'
import { PRIORITY, RESERVED } from '../domain/sending/priority.ts'
import type { Clock } from '../lib/clock.ts'
import type { Metrics } from '../lib/metrics.ts'
import type { GatewaySetting } from './setting-sms.ts'
import type { Config } from './settings.ts'

/** The operator chose the address of the gateway. */
const EVERYWHERE = ['0.0.0.0/0', '::/0']

/** The path of the address that each SMS names. */
const NEWS_PATH = '/carrier/v1/news'

export interface GatewayParts {
  config: Pick<Config, 'publicUrl' | 'gatewaySecrets'>
  clock: Pick<Clock, 'wall'>
  metrics: Metrics
  log: FastifyBaseLogger
  ids: CarrierIds
  isOwnPort: IsOwnPort
}

/** What is counted of a gateway, whatever its state. */
function measure(metrics: Metrics, health: () => GatewayHealth) {
  metrics.gauge('messaging_gateway_up', 'Whether the gateway of SMS takes messages: 1 or 0.', () => [
    { value: health().state === 'failing' ? 0 : 1 },
  ])
  metrics.gauge('messaging_gateway_in_flight', 'SMS that the gateway has not answered yet.', () => [
    { value: health().inFlight },
  ])
  const throttled = metrics.counter('messaging_gateway_throttled_total', 'SMS that the gateway put off as too many.')
  throttled.add({}, 0)
  return { throttled: () => throttled.add({}) }
}

/** The carrier of the gateway; it connects with the first SMS. */
export function openGateway(gateway: GatewaySetting, parts: GatewayParts): ApiCarrier {
  const { config, clock, metrics, log, ids, isOwnPort } = parts
  const said = { op: 'gateway', gateway: new URL(gateway.url).host }
  let wasFailing = false
  const counts = measure(metrics, () => carrier.health())
  const carrier = createApiCarrier(
    { ...gateway, secrets: config.gatewaySecrets ?? [] },
    {
      client: createGuardedClient(EVERYWHERE, isOwnPort),
      idOf: ({ messageId, to }) => ids.of(messageId, to),
      callback: `${config.publicUrl}${NEWS_PATH}`,
      isReserved: ({ priority }) => (priority ?? PRIORITY.campaign) <= RESERVED,
      now: clock.wall,
      onChange({ state, reason }) {
        // One line for each change, not for each message.
        const isFailing = state === 'failing'
        if (isFailing === wasFailing) return
        wasFailing = isFailing
        if (isFailing) log.warn({ ...said, reason }, 'the gateway of SMS takes no messages')
        else log.info(said, 'the gateway of SMS takes messages again')
      },
      onThrottled: counts.throttled,
    },
  )
  return carrier
}

/** What the door for the news of the gateway needs; null without a gateway. */
export function gatewayNews(
  { gateway, gatewaySecrets }: Pick<Config, 'gateway' | 'gatewaySecrets'>,
  { clock, metrics }: Pick<GatewayParts, 'clock' | 'metrics'>,
) {
  if (gateway === null || gatewaySecrets === null) return null
  const total = metrics.counter('messaging_gateway_news_total', 'What the gateway posted, by type and effect.')
  return {
    secrets: gatewaySecrets,
    path: NEWS_PATH,
    carrier: new URL(gateway.url).host,
    now: clock.wall,
    count: (type: string, effect: string) => total.add({ type, effect }),
  }
}
