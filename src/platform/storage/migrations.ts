import { catalogueMigration } from '#platform/storage/migrations/0001_catalogue.ts'
import { bookingMigration } from '#platform/storage/migrations/0002_bookings.ts'
import { fromPriceMigration } from '#platform/storage/migrations/0003_fromPrice.ts'
import { paymentMigration } from '#platform/storage/migrations/0004_payments.ts'
import { personalDataMigration } from '#platform/storage/migrations/0005_personalData.ts'
import { conversionMigration } from '#platform/storage/migrations/0006_conversions.ts'
import { outboxMigration } from '#platform/storage/migrations/0007_outbox.ts'
import { placesMigration } from '#platform/storage/migrations/0008_places.ts'
import type { Migration } from './migrate.ts'

/** The platform's schema, step by step. A step that has run somewhere is never changed, only followed by another. */
export const PLATFORM_MIGRATIONS: readonly Migration[] = [
  catalogueMigration,
  bookingMigration,
  fromPriceMigration,
  paymentMigration,
  personalDataMigration,
  conversionMigration,
  outboxMigration,
  placesMigration,
]
