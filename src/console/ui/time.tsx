import { accountNow } from '../data/clock.ts'
import { parseDate, relativeText } from '../data/dates.ts'

/**
 * A time of the APIs, as far from now as the clock of the account says, with the date as its title. `absolute`: shows the
 * date itself, with the distance as its title.
 */
export function Time({ at, absolute = false }: { at: string; absolute?: boolean }) {
  const relative = relativeText(parseDate(at), accountNow.value)
  return (
    <time dateTime={at.replace(' ', 'T')} title={absolute ? relative : `${at} UTC`}>
      {absolute ? at : relative}
    </time>
  )
}
