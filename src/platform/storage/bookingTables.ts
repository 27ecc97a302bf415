import type { Generated } from 'kysely'

/** Payment status of a booking; an EXPIRED one was not paid in time, or cancelled unpaid, and has returned its places. */
export type PaymentStatus = 'OPEN' | 'PAID' | 'CANCELLED' | 'FAILED' | 'INVOICE' | 'EXPIRED'

/**
 * Status of one payment attempt; PENDING is one that the sandbox confirms later, LATE is money that the booking could not
 * accept any more.
 */
export type AttemptStatus = 'OPEN' | 'PENDING' | 'PAID' | 'CANCELLED' | 'FAILED' | 'EXPIRED' | 'LATE'

/** State of a mail: REFUSED by our mail server, for the address does not exist; GIVEN_UP after days of retries. */
export type MailState = 'WAITING' | 'SENT' | 'REFUSED' | 'GIVEN_UP'

/** Tables of visitor data. Amounts are centimes. */
export interface BookingTables {
  readonly booking: BookingTable
  /** Places and units taken from contingents; an EXPIRED or cancelled booking has returned them. */
  readonly booking_taken: {
    readonly booking_id: string
    readonly kind: 'package' | 'service'
    readonly nr: string
    readonly quantity: number
    /** 1 for units of mandatory extras only, which are taken whatever is left (rule 3.6.6.4). */
    readonly is_mandatory: Generated<0 | 1>
  }
  /** Bookers. */
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
  /** Last order number issued in each year. */
  readonly order_number: { readonly year: number; readonly last: number }
  readonly payment_transaction: {
    readonly id: string
    readonly booking_id: string
    readonly status: AttemptStatus
    readonly amount: number
    readonly currency: string
    /** Path on this site to redirect the visitor to; null if none was given. */
    readonly return_path: string | null
    readonly created_at: string
    readonly changed_at: string
  }
  /** Confirmation mails. */
  readonly outbox: {
    readonly booking_id: string
    readonly state: MailState
    /** Content of the mail (mail/confirmation.ts); emptied once it is sent. */
    readonly document: string
    readonly attempts: number
    /** ISO time of the next attempt. Moved on as a lease by the process that sends it. */
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
    /** Null unless it is about a booking; erased with it. */
    readonly booking_id: Generated<string | null>
  }
}

interface BookingTable {
  readonly id: string
  /** Idempotency key, created by the visitor's device. */
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
  /** ISO time at which the unpaid booking expires; null for never. */
  readonly hold_until: string | null
  readonly created_at: string
  /** ISO time at which the office cancelled it; null unless it did. Its places are returned, for good. */
  readonly cancelled_at: Generated<string | null>
  /** The validated booking and its price lines as JSON (booking/storedOrder.ts). */
  readonly wire: string
  readonly personal_data: Generated<PersonalData>
  /** ISO time of the last erasure; null if there was none. */
  readonly personal_data_at: Generated<string | null>
}

/** Personal data still stored with a booking. */
export type PersonalData = 'FULL' | 'WITHOUT_PASSPORTS' | 'ERASED'
