// One connection between a client and a centre: requests and their answers in both directions. Which side it is makes
// no difference here.
import type { Socket } from 'node:net'
import { createOpenRequests, Unanswered } from './open-requests.ts'
import { COMMAND, type Pdu, RESPONSE } from './pdu.ts'
import { createPeerRequests, type OnRequest } from './peer-requests.ts'
import { createWatch } from './watch.ts'
import { createWire } from './wire.ts'

export interface LinkParts {
  onRequest: OnRequest
  /** Called once, with the reason. */
  onEnd(reason: string): void
  /** Milliseconds that the peer has for an answer, and between two looks whether it is still there. */
  answerIn: number
  enquireEvery: number
}

export type Link = ReturnType<typeof createLink>

const NOTHING = Buffer.alloc(0)

export function createLink(socket: Socket, { onRequest, onEnd, answerIn, enquireEvery }: LinkParts) {
  const open = createOpenRequests()
  let retired: string | null = null

  const wire = createWire(socket, {
    onPdu: take,
    onEnd(reason) {
      watch.stop()
      open.fail(reason)
      onEnd(reason)
    },
  })
  const { write, end } = wire
  const watch = createWatch(
    enquireEvery,
    () => request(COMMAND.enquire_link, NOTHING, enquireEvery).catch(() => undefined),
    () => end('the peer answers no enquire_link'),
  )
  const peer = createPeerRequests({
    onRequest,
    write,
    onFull(isFull) {
      for (const one of [open, watch, wire]) isFull ? one.deafen() : one.listen()
    },
  })

  /** Resolves with the answer; rejects with Unanswered. */
  function request(command: number, body: Buffer, patience = answerIn): Promise<Pdu> {
    if (!wire.isOpen()) return Promise.reject(new Unanswered(wire.ended() ?? 'the connection is closed', false))
    return open
      .ask((sequence) => write({ command, status: 0, sequence, body }), patience)
      .finally(() => retired !== null && open.size() === 0 && leave(retired))
  }

  /** Ends once all that was asked is answered, on both sides. */
  function retire(reason: string): void {
    retired ??= reason
    if (open.size() === 0) void leave(reason)
  }

  /** Resolves when all that the peer asked is answered. */
  const answered = () => Promise.race([peer.none(), wire.over])

  /** Ends once all that the peer asked is answered, this last, and written. */
  async function leave(reason: string, last?: Pdu): Promise<void> {
    await answered()
    if (last) write(last)
    await wire.finish(reason)
  }

  function take(pdu: Pdu): void {
    watch.heard()
    if ((pdu.command & RESPONSE) !== 0) return open.settle(pdu)
    const answer = { command: (pdu.command | RESPONSE) >>> 0, status: 0, sequence: pdu.sequence, body: NOTHING }
    if (pdu.command === COMMAND.enquire_link) return write(answer)
    if (pdu.command === COMMAND.unbind) {
      retired ??= 'the peer unbound'
      return void leave(retired, answer)
    }
    peer.answer(pdu).catch((error: Error) => end(`a request failed: ${error.message}`))
  }

  return {
    request,
    watch: watch.start,
    end,
    retire,
    isRetired: (): boolean => retired !== null,
    isEnded: (): boolean => wire.ended() !== null,

    /** Answers what the peer asked, takes leave of it, and ends; `patience`: for its answer. */
    async unbind(reason: string, patience: number): Promise<void> {
      await answered()
      await request(COMMAND.unbind, NOTHING, patience).catch(() => undefined)
      await leave(reason)
    },
  }
}
