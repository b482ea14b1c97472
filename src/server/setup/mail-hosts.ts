// The wire of email: the carrier of the SMTP hosts, and what operators see of the hosts and of the groups of recipients.
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
import { readDkimKeys } from './dkim-keys.ts'
import { readMailGroups } from './mail-groups.ts'
import { areLocal, type SmtpHostSetting } from './setting-smtp.ts'
import type { Config } from './settings.ts'

export interface MailHostParts {
  config: Pick<Config, 'smtpHosts' | 'smtpGroups' | 'dkim'>
  clock: Pick<Clock, 'wall'>
  metrics: Metrics
  http: { log: FastifyBaseLogger }
  /** The rate of the hosts together. */
  pace: Pace
}

export interface MailHosts {
  carrier: SmtpCarrier
  /** Whether all hosts are on this machine, so that sandbox accounts may use them. */
  isLocal: boolean
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

/** What is counted of hosts and groups. */
function measure(metrics: Metrics, carrier: () => SmtpCarrier) {
  metrics.gauge(
    'messaging_smtp_host_up',
    'Whether an SMTP host is used, and not left alone after failures: 1 or 0.',
    () =>
      [...carrier().hosts()].map(([host, { state }]) => ({
        labels: { host },
        value: state === 'ok' || state === 'unused' ? 1 : 0,
      })),
  )
  metrics.gauge(
    'messaging_mail_group_held_back',
    'Whether the mails to a group of domains are held back: 1 or 0.',
    () =>
      carrier()
        .groups()
        .map(({ group, reason }) => ({ labels: { group }, value: reason === '' ? 0 : 1 })),
  )
  metrics.gauge(
    'messaging_mail_group_rate',
    'Mails per second that a group of domains gets at most; absent where there is no limit.',
    () =>
      carrier()
        .groups()
        .flatMap(({ group, rate }) => (rate === null ? [] : [{ labels: { group }, value: rate }])),
  )
  const answers = metrics.counter('messaging_smtp_host_mails_total', 'Mails by SMTP host and what came of them there.')
  const held = metrics.counter('messaging_mail_group_held_total', 'Mails that were put off, by group of domains.')
  return {
    answer: (host: string, { outcome, trouble }: HostAnswer) =>
      answers.add({ host, outcome: trouble ? 'trouble' : outcome.state }),
    held: (group: string) => held.add({ group }),
  }
}

/** The carrier of the hosts in the settings; null where there are none. Throws ConfigError for keys and groups. */
export function openMailHosts({ config, clock, metrics, http: { log }, pace }: MailHostParts): MailHosts | null {
  const { smtpHosts: hosts, smtpGroups, dkim } = config
  const keys = readDkimKeys(dkim)
  const groups = readMailGroups(smtpGroups)
  if (hosts === null) return null
  const op = 'smtp'
  /** When each was given up or used again last; before that, they are as they were at the start. */
  const since = new Map<string, number>()
  const start = clock.wall()
  const count = measure(metrics, () => carrier)
  const carrier: SmtpCarrier = createSmtpCarrier({
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
      else log.warn({ op, host, state, reason }, 'an SMTP host is left alone for a while')
    },
    onLaneChange(lane, rate, reason) {
      if (reason === '') log.info({ op, lane }, 'mails to a provider go out as they come again')
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
    isLocal: areLocal(hosts),
    conditions: () => ({
      ...Object.fromEntries([...carrier.hosts()].map(([name, condition]) => [`smtp ${name}`, hostText(condition)])),
      ...Object.fromEntries(carrier.groups().map((one) => [`mail to ${one.group}`, groupText(one)])),
    }),
  }
}
