// One connection between a client and an SMSC: requests and responses in both directions. It works the same on either
// side.
import type { Socket } from 'node:net'
import { createKeepalive } from './keepalive.ts'
import { createOpenRequests, Unanswered } from './open-requests.ts'
import { COMMAND, type Pdu, RESPONSE } from './pdu.ts'
import { createPeerRequests, type OnRequest } from './peer-requests.ts'
import { createWire } from './wire.ts'

export interface LinkOptions {
  onRequest: OnRequest
  /** Called once, with the reason. */
  onEnd(reason: string): void
  /** Milliseconds that the peer has for an answer, and between two looks whether it is still there. */
  answerIn: number
  enquireEvery: number
}

const NOTHING = Buffer.alloc(0)

export interface Link {
  /** Resolves with the answer; rejects with Unanswered. */
  request(command: number, body: Buffer, patience?: number): Promise<Pdu>
  watch(): void
  end(reason: string): void
  /** Ends once all that was asked is answered, on both sides. */
  retire(reason: string): void
  isRetired(): boolean
  isEnded(): boolean
  /** Answers what the peer asked, takes leave of it, and ends; `patience`: for its answer. */
  unbind(reason: string, patience: number): Promise<void>
}

export function createLink(socket: Socket, { onRequest, onEnd, answerIn, enquireEvery }: LinkOptions): Link {
  const open = createOpenRequests()
  let retired: string | null = null

  const wire = createWire(socket, {
    onPdu: handlePdu,
    onEnd(reason) {
      keepalive.stop()
      open.fail(reason)
      onEnd(reason)
    },
  })
  const { write, end } = wire
  const keepalive = createKeepalive(
    enquireEvery,
    () => request(COMMAND.enquire_link, NOTHING, enquireEvery).catch(() => undefined),
    () => end('the peer answers no enquire_link'),
  )
  const peer = createPeerRequests({
    onRequest,
    write,
    onFull(isFull) {
      for (const one of [open, keepalive, wire]) isFull ? one.suspend() : one.listen()
    },
  })

  function request(command: number, body: Buffer, patience = answerIn): Promise<Pdu> {
    if (!wire.isOpen()) return Promise.reject(new Unanswered(wire.ended() ?? 'the connection is closed', false))
    return open
      .sendRequest((sequence) => write({ command, status: 0, sequence, body }), patience)
      .finally(() => retired !== null && open.size() === 0 && endWhenAnswered(retired))
  }

  function retire(reason: string): void {
    retired ??= reason
    if (open.size() === 0) void endWhenAnswered(reason)
  }

  /** Resolves when all that the peer asked is answered. */
  const answered = () => Promise.race([peer.none(), wire.over])

  /** Ends once all that the peer asked is answered, this last, and written. */
  async function endWhenAnswered(reason: string, last?: Pdu): Promise<void> {
    await answered()
    if (last) write(last)
    await wire.finish(reason)
  }

  function handlePdu(pdu: Pdu): void {
    keepalive.onTraffic()
    if ((pdu.command & RESPONSE) !== 0) return open.onResponse(pdu)
    const answer = { command: (pdu.command | RESPONSE) >>> 0, status: 0, sequence: pdu.sequence, body: NOTHING }
    if (pdu.command === COMMAND.enquire_link) return write(answer)
    if (pdu.command === COMMAND.unbind) {
      retired ??= 'the peer unbound'
      return void endWhenAnswered(retired, answer)
    }
    peer.respondTo(pdu).catch((error: Error) => end(`a request failed: ${error.message}`))
  }

  return {
    request,
    watch: keepalive.start,
    end,
    retire,
    isRetired: () => retired !== null,
    isEnded: () => wire.ended() !== null,

    async unbind(reason, patience): Promise<void> {
      await answered()
      await request(COMMAND.unbind, NOTHING, patience).catch(() => undefined)
      await endWhenAnswered(reason)
    },
  }
}
