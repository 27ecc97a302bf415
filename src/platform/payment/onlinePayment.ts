/**
 * Where online payments of this platform go: to the page of a payment provider, to the platform's own sandbox page, which
 * moves no money, or nowhere. `none` takes neither online bookings nor starts of a payment.
 */
export type OnlinePayment = 'provider' | 'sandbox' | 'none'

/** On what terms the platform takes online bookings. */
export interface PaymentTerms {
  readonly online: OnlinePayment
  /** Minutes an online booking keeps its places without being paid. */
  readonly holdMinutes: number
}

/** Of a platform that was told nothing. */
export const NO_ONLINE_PAYMENT: PaymentTerms = { online: 'none', holdMinutes: 30 }
