// Why a campaign did not reach recipients.
import { t } from '../../texts/texts.ts'
import type { Campaign } from './campaign.ts'

const text = t.campaigns.notSent
/** Reasons that are shown; the API has more. */
const SHOWN = 10

/** The reasons of all sends, the most frequent first. */
function reasonsOf(runs: Campaign['runs']): [reason: string, recipients: number][] {
  const sums = new Map<string, number>()
  for (const { reason, recipients } of runs.flatMap(({ failures = [] }) => failures))
    sums.set(reason, (sums.get(reason) ?? 0) + recipients)
  return [...sums].sort(([, a], [, b]) => b - a)
}

/** Nothing for a campaign that reached everybody. */
export function NotSent({ campaign: { runs } }: { campaign: Campaign }) {
  const reasons = reasonsOf(runs)
  if (reasons.length === 0) return null
  return (
    <section class="campaign-not-sent" aria-label={text.label}>
      <p>{text.because(runs.reduce((sum, { failed }) => sum + failed, 0))}</p>
      <ul>
        {reasons.slice(0, SHOWN).map(([reason, recipients]) => (
          <li key={reason}>
            {recipients.toLocaleString(t.language)} × {reason}
          </li>
        ))}
      </ul>
    </section>
  )
}
