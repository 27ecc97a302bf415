import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { overwriteErased } from './overwrite.ts'
import { erasePeople } from './reduce.ts'

/** What became of a booking whose people were to be erased. */
export interface Erasure {
  readonly orderNo: string
  /** Under which analytics may know the booker. */
  readonly bookerId: string
  /** When it was erased before, ISO; null when it is erased now. */
  readonly erasedBefore: string | null
  /** False when the old content may still stand in the log of the database, which was in use all the time. */
  readonly isOverwritten: boolean
}

/** Erases the personal data of a booking, while the host may be running. Null for an order number nobody has. */
export async function eraseBooking(storage: Storage<PlatformTables>, orderNo: string): Promise<Erasure | null> {
  const booking = await storage.db
    .selectFrom('booking')
    .select(['id', 'booker_id', 'personal_data', 'personal_data_at'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  if (booking === undefined) return null
  const isErased = await storage.write((transaction) => erasePeople(transaction, booking))
  const isOverwritten = await overwriteErased(storage)
  const erasedBefore = isErased ? null : (booking.personal_data_at ?? '')
  return { orderNo, bookerId: booking.booker_id, erasedBefore, isOverwritten }
}
