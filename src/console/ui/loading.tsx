import { t } from '../texts/texts.ts'

/** Says that something is read. It stays invisible for a moment, so that what comes at once does not flicker. */
export function Loading() {
  return (
    <p class="loading" role="status">
      {t.ui.loading} …
    </p>
  )
}
