import { findStop, stopLabel, stopLabelWithPrice } from '#domain/booking/boarding/busStops.ts'
import { roomOf } from '#domain/booking/draft/chosen.ts'
import { emptyTraveller } from '#domain/booking/draft/emptyDraft.ts'
import { pickSent } from '#domain/booking/draft/field.ts'
import { choiceFields, contactFields, personFields } from '#domain/booking/draft/person.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { addressOf } from '#domain/booking/people/contactRules.ts'
import { ageAtEnd, ageAtStart, MISSING_AGE_GROUP } from '#domain/booking/rules/ages.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { toAmount } from '#domain/money.ts'
import { choicesOfEach, NO_CHOICES } from './choices.ts'
import { loadedOrNull } from './loaded.ts'
import { insuranceOf, wireCurrency } from './parts.ts'

const TRAVELLER = { ...contactFields, ...personFields, ...choiceFields }

/** `travellers[]` of the booking on the wire, each with their choices. */
export function wireTravellers(booking: Booking) {
  const { draft } = booking
  const choices = choicesOfEach(booking)
  return draft.travellers.map((traveller, index) => ({
    ...wirePerson(resident(traveller, draft.travellers), booking),
    ...(choices[index] ?? NO_CHOICES),
  }))
}

/** `babies[]`: the same fields as a traveller, on the baby package. */
export function wireBabies(booking: Booking) {
  const { draft, offer } = booking
  const babyPackage = offer.pricing?.accommodations.find(({ isBabyPackage }) => isBabyPackage) ?? null
  const residents = draft.travellers.map((traveller) => resident(traveller, draft.travellers))
  return draft.babies.map((baby) => ({
    ...wirePerson(resident({ ...emptyTraveller(), ...baby }, residents), booking),
    ...NO_CHOICES,
    ratioPackageNo: babyPackage?.ratioPackageNo ?? null,
    salutation: 'MR',
  }))
}

/** A traveller with the address that applies, which may be another traveller's. */
function resident(traveller: Traveller, travellers: readonly Traveller[]): Traveller {
  const host = travellers[traveller.sameAddressAsTravellerIndex ?? -1]
  return host === undefined ? traveller : { ...traveller, ...addressOf(host) }
}

function wirePerson(person: Traveller, booking: Booking) {
  const { offer, date } = booking
  const room = roomOf(person.accommodationId, offer)
  const familyPackage = offer.pricing?.familyPackages.find(({ id }) => id === person.familyPackageId) ?? null
  return {
    ...pickSent(TRAVELLER, person),
    ageGroup: person.ageGroupId ?? MISSING_AGE_GROUP,
    ageOnStartDate: date === null ? null : ageAtStart(person, date),
    ageOnEndDate: date === null ? null : ageAtEnd(person, date),
    accommodation: loadedOrNull(room),
    familyPackage: loadedOrNull(familyPackage),
    insurance: wireInsurance(person.insurance, offer),
    busStopItemOutbound: date === null ? null : busStopItem(person.outboundStopNo, 'outbound', { date, offer }),
    busStopItemReturn: date === null ? null : busStopItem(person.returnStopNo, 'return', { date, offer }),
    passportData: person.passport,
  }
}

function busStopItem(
  stopNo: string | null,
  direction: 'outbound' | 'return',
  { date, offer }: { readonly date: SaleDate; readonly offer: Offer },
) {
  const { outbound, inbound } = date.busNetwork
  const stop = findStop(stopNo, direction === 'outbound' ? outbound : inbound)
  if (stop === null) return null
  return {
    label: stopLabel(stop),
    labelWithPrice: stopLabelWithPrice(stop, wireCurrency(offer)),
    stationNo: stop.stationNo,
    stopNo: stop.stopNo,
    surcharge: toAmount(stop.surcharge),
  }
}

/** The built-in option of no insurance, which the platform does not have, is sent as null. */
function wireInsurance(insurance: Traveller['insurance'], offer: Offer) {
  const isDistinct =
    insurance !== null && `${insurance.ratioServiceNo}${insurance.ratioTravelServiceNo}${insurance.label}` !== ''
  return isDistinct ? insuranceOf(insurance, wireCurrency(offer)) : null
}
