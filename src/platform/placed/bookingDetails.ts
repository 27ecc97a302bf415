import type { Kysely } from 'kysely'
import { type Network, stationName } from '#platform/backOffice/networks.ts'
import { NO_INSURANCE } from '#platform/booking/insurance.ts'
import type { Order, OrderTraveller } from '#platform/booking/order.ts'
import { billingHolder } from '#platform/booking/billing.ts'
import { readDraft } from '#platform/booking/readOrder.ts'
import { storedPriceLines } from '#platform/booking/storedOrder.ts'
import { CO2_COMPENSATION, PRINTED_DOCUMENTS } from '#platform/catalogue/serviceNos.ts'
import type { AttemptStatus, MailState } from '#platform/storage/bookingTables.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { type Names, namesOf } from './bookingNames.ts'
import { findBooking, type PlacedBooking } from './placedBookings.ts'

type Db = Kysely<PlatformTables>

/** A booking with all that the office can be asked about. Names are the present ones; what the catalogue lost has its id. */
export interface BookingDetails extends PlacedBooking {
  /** Address lines of who receives the invoice. */
  readonly address: readonly string[]
  readonly transport: string
  /** Null for none. */
  readonly extension: string | null
  readonly travellers: readonly TravellerDetails[]
  readonly babies: readonly BabyDetails[]
  readonly rooms: readonly Quantity[]
  /** Extras, discounts, documents and CO2 compensation. */
  readonly extras: readonly Quantity[]
  /**
   * How the total came about: what was charged or deducted when it was booked. Null once the personal data are erased,
   * and for a booking of an earlier version.
   */
  readonly prices: readonly Price[] | null
  /** Insurances of the whole booking. */
  readonly insurances: readonly string[]
  /** To the operator's own questions about the whole booking. */
  readonly answers: readonly Answer[]
  readonly remarks: readonly string[]
  readonly payments: readonly PaymentDetails[]
  /** State of the confirmation mail; null for none. */
  readonly mail: MailState | null
  /** The order as it is stored: all that is known of its people (docs/personal-data.md). */
  readonly order: unknown
}

export interface BabyDetails {
  readonly name: string
  readonly birthday: string
  /** ISO code; empty where it was not asked. */
  readonly nationality: string
  /** Null where the travel asks for none, and after the journey (docs/personal-data.md). */
  readonly passport: Passport | null
}

type Passport = NonNullable<OrderTraveller['passportData']>

export interface TravellerDetails extends BabyDetails {
  /** A salutation of the contract, `MR` or `MRS`. */
  readonly salutation: string
  readonly email: string
  readonly phone: string
  readonly room: string
  /** Null without coach. */
  readonly outbound: string | null
  readonly homeward: string | null
  /** Null for none. */
  readonly insurance: string | null
  /** To the operator's own questions about each traveller. */
  readonly answers: readonly Answer[]
}

/** To a question by its name in the catalogue. */
export interface Answer {
  readonly question: string
  readonly answer: string
}

/** A summand of the total, in centimes. */
export interface Price {
  readonly label: string
  readonly amount: number
}

export interface Quantity {
  readonly name: string
  readonly quantity: number
}

/** An attempt to pay. The amount is in centimes. */
export interface PaymentDetails {
  readonly transactionId: string
  readonly status: AttemptStatus
  readonly amount: number
  /** ISO time. */
  readonly changedAt: string
}

