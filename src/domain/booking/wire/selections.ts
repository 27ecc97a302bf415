import { currencyIn } from '#domain/catalogue/offer.ts'
import type { AddonChoice } from '#domain/booking/draft/choices.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { ChosenItem } from '#domain/booking/draft/chosenExtras.ts'
import { bargainDiscount } from '#domain/booking/extras/bargain.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import { asLoaded, loadedRoom } from './loaded.ts'
import { insuranceOf, wirePrice } from './parts.ts'

/**
 * The selections of the booking on the wire, with the items in their loaded form. Items that the loaded variant does
 * not have are left out.
 * Assumption: each selection is a list, also where at most one entry is possible.
 */
export function wireSelections(booking: Booking) {
  const { draft, offer, rooms, extras } = booking
  const { familyInsurance } = draft
  return {
    accommodationSelection: rooms.map(({ room, quantity }) => ({ accommodation: loadedRoom(room, offer), quantity })),
    accommodationAddonSelection: extras.room.map(({ item, choice: { type, typeId, quantity, mandatory } }) => {
      return { type, typeId, addon: asLoaded(item), quantity, mandatory }
    }),
    personalAddonSelection: addons(extras.personal),
    bookingAddonSelection: addons(extras.ofBooking),
    collectiveAddonSelection: addons(extras.collective),
    personalDiscountSelection: extras.discounts.map(({ item, choice: { quantity } }) => {
      return { discount: asLoaded(item), quantity }
    }),
    bargainDiscountSelection: bargainSelection(booking),
    esimServiceSelection: esimSelection(booking),
    familyInsuranceSelection: familyInsurance === null ? [] : [insuranceOf(familyInsurance, currencyIn(offer))],
  }
}

function addons(chosen: readonly ChosenItem<AddonChoice, object>[]) {
  return chosen.map(({ item, choice: { quantity, mandatory } }) => ({ addon: asLoaded(item), quantity, mandatory }))
}

function bargainSelection(booking: Booking) {
  const bargain = bargainDiscount(booking)
  if (bargain === null) return []
  const { ratioServiceNo, serviceCode, label, quantity } = bargain
  return [{ discount: { ratioServiceNo, serviceCode, label }, quantity }]
}

function esimSelection(booking: Booking) {
  const { offer } = booking
  return esimOptions(booking)
    .filter(({ quantity }) => quantity > 0)
    .map(({ serviceNo, travelServiceNo, code, name, label, unitCentimes, quantity }) => ({
      service: { serviceNo, travelServiceNo, code, name, label, ...wirePrice(unitCentimes, currencyIn(offer)) },
      quantity,
    }))
}
