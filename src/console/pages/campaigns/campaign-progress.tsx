import { t } from '../../texts/texts.ts'
import { Progress } from '../../ui/progress.tsx'
import { type Campaign, isUnderWay } from './campaign.ts'

/** How many of its recipients have an outcome. */
export function CampaignProgress({
  campaign,
}: {
  campaign: Pick<Campaign, 'status' | 'processed_messages'> & { planned_messages?: number | undefined }
}) {
  const { status, processed_messages: done, planned_messages: total = 0 } = campaign
  if (total === 0) return status === 'draft' ? null : <span>{done.toLocaleString(t.language)}</span>
  if (!isUnderWay(status)) return <span>{t.campaigns.progress(done, total)}</span>
  return <Progress done={done} total={total} label={t.campaigns.progressLabel} />
}
