import type { RequestHandler, Response } from 'express'
import { tooManyPage } from '#server/http/errorPage.ts'
import type { Log } from '#server/log/log.ts'
import type { TenantConfig } from '#tenant/config.ts'
import type { RateLimits } from './rateLimits.ts'
import type { LimitedAction } from './rates.ts'

export interface LimitOptions {
  readonly action: LimitedAction
  /** Null: no limits. */
  readonly rateLimits: RateLimits | null
  readonly refuse: (response: Response, seconds: number) => void
}

/** Middleware that applies a rate limit. */
export function rateLimit({ action, rateLimits, refuse }: LimitOptions): RequestHandler {
  return async (request, response, next) => {
    const seconds = (await rateLimits?.take(action, request.ip ?? '')) ?? null
    if (seconds === null) next()
    else refuse(response, seconds)
  }
}

/**
 * Logs once that forwarded headers of an untrusted proxy are ignored: all its visitors would share the limits of one
 * network. Anybody can send the header, so it is only a hint.
 */
export function warnAboutUntrustedProxy(log: Pick<Log, 'warn'>): RequestHandler {
  let hasWarned = false
  return (request, _response, next) => {
    if (!hasWarned && request.get('x-forwarded-for') !== undefined && request.ips.length === 0) {
      hasWarned = true
      log.warn(
        {},
        'X-Forwarded-For is ignored: name the reverse proxy in TRUSTED_PROXIES, or all its visitors share one rate limit',
      )
    }
    next()
  }
}

/** Status 429 with an HTML page. */
export function refuseWithPage(response: Response, seconds: number, tenant: TenantConfig): void {
  const page = tooManyPage(tenant, { nonce: String(response.locals['nonce']), seconds })
  refuse(response, seconds).type('html').send(page)
}

/** Status 429 with plain text, for requests of scripts. */
export function refuseWithText(response: Response, seconds: number): void {
  refuse(response, seconds).type('text').send(tooManyText(seconds))
}

/** Message for the visitor, as plain text. */
export function tooManyText(seconds: number): string {
  return `Es kommen gerade sehr viele Anfragen von Ihrem Anschluss. Versuchen Sie es bitte in ${seconds} Sekunden noch einmal.`
}

function refuse(response: Response, seconds: number): Response {
  return response.status(429).set({ 'Retry-After': String(seconds), 'Cache-Control': 'no-store, no-transform' })
}
