import type { CancellationTerm } from '#domain/booking/payment/cancellationTerms.ts'
import type { PaymentPart } from '#domain/booking/payment/paymentPlan.ts'

/** Sender of mails: name, address, colours and terms of the operator. */
export interface MailOperator {
  /** Only the mails of this tenant are sent. */
  readonly tenantId: string
  readonly name: string
  readonly email: string
  readonly phone: string
  /** Hex colours. */
  readonly colors: { readonly primary: string; readonly secondary: string }
  /** Origin of the site, for links; null if unknown. */
  readonly siteUrl: string | null
  readonly terms: {
    readonly payments: readonly PaymentPart[]
    readonly cancellation: readonly CancellationTerm[]
    readonly customerMoney: string | null
    readonly documentsDaysBefore: number | null
  }
}
