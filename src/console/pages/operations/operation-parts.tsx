// What a row and the view of an operation both show.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'

type Schemas = MarketingSchemas
export type Status = Schemas['OperationDetailStatus']

const tones: Record<Status, Tone> = {
  queued: 'idle',
  processing: 'busy',
  executing: 'busy',
  paused: 'warn',
  finished: 'good',
  canceled: 'idle',
  error: 'bad',
}

/** The state of an operation. */
export const StatusBadge = ({ status }: { status: Status }) => (
  <Badge tone={tones[status]} text={t.operations.statuses[status]} />
)

/** What the operation works on, with a link to it; nothing when the contract does not say. */
export function WorksOn(props: { data: Schemas['Operation']['operation_data']; list?: number | undefined }) {
  const { internal_name, campaign_hash } = props.data
  if (campaign_hash)
    return (
      <a class="over-row" href={hrefOf(`campaigns/${campaign_hash}`)}>
        {internal_name || campaign_hash}
      </a>
    )
  if (props.list !== undefined)
    return (
      <a class="over-row" href={hrefOf(`contacts/${props.list}`)}>
        {t.operations.list(props.list)}
      </a>
    )
  return null
}
