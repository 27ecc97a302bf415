import { createHmac, timingSafeEqual } from 'node:crypto'
import { number, object, string, ValidationError, type InferType } from 'yup'
import { isValueWithinLimits } from '#platform/text/jsonLimits.ts'
import type { NotificationResult, PaymentNotification } from '#platform/payment/confirmPayment.ts'
import { Refusal, toErrorResponse } from '#server/http/refusal.ts'
import type { Log } from '#server/log/log.ts'
import { readBody } from '#server/http/body.ts'

/*
 * But for the sandbox page the only way in which a payment becomes PAID: the payment provider's webhook, server to
 * server, in the format of Datatrans (api-reference.datatrans.ch, «Webhook», as of version 2.0.37): the body is the one
 * of its status API, the header `Datatrans-Signature: t=<milliseconds>,s0=<hex>` is HMAC-SHA256 over `t` and the bytes of
 * the body.
 */

/** A complete message has a few kilobytes. */
const LIMITS = { bytes: 64 * 1024, ms: 10_000 }

/**
 * Maximum age of a message, and maximum clock skew of the provider, in milliseconds. Assumption: the provider may repeat
 * a message for a day until it gets a response; handling a message is idempotent.
 */
const MAX_AGE_MS = 24 * 60 * 60 * 1000
const MAX_CLOCK_SKEW_MS = 5 * 60 * 1000

/** Statuses of refusals; their messages are for the provider's support. */
const UNSIGNED = 401
const UNREADABLE = 400

const amountShape = object({ amount: number().integer().min(0) })
  .nullable()
  .optional()
  .default(undefined)

const messageShape = object({
  transactionId: string().required().max(200),
  status: string().required().max(50),
  currency: string().nullable().max(10),
  refno: string().nullable().max(200),
  detail: object({ authorize: amountShape, settle: amountShape }).nullable().optional().default(undefined),
})

type Message = InferType<typeof messageShape>

interface WebhookOptions {
  /** HMAC key in hex, as the provider displays it. */
  readonly key: string
  readonly confirm: (notification: PaymentNotification) => Promise<NotificationResult>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Log
}

/** `POST /api/payment/webhook`. A message without a valid signature changes nothing; the refusal is logged. */
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
      const signed = { header: request.headers.get('datatrans-signature') ?? '', body, key }
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

interface SignedMessage {
  readonly header: string
  readonly body: string
  readonly key: string
}

function isSigned({ header, body, key }: SignedMessage, now: number): boolean {
  const [, time = '', signature = ''] = /^t=(\d{1,16}),s0=([0-9a-f]{64})$/i.exec(header) ?? []
  if (time === '' || Number(time) < now - MAX_AGE_MS || Number(time) > now + MAX_CLOCK_SKEW_MS) return false
  const expected = createHmac('sha256', Buffer.from(key, 'hex'))
    .update(time + body, 'utf8')
    .digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

/** Null unless it is a message about a payment. */
function readMessage(body: string): Message | null {
  try {
    const message: unknown = JSON.parse(body)
    return isValueWithinLimits(message) ? messageShape.validateSync(message, { strict: true }) : null
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) return null
    throw error
  }
}

/** Null for an intermediate status. Assumption: an authorized payment will be settled, so the booking counts as paid. */
function toNotification({ transactionId, status, currency, refno, detail }: Message): PaymentNotification | null {
  const outcome = OUTCOMES.get(status)
  if (outcome === undefined) return null
  const amount = detail?.settle?.amount ?? detail?.authorize?.amount ?? null
  return { transactionId, outcome, amount, currency: currency ?? null, orderNo: refno ?? null }
}

const OUTCOMES: ReadonlyMap<string, PaymentNotification['outcome']> = new Map([
  ['authorized', 'PAID'],
  ['settled', 'PAID'],
  ['transmitted', 'PAID'],
  ['canceled', 'CANCELLED'],
  ['failed', 'FAILED'],
])

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
