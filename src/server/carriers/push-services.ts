// The push services of Apple and Google, for live accounts, as far as the settings have their keys.
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createApnsCarrier } from '../channels/apns/apns-carrier.ts'
import type { ApnsKey } from '../channels/apns/provider-token.ts'
import type { ServiceAccount } from '../channels/fcm/access-token.ts'
import { createFcmCarrier } from '../channels/fcm/fcm-carrier.ts'
import { createGuard, createGuardedClient } from '../channels/http/guarded-client.ts'
import { isAppleToken } from '../channels/push/delivery.ts'
import { createServiceWatch, type ServiceCondition, type ServiceWatch } from '../channels/push/service-watch.ts'
import type { Outcome, OutgoingPush, PushCarrier } from '../domain/sending/carrier.ts'
import type { Clock } from '../lib/clock.ts'
import type { Metrics } from '../lib/metrics.ts'
import { type Config, ConfigError } from '../settings/settings.ts'
import { serviceUrl } from '../settings/values.ts'

/** Counts the answers of push services, and shows whether they are available. */
function measurePushServices(
  metrics: Metrics,
  conditions: () => Iterable<[string, ServiceCondition]>,
): (service: string, answer: string) => void {
  const total = metrics.counter('messaging_push_answers_total', 'Answers of push services, by service and reason.')
  metrics.gauge('messaging_push_service_up', 'Whether a push service takes messages: 1 or 0.', () =>
    [...conditions()].map(([service, { state }]) => ({
      labels: { service },
      value: state === 'ok' || state === 'unused' ? 1 : 0,
    })),
  )
  return (service, answer) => total.add({ service, answer })
}

export interface PushServiceDeps {
  config: Pick<
    Config,
    'apnsKeyFile' | 'apnsKeyId' | 'apnsTeamId' | 'apnsTopic' | 'apnsUrl' | 'fcmAccountFile' | 'fcmUrl' | 'allowPrivate'
  >
  clock: Pick<Clock, 'wall'>
  metrics: Metrics
  /** Ports of the platform itself. */
  ownPorts: ReadonlySet<number>
  alarm(text: string, data: Record<string, unknown>): void
}

export interface PushServices {
  /** The carrier of live accounts; `captured` takes the messages of services that are not configured. */
  carrier(captured: PushCarrier): PushCarrier
  /** How each service is. */
  conditions(): Record<string, string>
  /** Each by itself. */
  services: readonly PushService[]
}

/** One service that the settings name. */
export interface PushService {
  name: 'apns' | 'fcm'
  /** Its address, of which two are one after the other. */
  urls: readonly string[]
  carrier: PushCarrier
  watch: Pick<ServiceWatch, 'condition' | 'since'>
}

/** The settings that belong to the key of Apple, by the names of their values. */
const besideApnsKey = {
  apnsKeyId: 'MESSAGING_APNS_KEY_ID',
  apnsTeamId: 'MESSAGING_APNS_TEAM_ID',
  apnsTopic: 'MESSAGING_APNS_TOPIC',
} as const

function readKeyFile(file: string): KeyObject {
  let key: KeyObject
  try {
    key = createPrivateKey(readFileSync(file))
  } catch (error) {
    throw new ConfigError(`MESSAGING_APNS_KEY_FILE: the key cannot be read from ${file}. ${(error as Error).message}`)
  }
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new ConfigError(
      `MESSAGING_APNS_KEY_FILE: the key in ${file} must be one on the curve P-256, as Apple makes them.`,
    )
  return key
}

/** The key of Apple and the app that it is for; null without the setting. Throws ConfigError when something is missing. */
function readApns(config: PushServiceDeps['config']): { key: ApnsKey; topic: string } | null {
  const { apnsKeyFile, apnsKeyId, apnsTeamId, apnsTopic } = config
  if (apnsKeyFile === null) {
    const alone = Object.entries(besideApnsKey).find(([key]) => config[key as keyof typeof besideApnsKey] !== null)
    if (alone) throw new ConfigError(`${alone[1]} needs MESSAGING_APNS_KEY_FILE.`)
    return null
  }
  const key = readKeyFile(apnsKeyFile)
  if (apnsKeyId !== null && apnsTeamId !== null && apnsTopic !== null)
    return { key: { key, keyId: apnsKeyId, teamId: apnsTeamId }, topic: apnsTopic }
  const missing = Object.entries(besideApnsKey).flatMap(([key, name]) =>
    config[key as keyof typeof besideApnsKey] === null ? [name] : [],
  )
  throw new ConfigError(`MESSAGING_APNS_KEY_FILE needs ${missing.join(' and ')}.`)
}

