import { LIVENESS_PATH } from '#protocol/livenessPath.ts'

/**
 * By how many milliseconds the clock of the device is ahead of the host's; negative where it is behind, 0 where the host
 * gives no time.
 */
export async function clockAheadMs(): Promise<number> {
  try {
    const { headers } = await fetch(LIVENESS_PATH, { method: 'HEAD', cache: 'no-store' })
    const ahead = Date.now() - Date.parse(headers.get('date') ?? '')
    return Number.isNaN(ahead) ? 0 : ahead
  } catch {
    return 0
  }
}
