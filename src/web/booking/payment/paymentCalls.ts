import type { Client } from '@urql/core'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { PaymentTold } from '#domain/booking/payment/onlinePayment.ts'
import { toClientState } from '#domain/booking/wire/payload.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { useInitBookingPaymentMutation } from '#gql/operations/InitBookingPayment.ts'
import { RatioSummaryQueryDocument } from '#gql/operations/RatioSummaryQuery.ts'
import { loadingTimes } from '#web/booking/loadingTimes.ts'
import { BYPASS_CACHE } from '#web/graph/lazyCacheExchange.ts'
import { stepPath } from '#web/site/funnelPaths.ts'
import { newSubmissionId } from './newSubmissionId.ts'

/** Parameter of the address by which the payment page leads back. Its value is the payment page's, and proves nothing. */
export const RETURN_PARAMETER = 'zahlung'

/** What the platform says of a payment: null from one that cannot tell. The whole is null when there was no answer. */
type PaymentAnswer = { readonly told: PaymentTold | null } | null

/** Asks the platform how the payment of a placed booking stands. A question, and no act: it may be asked at any time. */
export async function askPayment(graph: Client, draft: BookingDraft, offer: Offer): Promise<PaymentAnswer> {
  const variables = { clientState: toClientState(draft, offer, loadingTimes(draft, offer)), withPayment: true }
  const { data, error } = await graph
    .query(RatioSummaryQueryDocument, variables, { requestPolicy: 'network-only', ...BYPASS_CACHE })
    .toPromise()
  const summary = data?.ratioSummary ?? null
  const told = summary?.payment ?? null
  if (told !== null)
    return { told: { status: told.status, transactionId: told.transactionId, heldUntil: told.heldUntil } }
  return summary === null || error !== undefined ? null : { told: null }
}

type InitBookingPayment = ReturnType<typeof useInitBookingPaymentMutation>[1]

interface Sending {
  readonly tenantId: string
  /** Instead of starting a payment. */
  readonly switchToInvoice: boolean
}

/** Starts a payment, or turns the booking into one by invoice; an act, sent once. Null unless it succeeded. */
export async function sendPayment(
  initBookingPayment: InitBookingPayment,
  { travelId, submission }: BookingDraft,
  { tenantId, switchToInvoice }: Sending,
) {
  const input = {
    ...{ bookingId: submission.bookingId ?? '', tenantId, decisionId: newSubmissionId() },
    returnUrl: `${stepPath(travelId, 'online-zahlung')}?${RETURN_PARAMETER}=zurueck`,
    ...(switchToInvoice ? { switchToInvoice } : {}),
  }
  const { data } = await initBookingPayment({ input })
  return data?.initBookingPayment.success === true
    ? { transactionId: data.initBookingPayment.transactionId ?? '' }
    : null
}
