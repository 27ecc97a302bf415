/**
 * Where online payments of this platform go: to the page of a payment provider, to the platform's own sandbox page, which
 * moves no money, or nowhere. `none` takes neither online bookings nor starts of a payment.
 */
export type OnlinePayment = 'provider' | 'sandbox' | 'none'
