import type { RequestHandler, Response } from 'express'
import { tooManyPage } from '#server/http/errorPage.ts'
import type { Log } from '#server/log/log.ts'
import type { TenantConfig } from '#tenant/config.ts'
import type { RateLimits } from './rateLimits.ts'
import type { LimitedAction } from './rates.ts'

export interface LimitOptions {
  readonly action: LimitedAction
  /** Null limits nobody. */
  readonly rateLimits: RateLimits | null
  readonly refuse: (response: Response, seconds: number) => void
}

/** Lets through what the limits of the action let through. */
export function rateLimit({ action, rateLimits, refuse }: LimitOptions): RequestHandler {
  return async (request, response, next) => {
    const seconds = (await rateLimits?.take(action, request.ip ?? '')) ?? null
    if (seconds === null) next()
    else refuse(response, seconds)
  }
}

/**
 * Tells once where a proxy in front is not believed: all who come through it are one network then, and share its limits.
 * Anybody can send the header, so it is a hint and no more.
 */
export function warnAboutUntrustedProxy(log: Pick<Log, 'warn'>): RequestHandler {
  let isTold = false
  return (request, _response, next) => {
    if (!isTold && request.get('x-forwarded-for') !== undefined && request.ip === request.socket.remoteAddress) {
      isTold = true
      log.warn(
        {},
        'X-Forwarded-For is not believed: if a proxy stands in front, name it in TRUSTED_PROXIES, or all its visitors share one limit',
      )
    }
    next()
  }
}

/** A page for the visitor who has to wait. */
export function refuseWithPage(response: Response, seconds: number, tenant: TenantConfig): void {
  const page = tooManyPage(tenant, { nonce: String(response.locals['nonce']), seconds })
  refuse(response, seconds).type('html').send(page)
}

/** For what no visitor reads. */
export function refuseWithText(response: Response, seconds: number): void {
  refuse(response, seconds).type('text').send(tooManyText(seconds))
}

/** What is said where a page would be out of place. */
export function tooManyText(seconds: number): string {
  return `Es kommen gerade sehr viele Anfragen von Ihrem Anschluss. Versuchen Sie es bitte in ${seconds} Sekunden noch einmal.`
}

function refuse(response: Response, seconds: number): Response {
  return response.status(429).set({ 'Retry-After': String(seconds), 'Cache-Control': 'no-store' })
}
