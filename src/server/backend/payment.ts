import type { NotificationResult } from '#platform/payment/confirmPayment.ts'
import type { OnlinePayment } from '#platform/payment/onlinePayment.ts'
import { type Periodic, periodically } from '#platform/process/periodically.ts'
import type { HostConfig } from '#server/config/config.ts'
import type { Log } from '#server/log/log.ts'
import type { Meter } from '#server/metrics/meter.ts'

/** Online payment of the embedded platform. */
export function onlinePaymentOf({ hasSandboxPayment, paymentPageUrl }: HostConfig): OnlinePayment {
  if (hasSandboxPayment) return 'sandbox'
  return paymentPageUrl === null ? 'none' : 'provider'
}

/** Counts payments that their booking cannot accept any more: somebody has to refund them. */
export async function countLatePayments(
  confirming: Promise<NotificationResult>,
  { countLatePayment }: Pick<Meter, 'countLatePayment'>,
): Promise<NotificationResult> {
  const confirmation = await confirming
  if (confirmation === 'late') countLatePayment()
  return confirmation
}

/** Interval of the search for expired bookings. */
const ONE_MINUTE_MS = 60_000

/** Releases the contingents of bookings that were not paid in time, now and every minute until stopped. */
export function scheduleExpiry(expire: () => Promise<number>, log: Log): Periodic {
  return periodically({
    everyMs: ONE_MINUTE_MS,
    work: async () => {
      const bookings = await expire()
      if (bookings > 0) log.info({ bookings }, 'Unpaid bookings have expired; their contingents are released')
    },
    onFailure: (error) => log.error({ error }, 'Unpaid bookings could not be expired'),
  })
}
