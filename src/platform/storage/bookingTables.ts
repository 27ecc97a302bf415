import type { Generated } from 'kysely'

/** Where the payment of a booking stands; EXPIRED was not paid in time and has given its places back. */
export type PaymentStatus = 'OPEN' | 'PAID' | 'CANCELLED' | 'FAILED' | 'INVOICE' | 'EXPIRED'

/**
 * Where one attempt to pay stands; PENDING was confirmed by the visitor but not yet by the payer's bank, LATE is money
 * that came when the booking could not take it any more.
 */
export type TransactionStatus = 'OPEN' | 'PENDING' | 'PAID' | 'CANCELLED' | 'FAILED' | 'EXPIRED' | 'LATE'

/** Where a mail stands: REFUSED names an address that takes none, GIVEN_UP was tried for days. */
export type MailState = 'WAITING' | 'SENT' | 'REFUSED' | 'GIVEN_UP'

/** What visitors have done. Amounts are centimes. */
export interface BookingTables {
  readonly booking: BookingTable
  /** What the booking took from the contingents; an EXPIRED one has given it back. */
  readonly booking_taken: {
    readonly booking_id: string
    readonly kind: 'package' | 'service'
    readonly nr: string
    readonly quantity: number
  }
  /** Who booked. */
  readonly person: {
    readonly id: string
    readonly salutation: string
    readonly first_name: string
    readonly last_name: string
    readonly birthday: string
    readonly email: string
    readonly phone: string
    readonly country: string
    readonly created_at: string
  }
  /** The last order number given out in a year. */
  readonly order_number: { readonly year: number; readonly last: number }
  readonly payment_transaction: {
    readonly id: string
    readonly booking_id: string
    readonly status: TransactionStatus
    readonly amount: number
    readonly currency: string
    /** Path on this site the visitor goes back to; null when none was given. */
    readonly return_path: string | null
    readonly created_at: string
    readonly changed_at: string
  }
  /** The confirmation of each booking that gets one. */
  readonly outbox: {
    readonly booking_id: string
    readonly state: MailState
    /** What the mail tells (mail/confirmation.ts); emptied once it is sent. */
    readonly document: string
    readonly attempts: number
    /** When it is tried next, ISO. Whoever is just sending it has moved this on. */
    readonly due_at: string
    readonly created_at: string
  }
  readonly conversion: {
    readonly id: string
    readonly tenant_id: string
    readonly name: string
    readonly conversion_time: string
    readonly document: string
    readonly created_at: string
  }
}

interface BookingTable {
  readonly id: string
  /** Made by the visitor's device; names the booking on every repeat. */
  readonly submission_id: string
  readonly order_no: string
  readonly booker_id: string
  readonly tenant_id: string
  readonly travel_id: string
  readonly variant_id: string
  readonly departure_id: string
  readonly status: string
  readonly currency: string
  readonly total: number
  readonly payment_type: 'invoice' | 'online'
  readonly payment_status: PaymentStatus
  /** Until when places are held for who has not paid, as an ISO timestamp; null holds them for good. */
  readonly hold_until: string | null
  readonly created_at: string
  /** The booking as it was judged (booking/kept.ts). */
  readonly wire: string
  readonly personal_data: Generated<PersonalData>
  /** When it last became less, ISO; null while it has not. */
  readonly personal_data_at: Generated<string | null>
}

/** What is kept of the people of a booking. */
export type PersonalData = 'FULL' | 'WITHOUT_PASSPORTS' | 'ERASED'
