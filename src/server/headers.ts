import type { HostConfig } from '#server/config/config.ts'
import { nonceSources, type InlineSources } from '#server/pages/inlineSources.ts'

interface Named extends Pick<HostConfig, 'publicUrl' | 'paymentPageUrl' | 'imageUrl' | 'posthog'> {
  /** Template of the tile server of the maps; null where they draw their own ground. */
  readonly tileUrl?: string | null
}

/** Where browsers tell what the policy made them refuse. */
const REPORT_PATH = '/api/errors'

const ONE_YEAR_SECONDS = 31_536_000

/** Directives that a development server needs otherwise than below; empty in production. */
export type PolicyOverrides = Readonly<Record<string, readonly string[]>>

/**
 * The headers every answer carries.
 * @param nonce Base64 text of this one answer, 128 random bits or more.
 */
export function securityHeaders(config: Named, nonce: string, overrides: PolicyOverrides = {}): Record<string, string> {
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

/** Only an operator who says that the site is on https may bind browsers to it. */
function transportSecurity(publicUrl: string | null): Record<string, string> {
  if (publicUrl?.startsWith('https:') !== true) return {}
  return { 'Strict-Transport-Security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` }
}

/**
 * What an answer may run and fetch.
 * @param inline what of the page itself may run.
 */
export function contentPolicy(config: Named, inline: InlineSources, overrides: PolicyOverrides = {}): string {
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
    // The older word: beside the newer one (report-to) Chromium heeds that alone, and its builds for tests send nothing.
    'report-uri': [REPORT_PATH],
    ...overrides,
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** PostHog's own hosts answer settings by the name of a sister host; any other host answers all by itself. */
function posthogHosts(posthog: Named['posthog']): readonly string[] {
  if (posthog === null) return []
  const settings = posthog.host.replace(/\/\/(\w+)\.i\.posthog\.com/, '//$1-assets.i.posthog.com')
  return settings === posthog.host ? [settings] : [posthog.host, settings]
}

/** Where map tiles come from. A template may name several hosts, `https://{s}.tiles.example/{z}/{x}/{y}.png`. */
function tileSources(template: string | null): readonly string[] {
  const [origin] = /^https?:\/\/[^/?#]+/.exec(template ?? '') ?? []
  if (origin === undefined) return []
  return [origin.replaceAll('{s}', '*')]
}

function origins(...addresses: readonly (string | null | undefined)[]): readonly string[] {
  return addresses.flatMap((address) => (address === null || address === undefined ? [] : [new URL(address).origin]))
}
