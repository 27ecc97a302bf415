import { unitsOfBedsAndRoomAddons } from '#domain/booking/availability/serviceUnits.ts'
import type { AddonChoice } from '#domain/booking/draft/choices.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { withChoices } from '#domain/booking/draft/withChoices.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { quantityIn } from '#domain/booking/rules/applicable.ts'
import { isMandatory, NOT_SOLD } from './addonLimits.ts'
import { discountLimits } from './discountLimits.ts'
import { settledChoices, settledQuantity, type AnyExtra } from './settledChoices.ts'
import { bookingExtras, collectiveExtras, personalExtras } from './soldExtras.ts'

/** Settles extras per person, booking and group and personal discounts: adds mandatory ones, caps the others. */
export function settleExtras(booking: Booking): BookingDraft {
  const { draft, sale } = booking
  if (sale === null) return draft
  const { pricing } = sale
  const personal = personalExtras(booking, concerned(pricing.personalAddons, draft.personalAddons))
  const ofBooking = bookingExtras(booking, concerned(pricing.bookingAddons, draft.bookingAddons))
  const collective = collectiveExtras(booking, concerned(pricing.collectiveAddons, draft.collectiveAddons))
  const choices = settledChoices([...personal, ...ofBooking, ...collective], unitsOfBedsAndRoomAddons(booking))
  const choicesOf = (extras: readonly AnyExtra[]) =>
    extras.map((extra) => choices.get(extra)).filter((choice) => choice !== undefined)
  return withChoices(draft, {
    personalAddons: choicesOf(personal),
    bookingAddons: choicesOf(ofBooking),
    collectiveAddons: choicesOf(collective),
    personalDiscounts: pricing.personalDiscounts
      .map((discount) => {
        const chosen = quantityIn(draft.personalDiscounts, discount.id)
        const isConcerned = chosen > 0 || isMandatory(discount.mandatorySettings)
        const limits = isConcerned ? discountLimits(discount, booking) : NOT_SOLD
        return { discountId: discount.id, ...settledQuantity(limits, chosen) }
      })
      .filter(({ quantity }) => quantity > 0),
  })
}

/** The extras that can be part of the booking: chosen or mandatory ones. Skips the limits of all others. */
function concerned<Addon extends AnyExtra['addon']>(
  addons: readonly Addon[],
  choices: readonly AddonChoice[],
): readonly Addon[] {
  const chosen = new Set(choices.map(({ addonId }) => addonId))
  return addons.filter(({ id, mandatorySettings }) => chosen.has(id) || isMandatory(mandatorySettings))
}
