import { dayInZurich } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { LIVENESS_PATH } from '#protocol/livenessPath.ts'

/**
 * By how many milliseconds the clock of the device is ahead of the host's; negative where it is behind. The host is asked
 * only where the device is on another day than the page: either the page is an old one from the browser's memory, or the
 * clock is wrong. 0 where the host gives no time.
 */
export async function clockAheadMs(pageDay: IsoDay): Promise<number> {
  if (dayInZurich(new Date()) === pageDay) return 0
  try {
    const { headers } = await fetch(LIVENESS_PATH, { method: 'HEAD', cache: 'no-store' })
    const ahead = Date.now() - Date.parse(headers.get('date') ?? '')
    return Number.isNaN(ahead) ? 0 : ahead
  } catch {
    return 0
  }
}
