// The sessions with a centre: one for both directions, or one for each.
import { type Binding, type BindingParts, type BindingTarget, type BindingTimes, createBinding } from './binding.ts'
import type { Link } from './link.ts'
import type { BindKind, SmppVersion } from './pdu.ts'

/** `pair`: one session sends, and another one hears. */
export interface BindingsTarget extends BindingTarget {
  bind: 'transceiver' | 'pair'
}

/** One session. */
export interface BindingHealth {
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

export interface BindingsParts {
  onRequest: BindingParts['onRequest']
  /** Now something can be sent. */
  onReady(link: Link): void
  /** Tells of each change: bound, or not and why. */
  onChange(health: BindingsHealth): void
}

interface One extends BindingHealth {
  reason: string | null
  binding: Binding
}

const shown = ({ kind, bound, version }: One): BindingHealth => ({ kind, bound, version })

export function createBindings(target: BindingsTarget, times: BindingTimes, parts: BindingsParts) {
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
    return { bound, since, reason, sessions: all.map(shown) }
  }

  return {
    health,
    /** By which can be sent now; null while nothing can. */
    link: sending.binding.link,
    /** What is spoken where we send. */
    version: (): SmppVersion => sending.version,
    isClosed: sending.binding.isClosed,

    start(): void {
      for (const { binding } of all) binding.start()
    },

    /** Binds no more; what is bound stays. */
    stop(): void {
      for (const { binding } of all) binding.stop()
    },

    /** Takes leave of the centre. */
    leave: () => Promise.all(all.map(({ binding }) => binding.leave())),

    end(reason: string): void {
      for (const { binding } of all) binding.end(reason)
    },
  }
}
