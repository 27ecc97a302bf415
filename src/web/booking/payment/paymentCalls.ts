import type { Client } from '@urql/core'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { PaymentReport } from '#domain/booking/payment/onlinePayment.ts'
import { toClientState } from '#domain/booking/wire/payload.ts'
import type { useInitBookingPaymentMutation } from '#gql/operations/InitBookingPayment.ts'
import { RatioSummaryQueryDocument } from '#gql/operations/RatioSummaryQuery.ts'
import { loadingTimes } from '#web/booking/loadingTimes.ts'
import { BYPASS_CACHES } from '#web/graph/bypassesCaches.ts'
import { stepPath } from '#web/site/funnelPaths.ts'
import { newSubmissionId } from './newSubmissionId.ts'

/** Query parameter of the return URL of the payment page. Its value is set by the payment page and proves nothing. */
export const RETURN_PARAMETER = 'zahlung'

/** `reported` is null if the platform does not report payments; the whole is null if the request failed. */
type PaymentResponse = { readonly reported: PaymentReport | null } | null

/** Queries the payment status of a placed booking. Without side effects, so it may be repeated at any time. */
export async function askPayment(graph: Client, booking: Booking): Promise<PaymentResponse> {
  const variables = { clientState: toClientState(booking, loadingTimes(booking)), withPayment: true }
  const { data, error } = await graph
    .query(RatioSummaryQueryDocument, variables, { requestPolicy: 'network-only', ...BYPASS_CACHES })
    .toPromise()
  const summary = data?.ratioSummary ?? null
  const payment = summary?.payment ?? null
  if (payment !== null)
    return {
      reported: { status: payment.status, transactionId: payment.transactionId, heldUntil: payment.heldUntil },
    }
  return summary === null || error !== undefined ? null : { reported: null }
}

type InitBookingPayment = ReturnType<typeof useInitBookingPaymentMutation>[1]

interface PaymentInput {
  readonly tenantId: string
  /** True to switch the booking to an invoice instead of starting a payment. */
  readonly switchToInvoice: boolean
}

/** Starts a payment or switches the booking to an invoice; a mutation, sent once. Null if the request failed. */
export async function sendPayment(
  initBookingPayment: InitBookingPayment,
  { travelId, submission }: BookingDraft,
  { tenantId, switchToInvoice }: PaymentInput,
) {
  const input = {
    bookingId: submission.bookingId ?? '',
    tenantId,
    decisionId: newSubmissionId(),
    returnUrl: `${stepPath(travelId, 'online-zahlung')}?${RETURN_PARAMETER}=zurueck`,
    ...(switchToInvoice ? { switchToInvoice } : {}),
  }
  const { data } = await initBookingPayment({ input })
  return data?.initBookingPayment ?? null
}
