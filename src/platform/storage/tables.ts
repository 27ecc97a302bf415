import type { BookingTables } from './bookingTables.ts'
import type { CatalogueTables } from './catalogueTables.ts'

/** The platform's tables, with types common to both engines: days and documents are text, booleans 0 or 1. */
export type PlatformTables = CatalogueTables & BookingTables
