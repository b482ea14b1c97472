// The wires of email: a carrier of SMTP hosts for live accounts and one of mail catchers for sandbox accounts, and what
// operators see of the hosts and of the groups of recipients.
import type { FastifyBaseLogger } from 'fastify'
import { type Condition, conditionOf } from '../channels/condition.ts'
import type { DkimKey } from '../channels/email/dkim.ts'
import type { GroupCondition } from '../channels/email/group-lanes.ts'
import type { HostCondition } from '../channels/email/host-circuit.ts'
import type { HostAnswer } from '../channels/email/smtp-answer.ts'
import { createSmtpCarrier, type SmtpCarrier } from '../channels/email/smtp-carrier.ts'
import type { OutgoingEmail } from '../domain/sending/carrier.ts'
import type { Pace } from '../domain/sending/pace.ts'
import { PRIORITY, RESERVED } from '../domain/sending/priority.ts'
import type { Clock } from '../lib/clock.ts'
import type { Metrics } from '../lib/metrics.ts'
import type { Config } from '../settings/settings.ts'
import type { SmtpHostSetting } from '../settings/smtp.ts'
import { readDkimKeys } from './dkim-keys.ts'
import { readMailGroups } from './mail-groups.ts'

export interface MailHostDeps {
  config: Pick<Config, 'smtpHosts' | 'sandboxSmtpHosts' | 'smtpGroups' | 'dkim'>
  clock: Pick<Clock, 'wall'>
  metrics: Metrics
  http: { log: FastifyBaseLogger }
  /** Makes the rate that some hosts have together; rates of different names are counted apart. */
  paceOf(name: string): Pace
}

export interface MailHosts {
  carrier: SmtpCarrier
  /** In the order of the settings, with user and password. */
  hosts: readonly SmtpHostSetting[]
  /** They sign the mails. */
  keys: readonly DkimKey[]
  conditionOfHost(name: string): Condition
  /** How each host and each group is. */
  conditions(): Record<string, string>
}

const isReserved = ({ priority }: OutgoingEmail): boolean => (priority ?? PRIORITY.campaign) <= RESERVED

/** Mails of an account do not wait for those of others, nor its codes and alerts for its other mails. */
const guestOf = (mail: OutgoingEmail): string | number =>
  isReserved(mail) ? `first ${mail.accountId}` : mail.accountId

const words = { unused: 'unused', ok: 'ok', unreachable: 'unreachable', login: 'refuses the login' } as const

const states = { unused: 'unused', ok: 'up', unreachable: 'unreachable', login: 'refused' } as const

const hostText = ({ state, reason }: HostCondition): string => (reason ? `${words[state]}: ${reason}` : words[state])

function groupText({ rate, reason, domains }: GroupCondition): string {
  if (reason === '') return 'ok'
  const many = domains > 1 ? `${domains} domains, the slowest ` : ''
  return `held back: ${many}${reason}, ${Math.round((rate ?? 0) * 10) / 10} mails a second`
}

/** The conditions of the groups of all carriers, each group once: mails to it may be held back at one of them. */
function groupsOf(carriers: readonly SmtpCarrier[]): GroupCondition[] {
  const all = carriers.flatMap((carrier) => carrier.groups())
  return [...Map.groupBy(all, ({ group }) => group).values()].map(
    // No group of a map is empty.
    (same) => (same.find(({ reason }) => reason !== '') ?? same[0]) as GroupCondition,
  )
}

