import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { timeText } from '#admin/timeText.ts'
import { type BookingDetails, bookingDetails } from '#platform/placed/bookingDetails.ts'
import { cancelBooking } from '#platform/placed/cancelBooking.ts'
import type { AttemptStatus } from '#platform/storage/bookingTables.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { onOneLine } from '#platform/text/oneLine.ts'
import { StartError } from '#server/config/startError.ts'
import type { CancelOptions } from './options.ts'
import { contactText, moneyText, personsText, stateText } from './texts.ts'

/** Where somebody may be asked: both are a terminal, or nobody is there. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable & { readonly isTTY?: boolean }
}

type Db = Storage<PlatformTables>['db']

/** The refusal to cancel an unknown order number. */
function noBooking(orderNo: string): StartError {
  return new StartError(`There is no booking ${orderNo} here; nothing was changed.`)
}

/**
 * Cancels the bookings, each in a transaction of its own, and tells what is left to do by hand.
 * @throws StartError if one is unknown or cancelled already, or nobody agrees: then none is cancelled; and where it fails
 * half way, with what is done and what is not
 */
export async function cancelBookings(
  storage: Storage<PlatformTables>,
  { orderNos, isConfirmed }: Pick<CancelOptions, 'orderNos' | 'isConfirmed'>,
  terminal: Terminal,
): Promise<string> {
  const bookings: BookingDetails[] = []
  for (const orderNo of orderNos) bookings.push(await cancellable(storage.db, orderNo))
  if (!isConfirmed) await agreed(bookings, terminal)
  const told: string[] = []
  for (const [position, { orderNo }] of bookings.entries()) {
    try {
      told.push(await cancelled(storage, orderNo))
    } catch (error) {
      if (position === 0 && error instanceof StartError) throw error
      const left = bookings.slice(position + 1).map((booking) => booking.orderNo)
      throw halted(error, { told, orderNo, left })
    }
  }
  return told.join('\n\n')
}

interface Halt {
  /** Of those that are cancelled: nobody could read later what is left to do for them. */
  readonly told: readonly string[]
  /** The booking it failed at. */
  readonly orderNo: string
  readonly left: readonly string[]
}

function halted(error: unknown, { told, orderNo, left }: Halt): StartError {
  const reason = error instanceof Error ? error.message : String(error)
  const parts = [
    ...told,
    `It failed at ${orderNo}: ${reason}\nnpm run bookings -- ${orderNo} tells whether it is cancelled`,
    ...(left.length === 0 ? [] : [`Not cancelled: ${left.join(', ')}`]),
  ]
  return new StartError(parts.join('\n\n'), { cause: error })
}

async function cancellable(db: Db, orderNo: string): Promise<BookingDetails> {
  const booking = await bookingDetails(db, orderNo)
  if (booking === null) throw noBooking(orderNo)
  if (booking.cancelledAt !== null) throw cancelledBefore(orderNo, booking.cancelledAt)
  return booking
}

function cancelledBefore(orderNo: string, time: string): StartError {
  return new StartError(`${orderNo} was cancelled before (${timeText(time)}); nothing was changed.`)
}

/** @throws StartError unless somebody at the terminal types «yes» */
async function agreed(bookings: readonly BookingDetails[], { input, output }: Terminal): Promise<void> {
  if (input.isTTY !== true || output.isTTY !== true)
    throw new StartError('Nobody is here to be asked: --yes cancels without a question; nothing was changed.')
  const lines = bookings.map((booking) => {
    const { orderNo, travel, startDate, contact } = booking
    return [orderNo, travel, startDate ?? '', personsText(booking), contact.name, stateText(booking)]
      .map(onOneLine)
      .join('  ')
  })
  const dialogue = createInterface({ input, output })
  try {
    const answer = await dialogue.question(`${lines.join('\n')}\nCancel for good? Type yes: `)
    if (answer.trim() !== 'yes') throw new StartError('Nothing was changed.')
  } finally {
    dialogue.close()
  }
}

async function cancelled(storage: Storage<PlatformTables>, orderNo: string): Promise<string> {
  const cancellation = await cancelBooking(storage, orderNo)
  if (cancellation?.cancelledBefore !== null) throw cancelledBefore(orderNo, cancellation?.cancelledBefore ?? '')
  // Read again: a payment may have ended while somebody was asked.
  const booking = await bookingDetails(storage.db, orderNo)
  if (booking === null) throw noBooking(orderNo)
  const { travel, startDate, contact } = booking
  return [
    `${orderNo} is cancelled: ${onOneLine(travel)}, ${startDate ?? ''}.`,
    cancellation.hasGivenBack
      ? 'Its places can be booked again; lists show them within a minute. The waiting list is as it was.'
      : 'It held no places.',
    ...moneyOf(booking, 'PAID', 'is paid and not refunded by this: refund it at the payment provider'),
    ...moneyOf(booking, 'LATE', 'came too late for it: refund it, unless that is done'),
    ...(contact.email === '' ? [] : [`No mail goes out: tell ${contactText(contact)}.`]),
  ].join('\n')
}

function moneyOf({ payments, currency }: BookingDetails, state: AttemptStatus, words: string): readonly string[] {
  return payments
    .filter(({ status }) => status === state)
    .map(({ amount, transactionId }) => `${moneyText(amount, currency)} ${words} (transaction ${transactionId}).`)
}
