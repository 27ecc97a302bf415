/** Hours and minutes as the back office writes them: `6:30`, `06:30`, `06:30:00`. */
const TIME_PATTERN = /^([01]?\d|2[0-3]):([0-5]\d)/

interface TimeOfDay {
  readonly hours: number
  readonly minutes: number
}

/** Reads a time of day; null where there is none. */
export function readTime(text: string | null): TimeOfDay | null {
  const [, hours, minutes] = TIME_PATTERN.exec(text ?? '') ?? []
  return hours === undefined || minutes === undefined ? null : { hours: Number(hours), minutes: Number(minutes) }
}

/** Minutes since midnight of a time such as `06:30`; null where there is none. */
export function minutesOf(text: string | null): number | null {
  const time = readTime(text)
  return time === null ? null : time.hours * 60 + time.minutes
}
