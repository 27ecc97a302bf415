import type { BookingTables } from './bookingTables.ts'
import type { CatalogueTables } from './catalogueTables.ts'

/** The platform's tables, with types common to both engines: days and documents are text, booleans 0 or 1. */
export type PlatformTables = CatalogueTables & BookingTables

export const PLATFORM_TABLE_NAMES = [
  'platform_state',
  'status',
  'ratio_config',
  'tenant',
  'cms_category',
  'cms_page',
  'insurance',
  'insurance_premium',
  'travel',
  'travel_listing',
  'travel_facet',
  'variant',
  'departure',
  'package_price',
  'service_price',
  'bus_network',
  'bus_node',
  'bus_stop',
  'bus_station',
  'booking',
  'booking_taken',
  'person',
  'order_number',
  'payment_transaction',
  'outbox',
  'conversion',
] as const satisfies readonly (keyof PlatformTables)[]
