import { takeAgain } from '#platform/booking/giveBack.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { type Db, lockBooking, moveBooking, moveTransaction } from './paymentRows.ts'
import { endLocked, findAttempt, type PaymentAttempt } from './transactions.ts'

/** What a payment provider says of one attempt. Whoever hands it over has proved that it is the provider's word. */
export interface ProviderWord {
  readonly transactionId: string
  readonly outcome: 'PAID' | 'CANCELLED' | 'FAILED'
  /** Centimes; null where the provider names none, which pays nothing. */
  readonly amount: number | null
  readonly currency: string | null
  /** The order number, as the provider has it; null where it names none. */
  readonly orderNo: string | null
}

/**
 * What came of it. `done`; `repeated`: it was known, or changes nothing any more; `late`: money came that the booking
 * cannot take any more; `mismatch`: it is not the payment that was asked for; `unknown`: nobody asked for it.
 */
export type Confirmation = 'done' | 'repeated' | 'late' | 'mismatch' | 'unknown'

/** Stores what the payment provider says. The same word may come any number of times. */
export async function confirmPayment(storage: Storage<PlatformTables>, word: ProviderWord): Promise<Confirmation> {
  return storage.write(async (db) => {
    const known = await findAttempt(db, word.transactionId)
    if (known === null) return 'unknown'
    if (!isAbout(word, known)) return 'mismatch'
    const { id, bookingId } = known
    for (const from of ['OPEN', 'PENDING'] as const)
      if (await endLocked(db, storage, { id, bookingId, outcome: word.outcome, from })) return 'done'
    return word.outcome === 'PAID' ? moneyCame(db, storage, known) : 'repeated'
  })
}

/** An attempt that was not paid may go without an amount; money never does. */
function isAbout({ outcome, amount, currency, orderNo }: ProviderWord, attempt: PaymentAttempt): boolean {
  if (orderNo !== null && orderNo !== attempt.orderNo) return false
  if (outcome !== 'PAID' && amount === null) return currency === null || currency === attempt.currency
  return amount === attempt.amount && currency === attempt.currency
}

/** The attempt was over, or the booking paid otherwise, when the money came. */
async function moneyCame(
  db: Db,
  storage: Storage<PlatformTables>,
  { id, bookingId }: PaymentAttempt,
): Promise<Confirmation> {
  const booking = await lockBooking(db, storage, bookingId)
  const attempt = await findAttempt(db, id)
  if (attempt?.status === 'PAID' || attempt?.status === 'LATE') return 'repeated'
  const isExpired = attempt?.status === 'EXPIRED' && booking?.payment_status === 'EXPIRED'
  if (isExpired && (await takeAgain(db, booking))) {
    await moveTransaction(db, id, 'PAID')
    await moveBooking(db, bookingId, 'PAID')
    return 'done'
  }
  await moveTransaction(db, id, 'LATE')
  return 'late'
}
