import type { BookingTables } from './bookingTables.ts'
import type { CatalogueTables } from './catalogueTables.ts'

/**
 * The platform's tables. Both engines read the same SQL, so the types are the ones both have: days and documents are
 * text, amounts integer centimes, booleans 0 or 1.
 */
export type PlatformTables = CatalogueTables & BookingTables
