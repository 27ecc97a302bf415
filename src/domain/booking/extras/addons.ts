import { unitsOfBedsAndRoomAddons, unitsOfFamilyPackage } from '#domain/booking/availability/serviceUnits.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { AccommodationAddon, BookingAddon, CollectiveAddon, PersonalAddon } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { toOption } from './addonOption.ts'
import type { AddonOption } from './addonOption.ts'
import { roomExtras } from './roomAddons.ts'
import type { AddonPlace } from './roomAddons.ts'
import { bookingExtras, collectiveExtras, personalExtras } from './soldExtras.ts'

/** An extra of one of the chosen rooms or of the family package. */
export interface RoomAddonOption extends AddonOption<AccommodationAddon> {
  readonly place: AddonPlace
}

/** The extras per traveller. */
export function personalAddonOptions(draft: BookingDraft, offer: Offer): readonly AddonOption<PersonalAddon>[] {
  const { personal, context } = extrasWithContext(draft, offer)
  return personal.map((extra) => toOption(extra, context))
}

/** The extras once per booking. */
export function bookingAddonOptions(draft: BookingDraft, offer: Offer): readonly AddonOption<BookingAddon>[] {
  const { booking, context } = extrasWithContext(draft, offer)
  return booking.map((extra) => toOption(extra, context))
}

/** The extras for the whole group; the unit price is that of the whole group. */
export function collectiveAddonOptions(draft: BookingDraft, offer: Offer): readonly AddonOption<CollectiveAddon>[] {
  const { collective, context } = extrasWithContext(draft, offer)
  return collective.map((extra) => toOption(extra, context))
}

/** The extras that share the contingents left by rooms and room extras. */
function extrasWithContext(draft: BookingDraft, offer: Offer) {
  const personal = personalExtras(draft, offer)
  const booking = bookingExtras(draft, offer)
  const collective = collectiveExtras(draft, offer)
  const competing = [...personal, ...booking, ...collective]
  const taken = unitsOfBedsAndRoomAddons(draft.accommodationAddons, draft, offer)
  return { personal, booking, collective, context: { draft, offer, competing, taken } }
}

/** The extras of the chosen rooms and the family package, by place. */
export function roomAddonOptions(draft: BookingDraft, offer: Offer): readonly RoomAddonOption[] {
  const competing = roomExtras(draft, offer)
  const context = { draft, offer, competing, taken: unitsOfFamilyPackage(draft, offer) }
  return competing.map((extra) => ({ ...toOption(extra, context), place: extra.place }))
}
