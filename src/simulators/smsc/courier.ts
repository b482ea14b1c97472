// Brings what a simulated centre sends to its clients: again and again until one takes it, and later when none is there.
import type { Socket } from 'node:net'
import type { Link } from '../../server/channels/smpp/link.ts'
import { COMMAND, type SmppVersion } from '../../server/channels/smpp/pdu.ts'
import { STATUS } from '../../server/channels/smpp/status.ts'

/** A client that is bound, or may be. */
export interface Session {
  link: Link
  socket: Socket
  systemId: string
  /** Whether it is bound as a receiver too. */
  hears: boolean
  version: SmppVersion
}

/** What waits for a client, at most: the oldest of it is forgotten. */
const WAITING = 10_000

/** Milliseconds after which what a client did not take is sent again. */
const AGAIN = 500

export type Courier = ReturnType<typeof createCourier>

export function createCourier() {
  const sessions = new Set<Session>()
  const waiting: { systemId: string | null; body: Buffer }[] = []
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

  /** To this client, or to any. */
  function deliver(systemId: string | null, body: Buffer): void {
    const session = [...sessions].find((one) => one.hears && (systemId === null || one.systemId === systemId))
    if (!session) {
      waiting.push({ systemId, body })
      if (waiting.length > WAITING) waiting.shift()
      return
    }
    const again = () => later(AGAIN, () => deliver(systemId, body))
    session.link.request(COMMAND.deliver_sm, body).then(({ status }) => status !== STATUS.ESME_ROK && again(), again)
  }

  return {
    sessions,
    later,
    deliver,

    bound(session: Session): void {
      sessions.add(session)
      // What waited follows the answer.
      later(0, () => {
        for (const { systemId, body } of waiting.splice(0)) deliver(systemId, body)
      })
    },

    /** Forgets what is still to be done. */
    end(): void {
      isOver = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
