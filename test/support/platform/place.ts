import type { BookingPayment, InitBookingPaymentResult, PlaceBookingResult } from '#platform/generated/resolverTypes.ts'
import type { OpenPlatform } from './openPlatform.ts'

const PLACE =
  'mutation($json: JSON!) { placeBooking(tenantId: 4, json: $json) { bookingId orderNo bookerId totalPrice confirmationMail success message } }'
const INIT =
  'mutation($input: InitBookingPaymentInput!) { initBookingPayment(input: $input) { success message transactionId } }'

/** Sends a wire booking unchanged. */
export async function send({ ask }: Pick<OpenPlatform, 'ask'>, json: unknown): Promise<PlaceBookingResult> {
  const data = (await ask(PLACE, { json })) as { placeBooking: PlaceBookingResult }
  return data.placeBooking
}

/** Places a wire booking. One without expected total is sent again with the price it was refused with. */
export async function place(open: Pick<OpenPlatform, 'ask'>, json: unknown): Promise<PlaceBookingResult> {
  const answer = await send(open, json)
  const booking: unknown = typeof json === 'string' ? parsed(json) : json
  if (answer.success || answer.totalPrice === null || !isUnpriced(booking)) return answer
  const customBookingParams = { ...booking.customBookingParams, expectedTotal: answer.totalPrice }
  return send(open, { ...booking, customBookingParams })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function isUnpriced(booking: unknown): booking is { readonly customBookingParams: { readonly expectedTotal: null } } {
  const { customBookingParams = null } = (booking ?? {}) as {
    readonly customBookingParams?: { expectedTotal?: unknown }
  }
  return customBookingParams?.expectedTotal === null
}

/** Starts the payment of a booking of tenant 4. */
export async function initPayment({ ask }: OpenPlatform, input: object): Promise<InitBookingPaymentResult> {
  const data = (await ask(INIT, { input: { tenantId: '4', ...input } })) as {
    initBookingPayment: InitBookingPaymentResult
  }
  return data.initBookingPayment
}

const PAYMENT =
  'query($state: JSON!) { ratioSummary(clientState: $state) { payment { status transactionId heldUntil } } }'

/** Payment state of a booking of tenant 4; null if the platform returns none. */
export async function paymentOf(
  { ask }: OpenPlatform,
  bookingId: unknown,
  tenantId = '4',
): Promise<BookingPayment | null> {
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
