import { ERRORS_PATH } from '#protocol/failureReport.ts'
import type { HostConfig } from '#server/config/config.ts'
import { nonceSources, type InlineSources } from '#server/pages/inlineSources.ts'

interface PolicyConfig extends Pick<HostConfig, 'publicUrl' | 'paymentPageUrl' | 'imageUrl' | 'posthog'> {
  /** URL template of the map's tile server; null: the built-in base map. */
  readonly tileUrl?: string | null
}

const ONE_YEAR_SECONDS = 31_536_000

/** CSP directives replaced by a development server; empty in production. */
export type PolicyOverrides = Readonly<Record<string, readonly string[]>>

/**
 * Security headers of every response.
 * @param nonce Base64, unique to this response, at least 128 random bits.
 */
export function securityHeaders(
  config: PolicyConfig,
  nonce: string,
  overrides: PolicyOverrides = {},
): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(config, nonceSources(nonce), overrides),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...transportSecurity(config.publicUrl),
  }
}

/** HSTS, only if the configured public URL is https. For this host alone: others of its domain may have no https. */
function transportSecurity(publicUrl: string | null): Record<string, string> {
  if (publicUrl?.startsWith('https:') !== true) return {}
  return { 'Strict-Transport-Security': `max-age=${ONE_YEAR_SECONDS}` }
}

/**
 * The Content Security Policy.
 * @param inline sources of the page's inline scripts and styles.
 */
export function contentPolicy(config: PolicyConfig, inline: InlineSources, overrides: PolicyOverrides = {}): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:', ...origins(config.imageUrl), ...tileSources(config.tileUrl ?? null)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins(...posthogHosts(config.posthog))],
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'", ...origins(config.paymentPageUrl)],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Not report-to: Chromium would then ignore report-uri, and its test builds send no reports.
    'report-uri': [ERRORS_PATH],
    ...overrides,
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** PostHog's cloud serves its settings from a separate assets host; other hosts serve both. */
function posthogHosts(posthog: PolicyConfig['posthog']): readonly string[] {
  if (posthog === null) return []
  const settings = posthog.host.replace(/\/\/(\w+)\.i\.posthog\.com/, '//$1-assets.i.posthog.com')
  return settings === posthog.host ? [settings] : [posthog.host, settings]
}

/** Sources of map tiles. A template may contain subdomains: `https://{s}.tiles.example/{z}/{x}/{y}.png`. */
function tileSources(template: string | null): readonly string[] {
  const [origin] = /^https?:\/\/[^/?#]+/.exec(template ?? '') ?? []
  if (origin === undefined) return []
  return [origin.replaceAll('{s}', '*')]
}

function origins(...addresses: readonly (string | null | undefined)[]): readonly string[] {
  return addresses.flatMap((address) => (address === null || address === undefined ? [] : [new URL(address).origin]))
}
