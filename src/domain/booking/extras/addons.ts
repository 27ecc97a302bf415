import { unitsOfBedsAndRoomAddons, unitsOfFamilyPackage } from '#domain/booking/availability/serviceUnits.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { AccommodationAddon, BookingAddon, CollectiveAddon, PersonalAddon } from '#domain/catalogue/catalogue.ts'
import { toOption, type AddonOption } from './addonOption.ts'
import { roomExtras, type AddonPlace } from './roomAddons.ts'
import { bookingExtras, collectiveExtras, personalExtras } from './soldExtras.ts'

/** An extra of one of the chosen rooms or of the family package. */
export interface RoomAddonOption extends AddonOption<AccommodationAddon> {
  readonly place: AddonPlace
}

/** The extras per traveller. */
export function personalAddonOptions(booking: Booking): readonly AddonOption<PersonalAddon>[] {
  const { personal, context } = extrasWithContext(booking)
  return personal.map((extra) => toOption(extra, context))
}

/** The extras once per booking. */
export function bookingAddonOptions(booking: Booking): readonly AddonOption<BookingAddon>[] {
  const { ofBooking, context } = extrasWithContext(booking)
  return ofBooking.map((extra) => toOption(extra, context))
}

/** The extras for the whole group; the unit price is that of the whole group. */
export function collectiveAddonOptions(booking: Booking): readonly AddonOption<CollectiveAddon>[] {
  const { collective, context } = extrasWithContext(booking)
  return collective.map((extra) => toOption(extra, context))
}

/** The extras that share the contingents left by rooms and room extras. */
function extrasWithContext(booking: Booking) {
  const personal = personalExtras(booking)
  const ofBooking = bookingExtras(booking)
  const collective = collectiveExtras(booking)
  const competing = [...personal, ...ofBooking, ...collective]
  const taken = unitsOfBedsAndRoomAddons(booking)
  return { personal, ofBooking, collective, context: { booking, competing, taken } }
}

/** The extras of the chosen rooms and the family package, by place. */
export function roomAddonOptions(booking: Booking): readonly RoomAddonOption[] {
  const competing = roomExtras(booking)
  const context = { booking, competing, taken: unitsOfFamilyPackage(booking) }
  return competing.map((extra) => ({ ...toOption(extra, context), place: extra.place }))
}
