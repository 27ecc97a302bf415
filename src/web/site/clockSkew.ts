import { LIVENESS_PATH } from '#protocol/livenessPath.ts'

/**
 * Clock skew: by how many milliseconds the clock of the device is ahead of the host's; negative where it is behind, 0 where
 * the host gives no time.
 */
export async function clockSkewMs(): Promise<number> {
  try {
    const { headers } = await fetch(LIVENESS_PATH, { method: 'HEAD', cache: 'no-store' })
    const skew = Date.now() - Date.parse(headers.get('date') ?? '')
    return Number.isNaN(skew) ? 0 : skew
  } catch {
    return 0
  }
}
