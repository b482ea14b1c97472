// The alarms: what is wrong, since when, and what to do about it.
import type { SandboxSchemas } from '../../../clients/index.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Time } from '../../ui/time.tsx'

const texts = t.health
type Alarm = SandboxSchemas['HealthAlarm']

/** Where somebody sees more of what the alarm is about. */
function linksOf({ kind, campaign_hash }: Alarm): [text: string, href: string][] {
  switch (kind) {
    case 'hooks_parked':
      return [[texts.openHooks, hrefOf('hooks', { state: 'parked' })]]
    case 'faults_in_force':
      return [[texts.openFaults, hrefOf('clock', { show: 'faults' })]]
    case 'messages_overdue':
      return [[texts.openClock, hrefOf('clock')]]
    case 'campaign_halted':
      return [
        [texts.openCampaign, hrefOf(`campaigns/${campaign_hash}`)],
        [texts.openOperations, hrefOf('operations', { status: 'paused' })],
      ]
    default:
      return []
  }
}

const isSerious = ({ kind }: Alarm) => kind !== 'faults_in_force' && kind !== 'hooks_parked'

/** One alarm. */
function AlarmLine({ alarm }: { alarm: Alarm }) {
  return (
    <li class={isSerious(alarm) ? 'alarm serious' : 'alarm'}>
      <h3>
        <Badge tone={isSerious(alarm) ? 'bad' : 'warn'} text={texts.kinds[alarm.kind]} />
        {alarm.since !== undefined && (
          <span class="quiet">
            {' '}
            {texts.began} <Time at={alarm.since} />
          </span>
        )}
      </h3>
      <p>{alarm.detail}</p>
      <p class="quiet">{texts.advice[alarm.kind]}</p>
      {linksOf(alarm).map(([text, href]) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </li>
  )
}

/** The alarms, the most serious first. */
export function Alarms({ alarms }: { alarms: readonly Alarm[] }) {
  return (
    <section class="stack" aria-label={texts.alarms}>
      <p role="status">
        {alarms.length === 0 ? <Badge tone="good" text={texts.well} /> : texts.attention(alarms.length)}
      </p>
      {alarms.length > 0 && (
        <>
          <h2>{texts.alarms}</h2>
          <ul class="alarms">
            {alarms.map((alarm) => (
              <AlarmLine key={`${alarm.kind} ${alarm.detail}`} alarm={alarm} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
