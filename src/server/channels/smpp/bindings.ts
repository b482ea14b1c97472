// The sessions with an SMSC: one for both directions, or one for each.
import { type Binding, type BindingDeps, type BindingTarget, type BindingTimes, createBinding } from './binding.ts'
import type { Link } from './link.ts'
import type { BindKind, SmppVersion } from './pdu.ts'

/** `pair`: one session sends, and another one receives. */
export interface BindingsTarget extends BindingTarget {
  bind: 'transceiver' | 'pair'
}

/** One session. */
interface BindingHealth {
  kind: BindKind
  bound: boolean
  /** What both speak; before that is known, what we asked for. */
  version: SmppVersion
}

/** Whether all sessions are bound, since when, and why not. */
export interface BindingsHealth {
  bound: boolean
  /** Milliseconds since 1970. */
  since: number
  reason: string | null
  sessions: readonly BindingHealth[]
}

export interface BindingsDeps {
  onRequest: BindingDeps['onRequest']
  /** Now something can be sent. */
  onReady(link: Link): void
  /** Tells of each change: bound, or not and why. */
  onChange(health: BindingsHealth): void
}

interface One extends BindingHealth {
  reason: string | null
  binding: Binding
}

const shownHealth = ({ kind, bound, version }: One): BindingHealth => ({ kind, bound, version })

export interface Bindings {
  health(): BindingsHealth
  /** By which can be sent now; null while nothing can. */
  link(): Link | null
  /** What is spoken where we send. */
  version(): SmppVersion
  isClosed(): boolean
  start(): void
  /** Binds no more; what is bound stays. */
  stop(): void
  /** Sends unbind on each session. */
  unbindAll(): Promise<void[]>
  end(reason: string): void
}

export function createBindings(target: BindingsTarget, times: BindingTimes, parts: BindingsDeps): Bindings {
  const { onRequest, onReady, onChange } = parts
  const isPair = target.bind === 'pair'
  const sending = createOne(isPair ? 'transmitter' : 'transceiver')
  const all = isPair ? [sending, createOne('receiver')] : [sending]
  let [bound, since] = [false, Date.now()]

  function createOne(kind: BindKind): One {
    const binding = createBinding({ ...target, kind }, times, {
      onRequest,
      onBound(link, version) {
        one.version = version
        change(one, null)
        if (one === sending) onReady(link)
      },
      onLost: (reason) => change(one, reason),
    })
    const one: One = { kind, bound: false, version: target.version, reason: null, binding }
    return one
  }

  function change(one: One, reason: string | null): void {
    one.bound = reason === null
    one.reason = reason
    const areBound = all.every((any) => any.bound)
    if (areBound !== bound) since = Date.now()
    bound = areBound
    onChange(health())
  }

  function health(): BindingsHealth {
    const lost = all.find((one) => !one.bound)
    const reason = isPair && lost ? `${lost.kind}: ${lost.reason ?? 'not bound yet'}` : (lost?.reason ?? null)
    return { bound, since, reason, sessions: all.map(shownHealth) }
  }

  return {
    health,
    link: sending.binding.link,
    version: () => sending.version,
    isClosed: sending.binding.isClosed,

    start(): void {
      for (const { binding } of all) binding.start()
    },

    stop(): void {
      for (const { binding } of all) binding.stop()
    },

    unbindAll: () => Promise.all(all.map(({ binding }) => binding.unbind())),

    end(reason): void {
      for (const { binding } of all) binding.end(reason)
    },
  }
}
