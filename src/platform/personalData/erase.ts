import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { overwriteErased } from './overwrite.ts'
import { erasePeople } from './anonymise.ts'

/** Result of erasing the personal data of a booking. */
export interface Erasure {
  readonly orderNo: string
  /** Id of the booker in analytics. */
  readonly bookerId: string
  /** ISO time of an earlier erasure; null if erased now. */
  readonly erasedBefore: string | null
  /** False if the files of the database, busy all the time, may still contain the old data. */
  readonly isOverwritten: boolean
}

/** Erases the personal data of a booking; the host may keep running. Null for an unknown order number. */
export async function eraseBooking(storage: Storage<PlatformTables>, orderNo: string): Promise<Erasure | null> {
  const booking = await storage.db
    .selectFrom('booking')
    .select(['id', 'booker_id', 'personal_data', 'personal_data_at'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  if (booking === undefined) return null
  const isErased = await storage.write((transaction) => erasePeople(transaction, booking))
  const isOverwritten = await overwriteErased(storage)
  // Without a time another process has erased it since it was read.
  const erasedBefore = isErased ? null : (booking.personal_data_at ?? new Date().toISOString())
  return { orderNo, bookerId: booking.booker_id, erasedBefore, isOverwritten }
}