/** Null for an unknown order number. */
export async function bookingDetails(db: Db, orderNo: string): Promise<BookingDetails | null> {
  const placed = await findBooking(db, orderNo)
  if (placed === null) return null
  const row = await db
    .selectFrom('booking')
    .leftJoin('outbox', 'outbox.booking_id', 'booking.id')
    .select(['id', 'variant_id', 'departure_id', 'currency', 'wire', 'state'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()
  const order = readDraft(row.wire)
  const names = await namesOf(db, row)
  const holder = billingHolder(order)
  const { extension } = order.travelDate
  return {
    ...placed,
    address: [
      holder?.address,
      holder?.addressAddition,
      [holder?.zip, holder?.city].filter(Boolean).join(' '),
      holder?.country,
    ]
      .map((line) => line ?? '')
      .filter((line) => line !== ''),
    transport: names.transport,
    extension: extension === null ? null : names.ofExtension(extension.id),
    travellers: order.travellers.map((traveller, index) => ({
      ...travellerDetails(traveller, names),
      answers: answersOf(order.customData?.travellers[index]),
    })),
    babies: order.babies.map(babyDetails),
    rooms: roomsOf(order, names),
    extras: extrasOf(order, names),
    prices: storedPriceLines(row.wire)?.map(({ label, centimes }) => ({ label, amount: centimes })) ?? null,
    insurances: order.familyInsuranceSelection.map(({ ratioServiceNo }) => names.ofService(ratioServiceNo)),
    answers: answersOf(order.customData?.booking),
    remarks: [order.travellerRemarks, order.bookingRemarks]
      .map((remark) => remark ?? '')
      .filter((remark) => remark !== ''),
    payments: await paymentsOf(db, row.id),
    mail: row.state,
    order: JSON.parse(row.wire),
  }
}

function babyDetails({
  firstName,
  lastName,
  birthday,
  nationality,
  passportData,
}: Order['babies'][number]): BabyDetails {
  return {
    name: `${firstName} ${lastName}`.trim(),
    birthday: birthday ?? '',
    nationality: nationality ?? '',
    passport: passportData,
  }
}

function answersOf(answers: object | null | undefined): readonly Answer[] {
  return Object.entries(answers ?? {}).map(([question, answer]) => ({ question, answer: String(answer) }))
}

function travellerDetails(traveller: OrderTraveller, names: Names): Omit<TravellerDetails, 'answers'> {
  const { salutation, email, phone, accommodation, insurance, busStopItemOutbound, busStopItemReturn } = traveller
  const insuranceNo = insurance?.ratioServiceNo ?? NO_INSURANCE.ratioServiceNo
  return {
    ...babyDetails(traveller),
    salutation,
    email: email ?? '',
    phone: phone ?? '',
    room: accommodation === null ? '' : names.ofChoice(accommodation.id),
    outbound: stopName(names.outbound, busStopItemOutbound?.stopNo),
    homeward: stopName(names.homeward, busStopItemReturn?.stopNo),
    insurance: insuranceNo === NO_INSURANCE.ratioServiceNo ? null : names.ofService(insuranceNo),
  }
}

function stopName(network: Network | null, stopNo: string | undefined): string | null {
  if (stopNo === undefined) return null
  const stop = network?.stops.find(({ nr }) => nr === stopNo)
  return network === null || stop === undefined ? stopNo : `${stop.zeit} ${stationName(network, stop)}`.trim()
}

/** The package of a family counts as its room. */
function roomsOf({ travellers, accommodationSelection }: Order, { ofChoice }: Names): readonly Quantity[] {
  const family = travellers[0]?.familyPackage ?? null
  return [
    ...(family === null ? [] : [{ name: ofChoice(family.id), quantity: 1 }]),
    ...accommodationSelection.map(({ accommodation, quantity }) => ({ name: ofChoice(accommodation.id), quantity })),
  ]
}

function extrasOf(order: Order, { ofChoice, ofService }: Names): readonly Quantity[] {
  const addons = [
    ...order.personalAddonSelection,
    ...order.bookingAddonSelection,
    ...order.accommodationAddonSelection,
    ...order.collectiveAddonSelection,
  ]
  const discounts = order.personalDiscountSelection.map(({ discount: { id }, quantity }) => ({ id, quantity }))
  const byNo = [
    ...order.bargainDiscountSelection.map(({ discount, quantity }) => [discount.ratioServiceNo, quantity] as const),
    ...order.esimServiceSelection.map(({ service, quantity }) => [service.serviceNo, quantity] as const),
    ...(order.travelDocumentationService === 'print' ? [[PRINTED_DOCUMENTS, 1] as const] : []),
    ...(order.co2compensation ? [[CO2_COMPENSATION, order.travellers.length] as const] : []),
  ]
  return [
    ...[...addons.map(({ addon: { id }, quantity }) => ({ id, quantity })), ...discounts].map(({ id, quantity }) => ({
      name: ofChoice(id),
      quantity,
    })),
    ...byNo.map(([serviceNo, quantity]) => ({ name: ofService(serviceNo), quantity })),
  ]
}

async function paymentsOf(db: Db, bookingId: string): Promise<readonly PaymentDetails[]> {
  const rows = await db
    .selectFrom('payment_transaction')
    .select(['id', 'status', 'amount', 'changed_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, status, amount, changed_at }) => ({
    transactionId: id,
    status,
    amount,
    changedAt: changed_at,
  }))
}
