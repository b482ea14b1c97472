// Responses of a fake SMSC to submit_sm.
import { readText } from '../../server/channels/smpp/parts.ts'
import { encodeId, type ShortMessage, TAG } from '../../server/channels/smpp/pdu.ts'
import type { PeerResponse } from '../../server/channels/smpp/peer-requests.ts'
import { STATUS } from '../../server/channels/smpp/status.ts'
import type { Session } from './courier.ts'
import type { FaultKind } from './faults.ts'
import type { Quirks } from './quirks.ts'

/** Vendor-specific status for throttling. */
const OWN_STATUS = 0x455

/** Value of congestion_state: 100 (congested) or 0 (idle). */
const loadOf = (met: readonly FaultKind[]): Buffer => Buffer.from([met.includes('congested') ? 100 : 0])

export interface Answers {
  /** The same id for all parts of a message. */
  idOfText(session: Session, message: ShortMessage, next: () => number): number
  refusal(status: number): PeerResponse
  /** Body of a successful response. */
  accepted(session: Session, id: string, met: readonly FaultKind[]): Buffer
}

export function createAnswers(quirks: Quirks): Answers {
  const textIds = new Map<string, number>()
  return {
    idOfText({ systemId }, message, next): number {
      const { part } = readText(message)
      const key = `${systemId} ${message.destination.addr} ${part?.reference}`
      const id = (part && part.index > 1 && textIds.get(key)) || next()
      textIds.set(key, id)
      return id
    },

    refusal(status): PeerResponse {
      if (quirks.has('nack')) return { status, isNack: true }
      const told = quirks.has('own_status') && status === STATUS.ESME_RTHROTTLED ? OWN_STATUS : status
      return { status: told, body: quirks.has('bare_errors') ? Buffer.alloc(0) : encodeId('') }
    },

    accepted({ version }, id, met): Buffer {
      if (quirks.has('no_id')) return Buffer.alloc(0)
      if (quirks.has('unterminated')) return Buffer.from(id)
      return encodeId(id, version === '5.0' ? new Map([[TAG.congestion_state, loadOf(met)]]) : new Map())
    },
  }
}
