// Sends email through SMTP hosts: each mail waits for its turn among those to the same provider, and goes to the host
// whose turn it is.
import type { EmailCarrier, Outcome, OutgoingEmail } from '../../domain/sending/carrier.ts'
import type { Pace } from '../../domain/sending/pace.ts'
import { type DkimKey, keysFor, signMail } from './dkim.ts'
import type { GroupLanePermit } from './group-lane.ts'
import { createGroupLanes, type GroupCondition, type GroupLaneDeps, isPermit } from './group-lanes.ts'
import type { HostCondition } from './host-circuit.ts'
import { composeSource } from './mime.ts'
import { createSmartHosts, type SmartHostDeps } from './smart-hosts.ts'
import { CONNECTIONS, createSmtpHost, EACH_IN_LANE } from './smtp-host.ts'

/** Mails that are ready for each connection: behind one that is being taken, the next ones follow. */
const DEPTH = 4

/** A host that takes mails. */
interface HostAddress {
  /** What operators see of it. */
  name: string
  /** smtp:// or smtps://, with user and password when the host wants them. */
  url: string
  /** Its part of the mails, against those of the others. */
  weight: number
}

export interface SmtpCarrierDeps extends Pick<GroupLaneDeps, 'groups' | 'isReserved' | 'now' | 'onHeld'> {
  hosts: readonly HostAddress[]
  /** They sign the mails. */
  keys: readonly DkimKey[]
  /** The rate of the hosts together. */
  pace: Pace
  /** Mails take turns by what this says of them. */
  guestOf(mail: OutgoingEmail): string | number
  onHostChange: SmartHostDeps['onChange']
  onHostAnswer: SmartHostDeps['onAnswer']
  onLaneChange: GroupLaneDeps['onChange']
}

export interface SmtpCarrier extends EmailCarrier {
  /** How each host is, by its name. */
  hosts(): Map<string, HostCondition>
  groups(): GroupCondition[]
}

/** Makes the carrier; it connects with the first mails. */
export function createSmtpCarrier(parts: SmtpCarrierDeps): SmtpCarrier {
  const { keys, guestOf, groups, isReserved, now, onHeld } = parts
  const hosts = createSmartHosts({
    hosts: parts.hosts.map(({ url, ...host }) => ({ ...host, ...createSmtpHost(url) })),
    now,
    onChange: parts.onHostChange,
    onAnswer: parts.onHostAnswer,
  })
  const connections = (each: number) => each * parts.hosts.length
  const limits = {
    all: DEPTH * connections(CONNECTIONS),
    each: DEPTH * connections(EACH_IN_LANE),
    eachHeldBack: connections(EACH_IN_LANE),
  }
  const lanes = createGroupLanes({ groups, limits, isReserved, now, onHeld, onChange: parts.onLaneChange })

  /** Makes what goes over the wire, before it is the mail's turn. */
  async function prepare(mail: OutgoingEmail): Promise<string> {
    const source = await composeSource(mail)
    const signers = keysFor(keys, mail.from.email)
    return signers.length === 0 ? source : signMail(source, signers)
  }

  async function deliver(mail: OutgoingEmail, place: GroupLanePermit): Promise<Outcome> {
    try {
      const source = await prepare(mail)
      const guest = guestOf(mail)
      return await place.run((way) => hosts.send({ mail, guest, source }, way))
    } catch (error) {
      place.release()
      // Nothing has left: hosts answer with outcomes.
      return { state: 'deferred', reason: (error as Error).message, broken: false }
    }
  }

  return {
    /** Ask the lanes first: a mail that they defer does not use up the rate, and is not signed. */
    async send(mails) {
      const asked = mails.map((mail) => ({ mail, answer: lanes.acquire(mail, guestOf(mail)) }))
      const places = new Map(asked.flatMap(({ mail, answer }) => (isPermit(answer) ? [[mail, answer]] : [])))
      const going = [...places.keys()]
      const block = (some: OutgoingEmail[]) =>
        Promise.all(some.map((mail) => deliver(mail, places.get(mail) as GroupLanePermit)))
      const outcomes = await parts.pace(going, block).finally(() => places.forEach((place) => place.release()))
      const made = new Map(going.map((mail, i) => [mail, outcomes[i] as Outcome]))
      return asked.map(({ mail, answer }) => (isPermit(answer) ? (made.get(mail) as Outcome) : answer))
    },
    close: hosts.close,
    hosts: hosts.conditions,
    groups: lanes.conditions,
  }
}
