/**
 * Payment page in use: the payment provider's, the platform's own sandbox page (moves no money), or none. `none` refuses
 * both online bookings and the start of a payment.
 */
export type OnlinePayment = 'provider' | 'sandbox' | 'none'

/** Terms of online payment. */
export interface PaymentTerms {
  readonly online: OnlinePayment
  /** Minutes until an unpaid online booking expires. */
  readonly holdMinutes: number
}

/** The default. */
export const NO_ONLINE_PAYMENT: PaymentTerms = { online: 'none', holdMinutes: 30 }
