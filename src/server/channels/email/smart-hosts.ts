// Shares mails among SMTP hosts by their weights. A host in trouble gets none until a single mail finds that it is well
// again; a mail that it cannot have taken goes to another host at once. With one host there is nothing to choose: every
// mail tries it.
import { isHeld } from '../condition.ts'
import type { OnTheWay } from './group-lane.ts'
import { createHostCircuit, type HostCircuit, type HostCondition } from './host-circuit.ts'
import { createQuickAnswers, type QuickAnswers } from './quick-answers.ts'
import type { HostAnswer } from './smtp-answer.ts'
import type { ReadyMail, SmtpHost } from './smtp-host.ts'

/** A host with its part of the mails. */
interface WeightedHost extends SmtpHost {
  /** What operators see: never a password. */
  name: string
  weight: number
}

interface Member extends WeightedHost {
  circuit: HostCircuit
  /** The higher, the sooner it is its turn. */
  turn: number
  watch: QuickAnswers
}

export interface SmartHostDeps {
  hosts: readonly WeightedHost[]
  /** Milliseconds. */
  now(): number
  onChange(host: string, condition: HostCondition): void
  /** Called with the result of each mail at a host. */
  onAnswer(host: string, answer: HostAnswer): void
}

export interface SmartHosts {
  send(ready: Omit<ReadyMail, 'lane'>, way: OnTheWay): Promise<HostAnswer>
  conditions(): Map<string, HostCondition>
  close(): Promise<void>
}

export function createSmartHosts({ hosts, now, onChange, onAnswer }: SmartHostDeps): SmartHosts {
  const members = hosts.map((host): Member => {
    const circuit = createHostCircuit({ now, onChange: (condition) => onChange(host.name, condition) })
    return { ...host, circuit, turn: 0, watch: createQuickAnswers(now) }
  })

  /** The next host by weight that was not tried; one whose pause is over goes first, with this one mail. */
  function choose(tried: ReadonlySet<Member>): Member | undefined {
    if (members.length === 1) return members.find((one) => !tried.has(one))
    const untried = members.filter((one) => !tried.has(one))
    const due = untried.find(({ circuit }) => circuit.isDue())
    if (due) return due
    const open = untried.filter(({ circuit }) => circuit.isClosed())
    const all = open.reduce((sum, { weight }) => sum + weight, 0)
    for (const one of open) one.turn += one.weight
    const chosen = open.toSorted((a, b) => b.turn - a.turn)[0]
    if (chosen) chosen.turn -= all
    return chosen
  }

  async function sendBy(host: Member, ready: Omit<ReadyMail, 'lane'>, way: OnTheWay): Promise<HostAnswer> {
    const done = host.circuit.noteAttempt()
    // A mail that waits for those before it has not been kept waiting by its provider.
    let seen = (_isAnswer: boolean): boolean => false
    const onStart = () => {
      seen(false)
      seen = host.watch(way)
    }
    const { trouble, ...answer } = await host.send({ ...ready, lane: way.lane }, { onStart, recheck: way.recheck })
    if (isHeld(answer.outcome)) {
      done('not asked')
      return answer
    }
    // A slow provider is not a fault of the host.
    const ofHost = seen(trouble === undefined) ? undefined : trouble
    done(answer.elsewhere ? 'not asked' : ofHost)
    const known = { ...answer, ...(ofHost && { trouble: ofHost }) }
    onAnswer(host.name, known)
    return known
  }

  /** Whether another host may try: this one has not taken the mail, and the reason is its own. */
  const mayGoOn = ({ outcome, trouble, elsewhere }: HostAnswer): boolean =>
    elsewhere === true || (trouble !== undefined && outcome.state === 'deferred')

  function noHostLeft(): HostAnswer {
    const reasons = members.map(({ name, circuit }) => `${name}: ${circuit.condition().reason ?? 'is being tried'}`)
    return { outcome: { state: 'deferred', reason: `no SMTP host takes mail. ${reasons.join('; ')}`, broken: true } }
  }

  return {
    async send(ready, way): Promise<HostAnswer> {
      const tried = new Set<Member>()
      let last: HostAnswer | undefined
      for (let host = choose(tried); host; host = choose(tried)) {
        tried.add(host)
        const answer = await sendBy(host, ready, way)
        if (!mayGoOn(answer)) return answer
        // Where one cannot carry it and another cannot be reached, it waits for the other.
        if (last?.outcome.state !== 'deferred') last = answer
      }
      const isLeft = tried.size < members.length
      return last === undefined || (isLeft && last.outcome.state === 'failed') ? noHostLeft() : last
    },

    conditions: () => new Map(members.map(({ name, circuit }) => [name, circuit.condition()])),

    async close(): Promise<void> {
      await Promise.all(members.map((host) => host.close()))
    },
  }
}
