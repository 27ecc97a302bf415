import type { HostConfig } from './config.ts'

type Named = Pick<HostConfig, 'publicUrl' | 'paymentPageUrl' | 'matomo' | 'posthog'>

const ONE_YEAR_SECONDS = 31_536_000

/** Directives that a development server needs otherwise than below; empty in production. */
export type PolicyOverrides = Readonly<Record<string, readonly string[]>>

/**
 * The headers every answer carries.
 * @param nonce Base64 text of this one answer, 128 random bits or more.
 */
export function securityHeaders(config: Named, nonce: string, overrides: PolicyOverrides = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(config, nonce, overrides),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...transportSecurity(config.publicUrl),
  }
}

/** Only an operator who says that the site is on https may bind browsers to it. */
function transportSecurity(publicUrl: string | null): Record<string, string> {
  if (publicUrl?.startsWith('https:') !== true) return {}
  return { 'Strict-Transport-Security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` }
}

function contentPolicy(config: Named, nonce: string, overrides: PolicyOverrides): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins(config.matomo?.url, config.posthog?.host)],
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'", ...origins(config.paymentPageUrl)],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...overrides,
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function origins(...addresses: readonly (string | null | undefined)[]): readonly string[] {
  return addresses.flatMap((address) => (address === null || address === undefined ? [] : [new URL(address).origin]))
}
