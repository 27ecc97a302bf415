import type { BookingPayment, InitBookingPaymentResult, PlaceBookingResult } from '#platform/generated/resolverTypes.ts'
import type { OpenPlatform } from './openPlatform.ts'

const PLACE =
  'mutation($json: JSON!) { placeBooking(tenantId: 4, json: $json) { bookingId orderNo bookerId totalPrice success message } }'
const INIT =
  'mutation($input: InitBookingPaymentInput!) { initBookingPayment(input: $input) { success message transactionId } }'

/** Places a wire booking. */
export async function place({ ask }: OpenPlatform, json: unknown): Promise<PlaceBookingResult> {
  const data = (await ask(PLACE, { json })) as { placeBooking: PlaceBookingResult }
  return data.placeBooking
}

/** Starts the payment of a booking of tenant 4. */
export async function initPayment({ ask }: OpenPlatform, input: object): Promise<InitBookingPaymentResult> {
  const data = (await ask(INIT, { input: { tenantId: '4', ...input } })) as {
    initBookingPayment: InitBookingPaymentResult
  }
  return data.initBookingPayment
}

const PAYMENT = 'query($state: JSON!) { ratioSummary(clientState: $state) { payment { status transactionId heldUntil } } }'

/** How the payment of a booking of tenant 4 stands; null where the platform does not say. */
export async function paymentOf({ ask }: OpenPlatform, bookingId: unknown, tenantId = '4'): Promise<BookingPayment | null> {
  const data = (await ask(PAYMENT, { state: { bookingId, tenant: { id: tenantId } } })) as {
    ratioSummary: { payment: BookingPayment | null } | null
  }
  return data.ratioSummary?.payment ?? null
}

/** Places left in a package of a departure of the small bus tour. */
export async function placesLeft({ storage }: OpenPlatform, departureId: string, nr: string): Promise<number> {
  const row = await storage.db
    .selectFrom('package_price')
    .select('available')
    .where('departure_id', '=', departureId)
    .where('nr', '=', nr)
    .executeTakeFirstOrThrow()
  return row.available
}
