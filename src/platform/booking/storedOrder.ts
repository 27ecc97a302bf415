import { array, number, object, string } from 'yup'
import { validAnswers } from './customForms.ts'
import type { Order, OrderContact, OrderTraveller } from './order.ts'
import { asksPassports } from './passport.ts'
import { billingHolder } from './billing.ts'
import type { Booking, Person } from './booking.ts'
import type { PriceLine } from './price.ts'
import { chosenRooms } from './rooms.ts'

const pricedShape = object({
  priceLines: array(object({ label: string().defined(), centimes: number().defined() })).defined(),
})

/**
 * The price lines stored with an order. Null for one of an earlier version, and for an erased one.
 * @param wire a stored order, as JSON text
 */
export function storedPriceLines(wire: string) {
  const order: unknown = JSON.parse(wire)
  return pricedShape.isValidSync(order, { strict: true }) ? order.priceLines : null
}

/**
 * A booking as it is stored, with the field names of the wire (docs/wire-booking.md). Allowlist of validated fields:
 * unknown fields, extras not sold and choices with quantity 0 are dropped. The platform's own price lines stand beside.
 * @param booking a validated booking.
 * @param lines how its total came about; those of 0 are left out.
 */
export function toStoredOrder(booking: Booking, lines: readonly PriceLine[]) {
  const { order, sale, people } = booking
  const isTravellerBilled = order.travellers.some(({ isBillingAddress }) => isBillingAddress)
  const holder = isTravellerBilled ? null : billingHolder(order)
  return {
    version: order.version,
    travelId: sale.travel.id,
    pricingTravel: { id: sale.variant.id },
    travelDate: { id: sale.departure.id, extension: sale.extension === null ? null : { id: sale.extension.id } },
    availabilityStatus: { status: sale.status },
    switchedToWaitlistFallback: order.switchedToWaitlistFallback,
    travellers: people.map((person) => storedTraveller(person, booking)),
    babies: order.babies.map((baby) => ({ ...storedContact(baby), ...identityDocuments(baby, booking) })),
    billingAddress: holder === null ? null : storedContact(holder),
    ...storedSelections(booking),
    travelDocumentationService: order.travelDocumentationService,
    co2compensation: order.co2compensation,
    customData: validAnswers(booking),
    customBookingParams: order.customBookingParams,
    gtcAccepted: order.gtcAccepted,
    partnerGtcAccepted: order.partnerGtcAccepted,
    newsletterRegistration: order.newsletterRegistration,
    acquisitionChannel: order.acquisitionChannel,
    travellerRemarks: order.travellerRemarks,
    bookingRemarks: order.bookingRemarks,
    busStops: order.busStops,
    payment: { type: order.payment.type },
    tenant: { id: sale.tenant.id },
    priceLines: lines.filter(({ centimes }) => centimes !== 0),
  }
}

function storedContact(contact: OrderContact) {
  const { salutation, firstName, lastName, birthday, email, phone } = contact
  const { address, addressAddition, zip, city, country } = contact
  return { salutation, firstName, lastName, birthday, email, phone, address, addressAddition, zip, city, country }
}

/** Passports are stored only for travels that require them. */
function identityDocuments({ nationality, passportData }: Order['babies'][number], { sale }: Booking) {
  return { nationality, passportData: asksPassports(sale) ? passportData : null }
}

function storedTraveller({ order: traveller, ageGroup }: Person, booking: Booking) {
  const { order } = booking
  const rooms = order.accommodationAddonSelection.map(({ addon, quantity }) => ({ id: addon.id, quantity }))
  const extras = order.personalAddonSelection.map(({ addon, quantity }) => ({ id: addon.id, quantity }))
  const discounts = order.personalDiscountSelection.map(({ discount, quantity }) => ({ id: discount.id, quantity }))
  return {
    ...storedContact(traveller),
    ...identityDocuments(traveller, booking),
    isBillingAddress: traveller.isBillingAddress,
    sameAddressAsTravellerIndex: sharedAddress(traveller, order),
    ageGroup: ageGroup?.id ?? null,
    accommodation: traveller.accommodation,
    familyPackage: traveller.familyPackage,
    isFamilyPackageMember: traveller.isFamilyPackageMember,
    accommodationAddons: bookedReferences(traveller.accommodationAddons, rooms),
    personalAddons: bookedReferences(traveller.personalAddons, extras),
    personalDiscounts: bookedReferences(traveller.personalDiscounts, discounts),
    insurance: traveller.insurance,
    busStopItemOutbound: traveller.busStopItemOutbound,
    busStopItemReturn: traveller.busStopItemReturn,
  }
}

/** Index of the traveller whose address is shared; null if there is no such traveller. */
function sharedAddress({ sameAddressAsTravellerIndex }: OrderTraveller, { travellers }: Order): number | null {
  const isThere = sameAddressAsTravellerIndex !== null && sameAddressAsTravellerIndex < travellers.length
  return isThere ? sameAddressAsTravellerIndex : null
}

interface Reference {
  readonly id: string
}

/** References to booked items, without duplicates. */
function bookedReferences(
  references: readonly Reference[],
  choices: readonly (Reference & Counted)[],
): readonly Reference[] {
  const ids = new Set(choices.filter(isSome).map(({ id }) => id))
  const named = new Set(references.map(({ id }) => id).filter((id) => ids.has(id)))
  return [...named].map((id) => ({ id }))
}

interface Counted {
  readonly quantity: number
}

function isSome({ quantity }: Counted): boolean {
  return quantity > 0
}

function storedSelections(booking: Booking) {
  const { order } = booking
  return {
    accommodationSelection: chosenRooms(booking).map(({ room, quantity }) => ({
      accommodation: { id: room.id },
      quantity,
    })),
    accommodationAddonSelection: order.accommodationAddonSelection.filter(isSome),
    personalAddonSelection: order.personalAddonSelection.filter(isSome),
    bookingAddonSelection: order.bookingAddonSelection.filter(isSome),
    collectiveAddonSelection: order.collectiveAddonSelection.filter(isSome),
    personalDiscountSelection: order.personalDiscountSelection.filter(isSome),
    // The service number identifies the discount; its code is not validated and so not stored.
    bargainDiscountSelection: order.bargainDiscountSelection
      .filter(isSome)
      .map(({ discount: { ratioServiceNo }, quantity }) => ({ discount: { ratioServiceNo }, quantity })),
    esimServiceSelection: order.esimServiceSelection.filter(isSome),
    familyInsuranceSelection: order.familyInsuranceSelection,
  }
}
