/** Texts of the funnel, by the keys of the contract where it names one. */
export const bookingMessages = {
  'booking.bargainDiscount': 'Frühbucherrabatt',
} as const
