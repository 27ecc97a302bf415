import { stopLabel, stopLabelWithPrice } from '#domain/booking/boarding/busStops.ts'
import { emptyTraveller } from '#domain/booking/draft/emptyDraft.ts'
import { pickSent } from '#domain/booking/draft/field.ts'
import { choiceFields, contactFields, personFields, type Traveller } from '#domain/booking/draft/person.ts'
import type { ChosenStops, Booking, Person } from '#domain/booking/draft/booking.ts'
import { addressOf } from '#domain/booking/people/contactRules.ts'
import { MISSING_AGE_GROUP } from '#domain/booking/rules/ages.ts'
import { currencyIn, type Offer } from '#domain/catalogue/offer.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import type { Accommodation } from '#domain/catalogue/catalogue.ts'
import { toAmount } from '#domain/money.ts'
import { choicesOfEach, NO_CHOICES } from './choices.ts'
import { loadedFamilyPackage, loadedRoom } from './loaded.ts'
import { insuranceOf } from './parts.ts'

const TRAVELLER = { ...contactFields, ...personFields, ...choiceFields }

/** `travellers[]` of the booking on the wire, each with their choices. */
export function wireTravellers(booking: Booking) {
  const { draft, people, beds, stops } = booking
  const choices = choicesOfEach(booking)
  return people.map(({ index, traveller, ageAtStart, ageAtEnd }) => ({
    ...wirePerson(
      resident(traveller, draft.travellers),
      { ageAtStart, ageAtEnd, room: beds[index] ?? null, ...(stops[index] ?? NO_STOPS) },
      booking,
    ),
    ...(choices[index] ?? NO_CHOICES),
  }))
}

/** `babies[]`: the same fields as a traveller, on the baby package. */
export function wireBabies(booking: Booking) {
  const { draft, babyPackage } = booking
  const residents = draft.travellers.map((traveller) => resident(traveller, draft.travellers))
  return draft.babies.map((baby) => ({
    ...wirePerson(
      resident({ ...emptyTraveller(), ...baby }, residents),
      { ...booking.agesOf(baby), room: null, ...NO_STOPS },
      booking,
    ),
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

interface Resolved extends Pick<Person, 'ageAtStart' | 'ageAtEnd'>, ChosenStops {
  readonly room: Accommodation | null
}

function wirePerson(person: Traveller, resolved: Resolved, { offer, familyPackage }: Booking) {
  return {
    ...pickSent(TRAVELLER, person),
    ageGroup: person.ageGroupId ?? MISSING_AGE_GROUP,
    ageOnStartDate: resolved.ageAtStart,
    ageOnEndDate: resolved.ageAtEnd,
    accommodation: loadedRoom(resolved.room, offer),
    familyPackage: loadedFamilyPackage(person.familyPackageId === null ? null : familyPackage, offer),
    insurance: wireInsurance(person.insurance, offer),
    busStopItemOutbound: busStopItem(resolved.outbound, offer),
    busStopItemReturn: busStopItem(resolved.return, offer),
    passportData: person.passport,
  }
}

const NO_STOPS: ChosenStops = { outbound: null, return: null }

function busStopItem(stop: BusStop | null, offer: Offer) {
  if (stop === null) return null
  return {
    label: stopLabel(stop),
    labelWithPrice: stopLabelWithPrice(stop, currencyIn(offer)),
    stationNo: stop.stationNo,
    stopNo: stop.stopNo,
    surcharge: toAmount(stop.surcharge),
  }
}

/** The built-in option of no insurance, which the platform does not have, is sent as null. */
function wireInsurance(insurance: Traveller['insurance'], offer: Offer) {
  const isDistinct =
    insurance !== null && `${insurance.ratioServiceNo}${insurance.ratioTravelServiceNo}${insurance.label}` !== ''
  return isDistinct ? insuranceOf(insurance, currencyIn(offer)) : null
}
