import type { HostConfig } from './config.ts'
import { isLoopback } from './loopback.ts'

/** What an operator should know about the settings of this start, one line each. */
export function startWarnings(config: HostConfig): readonly string[] {
  return [
    ...(config.hasScenarios ? ['SCENARIOS is 1: every visitor can put the site into any state. Never let the public reach it'] : []),
    ...(isInTheClear(config.publicUrl) ? ['PUBLIC_URL is http: names and birthdays travel in the clear'] : []),
    ...(isInTheClear(config.platform?.url ?? null) ? ['PLATFORM_URL is http: bookings travel to the platform in the clear'] : []),
    ...(isWithoutTls(config.databaseUrl) ? ['DATABASE_URL names another machine and no sslmode of require, verify-ca or verify-full: bookings travel in the clear'] : []),
  ]
}

function isInTheClear(address: string | null): boolean {
  if (address === null) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isLoopback(hostname)
}

function isWithoutTls(databaseUrl: string | null): boolean {
  if (databaseUrl === null || !URL.canParse(databaseUrl)) return false
  const { hostname, searchParams } = new URL(databaseUrl)
  // Without a host the socket of this machine is meant.
  if (hostname === '' || isLoopback(hostname)) return false
  return !['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '')
}