/** A service account as its file says; null without the setting. Throws ConfigError for a file of another kind. */
function readFcm({ fcmAccountFile: file }: PushServiceDeps['config']): ServiceAccount | null {
  if (file === null) return null
  const wrong = (why: string) =>
    new ConfigError(`MESSAGING_FCM_SERVICE_ACCOUNT_FILE: ${file} is not a service account file. ${why}`)
  let given: Record<string, unknown>
  let key: KeyObject
  try {
    given = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    key = createPrivateKey(String(given['private_key']))
  } catch (error) {
    // What cannot be parsed may be shown by the error, and may be the key.
    throw wrong((error as NodeJS.ErrnoException).code === 'ENOENT' ? 'It does not exist.' : 'It has no private key.')
  }
  const { project_id: projectId, client_email: clientEmail, token_uri: tokenUrl } = given
  if (key.asymmetricKeyType !== 'rsa') throw wrong('Its private key must be RSA.')
  if (typeof projectId !== 'string' || typeof clientEmail !== 'string' || typeof tokenUrl !== 'string')
    throw wrong('It must have project_id, client_email and token_uri.')
  return { projectId, clientEmail, key, tokenUrl: serviceUrl(tokenUrl, 'token_uri of the service account') }
}

/** How long Google may take for an answer, milliseconds, and bytes of one that are read. */
const ANSWER_TIME = 30_000
const ANSWER_BYTES = 65_536

/** Opens the services that the settings name; throws ConfigError for a setting that cannot be used. */
export function openPushServices({ config, clock, metrics, ownPorts, alarm }: PushServiceDeps): PushServices {
  const watches = new Map<PushService['name'], ServiceWatch>()
  const conditions = () => [...watches].map(([name, watch]): [string, ServiceCondition] => [name, watch.condition()])
  const serviceOf = (name: PushService['name'], carrier: PushCarrier | null, urls: string[]): PushService[] => {
    const watch = watches.get(name)
    return carrier && watch ? [{ name, urls, carrier, watch }] : []
  }
  const count = measurePushServices(metrics, conditions)
  const isOwnPort = (port: number) => ownPorts.has(port)
  const guard = createGuard(config.allowPrivate.live, isOwnPort)
  const watchOf = (service: PushService['name']): ServiceWatch => {
    const watch = createServiceWatch({ service, now: clock.wall, alarm, count })
    watches.set(service, watch)
    return watch
  }
  const apple = readApns(config)
  const apns =
    apple && createApnsCarrier({ ...apple, urls: config.apnsUrl, guard, now: clock.wall, watch: watchOf('apns') })
  const account = readFcm(config)
  const client = createGuardedClient(config.allowPrivate.live, isOwnPort)
  const limits = { timeoutMs: ANSWER_TIME, maxBytes: ANSWER_BYTES }
  const fcm =
    account &&
    createFcmCarrier({
      account,
      url: config.fcmUrl,
      post: (url, headers, body) => client.send(url, { method: 'POST', headers, body, ...limits }),
      now: clock.wall,
      watch: watchOf('fcm'),
    })
  return {
    carrier(captured) {
      const own = [apns, fcm].filter((one) => one !== null)
      if (own.length === 0) return captured
      return routeMessages((push) => (isAppleToken(push.device) ? apns : fcm) ?? captured, own, client.close)
    },
    conditions: () =>
      Object.fromEntries(
        conditions().map(([name, { state, reason }]) => [name, reason ? `${state}: ${reason}` : state]),
      ),
    services: [
      ...serviceOf('apns', apns, [config.apnsUrl.production, config.apnsUrl.development]),
      ...serviceOf('fcm', fcm, [config.fcmUrl]),
    ],
  }
}

/** A carrier that gives each message to another one; `own` are those that end with it, and `end` comes after them. */
function routeMessages(
  carrierOf: (push: OutgoingPush) => PushCarrier,
  own: readonly PushCarrier[],
  end: () => Promise<void>,
): PushCarrier {
  return {
    async send(pushes) {
      const outcomes = new Map<OutgoingPush, Outcome>()
      const parts = [...Map.groupBy(pushes, carrierOf)].map(async ([carrier, some]) => {
        // What others have sent has its outcome already, so one that fails must not throw.
        const sent = await carrier.send(some).catch((error: Error) => some.map(() => deferredOutcome(error)))
        for (const [i, push] of some.entries()) outcomes.set(push, sent[i] as Outcome)
      })
      await Promise.all(parts)
      return pushes.map((push) => outcomes.get(push) as Outcome)
    },
    async close() {
      await Promise.all(own.map((carrier) => carrier.close()))
      await end()
    },
  }
}

const deferredOutcome = ({ message: reason }: Error): Outcome => ({ state: 'deferred', reason, broken: true })
