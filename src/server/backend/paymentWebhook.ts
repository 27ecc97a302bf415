import type { NotificationResult, PaymentNotification } from '#platform/payment/confirmPayment.ts'
import { Refusal, toErrorResponse } from '#server/http/refusal.ts'
import type { Log } from '#server/log/log.ts'
import { readBody } from '#server/http/body.ts'
import { isSigned, readMessage, SIGNATURE_HEADER, toNotification } from './datatransMessage.ts'

/** A complete message has a few kilobytes. */
const LIMITS = { bytes: 64 * 1024, ms: 10_000 }

/** Statuses of refusals; their messages are for the provider's support. */
const UNSIGNED = 401
const UNREADABLE = 400

interface WebhookOptions {
  /** HMAC key in hex, as the provider displays it. */
  readonly key: string
  readonly confirm: (notification: PaymentNotification) => Promise<NotificationResult>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Log
}

/**
 * `POST /api/payment/webhook`, called by the payment provider, server to server: but for the sandbox page the only way in
 * which a payment becomes PAID. A message without a valid signature changes nothing; the refusal is logged. What is
 * particular to the provider is in `datatransMessage.ts`: another one has a module like it.
 */
export function createPaymentWebhook({
  key,
  confirm,
  now,
  log,
}: WebhookOptions): (request: Request) => Promise<Response> {
  const refuse = (status: number, reason: string) => {
    log.warn({ reason }, 'payment webhook: refusal')
    return answer(status, reason)
  }
  return async (request) => {
    try {
      if (request.method !== 'POST') throw new Refusal('METHOD_NOT_ALLOWED', 'Only POST is answered here')
      const body = await readBody(request, LIMITS)
      const signed = { header: request.headers.get(SIGNATURE_HEADER) ?? '', body, key }
      if (!isSigned(signed, now())) return refuse(UNSIGNED, 'The signature is missing, wrong or too old')
      const message = readMessage(body)
      if (message === null) return refuse(UNREADABLE, 'The message names no transaction and status')
      const notification = toNotification(message)
      // The card is still being checked: the attempt stays open.
      if (notification === null) return answer(200, 'noted')
      return toAnswer(await confirm(notification), { transactionId: notification.transactionId, log })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      log.warn({ code: error.code }, 'payment webhook: refusal')
      return toErrorResponse(error)
    }
  }
}

interface AnswerContext {
  readonly transactionId: string
  readonly log: Log
}

/** Results that need manual action are logged as errors. The provider repeats messages without a 200 response. */
function toAnswer(confirmation: NotificationResult, { transactionId, log }: AnswerContext): Response {
  switch (confirmation) {
    case 'done':
    case 'repeated':
      return answer(200, confirmation)
    case 'late':
      log.error(
        { transactionId },
        'A payment arrived that its booking cannot accept any more: refund it, or book by hand',
      )
      return answer(200, confirmation)
    case 'mismatch':
      log.error({ transactionId }, 'A payment does not match its booking: amount, currency or order number differ')
      return answer(409, 'Amount, currency or order number differ')
    case 'unknown':
      log.warn({ transactionId }, 'A payment of an unknown transaction')
      return answer(404, 'Unknown transaction')
  }
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } })
}
