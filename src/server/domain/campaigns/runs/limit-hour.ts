// The hours of the day in which a campaign may be sent, UTC.

export interface LimitHour {
  hour_start?: string | undefined
  hour_end?: string | undefined
}

const DAY_MS = 86_400_000

const minutes = (text: string) => {
  const [hour, minute] = text.split(':').map(Number) as [number, number]
  return (hour * 60 + minute) * 60_000
}

/**
 * When sending may continue: `now` inside the hours, otherwise their next start. A window with an end before its start
 * spans midnight; equal ends mean the whole day.
 */
export function nextAllowed(limit: LimitHour | null, now: number): number {
  if (!limit) return now
  const start = minutes(limit.hour_start ?? '00:00')
  const end = minutes(limit.hour_end ?? '24:00')
  if (start === end) return now
  const midnight = Math.floor(now / DAY_MS) * DAY_MS
  const time = now - midnight
  const inside = start < end ? time >= start && time < end : time >= start || time < end
  if (inside) return now
  return time < start ? midnight + start : midnight + DAY_MS + start
}
