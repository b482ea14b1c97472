// Delivers messages of a fake SMSC to its clients. Retries until one accepts, and waits while none is bound.
import type { Socket } from 'node:net'
import type { Link } from '../../server/channels/smpp/link.ts'
import { COMMAND, type SmppVersion } from '../../server/channels/smpp/pdu.ts'
import { STATUS } from '../../server/channels/smpp/status.ts'

/** A connection, bound or not. */
export interface Session {
  link: Link
  socket: Socket
  systemId: string
  /** Whether it is bound as a receiver or transceiver. */
  hears: boolean
  version: SmppVersion
}

/** Maximum number of waiting messages. The oldest is dropped. */
const WAITING = 10_000

/** Milliseconds before a rejected message is sent again. */
const AGAIN_MS = 500

export interface Courier {
  sessions: Set<Session>
  later(ms: number, act: () => void): void
  /** Sends to this client. Null sends to any. */
  deliver(systemId: string | null, body: Buffer, command?: number): void
  bound(session: Session): void
  /** Cancels all waiting messages. */
  end(): void
}

export function createCourier(): Courier {
  const sessions = new Set<Session>()
  const waiting: { systemId: string | null; body: Buffer; command: number }[] = []
  const timers = new Set<NodeJS.Timeout>()
  let isOver = false

  function later(ms: number, act: () => void): void {
    if (isOver) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, ms)
    timers.add(timer)
  }

  function deliver(systemId: string | null, body: Buffer, command: number = COMMAND.deliver_sm): void {
    const session = [...sessions].find((one) => one.hears && (systemId === null || one.systemId === systemId))
    if (!session) {
      waiting.push({ systemId, body, command })
      if (waiting.length > WAITING) waiting.shift()
      return
    }
    const again = () => later(AGAIN_MS, () => deliver(systemId, body, command))
    session.link.request(command, body).then(({ status }) => status !== STATUS.ESME_ROK && again(), again)
  }

  return {
    sessions,
    later,
    deliver,

    bound(session): void {
      sessions.add(session)
      // Waiting messages follow the bind response.
      later(0, () => {
        for (const { systemId, body, command } of waiting.splice(0)) deliver(systemId, body, command)
      })
    },

    end(): void {
      isOver = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
