// The endpoint to which gateways post status reports on SMS and calls, and inbound SMS. Requests are signed with a
// shared secret, and repeated until the platform confirms that it has stored them. So they may come twice, late and in
// any order.
import type { FastifyInstance } from 'fastify'
import { type CarrierNews, readCarrierNews } from '../contract/carrier-news.ts'
import type { Domain } from '../domain/domain.ts'
import { DomainError } from '../domain/errors.ts'
import type { NetworkAddress } from '../lib/phones.ts'
import { signatureFault } from '../lib/webhook-signature.ts'

const BODY = 65_536

export interface CarrierNewsDeps {
  /** Of the gateway; one that fits is enough. */
  secrets: readonly string[]
  /** The path of the address that each request to the gateway names. */
  path: string
  /** The name that keeps its messages apart from those of other carriers. */
  carrier: string
  /** Wall time, milliseconds. */
  now(): number
  /** Counts what followed from it. */
  count(type: CarrierNews['type'], effect: string): void
}

const fromPublic = (text: string): NetworkAddress => ({ text, type: 'unknown' })

type NewsDomain = Pick<Domain, 'sending' | 'insight'>

/** Takes a report; resolves with its effect after it is durable. */
async function takeReport(domain: NewsDomain, carrier: string, news: CarrierNews): Promise<string> {
  if (news.type === 'inbound') {
    const { carrier_id: id, from, to, text } = news
    return domain.insight.carrierTexts.takeWhole({ carrier, id, from: fromPublic(from), to: fromPublic(to), text })
  }
  if (news.type === 'call') return domain.sending.callReports.takeReport(news)
  if (news.state === 'waiting') return 'noted'
  const messageId = domain.sending.carrierIds.read(news.id)
  if (messageId === null) return 'unknown'
  const kind = news.state === 'delivered' ? 'delivered' : 'rejected'
  // The clock of a gateway is not to be trusted.
  return domain.sending.receipts.take({ messageId, account: null, kind, ...(news.reason && { reason: news.reason }) })
}

function parseReport(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    throw new DomainError('malformed', 'The body is not JSON.')
  }
}

/** Registers the address of a gateway. */
export function registerCarrierNews(app: FastifyInstance, domain: NewsDomain, parts: CarrierNewsDeps): void {
  const { secrets, path, carrier, now, count } = parts
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY }, async (_: unknown, body: unknown) => body)
    scope.post(path, async (request, reply) => {
      request.op = 'carrierNews'
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const faults = secrets.map((secret) => signatureFault(request.headers, body, secret, now()))
      if (faults.every((fault) => fault !== null)) throw new DomainError('unauthorized', faults[0] ?? '')
      const news = readCarrierNews(parseReport(body))
      count(news.type, await takeReport(domain, carrier, news))
      return reply.code(204).send()
    })
  })
}
