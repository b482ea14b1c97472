import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { HealthAlarm, UpgradeHealth } from '../../domain/sandbox/health.ts'
import { toDateTime, toDateTimeIfAny } from '../../lib/dates.ts'

const toAlarm = ({ campaign, since = null, ...alarm }: HealthAlarm) => ({
  ...alarm,
  since: toDateTimeIfAny(since),
  campaign_hash: campaign,
})

const toUpgrade = ({ migrations, processes }: UpgradeHealth) => ({
  migrations: migrations.map(({ failure, ...migration }) => ({ ...migration, detail: failure ?? undefined })),
  processes: processes.map(({ role, version, isOlder, since }) => ({
    role,
    version,
    is_older: isOlder,
    since: toDateTime(since),
  })),
})

export function healthHandlers({ sandbox: { health } }: Domain) {
  return {
    async getHealth({ caller }) {
      const { version, uptime, database, work, queues, carriers, wires, alarms, upgrade } = await health.of(caller)
      return {
        status: alarms.length > 0 ? 'attention' : 'well',
        version,
        uptime_seconds: Math.floor(uptime / 1000),
        database: {
          engine: database.engine,
          state: database.isWritable ? 'up' : 'no_writes',
          answer_ms: database.answer,
        },
        work: { state: work.state, idle_ms: work.idle },
        upgrade: upgrade ? toUpgrade(upgrade) : undefined,
        queues: (Object.keys(queues) as (keyof typeof queues)[]).map((queue) => {
          const { waiting, first } = queues[queue]
          return { queue, waiting, first: toDateTimeIfAny(first) }
        }),
        carriers: carriers.map(({ channel, carrier, state, since, rate }) => ({
          channel,
          carrier,
          state,
          since: since === null ? undefined : toDateTime(since),
          rate_per_second: rate ?? undefined,
        })),
        live_carriers: wires.map(({ name, state, since, detail }) => ({
          name,
          state,
          since: toDateTimeIfAny(since),
          detail: detail ?? undefined,
        })),
        alarms: alarms.map(toAlarm),
      }
    },
  } satisfies Handlers<'sandbox-v1', 'Health'>
}
