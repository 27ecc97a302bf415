/** Endpoint of every call of the browser to the platform (rule 7.1.1). */
export const PROXY_PATH = '/api/proxy'

/** Operations that are sent with cookies and the tenant header (rule 7.1.2.3); all others without. */
export const PRIVILEGED_OPERATIONS: ReadonlySet<string> = new Set([
  'Travel',
  'RatioTravel',
  'Contingents',
  'RatioSummaryQuery',
  'PlaceBooking',
  'InitBookingPayment',
])

/** Request header of privileged operations with the tenant id; configurable for a foreign platform. */
export const TENANT_HEADER = 'x-platform-tenant-id'

/** Request header by which a visitor confirms a second booking of the same people on the same date; its value is 1. */
export const BOOK_AGAIN_HEADER = 'x-book-again'

/**
 * Request header of a PlaceBooking that asks what became of its submission id; its value is 1. What was never sent is not
 * sent now either: nobody has pressed the button that books.
 */
export const ASK_ONLY_HEADER = 'x-ask-only'
