/** Where the payment of a booking stands. */
export type PaymentStatus = 'OPEN' | 'PAID' | 'CANCELLED' | 'FAILED' | 'INVOICE'

/** Where one attempt to pay stands; PENDING was confirmed by the visitor but not yet by the payer's bank. */
export type TransactionStatus = 'OPEN' | 'PENDING' | 'PAID' | 'CANCELLED' | 'FAILED'

/** What visitors have done. Amounts are centimes. */
export interface BookingTables {
  readonly booking: BookingTable
  /** What the booking took from the contingents. */
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
  readonly created_at: string
  /** The booking as it was judged (`KeptOrder`). */
  readonly wire: string
}
