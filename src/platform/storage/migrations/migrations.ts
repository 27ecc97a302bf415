import { catalogueMigration } from './0001_catalogue.ts'
import { bookingMigration } from './0002_bookings.ts'
import { fromPriceMigration } from './0003_fromPrice.ts'
import { paymentMigration } from './0004_payments.ts'
import { personalDataMigration } from './0005_personalData.ts'
import { conversionMigration } from './0006_conversions.ts'
import { outboxMigration } from './0007_outbox.ts'
import { placesMigration } from './0008_places.ts'
import { mandatoryUnitsMigration } from './0009_mandatoryUnits.ts'
import { withdrawnPricesMigration } from './0010_withdrawnPrices.ts'
import { conversionBookingMigration } from './0011_conversionBooking.ts'
import { cancelledBookingsMigration } from './0012_cancelledBookings.ts'
import type { Migration } from './migrate.ts'

/** The platform's migrations, in order. A released migration is never changed. */
export const PLATFORM_MIGRATIONS: readonly Migration[] = [
  catalogueMigration,
  bookingMigration,
  fromPriceMigration,
  paymentMigration,
  personalDataMigration,
  conversionMigration,
  outboxMigration,
  placesMigration,
  mandatoryUnitsMigration,
  withdrawnPricesMigration,
  conversionBookingMigration,
  cancelledBookingsMigration,
]
