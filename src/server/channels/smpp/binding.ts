// Connects to an SMSC and binds; reconnects after a loss.
import { readFileSync } from 'node:fs'
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls, rootCertificates } from 'node:tls'
import { createLink, type Link, type LinkOptions } from './link.ts'
import { type Bind, type BindKind, COMMAND, decodeBindAnswer, encodeBind, type SmppVersion } from './pdu.ts'
import { STATUS, statusText } from './status.ts'

/** Host and port of an SMSC, and the login. */
export interface BindingTarget extends Bind {
  host: string
  port: number
  tls: boolean
  /** The file of a certificate that is trusted in addition to those of Node. */
  ca: string | null
}

/** Milliseconds. */
export interface BindingTimes {
  connectIn: number
  answerIn: number
  enquireEvery: number
  /** Between two attempts to bind: the first, and the longest. */
  retryFirst: number
  retryLongest: number
}

export interface BindingDeps {
  onRequest: LinkOptions['onRequest']
  /** `version`: what both speak. */
  onBound(link: Link, version: SmppVersion): void
  /** Called for each attempt in vain as well. */
  onLost(reason: string): void
}

function openSocket({ host, port, tls, ca }: BindingTarget): Socket {
  if (!tls) return connectTcp({ host, port })
  const believed = ca === null ? {} : { ca: [...rootCertificates, readFileSync(ca, 'utf8')] }
  // A name is sent for names only (RFC 6066, 3).
  return connectTls({ host, port, ...(isIP(host) === 0 && { servername: host }), ...believed })
}

/** Resolves with an open connection; rejects with the reason. */
function connectTarget(target: BindingTarget, within: number, note: (socket: Socket) => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(target)
    note(socket)
    const late = setTimeout(() => socket.destroy(new Error('the connection takes too long')), within)
    const fail = (error?: Error) => {
      clearTimeout(late)
      reject(error ?? new Error('the connection was closed'))
    }
    const onClose = () => fail()
    // Stays: without a listener, an error after this one would end the process.
    socket.on('error', fail)
    socket.once('close', onClose)
    socket.once(target.tls ? 'secureConnect' : 'connect', () => {
      clearTimeout(late)
      socket.off('close', onClose)
      resolve(socket)
    })
  })
}

export interface Binding {
  /** Null while nothing is bound, and from when the link takes nothing more. */
  link(): Link | null
  isClosed(): boolean
  start(): void
  /** Binds no more; what is bound stays. */
  stop(): void
  /** Sends unbind and waits for the response. */
  unbind(): Promise<void>
  end(reason: string): void
}

export function createBinding(
  target: BindingTarget & { kind: BindKind },
  times: BindingTimes,
  parts: BindingDeps,
): Binding {
  const { onRequest, onBound, onLost } = parts
  let phase: 'idle' | 'running' | 'closed' = 'idle'
  let link: Link | null = null
  let connecting: Socket | null = null
  /** Has no answer to its bind yet. */
  let asking: Link | null = null
  let retry: NodeJS.Timeout | undefined
  let pause = times.retryFirst

  function lost(reason: string): void {
    link = null
    asking = null
    // After a stop, a lost connection is expected and not reported.
    if (phase !== 'running') return
    onLost(reason)
    // Spread the retries, so that the clients of one SMSC do not all reconnect at the same moment.
    retry = setTimeout(attempt, pause * (0.75 + Math.random() / 2))
    pause = Math.min(2 * pause, times.retryLongest)
  }

  function attempt(): void {
    connectTarget(target, times.connectIn, (socket) => (connecting = socket))
      .finally(() => (connecting = null))
      .then(bind, (error: Error) => lost(error.message))
  }

  function bind(socket: Socket): void {
    const made = createLink(socket, { ...times, onRequest, onEnd: lost })
    asking = made
    made.request(COMMAND[`bind_${target.kind}`], encodeBind(target), times.connectIn).then(
      ({ status, body }) => {
        if (status !== STATUS.ESME_ROK) return made.end(`the bind was refused: ${statusText(status)}`)
        // It may have died of what came with the answer.
        if (made.isEnded()) return
        asking = null
        link = made
        made.watch()
        pause = times.retryFirst
        onBound(made, target.version === '5.0' ? decodeBindAnswer(body) : target.version)
      },
      (error: Error) => made.end(`the bind failed: ${error.message}`),
    )
  }

  return {
    link: () => (link?.isRetired() ? null : link),
    isClosed: () => phase === 'closed',

    start(): void {
      if (phase !== 'idle') return
      phase = 'running'
      attempt()
    },

    stop(): void {
      phase = 'closed'
      clearTimeout(retry)
      connecting?.destroy()
      asking?.end('closed')
    },

    unbind: async () => link?.unbind('unbound', times.connectIn),

    end: (reason) => link?.end(reason),
  }
}
