/**
 * Cookies that the website's scripts write for conversions, after consent (rule 10.19). They live 30 days (rule 9.8.1).
 * Assumption: a platform's answers to queries do not depend on them.
 */
export const SESSION_COOKIE = 'session_id'
export const ACQUISITION_COOKIE = 'acquisition'

const OWN: ReadonlySet<string> = new Set([SESSION_COOKIE, ACQUISITION_COOKIE])

/** Whether a `Cookie` header has a cookie that the website's own scripts did not write; a platform may read it. */
export function hasForeignCookies(header: string | null): boolean {
  return (header ?? '').split(';').some((cookie) => {
    const [name = ''] = cookie.split('=', 1)
    return cookie.trim() !== '' && !OWN.has(name.trim())
  })
}
