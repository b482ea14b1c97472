// One connection between a client and a centre: requests and their answers in both directions. Which side it is makes
// no difference here.
import type { Socket } from 'node:net'
import { createOpenRequests, Unanswered } from './open-requests.ts'
import { COMMAND, createPduReader, encodePdu, type Pdu, RESPONSE } from './pdu.ts'
import { STATUS } from './status.ts'

/** What a peer is answered. */
export interface Answer {
  status: number
  body?: Buffer
}

export interface LinkParts {
  /** What becomes of a request of the peer; null: it gets no answer. */
  onRequest(pdu: Pdu): Answer | null | Promise<Answer | null>
  /** Called once, with the reason. */
  onEnd(reason: string): void
  /** Milliseconds that the peer has for an answer, and between two looks whether it is still there. */
  answerIn: number
  enquireEvery: number
}

export type Link = ReturnType<typeof createLink>

/** Requests of the peer that are in hand at once: beyond that, it has to wait. */
const IN_HAND = 100
/** Looks without an answer after which the peer counts as gone. */
const SILENT = 2

/** Looks again and again whether the peer is still there. */
function createWatch(every: number, look: () => void, onGone: () => void) {
  let silence = 0
  let looking: NodeJS.Timeout | undefined
  return {
    heard: (): void => void (silence = 0),
    stop: (): void => clearInterval(looking),
    start(): void {
      looking = setInterval(() => {
        if (silence >= SILENT) return onGone()
        silence++
        look()
      }, every)
      looking.unref()
    },
  }
}

export function createLink(socket: Socket, { onRequest, onEnd, answerIn, enquireEvery }: LinkParts) {
  const open = createOpenRequests()
  let inHand = 0
  let ended: string | null = null
  let retired: string | null = null

  const write = (pdu: Pdu) => {
    if (ended === null && socket.writable) socket.write(encodePdu(pdu))
  }

  function end(reason: string): void {
    if (ended !== null) return
    ended = reason
    watch.stop()
    socket.destroy()
    open.fail(reason)
    onEnd(reason)
  }
  /** Resolves with the answer; rejects with Unanswered. */
  function request(command: number, body: Buffer, patience = answerIn): Promise<Pdu> {
    if (ended !== null || !socket.writable)
      return Promise.reject(new Unanswered(ended ?? 'the connection is closed', false))
    return open
      .ask((sequence) => write({ command, status: 0, sequence, body }), patience)
      .finally(() => retired !== null && open.size() === 0 && end(retired))
  }

  /** Ends once all that was asked is answered. */
  function retire(reason: string): void {
    retired ??= reason
    if (open.size() === 0) end(reason)
  }

  async function answer(pdu: Pdu): Promise<void> {
    inHand++
    if (inHand >= IN_HAND) socket.pause()
    try {
      const found = await onRequest(pdu)
      if (!found) return
      const isKnown = found.status !== STATUS.ESME_RINVCMDID
      const command = isKnown ? (pdu.command | RESPONSE) >>> 0 : COMMAND.generic_nack
      write({ command, status: found.status, sequence: pdu.sequence, body: found.body ?? Buffer.alloc(0) })
    } finally {
      inHand--
      if (inHand < IN_HAND) socket.resume()
    }
  }

  function take(pdu: Pdu): void {
    watch.heard()
    if ((pdu.command & RESPONSE) !== 0) return open.settle(pdu)
    if (pdu.command === COMMAND.enquire_link)
      return write({ ...pdu, command: COMMAND.enquire_link_resp, status: 0, body: Buffer.alloc(0) })
    if (pdu.command === COMMAND.unbind) {
      write({ ...pdu, command: COMMAND.unbind_resp, status: 0, body: Buffer.alloc(0) })
      return void socket.end(() => end('the peer unbound'))
    }
    answer(pdu).catch((error: Error) => end(`a request failed: ${error.message}`))
  }

  const watch = createWatch(
    enquireEvery,
    () => request(COMMAND.enquire_link, Buffer.alloc(0), enquireEvery).catch(() => undefined),
    () => end('the peer answers no enquire_link'),
  )

  const read = createPduReader(take)
  socket.setNoDelay(true)
  socket.on('data', (chunk: Buffer) => {
    try {
      read(chunk)
    } catch (error) {
      end((error as Error).message)
    }
  })
  socket.on('error', (error) => end(error.message))
  socket.on('close', () => end('the connection was closed'))

  return { request, watch: watch.start, end, retire, isRetired: (): boolean => retired !== null }
}
