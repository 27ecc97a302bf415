import { ACQUISITION_COOKIE as ORIGIN, SESSION_COOKIE as SESSION } from '#protocol/cookies.ts'
import { originOfVisit, readStoredOrigin, toStoredOrigin } from '#domain/tracking/acquisitionOrigin.ts'
import type { Acquisition } from '#domain/tracking/conversion.ts'

/** 30 days (rule 9.8.1). */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60

/** Acquisition source of this visitor, from the cookies of earlier visits and this one; writes both cookies. Needs consent. */
export function updateAcquisition(): Acquisition {
  const origin = originOfVisit(
    { landingPage: landingPage(), referrerHost: referrerHost(), now: new Date().toISOString() },
    readStoredOrigin(readCookie(ORIGIN)),
  )
  const sessionId = readCookie(SESSION) ?? newSessionId()
  writeCookie(ORIGIN, toStoredOrigin(origin), LIFETIME_SECONDS)
  writeCookie(SESSION, sessionId, LIFETIME_SECONDS)
  return { ...origin, sessionId }
}

/** Deletes the cookies. */
export function forgetAcquisition(): void {
  for (const name of [ORIGIN, SESSION]) if (readCookie(name) !== null) writeCookie(name, '', 0)
}

/** Not `randomUUID`, which pages without TLS lack, as in a test network. */
function newSessionId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The landing page of this visit, in spite of client-side navigations since. */
function landingPage(): URL {
  return new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href)
}

function referrerHost(): string | null {
  return document.referrer === '' ? null : new URL(document.referrer).host
}

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}

function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
}
