import { t } from '../texts/texts.ts'
/** How far something is; `total` of 0 or unknown shows that it is running. */
export function Progress({ done, total, label }: { done: number; total?: number; label: string }) {
  const known = total !== undefined && total > 0
  return (
    <span class="progress">
      {known ? <progress value={done} max={total} aria-label={label} /> : <progress aria-label={label} />}
      <span class="number">
        {known ? `${Math.floor((100 * done) / total)} %` : done > 0 && done.toLocaleString(t.language)}
      </span>
    </span>
  )
}
