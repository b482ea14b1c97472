// The SMPP connection: its carrier, its incoming messages, and its logs and metrics.
import { readFileSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import type { SessionHealth } from '../channels/smpp/session.ts'
import { createSmppCarrier, nameOfCentre, type SmppCarrier } from '../channels/smpp/smpp-carrier.ts'
import type { CarrierTexts } from '../domain/insight/inbound/carrier-texts.ts'
import { PRIORITY, RESERVED } from '../domain/sending/priority.ts'
import type { SmsReports } from '../domain/sending/sms-reports.ts'
import type { UnreadReceipts } from '../domain/sending/unread-receipts.ts'
import type { Metrics } from '../lib/metrics.ts'
import type { SmppSetting } from '../settings/smpp.ts'
import { ConfigError } from '../settings/values.ts'

export interface SmppWireDeps {
  metrics: Metrics
  log: FastifyBaseLogger
  smsReports: SmsReports
  carrierTexts: CarrierTexts
  unreadReceipts: Pick<UnreadReceipts, 'storeReceipt'>
}

export type SmppWire = Omit<SmppCarrier, 'health'> & {
  /** Host and port of the SMSC. */
  target: string
  /** Null in a process that keeps no session, since it sends nothing. */
  health(): SessionHealth | null
}

/** What is counted of a session, whatever its state. */
function measureSession(metrics: Metrics, health: SmppWire['health']) {
  metrics.gauge('messaging_smpp_bound', 'Whether the session with the SMSC is bound: 1 or 0.', () => {
    const { sessions = [] } = health() ?? {}
    // A single one needs no name.
    return sessions.map(({ kind, bound }) => ({
      value: bound ? 1 : 0,
      ...(sessions.length > 1 && { labels: { session: kind } }),
    }))
  })
  metrics.gauge('messaging_smpp_in_flight', 'SMS parts without a response of the SMSC yet.', () => {
    const now = health()
    return now ? [{ value: now.inFlight }] : []
  })
  const throttled = metrics.counter(
    'messaging_smpp_throttled_total',
    'SMS parts that the SMSC deferred because of their rate.',
  )
  throttled.add({}, 0)
  const unread = metrics.counter(
    'messaging_smpp_unread_total',
    'Unreadable receipts and other PDUs of the SMSC that were confirmed as taken.',
  )
  unread.add({}, 0)
  return {
    throttled: () => throttled.add({}),
    unread,
    receipts: metrics.counter('messaging_smpp_receipts_total', 'Receipts of the SMSC, by effect.'),
    texts: metrics.counter('messaging_smpp_texts_total', 'Inbound SMS and their parts, by effect.'),
  }
}

/**
 * Throws ConfigError if the certificate file cannot be read, because every connection would fail. The error does not
 * show the path.
 */
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

/** The carrier for the SMSC. It connects when it is started, or with the first SMS. */
export function openSmpp(centre: SmppSetting, parts: SmppWireDeps): SmppWire {
  const { metrics, log, smsReports, carrierTexts, unreadReceipts } = parts
  checkCa(centre)
  const op = 'smpp'
  const name = nameOfCentre(centre)
  let isKept = false
  const health = () => (isKept ? carrier.health() : null)
  const counts = measureSession(metrics, health)
  let wasBound: boolean | null = null
  const noted = new Set<string>()
  /** One line for each reason: an SMSC in an unknown dialect sends one unreadable receipt for each SMS. */
  function noteUnread(reason: string): void {
    if (noted.size >= 100 || noted.has(reason)) return
    noted.add(reason)
    log.warn(
      { op, centre: name, reason },
      'a receipt of the SMSC cannot be read. List them with messaging receipt list',
    )
  }
  const carrier = createSmppCarrier(centre, {
    async onReceipt(receipt) {
      counts.receipts.add({ effect: await smsReports.takeReport(receipt) })
    },
    async onText(text) {
      const effect = await carrierTexts.takeText(text)
      counts.texts.add({ effect })
      if (effect === 'nobody')
        log.warn({ op, centre: name, to: text.to.text }, 'an inbound SMS matches no live account')
    },
    async onUnread({ body, ...unread }) {
      await unreadReceipts.storeReceipt({ ...unread, body })
      counts.unread.add({})
      noteUnread(unread.reason)
    },
    isReserved: ({ priority }) => (priority ?? PRIORITY.campaign) <= RESERVED,
    onChange({ bound, reason, sessions }) {
      // One line for each change, not for each attempt.
      if (bound === wasBound) return
      wasBound = bound
      const version = sessions[0]?.version
      if (bound) log.info({ op, centre: name, version }, 'bound to the SMSC')
      else log.warn({ op, centre: name, reason }, 'no session with the centre of SMS')
    },
    onThrottled: counts.throttled,
    onError: (err) => log.error({ op, centre: name, err }, 'could not store a PDU of the SMSC'),
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
