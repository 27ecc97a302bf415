import { randomUUID } from 'node:crypto'
import type { BookingPayment, InitBookingPaymentResult, PlaceBookingResult } from '#platform/generated/resolverTypes.ts'
import type { OpenPlatform } from './openPlatform.ts'

/** A traveller on the wire, complete for the bus tour of the small catalogue. */
export function wireTraveller(changes: object = {}) {
  return {
    isBillingAddress: false,
    salutation: 'MRS',
    firstName: 'Anna',
    lastName: 'Muster',
    birthday: '1960-02-01',
    email: 'anna@example.ch',
    phone: '+41 31 555 00 00',
    address: 'Gasse 1',
    addressAddition: '',
    zip: '3000',
    city: 'Bern',
    country: 'CH',
    nationality: 'CH',
    sameAddressAsTravellerIndex: null,
    ageGroup: 'adult',
    accommodation: { id: 'dz', ratioPackageNo: '101', name: 'dz' },
    familyPackage: null,
    isFamilyPackageMember: false,
    accommodationAddons: [],
    personalAddons: [],
    personalDiscounts: [],
    insurance: { ratioServiceNo: '0', ratioTravelServiceNo: '0', label: 'Keine Versicherung' },
    busStopItemOutbound: { label: '06:30 | Bern, Neufeld', stationNo: 'H1', stopNo: 'E1' },
    busStopItemReturn: { label: '19:30 | Bern, Neufeld', stationNo: 'H1', stopNo: 'R1' },
    passportData: null,
    ...changes,
  }
}

const tips = { addon: { id: 'trinkgeld', ratioServiceNo: '1002', name: 'Trinkgeld' }, quantity: 2, mandatory: true }

/** Two adults in one double room: 2 × 1000 + 2 × 12 + 2 × 15 for Bern = 2054. */
export function wireBooking(changes: object = {}) {
  const first = wireTraveller({ isBillingAddress: true })
  return {
    version: '2.2.0',
    travelId: 'alpen',
    pricingTravel: { id: 'alpen-bus' },
    travelDate: { id: 'alpen-bus-20270612', dateNo: '20270612', extension: null },
    availabilityStatus: { id: 'st-1', status: 'BOOKABLE', label: 'Buchbar' },
    switchedToWaitlistFallback: false,
    travellers: [first, wireTraveller({ firstName: 'Beat' })],
    babies: [],
    travellerRemarks: '',
    billingAddress: first,
    accommodationSelection: [{ accommodation: { id: 'dz', ratioPackageNo: '101', name: 'dz' }, quantity: 1 }],
    accommodationAddonSelection: [],
    personalAddonSelection: [tips],
    bookingAddonSelection: [],
    collectiveAddonSelection: [],
    personalDiscountSelection: [],
    bargainDiscountSelection: [],
    esimServiceSelection: [],
    familyInsuranceSelection: [],
    travelDocumentationService: 'electronic',
    co2compensation: false,
    customData: { booking: { essen: 'vegetarisch' }, travellers: [{}, {}] },
    customBookingParams: { submissionId: randomUUID(), expectedTotal: null },
    newsletterRegistration: true,
    acquisitionChannel: null,
    gtcAccepted: true,
    partnerGtcAccepted: true,
    bookingRemarks: '',
    busStops: { outboundDropOffStopNo: 'EZ', returnBoardingStopNo: 'RZ' },
    payment: { type: 'invoice' },
    tenant: { id: '4' },
    ...changes,
  }
}

/** One person in the last single room: 1300 + 12 + 15 = 1327. */
export function wireSingle(changes: object = {}) {
  const traveller = wireTraveller({
    isBillingAddress: true,
    accommodation: { id: 'ez', ratioPackageNo: '102', name: 'ez' },
  })
  return wireBooking({
    travellers: [traveller],
    billingAddress: traveller,
    accommodationSelection: [{ accommodation: { id: 'ez', ratioPackageNo: '102', name: 'ez' }, quantity: 1 }],
    personalAddonSelection: [{ ...tips, quantity: 1 }],
    customData: { booking: { essen: 'alles' }, travellers: [{}] },
    ...changes,
  })
}

/** A family of three with a baby, and one of everything that is sold. */
export function wireEverything() {
  const child = wireTraveller({
    firstName: 'Cla',
    birthday: '2018-03-03',
    ageGroup: 'child',
    busStopItemOutbound: { stopNo: 'E2' },
    busStopItemReturn: { stopNo: 'R2' },
  })
  const family = [wireTraveller({ isBillingAddress: true }), wireTraveller(), child].map((traveller, index) => ({
    ...traveller,
    accommodation: { id: 'fz' },
    familyPackage: index === 0 ? { id: 'familie' } : null,
    isFamilyPackageMember: true,
    insurance: null,
    personalAddons: index === 0 ? [{ id: 'ausflug' }] : [],
  }))
  return wireBooking({
    travellers: family,
    babies: [wireTraveller({ birthday: '2026-11-11' })],
    accommodationSelection: [],
    accommodationAddonSelection: [{ type: 'familyPackage', typeId: 'familie', addon: { id: 'garten' }, quantity: 1 }],
    personalAddonSelection: [
      { addon: { id: 'trinkgeld' }, quantity: 3 },
      { addon: { id: 'ausflug' }, quantity: 1 },
    ],
    bookingAddonSelection: [{ addon: { id: 'transfer' }, quantity: 1 }],
    collectiveAddonSelection: [{ addon: { id: 'karte' }, quantity: 1 }],
    personalDiscountSelection: [{ discount: { id: 'kind' }, quantity: 1 }],
    bargainDiscountSelection: [{ discount: { ratioServiceNo: '8101', serviceCode: 'FB50' }, quantity: 3 }],
    esimServiceSelection: [{ service: { serviceNo: '9001' }, quantity: 2 }],
    familyInsuranceSelection: [{ ratioServiceNo: 'V9', ratioTravelServiceNo: 'RV9', label: 'Schutz' }],
    travelDocumentationService: 'print',
    co2compensation: true,
  })
}

/** Valid to the last day of the journey. */
export const wirePassport = {
  type: 'PASSPORT',
  number: 'X1234567',
  birthPlace: 'Bern',
  issuePlace: 'Bern',
  issueDate: '2020-01-01',
  validUntil: '2027-05-05',
}

/** One person on the tour by air, without coach and with a passport: 1300 + 12 = 1312. */
export function wireFlight(traveller: object = {}, changes: object = {}) {
  const flying = wireTraveller({
    isBillingAddress: true,
    accommodation: { id: 'ez' },
    busStopItemOutbound: null,
    busStopItemReturn: null,
    passportData: wirePassport,
    ...traveller,
  })
  return wireSingle({
    travelId: 'lissabon',
    pricingTravel: { id: 'lissabon-flug' },
    travelDate: { id: 'lissabon-flug-20270501', extension: null },
    travellers: [flying],
    busStops: { outboundDropOffStopNo: null, returnBoardingStopNo: null },
    ...changes,
  })
}

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

/** As `place`, for a booking that has to be taken: throws what the platform says where it refuses it. */
export async function placeOrThrow(open: Pick<OpenPlatform, 'ask'>, json: unknown): Promise<PlaceBookingResult> {
  const result = await place(open, json)
  if (!result.success) throw new Error(`The booking was refused: ${result.message ?? 'without a message'}`)
  return result
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
