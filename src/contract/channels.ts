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
