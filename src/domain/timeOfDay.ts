/** Hours and minutes in back-office notation: `6:30`, `06:30`, `06:30:00`, `2027-06-12T06:30:00Z`; as written, as `timeText`. */
const TIME_PATTERN = /^(?:\d{4}-\d{2}-\d{2}[T ])?([01]?\d|2[0-3]):([0-5]\d)/

interface TimeOfDay {
  readonly hours: number
  readonly minutes: number
}

/** Parses a time of day; null where there is none. */
export function readTime(text: string | null): TimeOfDay | null {
  const found = TIME_PATTERN.exec(text ?? '')
  return found === null ? null : { hours: Number(found[1]), minutes: Number(found[2]) }
}

/** Minutes since midnight; null where there is no time. */
export function minutesOf(text: string | null): number | null {
  const time = readTime(text)
  return time === null ? null : time.hours * 60 + time.minutes
}

const CLOCK_TEXT =
  /^(?:\d{4}-\d{2}-\d{2}[T ])?((?:[01]?\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}| Uhr)?$/

/**
 * A time for visitors: `06:30` of `06:30:00`, `06:30 Uhr` or `2027-06-12T06:30:00Z`, and `6:30` of `6:30`: hours and
 * minutes as written. Any other text stays as it is; null for none.
 */
export function timeText(text: string | null): string | null {
  return CLOCK_TEXT.exec(text ?? '')?.[1] ?? text
}
