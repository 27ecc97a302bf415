/** Operations that go with cookies and the tenant header (rule 7.1.2.3); all others go with neither. */
export const PRIVILEGED_OPERATIONS: ReadonlySet<string> = new Set([
  'Travel',
  'RatioTravel',
  'Contingents',
  'RatioSummaryQuery',
  'PlaceBooking',
  'InitBookingPayment',
])

/** Header of a privileged operation that names the tenant. A foreign platform may know it by another name. */
export const TENANT_HEADER = 'x-platform-tenant-id'
