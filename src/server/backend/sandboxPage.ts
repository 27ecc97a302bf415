import { Refusal, toErrorResponse } from '#server/http/refusal.ts'
import type { Log } from '#server/log/log.ts'
import { readBody } from '#server/http/body.ts'
import { guardAgainstCsrf } from '#server/http/csrfGuard.ts'

/** The sandbox payment page; resolves to null for other paths. */
export type SandboxPage = (request: Request, nonce: string) => Promise<Response | null>

/** The page's form has a few bytes. */
const FORM_LIMITS = { bytes: 1_000, ms: 5_000 }

interface GuardOptions {
  readonly publicUrl: string | null
  readonly log: Log
}

/** Accepts only forms of this site's pages (CSRF protection), with limits on size and time. */
export function guardSandboxPage(page: SandboxPage, { publicUrl, log }: GuardOptions): SandboxPage {
  return async (request, nonce) => {
    if (request.method !== 'POST') return page(request, nonce)
    try {
      guardAgainstCsrf(request, publicUrl, 'application/x-www-form-urlencoded')
      const body = await readBody(request, FORM_LIMITS)
      const { url, method, headers } = request
      return await page(new Request(url, { method, headers, body }), nonce)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      log.warn({ code: error.code }, 'payment page: refusal')
      return toErrorResponse(error)
    }
  }
}
