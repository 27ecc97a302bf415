import type { OnlinePayment } from '#platform/payment/onlinePayment.ts'
import type { HostConfig } from './config.ts'
import type { Log } from './log.ts'

/** Where the embedded platform's online payments go. */
export function onlinePaymentOf({ hasSandboxPayment, paymentPageUrl }: HostConfig): OnlinePayment {
  if (hasSandboxPayment) return 'sandbox'
  return paymentPageUrl === null ? 'none' : 'provider'
}

/** How often places of unpaid bookings are looked for. */
const ONE_MINUTE_MS = 60_000

/** Frees the places of bookings that were not paid in time, every minute until it is stopped. */
export function keepExpiring(expire: () => Promise<number>, log: Log): () => void {
  const run = async () => {
    try {
      const bookings = await expire()
      if (bookings > 0) log.info({ bookings }, 'Unpaid bookings have given their places back')
    } catch (error) {
      log.error({ error }, 'Unpaid bookings could not give their places back')
    }
  }
  const timer = setInterval(() => void run(), ONE_MINUTE_MS).unref()
  return () => clearInterval(timer)
}
