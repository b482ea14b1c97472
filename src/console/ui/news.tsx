import type { ReadPages } from '../data/pages.ts'
import { t } from '../texts/texts.ts'

/** Offers the newest rows of a list to a reader who is further down. */
export const News = ({ list }: { list: Pick<ReadPages<unknown>, 'isStale' | 'reload'> }) =>
  list.isStale ? (
    <button type="button" class="small" onClick={list.reload}>
      {t.ui.newer}
    </button>
  ) : null