/** What is counted of hosts and groups. */
function measureHosts(metrics: Metrics, carriers: readonly SmtpCarrier[]) {
  metrics.gauge(
    'messaging_smtp_host_up',
    'Whether an SMTP host is in use, and not paused after failures: 1 or 0.',
    () =>
      carriers
        .flatMap((carrier) => [...carrier.hosts()])
        .map(([host, { state }]) => ({
          labels: { host },
          value: state === 'ok' || state === 'unused' ? 1 : 0,
        })),
  )
  metrics.gauge(
    'messaging_mail_group_held_back',
    'Whether the mails to a group of domains are held back: 1 or 0.',
    () => groupsOf(carriers).map(({ group, reason }) => ({ labels: { group }, value: reason === '' ? 0 : 1 })),
  )
  metrics.gauge(
    'messaging_mail_group_rate',
    'Limit of mails per second to a group of domains; absent without a limit.',
    () => groupsOf(carriers).flatMap(({ group, rate }) => (rate === null ? [] : [{ labels: { group }, value: rate }])),
  )
  const answers = metrics.counter('messaging_smtp_host_mails_total', 'Mails by SMTP host and outcome.')
  const held = metrics.counter('messaging_mail_group_held_total', 'Deferred mails, by group of domains.')
  return {
    answer: (host: string, { outcome, trouble }: HostAnswer) =>
      answers.add({ host, outcome: trouble ? 'trouble' : outcome.state }),
    held: (group: string) => held.add({ group }),
  }
}

/** What a carrier of hosts is made of. */
interface HostsDeps extends Pick<MailHostDeps, 'clock' | 'http'> {
  hosts: readonly SmtpHostSetting[]
  keys: readonly DkimKey[]
  groups: ReturnType<typeof readMailGroups>
  pace: Pace
  count: ReturnType<typeof measureHosts>
}

function openHosts({ hosts, keys, groups, pace, count, clock, http: { log } }: HostsDeps): MailHosts {
  const op = 'smtp'
  /** When each was given up or used again last; before that, they are as they were at the start. */
  const since = new Map<string, number>()
  const start = clock.wall()
  const carrier = createSmtpCarrier({
    hosts,
    keys,
    groups,
    guestOf,
    isReserved,
    pace,
    now: clock.wall,
    onHeld: count.held,
    onHostAnswer: count.answer,
    onHostChange(host, { state, reason }) {
      since.set(host, clock.wall())
      if (state === 'ok') log.info({ op, host }, 'an SMTP host is used again')
      else log.warn({ op, host, state, reason }, 'an SMTP host is paused after failures')
    },
    onLaneChange(lane, rate, reason) {
      if (reason === '') log.info({ op, lane }, 'mails to a provider are no longer held back')
      else log.warn({ op, lane, rate, reason }, 'mails to a provider are held back')
    },
  })
  return {
    carrier,
    hosts,
    keys,
    conditionOfHost(name) {
      const { state, reason = null } = carrier.hosts().get(name) ?? { state: 'unused' }
      return conditionOf(states[state], since.get(name) ?? start, reason)
    },
    conditions: () => ({
      ...Object.fromEntries([...carrier.hosts()].map(([name, condition]) => [`smtp ${name}`, hostText(condition)])),
      ...Object.fromEntries(carrier.groups().map((one) => [`mail to ${one.group}`, groupText(one)])),
    }),
  }
}

/**
 * The carrier of the SMTP hosts, which live accounts use, and that of the mail catchers, which sandbox accounts use; null
 * where the settings name none. They share no host and no connection. Throws ConfigError for keys and groups.
 */
export function openMailHosts({ config, metrics, paceOf, ...parts }: MailHostDeps) {
  const { smtpHosts, sandboxSmtpHosts, smtpGroups, dkim } = config
  const carriers: SmtpCarrier[] = []
  const rest = {
    ...parts,
    keys: readDkimKeys(dkim),
    groups: readMailGroups(smtpGroups),
    count: measureHosts(metrics, carriers),
  }
  const open = (hosts: readonly SmtpHostSetting[] | null, name: string) => {
    if (hosts === null) return null
    const opened = openHosts({ ...rest, hosts, pace: paceOf(name) })
    carriers.push(opened.carrier)
    return opened
  }
  return { mailHosts: open(smtpHosts, 'smtp'), catchers: open(sandboxSmtpHosts, 'sandbox smtp') }
}
