import type { Row } from './row.ts'

/** Section 6, Roles and permissions. */
export const section6: readonly Row[] = [
  [
    '6.1.1',
    'nobody signs in: a booking is made without an account',
    'browser/invoiceBooking › a visitor finds a tour, books it to the end, and the booking outlives a power cut',
  ],
  [
    '6.1.2',
    'calls name tenant 4, one channel with credentials and header',
    'tenant/config › the operator is tenant 4 of the platform',
    'server/proxy/proxy › $operation goes out with the credentials of its channel and no other header of the browser',
  ],
  [
    '6.1.3',
    'the host lets known questions through, from its own pages',
    'server/proxy/proxy › $promise is refused with $code and never reaches the platform',
  ],
]
