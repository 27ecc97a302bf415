import { onlinePaymentOf } from '#server/backend/payment.ts'
import type { HostConfig } from '#server/config/config.ts'
import { isLoopback } from '#server/config/loopback.ts'

/** Warnings about risky settings, one line each, logged at the start. */
export function startWarnings(config: HostConfig): readonly string[] {
  return [
    ...(config.platform === null ? [...embeddedWarnings(config), ...mailWarnings(config)] : foreignWarnings(config)),
    ...(config.hasScenarios
      ? ['SCENARIOS is 1: every visitor can put the site into any state. Never let the public reach it']
      : []),
    ...(config.hasRateLimits
      ? []
      : ['RATE_LIMITS is 0: nothing limits what one visitor may do, unless a proxy in front does']),
    ...(isUnencrypted(config.publicUrl) ? ['PUBLIC_URL is http: names and birthdays travel in the clear'] : []),
    ...(isUnencrypted(config.platform?.url ?? null)
      ? ['PLATFORM_URL is http: bookings travel to the platform in the clear']
      : []),
    ...(isWithoutTls(config.databaseUrl)
      ? [
          'DATABASE_URL names another machine and no sslmode of require, verify-ca or verify-full: bookings travel in the clear',
        ]
      : []),
  ]
}

function embeddedWarnings(config: HostConfig): readonly string[] {
  switch (onlinePaymentOf(config)) {
    case 'sandbox':
      return [
        'The sandbox payment page is open: everybody can mark a booking as paid. Set PAYMENT_PAGE_URL, or SANDBOX_PAYMENT=0',
      ]
    case 'none':
      return [
        'PAYMENT_PAGE_URL is empty: nobody can pay online. SANDBOX_PAYMENT=1 opens a payment page to try things out',
      ]
    case 'provider':
      return []
  }
}

function mailWarnings({ smtpUrl }: HostConfig): readonly string[] {
  if (smtpUrl === null)
    return ['SMTP_URL is empty: confirmations of bookings are written into .data/outbox and reach nobody']
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  const isSecure = protocol === 'smtps:' || isLoopback(hostname) || searchParams.get('requireTLS') === 'true'
  return isSecure ? [] : ['SMTP_URL is neither smtps nor with requireTLS=true: confirmations may travel in the clear']
}

function foreignWarnings({ paymentPageUrl, imageUrl }: HostConfig): readonly string[] {
  return [
    ...(paymentPageUrl === null ? ['PAYMENT_PAGE_URL is empty: with a foreign platform nobody can pay online'] : []),
    ...(imageUrl === null
      ? ['IMAGE_URL is empty: with a foreign platform no picture is shown, a plain ground stands in its place']
      : []),
  ]
}

function isUnencrypted(address: string | null): boolean {
  if (address === null) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isLoopback(hostname)
}

function isWithoutTls(databaseUrl: string | null): boolean {
  if (databaseUrl === null || !URL.canParse(databaseUrl)) return false
  const { hostname, searchParams } = new URL(databaseUrl)
  // Without a host it is a local socket.
  if (hostname === '' || isLoopback(hostname)) return false
  return !['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '')
}
