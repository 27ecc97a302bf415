const ZURICH_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * `2027-01-15 15:05`, in the operator's zone.
 * @param time ISO time
 */
export function timeText(time: string): string {
  return ZURICH_TIME.format(new Date(time))
}
