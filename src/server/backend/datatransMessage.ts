import { createHmac, timingSafeEqual } from 'node:crypto'
import { number, object, string, ValidationError, type InferType } from 'yup'
import type { PaymentNotification } from '#platform/payment/confirmPayment.ts'
import { isValueWithinLimits } from '#platform/text/jsonLimits.ts'

/*
 * The messages of Datatrans (api-reference.datatrans.ch, «Webhook», as of version 2.0.37): the body is the one of its
 * status API, the header `Datatrans-Signature: t=<milliseconds>,s0=<hex>` is HMAC-SHA256 over `t` and the bytes of the
 * body.
 */

export const SIGNATURE_HEADER = 'datatrans-signature'

/**
 * Maximum age of a message, and maximum clock skew of the provider, in milliseconds. Assumption: the provider may repeat
 * a message for a day until it gets a response; handling a message is idempotent.
 */
const MAX_AGE_MS = 24 * 60 * 60 * 1000
const MAX_CLOCK_SKEW_MS = 5 * 60 * 1000

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

interface SignedMessage {
  /** Value of `SIGNATURE_HEADER`; empty without one. */
  readonly header: string
  readonly body: string
  /** In hex. */
  readonly key: string
}

/** Whether a message is signed with the key, and neither too old nor from the future. */
export function isSigned({ header, body, key }: SignedMessage, now: number): boolean {
  const [, time = '', signature = ''] = /^t=(\d{1,16}),s0=([0-9a-f]{64})$/i.exec(header) ?? []
  if (time === '' || Number(time) < now - MAX_AGE_MS || Number(time) > now + MAX_CLOCK_SKEW_MS) return false
  const expected = createHmac('sha256', Buffer.from(key, 'hex'))
    .update(time + body, 'utf8')
    .digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

/** Null unless it is a message about a payment. */
export function readMessage(body: string): Message | null {
  try {
    const message: unknown = JSON.parse(body)
    return isValueWithinLimits(message) ? messageShape.validateSync(message, { strict: true }) : null
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) return null
    throw error
  }
}

/** Null for an intermediate status. Assumption: an authorized payment will be settled, so the booking counts as paid. */
export function toNotification({
  transactionId,
  status,
  currency,
  refno,
  detail,
}: Message): PaymentNotification | null {
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
