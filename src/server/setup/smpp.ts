// The wire of SMS: a carrier by SMPP, what it hears, and what operators see of it.
import { readFileSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import type { SessionHealth } from '../channels/smpp/session.ts'
import { createSmppCarrier, nameOfCentre, type SmppCarrier } from '../channels/smpp/smpp-carrier.ts'
import type { CarrierTexts } from '../domain/insight/inbound/carrier-texts.ts'
import { PRIORITY, RESERVED } from '../domain/sending/priority.ts'
import type { SmsReports } from '../domain/sending/sms-reports.ts'
import type { Metrics } from '../lib/metrics.ts'
import type { SmppSetting } from './setting-smpp.ts'
import { ConfigError } from './setting-values.ts'

export interface SmppWireParts {
  metrics: Metrics
  log: FastifyBaseLogger
  smsReports: SmsReports
  carrierTexts: CarrierTexts
}

export type SmppWire = Omit<SmppCarrier, 'health'> & {
  /** Host and port of the centre. */
  target: string
  /** Null in a process that keeps no session, since it sends nothing. */
  health(): SessionHealth | null
}

/** What is counted of a session, whatever its state. */
function measure(metrics: Metrics, health: SmppWire['health']) {
  metrics.gauge('messaging_smpp_bound', 'Whether the session with the centre of SMS is bound: 1 or 0.', () => {
    const { sessions = [] } = health() ?? {}
    // A single one needs no name.
    return sessions.map(({ kind, bound }) => ({
      value: bound ? 1 : 0,
      ...(sessions.length > 1 && { labels: { session: kind } }),
    }))
  })
  metrics.gauge('messaging_smpp_in_flight', 'Parts of SMS that the centre has not answered yet.', () => {
    const now = health()
    return now ? [{ value: now.inFlight }] : []
  })
  const throttled = metrics.counter(
    'messaging_smpp_throttled_total',
    'Parts of SMS that the centre put off as too many.',
  )
  throttled.add({}, 0)
  return {
    throttled: () => throttled.add({}),
    receipts: metrics.counter('messaging_smpp_receipts_total', 'Receipts of the centre, by what followed from them.'),
    texts: metrics.counter('messaging_smpp_texts_total', 'Texts of people and parts of them, by what followed.'),
  }
}

/** Throws ConfigError for a file that each connection would miss. What stands in its place is not shown. */
function checkCa({ ca }: SmppSetting): void {
  if (ca === null) return
  try {
    readFileSync(ca)
  } catch (error) {
    const { code = 'no file' } = error as NodeJS.ErrnoException
    throw new ConfigError(
      `MESSAGING_SMPP_URL: ca must be the path of a file with certificates in PEM, and cannot be read (${code}).`,
    )
  }
}

/** The carrier of the centre; it connects when it is started, or with the first SMS. */
export function openSmpp(centre: SmppSetting, { metrics, log, smsReports, carrierTexts }: SmppWireParts): SmppWire {
  checkCa(centre)
  const op = 'smpp'
  const name = nameOfCentre(centre)
  let isKept = false
  const health = () => (isKept ? carrier.health() : null)
  const counts = measure(metrics, health)
  let wasBound: boolean | null = null
  const carrier = createSmppCarrier(centre, {
    async onReceipt(receipt) {
      counts.receipts.add({ effect: await smsReports.take(receipt) })
    },
    async onText(text) {
      const effect = await carrierTexts.take(text)
      counts.texts.add({ effect })
      if (effect === 'nobody') log.warn({ op, centre: name, to: text.to }, 'an SMS came to a number of no live account')
    },
    isReserved: ({ priority }) => (priority ?? PRIORITY.campaign) <= RESERVED,
    onChange({ bound, reason, sessions }) {
      // One line for each change, not for each attempt.
      if (bound === wasBound) return
      wasBound = bound
      const version = sessions[0]?.version
      if (bound) log.info({ op, centre: name, version }, 'bound to the centre of SMS')
      else log.warn({ op, centre: name, reason }, 'no session with the centre of SMS')
    },
    onThrottled: counts.throttled,
    onError: (err) => log.error({ op, centre: name, err }, 'what the centre of SMS sent could not be kept'),
  })
  return {
    ...carrier,
    target: `${centre.host.includes(':') ? `[${centre.host}]` : centre.host}:${centre.port}`,
    health,
    start() {
      isKept = true
      carrier.start()
    },
  }
}
