// The hours of the day in which a campaign may go out, UTC.

export interface LimitHour {
  hour_start?: string | undefined
  hour_end?: string | undefined
}

const DAY = 86_400_000

const minutes = (text: string) => {
  const [hour, minute] = text.split(':').map(Number) as [number, number]
  return (hour * 60 + minute) * 60_000
}

/**
 * When sending may go on: `now` inside the hours, otherwise their next beginning. A window whose end is
 * before its start goes over midnight; equal ends mean the whole day.
 */
export function nextAllowed(limit: LimitHour | null, now: number): number {
  if (!limit) return now
  const start = minutes(limit.hour_start ?? '00:00')
  const end = minutes(limit.hour_end ?? '24:00')
  if (start === end) return now
  const midnight = Math.floor(now / DAY) * DAY
  const time = now - midnight
  const inside = start < end ? time >= start && time < end : time >= start || time < end
  if (inside) return now
  return time < start ? midnight + start : midnight + DAY + start
}
