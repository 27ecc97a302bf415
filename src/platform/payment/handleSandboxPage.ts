import { SANDBOX_START_PATH } from '#protocol/paymentPaths.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { AttemptStatus } from '#platform/storage/bookingTables.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { type PageAction, sandboxHtml, unknownPaymentHtml } from './sandboxHtml.ts'
import { type ReturnOutcome, withOutcome } from './returnPath.ts'
import { type AttemptOutcome, endAttempt, findAttempt, type PaymentAttempt } from './attempts.ts'

const OUTCOMES: ReadonlyMap<string, AttemptOutcome> = new Map<PageAction, AttemptOutcome>([
  ['bezahlen', 'PAID'],
  ['abbrechen', 'CANCELLED'],
  ['fehlschlagen', 'FAILED'],
  ['spaeter', 'PENDING'],
])

/**
 * Handles the sandbox payment page: GET shows it, POST ends the payment and redirects back. Null for other paths.
 * @param request its origin and body size have been checked by the caller
 * @param nonce CSP nonce for the page's style
 */
export async function handleSandboxPage(
  storage: Storage<PlatformTables>,
  request: Request,
  nonce: string,
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith(SANDBOX_START_PATH)) return null
  const attempt = await findAttempt(storage.db, pathname.slice(SANDBOX_START_PATH.length))
  if (request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } })
  if (attempt === null) return htmlResponse(unknownPaymentHtml(nonce), 404)
  if (request.method === 'POST') return submit(storage, request, { attempt, nonce })
  return attempt.status === 'OPEN'
    ? htmlResponse(sandboxHtml(attempt, nonce), 200)
    : redirectBack(attempt.status, attempt)
}

async function submit(
  storage: Storage<PlatformTables>,
  request: Request,
  { attempt, nonce }: { readonly attempt: PaymentAttempt; readonly nonce: string },
): Promise<Response> {
  const outcome = OUTCOMES.get(new URLSearchParams(await request.text()).get('aktion') ?? '')
  if (outcome === undefined) return htmlResponse(sandboxHtml(attempt, nonce), 400)
  if (await endAttempt(storage, attempt, outcome)) return redirectBack(outcome, attempt)
  // Submitted twice, or decided in another tab: the first decision counts.
  const decided = await findAttempt(storage.db, attempt.id)
  return redirectBack(decided?.status ?? outcome, attempt)
}

function redirectBack(status: AttemptStatus, { returnPath }: PaymentAttempt): Response {
  const location = withOutcome(returnPath, returnOutcome(status))
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function returnOutcome(status: AttemptStatus): ReturnOutcome {
  switch (status) {
    case 'PAID':
      return 'erfolg'
    case 'CANCELLED':
      return 'abbruch'
    case 'FAILED':
      return 'fehler'
    case 'OPEN':
    case 'PENDING':
    case 'EXPIRED':
    case 'LATE':
      return 'offen'
  }
}

function htmlResponse(body: string, status: number): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
