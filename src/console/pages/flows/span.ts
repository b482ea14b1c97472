// The days that a list goes back.
import { accountNow } from '../../data/clock.ts'
import { toDateText } from '../../data/dates.ts'
import { query } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'

type Days = keyof typeof t.flows.runs.spans

const DAY_MS = 86_400_000

/** The choices, with their words. */
export const spans = Object.entries(t.flows.runs.spans) as [Days, string][]

/** How many days the address asks for; a week without it. */
export const daysSet = (): Days => spans.find(([days]) => days === query.value.get('days'))?.[0] ?? '7'

/** The first moment of these days on the clock of the account. */
export const startOf = (days: Days): string => toDateText(accountNow.peek() - Number(days) * DAY_MS)
